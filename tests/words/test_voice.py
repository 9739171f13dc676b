"""How the bot speaks in each language: the rules of docs/behaviour.md#wording that a machine can check."""

import re

import pytest

from bot.text.speech import CATALOGUE
from engine.words import LOCALES, Words
from tests.words.messages import EVERY_MESSAGE, NUMBERS, PACKAGES, TRANSLATED, messages, said

ALIKE = {  # words that are written the same in these languages
    "pt-BR": {
        "deck-drow",
        "game-name",
        "option-difficulty-hardcore",
        "picture-deck",
        "picture-pile-deck",
        "picture-source-deck",
        "picture-total",
        "score-deck",
        "score-total",
        "setting-reaction_time-hour",
        "sign-bam",
        "sign-deck",
        "sign-portal",
        "vp-gain",
    },
    "es": {
        "deck-drow",
        "game-name",
        "picture-total",
        "score-total",
        "setting-reaction_time-hour",
        "sign-bam",
        "sign-control",
        "sign-portal",
        "value-false",
    },
}
ENGLISH = re.compile(r"\b(the|of|and|your|you|with|this|that|are|was|not|from|by|troop|card|seat|turn|site)\b", re.I)
VOSOTROS = re.compile(r"\b(vuestr|vosotr|\w+[áé]is\b|\w*[aei]d\b)", re.I)
SPANISH_NOUNS = re.compile(r"\b(\w+[ieu]dad|\w+[lnr]tad|mitad|verdad|pared|red|sed|huésped)\b", re.I)
NAMES_AND_COMMANDS = re.compile(r"<\w+>|`[^`]*`|/board words|of the Underdark|Keep the Heroes Out|\bexport\b", re.I)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_every_message_can_be_said_with_any_number(package: str, locale: str, number: int) -> None:
    """`Words` raises MissingText for a fault; braces would be what Fluent leaves of one."""
    for message in messages(package, locale).values():
        for words in said(package, locale, message, number):
            assert "{" not in words and "}" not in words, message.key


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_nothing_is_shouted_and_no_plural_is_bracketed(package: str, locale: str) -> None:
    for message in messages(package, locale).values():
        assert not re.search(r"[!¡]|\([aeo]?s\)|\w\((?:a|o|as|os|es)\)|\w/a\b|\w@\b", message.text), message.key


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_one_thing_is_not_said_in_the_plural(package: str, locale: str) -> None:
    for message in messages(package, locale).values():
        for words in said(package, locale, message, 1):
            assert not re.search(r"\b1 (?!más\b)\w+s\b", words), (message.key, words)


@pytest.mark.parametrize("package", PACKAGES)
def test_spanish_questions_are_opened(package: str) -> None:
    for message in messages(package, "es").values():
        assert message.text.count("¿") == message.text.count("?"), message.key


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", TRANSLATED)
def test_no_message_is_english_still(package: str, locale: str) -> None:
    english = messages(package, "en")
    same = {
        message.key
        for message in messages(package, locale).values()
        if message.is_words and message.key in english and message.text == english[message.key].text
    }
    assert same <= ALIKE[locale]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", TRANSLATED)
def test_no_english_word_is_left(package: str, locale: str) -> None:
    for message in messages(package, locale).values():
        assert not ENGLISH.search(NAMES_AND_COMMANDS.sub("", message.text)), message.key


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_minus_sign_is_not_a_hyphen(package: str, locale: str) -> None:
    for message in messages(package, locale).values():
        for words in said(package, locale, message, 2):
            assert not re.search(r"(?<!\S)-\d", words), (message.key, words)


@pytest.mark.parametrize("package", PACKAGES)
def test_spanish_says_tu(package: str) -> None:
    """One file for Spain and America: instructions to everyone are in the infinitive."""
    for message in messages(package, "es").values():
        for words in said(package, "es", message, 2):
            assert not VOSOTROS.search(SPANISH_NOUNS.sub("", words)), (message.key, words)


@pytest.mark.parametrize("locale", LOCALES)
def test_possible_card_names_are_not_in_italics(locale: str) -> None:
    """The name of a card is, and within italics Discord shows its asterisks."""
    for message in messages(CATALOGUE, locale).values():
        assert not re.search(r"(?<!\*)\*\{ \$\w+ \}\*(?!\*)", message.text), message.key


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_buttons_and_labels_have_no_final_dot(package: str, locale: str) -> None:
    for message in messages(package, locale).values():
        if re.match(
            r"(button|group|command|parameter|choice|menu|more|option|setting(?!-changed)|value)-", message.key
        ):
            assert not message.text.endswith("."), message.key


@pytest.mark.parametrize("locale", LOCALES)
def test_no_full_stop_follows_a_time(locale: str) -> None:
    """Times are written in the reader's language, in Spanish as 9:08 a.m., after which another full stop is wrong."""
    for message in messages(CATALOGUE, locale).values():
        assert not re.search(r"\{ \$(since|until) \}\.", message.text), message.key


@pytest.mark.parametrize(("locale", "said"), [("en", "and 2 more"), ("es", "y 2 más"), ("pt-BR", "e mais 2")])
def test_list_counts_the_others_only_where_they_are_several(locale: str, said: str) -> None:
    words = Words(locale, (CATALOGUE,))
    assert words.listed([f"A{number}" for number in range(1, 7)]).endswith(" A6")
    assert words.listed([f"A{number}" for number in range(1, 8)]).endswith(f"A5 {said}")
