use super::*;

#[test]
fn a_system_locale_finds_its_language() {
    assert_eq!(Language::of_tag("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::of_tag("fr-CA"), Some(Language::French));
    assert_eq!(Language::of_tag("RU"), Some(Language::Russian));
    assert_eq!(Language::of_tag("C"), None);
    assert_eq!(Language::of_tag(""), None);
}

#[test]
fn a_message_is_said_in_its_language_with_its_arguments() {
    let russian = Words::of(Language::Russian);
    assert_eq!(say!(russian, "turns", count = 1), "1 ход");
    assert_eq!(say!(russian, "turns", count = 3), "3 хода");
    assert_eq!(say!(russian, "turns", count = 1200), "1200 ходов");
    assert_eq!(
        say!(Words::of(Language::Latin), "turns", count = 2),
        "2 motus"
    );
    assert_eq!(russian.say("no-such-message"), "no-such-message");
}
