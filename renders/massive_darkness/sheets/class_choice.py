"""A seat's choice in the lobby: the Hero card and the Class sheet side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.games.massive_darkness.model.content import Line, content
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.sprites import put, symbol, write_fitted
from renders.massive_darkness.sheets.cards import in_locale, name, own_skill, said
from renders.massive_darkness.sheets.hand import hero_of
from renders.massive_darkness.sheets.listing import SIZES, Box, Entry, put_entries
from renders.massive_darkness.sheets.skills import plain_skill
from renders.massive_darkness.style.look import (
    HEAD,
    MARGIN,
    TONES,
    emblem,
    heading,
    hearts,
    right_edge,
    sheet,
    sheet_size,
)
from renders.scene import Scene

TOP = MARGIN + HEAD + 12
GAP = 12
USUAL: tuple[Box, Box] = ((16, TOP, 420, 1184 - TOP), (448, TOP, 1136, 1184 - TOP))
LARGE: tuple[Box, Box] = ((16, TOP, 1248, 430), (16, TOP + 442, 1248, 1242 - TOP))


def ground(scene: Scene) -> Image.Image:
    """Draws the heading, the Hero card and the Class sheet."""
    return sheet(sheet_size(scene), *_panels(scene))


def _panels(scene: Scene) -> tuple[Box, Box]:
    """Returns the boxes of Hero card and Class sheet: side by side, or below each other with large labels."""
    return LARGE if scene.large else USUAL


def _column_width(scene: Scene) -> int:
    """Returns the width of a column of the Class sheet."""
    return (_panels(scene)[1][2] - 28 - GAP) // 2


def title(image: Image.Image, scene: Scene) -> None:
    """Draws this seat's Hero and Class, and the Class's strengths."""
    hero = hero_of(scene)
    card, sheet_of = content().heroes[hero.hero], content().classes[hero.hero_class]
    focus = fit(" / ".join(scene.say(f"picture-focus-{each}") for each in sheet_of.focus), 34, 440)
    right = right_edge(scene)
    write_fitted(image, right, MARGIN + HEAD / 2, focus, TONES.accent, anchor="rm")
    words = scene.say("picture-hero-title", hero=name(scene, card), skills=name(scene, sheet_of))
    taken = round(width(focus.lines[0], focus.px) * focus.squeeze) + 30
    heading(image, scene, words, seat=hero.seat, right=right - taken)


def hero_card(image: Image.Image, scene: Scene) -> None:
    """Draws Life, the Hero's own abilities, and the recommended Class."""
    hero = hero_of(scene)
    card = content().heroes[hero.hero]
    x, y, wide, high = _panels(scene)[0]
    middle = x + (160 if scene.large else wide / 2)
    put(image, emblem(hero.hero, 200), middle, y + 20, "mt")
    put(image, hearts(hero.life, hero.max_life, 56 if wide < 500 else 48), middle, y + 262, "mm")
    recommended = name(scene, content().classes[card.recommended_class])
    advice = Entry(scene.say("picture-recommended"), (recommended,), symbol("check", 40, palette.GOOD), dim=True)
    own = [own_skill(scene, ability) for ability in card.abilities]
    beside = (x + 320, y + 14, wide - 334, high - 28)
    box = beside if scene.large else (x + 14, y + 306, wide - 28, high - 320)
    put_entries(image, box, [[*own, advice]])


def class_sheet(image: Image.Image, scene: Scene) -> None:
    """Draws Signature and free Skill, then every line with the text of all its steps, in two columns."""
    x, y, _, _ = _panels(scene)[1]
    for i, (entries, (wide, tall)) in enumerate(columns(scene)):
        first_steps = [replace(entry, words=entry.words[:1]) for entry in entries]
        put_entries(image, (x + 14 + i * (wide + GAP), y + 14, wide, tall), [entries, first_steps])


def columns(scene: Scene) -> Sequence[tuple[list[Entry], tuple[int, int]]]:
    """Returns the entries of both columns, and the space of each."""
    sheet_of = content().classes[hero_of(scene).hero_class]
    skills = [plain_skill(scene, sheet_of.signature, "xp"), plain_skill(scene, sheet_of.free, "skill")]
    lines = [_line_entry(scene, line) for line in sheet_of.lines]
    half = _column_width(scene)
    room = half, _panels(scene)[1][3] - 28
    break_at = min(range(1, len(lines)), key=lambda at: _unevenness(half, [*skills, *lines[:at]], lines[at:]))
    return [([*skills, *lines[:break_at]], room), (lines[break_at:], room)]


def _unevenness(half: int, left: Sequence[Entry], right: Sequence[Entry]) -> int:
    """Returns the difference in height of the two columns."""
    heights = [sum(entry.high(SIZES[-1], half) for entry in column) for column in (left, right)]
    return abs(heights[0] - heights[1])


def _line_entry(scene: Scene, line: Line) -> Entry:
    """Returns the entry of a line: each step after its Level and price."""
    told = (f"<level>{each.level} <xp>{each.cost}: {' '.join(said(scene, each.abilities))}" for each in line.steps)
    return Entry(in_locale(scene, line.name), tuple(told))
