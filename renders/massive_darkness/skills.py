"""The Skills of a Class: what is bought, what can be paid, and what each says."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.massive_darkness.content import Line, Skill, Step, content
from engine.games.massive_darkness.state import Hero, State
from renders.canvas import palette
from renders.canvas.plates import plate
from renders.canvas.sprites import SHAPES_KEPT, put, row, symbol, text, write
from renders.massive_darkness.cards import in_locale, said
from renders.massive_darkness.listing import Entry
from renders.massive_darkness.look import LOST, TONES
from renders.picture import Scene


def skill_entries(scene: Scene, hero: Hero, *, coming: bool) -> list[Entry]:
    """Signature and free Skill, then the lines of the Class with all their steps. The words are those of the step in
    use; where there is none, those of the next one if `coming`."""
    sheet_of = content().classes[hero.hero_class]
    first = [plain_skill(scene, sheet_of.signature, "xp"), plain_skill(scene, sheet_of.free, "skill")]
    return [*first, *(_line(scene, hero, line, coming=coming) for line in sheet_of.lines)]


def plain_skill(scene: Scene, skill: Skill, sign: str) -> Entry:
    """The Signature Skill, paid with XP, or the free one."""
    return Entry(in_locale(scene, skill.name), said(scene, skill.abilities), symbol(sign, 40, TONES.accent))


def _line(scene: Scene, hero: Hero, line: Line, *, coming: bool) -> Entry:
    used = in_use(scene.view, hero, line)
    following = next((step for step in line.steps if step.id not in hero.skills), None)
    told = used or (following if coming else None)
    words = said(scene, told.abilities) if told else ()
    boxes = tuple(_box(scene.view, hero, step, step is following) for step in line.steps)
    return Entry(in_locale(scene, line.name), words, side=boxes, dim=used is None)


def in_use(state: State, hero: Hero, line: Line) -> Step | None:
    """The highest acquired step whose Level is at most the Current Level (MD-CLASS-06)."""
    usable = [step for step in line.steps if step.id in hero.skills and step.level <= state.level]
    return usable[-1] if usable else None


def _box(state: State, hero: Hero, step: Step, is_next: bool) -> Image.Image:
    owned = step.id in hero.skills
    affordable = is_next and hero.xp >= step.cost
    return step_box(step.level, step.cost, owned, affordable, step.level <= state.level)


@lru_cache(maxsize=SHAPES_KEPT)
def step_box(level: int, cost: int, owned: bool = False, affordable: bool = False, reached: bool = True) -> Image.Image:
    """Level and price of a step: filled and ticked when bought, framed in green when it can be paid."""
    fill, edge = (palette.GOOD, palette.GOOD) if owned else (TONES.low, palette.GOOD if affordable else palette.LINE)
    ink = palette.INK if owned else palette.TEXT if affordable else palette.MUTED
    sprite = plate(112, 48, fill, edge, line=4, radius=14).copy()
    write(sprite, 28, 24, str(level), 34, ink, "black", "mm")
    put(sprite, plate(3, 28, palette.mix(fill, ink, 0.5), radius=1), 48, 24, "mm")
    if owned:
        put(sprite, symbol("check" if reached else "turn", 28, ink), 80, 24, "mm")
    else:
        tone = palette.GOOD if affordable else LOST
        row(sprite, 54, 24, symbol("xp", 24, tone), text(str(cost), 28, ink, "bold"), gap=2)
    return sprite
