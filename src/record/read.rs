//! Reading a record.

use super::Record;
use super::scan::{Fault, Place, Scanner, Token};
use super::tags::{Score, Tag, Tags};
use crate::rules::{MoveError, Position, shortened};

/// A tag that does not say what it should; the reader knows where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TagFault {
    /// Which tag.
    pub tag: Tag,
    /// What was found and what is allowed.
    pub reason: String,
}

/// A record that could not be read to its end.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{fault}")]
pub struct Broken {
    /// The first fault.
    pub fault: Fault,
    /// The game up to the fault, if its start could be made out.
    pub kept: Option<Box<Record>>,
}

/// Reads a record and replays it. Spacing, line breaks, comments and the numbers of the turns carry no meaning; `resolve`
/// says which position the tags mean.
///
/// # Errors
/// The first fault with its place, and the game up to there.
pub fn read(
    text: &str,
    resolve: impl FnOnce(&Tags) -> Result<Position, TagFault>,
) -> Result<Record, Broken> {
    let mut scanner = Scanner::new(text);
    let without_start = |fault| Broken { fault, kept: None };
    let mut head = Head::read(&mut scanner).map_err(without_start)?;
    let start = resolve(&head.tags)
        .map_err(|fault| without_start(Fault::new(head.place_of(fault.tag), fault.reason)))?;
    let mut body = Body {
        record: Record::new(head.tags.clone(), start),
        plus: None,
        score: None,
    };
    let read = body.read(&mut scanner, head.first.take());
    match read.and_then(|()| body.check_score(&head)) {
        Ok(()) => Ok(body.record),
        Err(fault) => Err(Broken {
            fault,
            kept: Some(Box::new(body.record)),
        }),
    }
}

type Placed<'a> = (Place, Token<'a>);

/// The tags with their places, and the token that followed them.
struct Head<'a> {
    tags: Tags,
    places: Vec<(String, Place)>,
    first: Option<Placed<'a>>,
}

impl<'a> Head<'a> {
    fn read(scanner: &mut Scanner<'a>) -> Result<Self, Fault> {
        let mut head = Self {
            tags: Tags::default(),
            places: Vec::new(),
            first: None,
        };
        loop {
            match scanner.next_token()? {
                Some((place, Token::Tag { name, value })) => head.add(place, name, value)?,
                first => {
                    head.first = first;
                    return Ok(head);
                }
            }
        }
    }

    fn add(&mut self, place: Place, name: &str, value: String) -> Result<(), Fault> {
        if name == Tag::Result.word() && Score::parse(&value).is_none() {
            return Err(Fault::new(
                place,
                format!(
                    "found Result '{}'; allowed: {}",
                    shortened(&value),
                    all_scores()
                ),
            ));
        }
        if !self.tags.add(name.to_owned(), value) {
            return Err(Fault::new(place, format!("the tag {name} stands twice")));
        }
        self.places.push((name.to_owned(), place));
        Ok(())
    }

    /// Where a tag stands; a missing one is missed at the start.
    fn place_of(&self, tag: Tag) -> Place {
        self.places
            .iter()
            .find(|(name, _)| name == tag.word())
            .map_or(Place::START, |&(_, place)| place)
    }
}

fn all_scores() -> String {
    Score::ALL.map(Score::word).join(" ")
}

/// The moves read so far.
struct Body {
    record: Record,
    /// A `+` that waits for its second action.
    plus: Option<Place>,
    score: Option<(Place, Score)>,
}

impl Body {
    fn read<'a>(
        &mut self,
        scanner: &mut Scanner<'a>,
        first: Option<Placed<'a>>,
    ) -> Result<(), Fault> {
        let mut next = first;
        while let Some((place, token)) = next {
            if self.score.is_some() {
                return Err(Fault::new(place, "nothing may follow the result"));
            }
            match token {
                Token::Tag { name, .. } => {
                    return Err(Fault::new(
                        place,
                        format!("the tag {name} stands after the moves began"),
                    ));
                }
                Token::Number => self.close()?,
                Token::Plus => self.join(place)?,
                Token::Word(word) => match Score::parse(word) {
                    Some(score) => {
                        self.close()?;
                        self.score = Some((place, score));
                    }
                    None => self.act(place, word)?,
                },
            }
            next = scanner.next_token()?;
        }
        self.close()
    }

    /// Nothing may be left to join.
    fn close(&self) -> Result<(), Fault> {
        match self.plus {
            Some(place) => Err(Fault::new(place, "an action is missing after this '+'")),
            None => Ok(()),
        }
    }

    fn join(&mut self, place: Place) -> Result<(), Fault> {
        self.close()?;
        match self.record.plies().last() {
            None => Err(Fault::new(place, "an action is missing before this '+'")),
            Some(last) if last.ends_turn() => Err(Fault::new(
                place,
                format!(
                    "'+' joins the actions of one turn, and {}'s turn ended with '{}'",
                    last.side, last.mv
                ),
            )),
            Some(_) => {
                self.plus = Some(place);
                Ok(())
            }
        }
    }

    fn act(&mut self, place: Place, word: &str) -> Result<(), Fault> {
        let read = self.record.position().read_move(word);
        read.and_then(|mv| self.record.play(mv).map(|_| ()))
            .map_err(|error| match error {
                MoveError::Unreadable(_) => Fault::new(place, error.to_string()),
                error => Fault::new(place, format!("'{}': {error}", shortened(word))),
            })?;
        self.plus = None;
        Ok(())
    }

    /// The result after the moves, that in the tags and that of the rules must agree.
    fn check_score(&mut self, head: &Head<'_>) -> Result<(), Fault> {
        let tagged = head.tags.get(Tag::Result).and_then(Score::parse);
        let (place, claimed) = match (self.score, tagged) {
            (Some((place, score)), Some(tagged)) if score != tagged => {
                return Err(Fault::new(
                    place,
                    format!(
                        "the result is '{}' here and '{}' in the tag Result",
                        score.word(),
                        tagged.word()
                    ),
                ));
            }
            (Some(found), _) => found,
            (None, Some(tagged)) => (head.place_of(Tag::Result), tagged),
            (None, None) => return Ok(()),
        };
        let by_rules = self.record.position().outcome();
        match by_rules {
            Some(outcome) if claimed != Score::Open && claimed != Score::of(outcome) => {
                Err(Fault::new(
                    place,
                    format!(
                        "the result is given as '{}', and by the rules it is '{}' ({})",
                        claimed.word(),
                        Score::of(outcome).word(),
                        outcome.reason
                    ),
                ))
            }
            _ => {
                self.record.score = claimed;
                Ok(())
            }
        }
    }
}
