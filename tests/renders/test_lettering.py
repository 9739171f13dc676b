"""Words fit their room, and nothing is ever an empty box."""

from __future__ import annotations

import pytest

from renders.canvas.lettering import NARROWEST, SMALLEST, balanced, fit, has, readable, width, wrap
from renders.canvas.markup import breadth, fit_block, flow


def test_words_that_fit_keep_their_size() -> None:
    assert fit("Skullport", 36, 400, "bold") == (("Skullport",), 36, 1.0)


def test_words_are_made_smaller_before_anything_else() -> None:
    room = width("Menzoberranzan", 30, "bold")
    fitted = fit("Menzoberranzan", 40, room, "bold")
    assert fitted.lines == ("Menzoberranzan",)
    assert fitted.px == 30
    assert fitted.squeeze == 1


def test_words_are_wrapped_where_lines_are_given() -> None:
    fitted = fit("Halls of the Scoured Legion", 28, 200, "bold", lines=2)
    assert fitted.lines == ("Halls of the", "Scoured Legion")


def test_words_are_squeezed_before_they_are_cut() -> None:
    natural = width("Menzoberranzan", SMALLEST, "bold")
    fitted = fit("Menzoberranzan", 40, round(natural * 0.9), "bold")
    assert fitted.lines == ("Menzoberranzan",)
    assert NARROWEST < fitted.squeeze < 1
    assert natural * fitted.squeeze <= natural * 0.9 + 1


def test_words_are_cut_only_when_all_else_fails() -> None:
    fitted = fit("W" * 20, 40, 200, "bold")
    assert fitted.lines[0].endswith("…")
    assert width(fitted.lines[0], fitted.px, "bold") * fitted.squeeze <= 200


def test_wrapping_loses_no_word() -> None:
    words = "Master of Melee-Magthere and a very long list of words"
    lines = wrap(words, 28, 150)
    assert " ".join(lines) == words
    assert all(width(line, 28) <= 150 or " " not in line for line in lines)


def test_balanced_lines_are_as_short_as_can_be() -> None:
    assert balanced("Priestess of Lolth", 28, 2, "bold") == ["Priestess", "of Lolth"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("José Ñandú", "José Ñandú"),
        ("日本", "B"),
        ("Ana 日本語", "Ana B"),
        ("🎲 Ana 🎲", "Ana"),
        ("🎲", "B"),
        ("", "B"),
        ("Ana\u200b\nLima", "Ana Lima"),
    ],
)
def test_letters_that_the_font_lacks_become_the_seats_letter(name: str, shown: str) -> None:
    assert readable(name, "B") == shown
    assert all(has(character, "bold") for character in shown)


def test_symbols_stand_in_the_line_and_take_room() -> None:
    assert breadth("+2 <power>", 40) > breadth("+2 ", 40) + 30


def test_lines_with_symbols_break_at_spaces_only() -> None:
    assert flow("<spy><becomes>3<deploy> <vp>", 30, 10) == ["<spy><becomes>3<deploy>", "<vp>"]


def test_a_block_takes_the_largest_size_that_fits_and_none_if_none_does() -> None:
    paragraphs = ("place a <spy>", "another player's <troop> there: +1 <power>")
    large, small = fit_block(paragraphs, (42, 28), 400, 400), fit_block(paragraphs, (42, 28), 300, 130)
    assert large and large.px == 42
    assert small and small.px == 28 and small.high <= 130
    assert fit_block(paragraphs, (42, 28), 100, 60) is None
