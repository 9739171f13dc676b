"""Words fit their room, and nothing is ever an empty box."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from renders.canvas.lettering import (
    NARROWEST,
    OVERHANG,
    SMALLEST,
    balanced,
    drawable,
    fit,
    font,
    has,
    readable,
    typeset,
    width,
    wrap,
)
from renders.canvas.markup import breadth, fit_block, flow
from renders.canvas.sprites import text


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
    assert "…" in fitted.lines[0]
    assert width(fitted.lines[0], fitted.px, "bold") * fitted.squeeze <= 200


@pytest.mark.parametrize("room", [110, 150, 190])
def test_cut_names_keep_distinguishing_ends(room: int) -> None:
    names = (
        "Maximiliana the Grand",
        "Maximiliana the Small",
        "Maximiliana of the North 1",
        "Maximiliana of the North 2",
    )
    cut = [fit(name, 40, room, "bold").lines[0] for name in names]
    assert all("…" in line for line in cut)
    assert len(set(cut)) == len(names)


@pytest.mark.parametrize("words", ["juego", "Jarrete", "Leaky Roof"])
def test_ink_that_overhangs_its_line_has_room(words: str) -> None:
    """The tail of the j begins before its line, the hook of the f ends behind it."""
    seen, whole = text(words, 66, "#ffffff", "serif").getchannel("A").getbbox(), Image.new("L", (600, 120))
    ImageDraw.Draw(whole).text((100, 0), words, fill=255, font=font(66, "serif"))
    ink = whole.getbbox()
    assert seen and ink
    assert seen[2] - seen[0] >= ink[2] - ink[0] - OVERHANG


def test_missing_glyphs_use_fallback_font() -> None:
    assert [(run.words, run.face) for run in typeset("1 → 2 ► 3", 40, "bold").runs] == [
        ("1 ", "bold"),
        ("→", "serif"),
        (" 2 ", "bold"),
        ("→", "serif"),
        (" 3", "bold"),
    ]
    assert [run.face for run in typeset("“a”", 40, "serif").runs] == ["black", "serif", "black"]
    assert drawable("Ana 日本 🎲 e\u0301\n", "bold") == "Ana ?? é"


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
        ("👩\u200d👩\u200d👧", "B"),
        ("👍🏽 Ana\ufe0f", "Ana"),
        ("عمر", "B"),
        ("", "B"),
        ("Ana\u200b\nLima", "Ana Lima"),
    ],
)
def test_letters_that_the_font_lacks_become_the_seats_letter(name: str, shown: str) -> None:
    assert readable(name, "B") == shown
    assert all(has(character, "bold") for character in shown)


def test_symbols_are_inline_and_take_space() -> None:
    assert breadth("+2 <power>", 40) > breadth("+2 ", 40) + 30


def test_lines_with_symbols_break_at_spaces_only() -> None:
    assert flow("<spy><becomes>3<deploy> <vp>", 30, 10) == ["<spy><becomes>3<deploy>", "<vp>"]


def test_block_takes_the_largest_size_that_fits_and_none_if_none_does() -> None:
    paragraphs = ("place a <spy>", "another player's <troop> there: +1 <power>")
    large, small = fit_block(paragraphs, (42, 28), 400, 400), fit_block(paragraphs, (42, 28), 300, 130)
    assert large and large.px == 42
    assert small and small.px == 28 and small.high <= 130
    assert fit_block(paragraphs, (42, 28), 100, 60) is None
