//! Closed outlines, and the triangles that fill them.

type Point = [f32; 2];

/// Twice the area within an outline; positive where it runs counter-clockwise.
fn doubled_area(outline: &[Point]) -> f32 {
    pairs(outline).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum()
}

/// Each point with the next one, the last with the first.
fn pairs(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let next = outline.iter().cycle().skip(1);
    outline.iter().copied().zip(next.copied())
}

/// Positive where `c` lies to the left of the way from `a` to `b`.
fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Whether an outline encloses something and never crosses or touches itself.
pub(super) fn is_simple(outline: &[Point]) -> bool {
    if outline.len() < 3 || doubled_area(outline).abs() < 1e-3 {
        return false;
    }
    let edges: Vec<(Point, Point)> = pairs(outline).collect();
    let count = edges.len();
    (0..count).all(|first| {
        (first + 1..count).all(|second| {
            let neighbours = second == first + 1 || (first == 0 && second == count - 1);
            neighbours || !cross(edges[first], edges[second])
        })
    })
}

fn cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let apart = |p: f32, q: f32| p * q > 0.0;
    // Edges on one line are apart where their spans are.
    let overlap = |axis: usize| {
        let (first, second) = ((a[axis], b[axis]), (c[axis], d[axis]));
        first.0.min(first.1) <= second.0.max(second.1)
            && second.0.min(second.1) <= first.0.max(first.1)
    };
    overlap(0)
        && overlap(1)
        && !apart(turn(a, b, c), turn(a, b, d))
        && !apart(turn(c, d, a), turn(c, d, b))
}

/// The triangles that fill a simple outline, as numbers of its points, counter-clockwise: one ear after the other is cut off.
#[must_use]
pub fn triangles(outline: &[Point]) -> Vec<[usize; 3]> {
    let mut left: Vec<usize> = (0..outline.len()).collect();
    if doubled_area(outline) < 0.0 {
        left.reverse();
    }
    let mut cut = Vec::new();
    while left.len() > 2 {
        let count = left.len();
        let ear = (0..count).find(|&idx| {
            let corners = [
                left[(idx + count - 1) % count],
                left[idx],
                left[(idx + 1) % count],
            ];
            is_ear(outline, &left, corners)
        });
        let Some(idx) = ear else {
            break;
        };
        cut.push([
            left[(idx + count - 1) % count],
            left[idx],
            left[(idx + 1) % count],
        ]);
        left.remove(idx);
    }
    cut
}

/// Whether a corner bulges outwards and no other point lies in its triangle.
fn is_ear(outline: &[Point], left: &[usize], corners: [usize; 3]) -> bool {
    let [a, b, c] = corners.map(|corner| outline[corner]);
    if turn(a, b, c) <= 0.0 {
        return false;
    }
    left.iter()
        .filter(|point| !corners.contains(point))
        .map(|&point| outline[point])
        .all(|p| turn(a, b, p) < 0.0 || turn(b, c, p) < 0.0 || turn(c, a, p) < 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOOK: [Point; 6] = [
        [0.0, 0.0],
        [4.0, 0.0],
        [4.0, 4.0],
        [3.0, 4.0],
        [3.0, 1.0],
        [0.0, 1.0],
    ];

    fn filled(outline: &[Point]) -> f32 {
        triangles(outline)
            .into_iter()
            .map(|[a, b, c]| turn(outline[a], outline[b], outline[c]) / 2.0)
            .sum()
    }

    #[test]
    fn the_triangles_fill_an_outline_whichever_way_it_runs() {
        assert_eq!(triangles(&HOOK).len(), 4);
        assert!((filled(&HOOK) - 7.0).abs() < 1e-5);
        let mut backwards = HOOK;
        backwards.reverse();
        assert!((filled(&backwards) - 7.0).abs() < 1e-5);
    }

    #[test]
    fn an_outline_that_crosses_itself_or_encloses_nothing_is_none() {
        assert!(is_simple(&HOOK));
        assert!(!is_simple(&[[0.0, 0.0], [4.0, 0.0], [2.0, 0.0]]));
        assert!(!is_simple(&[
            [0.0, 0.0],
            [4.0, 4.0],
            [4.0, 0.0],
            [0.0, 4.0]
        ]));
    }
}
