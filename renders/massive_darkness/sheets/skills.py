"""The Skills of a Class: bought, affordable, and their text."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.model.content import Line, Skill, Step, content
from engine.games.massive_darkness.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write
from renders.massive_darkness.sheets.cards import in_locale, said
from renders.massive_darkness.sheets.listing import Entry
from renders.massive_darkness.style.look import TONES, lost
from renders.scene import Scene


def skill_versions(scene: Scene, hero: Hero) -> Iterator[list[Entry]]:
    """Yields Signature and free Skill, then the lines of the Class with all their steps, with less and less text: first
    for steps in use and next steps, then for as many lines as fit."""
    lines = content().classes[hero.hero_class].lines
    yield _entries(scene, hero, len(lines), coming=True)
    for told in range(len(lines), -1, -1):
        yield _entries(scene, hero, told, coming=False)


def _entries(scene: Scene, hero: Hero, told: int, *, coming: bool) -> list[Entry]:
    """Returns all entries, the first `told` lines with text."""
    sheet_of = content().classes[hero.hero_class]
    first = [plain_skill(scene, sheet_of.signature, "xp"), plain_skill(scene, sheet_of.free, "skill")]
    return [
        *first,
        *(_line_entry(scene, hero, line, coming and i < told, i < told) for i, line in enumerate(sheet_of.lines)),
    ]


def plain_skill(scene: Scene, skill: Skill, sign: str) -> Entry:
    """Returns the entry of the Signature Skill, which costs XP, or of the free one."""
    called, words = in_locale(scene, skill.name), said(scene, skill.abilities)
    return Entry(called, () if words == (called,) else words, symbol(sign, 40, TONES.accent))


def _line_entry(scene: Scene, hero: Hero, line: Line, coming: bool, words: bool) -> Entry:
    used = in_use(scene.view, hero, line)
    following = next((step for step in line.steps if step.id not in hero.skills), None)
    told = used or (following if coming else None)
    says = said(scene, told.abilities) if told and words else ()
    boxes = tuple(_step_box(scene.view, hero, step, step is following) for step in line.steps)
    return Entry(in_locale(scene, line.name), says, side=boxes, dim=used is None)


def in_use(state: State, hero: Hero, line: Line) -> Step | None:
    """Returns the highest acquired step whose Level is at most the Current Level (MD-CLASS-06)."""
    usable = [step for step in line.steps if step.id in hero.skills and step.level <= state.level]
    return usable[-1] if usable else None


def _step_box(state: State, hero: Hero, step: Step, is_next: bool) -> Image.Image:
    owned = step.id in hero.skills
    affordable = is_next and hero.xp >= step.cost
    return step_box(step.level, step.cost, owned, affordable, step.level <= state.level)


@kept
def step_box(level: int, cost: int, owned: bool = False, affordable: bool = False, reached: bool = True) -> Image.Image:
    """Draws Level and price of a step: filled and ticked if bought, framed in green if affordable."""
    fill, edge = (palette.GOOD, palette.GOOD) if owned else (TONES.low, palette.GOOD if affordable else palette.LINE)
    ink = palette.INK if owned else palette.TEXT if affordable else palette.MUTED
    sprite = plate(122, 46, fill, edge, line=4, radius=14).copy()
    write(sprite, 28, 23, str(level), 34, ink, "black", "mm")
    put(sprite, plate(3, 28, palette.mix(fill, ink, 0.5), radius=1), 48, 23, "mm")
    if owned:
        put(sprite, symbol("check" if reached else "turn", 28, ink), 84, 23, "mm")
    else:
        tone = palette.GOOD if affordable else lost()
        row(sprite, 56, 23, symbol("xp", 24, tone), text(str(cost), 28, ink, "bold"), gap=2)
    return sprite
