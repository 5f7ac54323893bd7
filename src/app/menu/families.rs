//! Which reconstructions belong together, how hard they are to learn and how long they last.

use crate::data::Variant;
use crate::lang::Words;
use crate::say;

/// Reconstructions of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Family {
    /// David Bautista Prados.
    Bautista,
    /// Ulrich Schädler.
    Schadler,
    /// Robert Charles Bell.
    Bell,
    /// W. J. Kowalski.
    Kowalski,
    /// Cn. Salvius Astur.
    Astur,
    /// Games of another kind.
    Other,
    /// What a player brought.
    Own,
}

/// How hard a reconstruction is to learn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Difficulty {
    Easy,
    Middling,
    Hard,
}

/// How long a game takes. Measured: the middle of ten games of Principalis against Tiro, at eight seconds an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Length {
    /// Up to about 90 actions.
    Short,
    /// Up to about 260.
    Medium,
    /// More.
    Long,
}

impl Family {
    /// All families, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Bautista,
        Self::Schadler,
        Self::Bell,
        Self::Kowalski,
        Self::Astur,
        Self::Other,
        Self::Own,
    ];

    /// The family of a reconstruction.
    pub fn of(variant: &Variant) -> Self {
        const AUTHORS: [(&str, Family); 5] = [
            ("bautista", Family::Bautista),
            ("schadler", Family::Schadler),
            ("bell", Family::Bell),
            ("kowalski", Family::Kowalski),
            ("astur", Family::Astur),
        ];
        if variant.own {
            return Self::Own;
        }
        let of_author = |(author, _): &(&str, Self)| variant.id.starts_with(author);
        AUTHORS
            .into_iter()
            .find(of_author)
            .map_or(Self::Other, |(_, family)| family)
    }

    /// What the family is called.
    pub fn said(self, words: &Words) -> String {
        match self {
            Self::Bautista => say!(words, "family-bautista"),
            Self::Schadler => say!(words, "family-schadler"),
            Self::Bell => say!(words, "family-bell"),
            Self::Kowalski => say!(words, "family-kowalski"),
            Self::Astur => say!(words, "family-astur"),
            Self::Other => say!(words, "family-other"),
            Self::Own => say!(words, "family-own"),
        }
    }
}

/// How hard and how long, in a few words; nothing is known of a player's own.
pub(super) fn effort(words: &Words, variant: &Variant) -> Option<String> {
    use Difficulty::{Easy, Hard, Middling};
    use Length::{Long, Medium, Short};
    let (difficulty, length) = match variant.id.as_str() {
        _ if variant.own => return None,
        "bautista-dux" | "jasyr" => (Easy, Short),
        "bautista" => (Easy, Long),
        "astur-ranks" | "astur-ranks-delayed" | "jarmo" => (Middling, Short),
        "bell" | "kowalski" | "kowalski-early" | "kowalski-11x10" => (Middling, Medium),
        "astur-free" => (Middling, Medium),
        "astur-free-delayed" => (Hard, Medium),
        "schadler" | "schadler-1994" => (Hard, Long),
        _ => return None,
    };
    let difficulty = match difficulty {
        Easy => say!(words, "ruleset-easy"),
        Middling => say!(words, "ruleset-middling"),
        Hard => say!(words, "ruleset-hard"),
    };
    let length = match length {
        Short => say!(words, "ruleset-short"),
        Medium => say!(words, "ruleset-medium"),
        Long => say!(words, "ruleset-long"),
    };
    Some(format!("{difficulty} · {length}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;
    use crate::lang::Language;

    #[test]
    fn each_reconstruction_stands_in_a_family_and_tells_its_effort() {
        let library = Library::built_in();
        let words = Words::of(Language::English);
        for variant in &library.variants {
            assert_ne!(Family::of(variant), Family::Own, "{}", variant.id);
            assert!(effort(&words, variant).is_some(), "{}", variant.id);
        }
    }

    #[test]
    fn families_stand_together_in_the_list() {
        let library = Library::built_in();
        let mut families: Vec<Family> = library.variants.iter().map(|it| Family::of(it)).collect();
        families.dedup();
        let order = Family::ALL.into_iter().filter(|it| families.contains(it));
        assert_eq!(families, order.collect::<Vec<_>>());
    }
}
