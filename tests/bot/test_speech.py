"""Names and free text are escaped and shortened before they are said."""

import pytest

from bot.speech import catalogue, choice_said, cut, plain, player, safe, shortened
from engine.table import Text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "Ana"),
        ("**Rui**", r"\*\*Rui\*\*"),
        ("a_b", r"a\_b"),
        ("A name that is far too long", "A name that is far…"),
        ("two\nlines", "two lines"),
    ],
)
def test_a_name_is_escaped_and_at_most_twenty_characters(name: str, said: str) -> None:
    assert player(name) == said


@pytest.mark.parametrize("text", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_free_text_mentions_nobody(text: str) -> None:
    assert "@\u200b" in safe(text)


def test_free_text_neither_turns_nor_hides() -> None:
    assert safe("\u202egnp.exe\u200b \u2066ok") == "gnp.exe ok"
    assert safe("\U0001f468\u200d\U0001f469") == "\U0001f468\u200d\U0001f469"


def test_a_label_shows_no_markdown_and_is_cut_at_its_limit() -> None:
    assert plain("Play *Noble*, **2 Power**") == "Play Noble, 2 Power"
    assert shortened("abcdef", 4) == "abc…"
    assert shortened("abcd", 4) == "abcd"


@pytest.mark.parametrize(
    ("words", "longest", "said"),
    [("End turn", 8, "End turn"), ("Place a spy ► Supplant", 16, "Place a spy…"), ("Play Noble", 6, "Play…")],
)
def test_a_label_is_cut_after_a_whole_word(words: str, longest: int, said: str) -> None:
    assert cut(words, longest) == said


def test_what_was_chosen_has_words_even_where_it_was_nothing() -> None:
    words = catalogue("en")
    assert choice_said(words, [Text("button-hand"), Text("button-board")]) == "Hand and Board"
    assert choice_said(words, []) == "nothing"
