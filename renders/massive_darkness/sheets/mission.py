"""The Mission: objectives, special rules and progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.model.content import content, token_name
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.telling.standing import objectives_and_rules
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.massive_darkness.sheets.cards import name
from renders.massive_darkness.sheets.listing import Box, Entry, note, put_entries
from renders.massive_darkness.style.look import HEAD, MARGIN, TONES, heading, sheet, sheet_size, token
from renders.massive_darkness.style.tokens import OBJECTIVES
from renders.scene import Scene

TOP = MARGIN + HEAD + 12
USUAL: tuple[Box, Box] = ((16, TOP, 1010, 1184 - TOP), (1038, TOP, 546, 1184 - TOP))
LARGE: tuple[Box, Box] = ((16, TOP, 1248, 880), (16, TOP + 892, 1248, 792 - TOP))
MOMENT = 132


def ground(scene: Scene) -> Image.Image:
    """Draws the heading and two panels."""
    return sheet(sheet_size(scene), *_panels(scene))


def _panels(scene: Scene) -> tuple[Box, Box]:
    """Returns the boxes of rules and progress: side by side, or below each other with large labels."""
    return LARGE if scene.large else USUAL


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the Mission's name."""
    heading(image, scene, name(scene, content().missions[scene.view.mission]))


def rules(image: Image.Image, scene: Scene) -> None:
    """Draws objectives and special rules, a plate each."""
    x, y, wide, high = _panels(scene)[0]
    told = [Entry("", (scene.words.say(line),)) for line in objectives_and_rules(scene.view)]
    put_entries(image, (x + 14, y + 14, wide - 28, high - 28), [told])


def progress(image: Image.Image, scene: Scene) -> None:
    """Draws Round, Level and Lifebringer, the Mission's counters, then what is left on the board."""
    state: State = scene.view
    x, y, wide, high = _panels(scene)[1]
    shown = (
        ("turn", palette.MUTED, state.round, "picture-round"),
        ("level", palette.GOOD, state.level, "picture-level"),
        ("lifebringer", palette.BAD, state.lifebringer, "picture-lifebringer"),
    )
    step = (wide - 28) // 3
    for i, (sign, tone, figure, key) in enumerate(shown):
        middle = x + 14 + step * i + step // 2
        put(image, plate(step - 8, MOMENT, TONES.floor, radius=16), middle, y + 14, "mt")
        put(image, symbol(sign, 48, tone), middle - 8, y + 62, "rm")
        put(image, text(str(figure), 56, palette.TEXT, "black"), middle + 8, y + 62, "lm")
        write_fitted(image, middle, y + 118, fit(scene.say(key), 30, step - 20), palette.MUTED, anchor="mm")
    rest = y + MOMENT + 26
    put_entries(image, (x + 14, rest, wide - 28, y + high - 14 - rest), [[*_counters(scene), *_on_board(scene)]])


def _counters(scene: Scene) -> Iterator[Entry]:
    """Yields the Mission's counters that have a text."""
    state: State = scene.view
    for counter, count in state.progress.items():
        key = f"progress-{state.mission}-{counter.replace('_', '-')}"
        if scene.words.has(key):
            yield _counted(scene.say(key), count, symbol("check", 44, palette.GOOD))


def _on_board(scene: Scene) -> Iterator[Entry]:
    """Yields the remaining Objectives, Treasure, closed Doors and Enemies."""
    state: State = scene.view
    kinds: Counter[str] = Counter(token_name(state, each) for each in state.objectives)
    for kind, sign in OBJECTIVES.items():
        if kinds[kind]:
            yield _counted(scene.say(f"picture-legend-{kind}"), kinds[kind], token(sign, palette.MAGIC, 48))
    treasure = sum(each.normal + each.special for each in state.treasure.values())
    closed = sum(each == "closed" for each in state.doors.values())
    yield _counted(scene.say("sign-treasure"), treasure, token("treasure", palette.WARM, 48))
    yield _counted(scene.say("picture-closed-doors"), closed, token("door", palette.MUTED, 48))
    yield _counted(scene.say("picture-enemies"), len(state.enemies), token("bones", palette.BAD, 48))


def _counted(words: str, count: int, sign: Image.Image) -> Entry:
    return Entry(words, (), sign, (note(str(count), 40, palette.TEXT),))
