"""The melodies, as they have come down to us. What is attested and what is guessed is told in README.md beside this file."""

# The song of Seikilos, line by line: (note, beats). Notes and lengths are on the stone; where the stone marks a syllable of three beats
# over two or three notes, they share it.
SEIKILOS = [
    [("a", 1), ("e'", 2), ("e'", 3), ("c#", 1), ("d", 1), ("e'", 1), ("d", 3)],
    [("c#", 2), ("d", 1), ("e'", 1), ("d", 1), ("c#", 1), ("b", 1), ("a", 2), ("b", 1), ("g", 2)],
    [("a", 1), ("c#", 1), ("e'", 1), ("d", 1), ("c#", 1), ("d", 1), ("c#", 1), ("a", 2), ("b", 1), ("g", 2)],
    [("a", 1), ("c#", 1), ("b", 1), ("d", 1), ("e'", 1), ("c#", 1), ("a", 1), ("a", 2), ("a", 1), ("f#", 1), ("e", 1)],
]

# Mesomedes' hymn to the Sun, verses 7 to 25 (the first six have no notes): one verse a line, letters as in ABC notation with b flat,
# each followed by its length in beats where that is not 1. Bar lines and beats are Karl von Jan's, 1899.
HELIOS_VERSES = """
A A | A2 A d A2 B A | G3 A2
G c | c2 c c A2 G c | d3 c2
c | d2 c d B2 c d | e3 e2
c2 | e2 c e d2 c d | c2 e d2
c d | e2 d c d2 B G | A B B A2
A2 | B2 c c c2 c c | c2 d c2
d2 | c2 B c d2 e d | c B2 A2
A B | c2 c c A2 F G | c3 c2
c d | e2 e e | e2 e f | d2 f e2
B2 | c2 d e e2 e d | c2 B A2
A2 | G2 A B c2 c c | B2 B A2
c d | c2 c d B2 c d | e3 e2
e e | c2 e e c2 e d | f3 e2
c2 | d2 e e c2 d B | G2 e e2
A B | c2 c c A2 B c | c d2 c2
d c | d2 c c B2 c d | e3 e2
c d | e2 d c d2 G A | B c B A2
A A | A2 A A A2 B A | B G B c
c d | e2 d c d2 G A | B c B A2
""".strip().splitlines()

ABC_NAMES = {"F": "f", "G": "g", "A": "a", "B": "bb", "c": "c", "d": "d", "e": "e'", "f": "f'"}


def helios():
    """The verses as lists of (note, beats)."""
    return [
        [(ABC_NAMES[word[0]], int(word[1:] or 1)) for word in verse.split() if word != "|"]
        for verse in HELIOS_VERSES
    ]
