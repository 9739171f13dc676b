"""The scenario: its special rules, its own cards, its counters and the progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Text
from renders.canvas import palette
from renders.canvas.listing import Entry, put_list
from renders.canvas.plates import tag
from renders.canvas.sprites import symbol
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import counted
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES, scenario_name
from renders.keep_the_heroes_out.style.pieces import hoard, token
from renders.scene import Scene

TOP, RULES, STATE = 104, 640, 440
HEIGHT = TOP + RULES + STATE + 30


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and two panels."""
    wide = sheet_wide(scene) - 2 * MARGIN
    return HEADLINE.ground(
        (wide + 2 * MARGIN, HEIGHT), (MARGIN, TOP, wide, RULES), (MARGIN, TOP + RULES + 14, wide, STATE)
    )


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the scenario's name."""
    HEADLINE.put(image, scene, scenario_name(scene))


def rules(image: Image.Image, scene: Scene) -> None:
    """Draws the scenario's text, then its own cards."""
    written = scenario_of(scene.view)
    entries = [Entry(look.name_of(scene, written.text), symbol("event", 60, TONES.accent), "bold")]
    for card in written.guild.own:
        sign = tag(f"×{card.copies}", palette.MAGIC, 52, sign="deck")
        entries.append(Entry(f"{look.name(scene, card)}: {look.name_of(scene, card.text)}", sign))
    put_list(image, (MARGIN + 22, TOP + 20, image.width - 2 * MARGIN - 44, RULES - 40), entries)


def progress(image: Image.Image, scene: Scene) -> None:
    """Draws difficulty and wave, counters, treasures and blueprints."""
    top = TOP + RULES + 14
    put_list(image, (MARGIN + 22, top + 18, image.width - 2 * MARGIN - 44, STATE - 36), [*_progress(scene)])


def _progress(scene: Scene) -> Iterator[Entry]:
    state: State = scene.view
    cards = content().reveal[state.difficulty]
    level = scene.say(f"option-difficulty-{state.difficulty}")
    yield Entry(
        scene.say("picture-difficulty", level=level, first=cards[0], second=cards[1], wave=state.wave),
        symbol("warning", 52, palette.BAD),
    )
    yield Entry(scene.say("picture-guild-left", count=len(state.guild_deck)), symbol("deck", 52, palette.TEXT))
    for named, count in counted(scene):
        yield Entry(f"{named}: {count}", token("event", 56))
    lying = Counter(room.treasure.value for room in state.rooms.values() if room.treasure)
    values = tuple(Text("picture-treasure-of", count=count, value=value) for value, count in sorted(lying.items()))
    words = scene.say("picture-treasures", values=values, plundered=len(state.plundered))
    yield Entry(words, hoard(max(lying, default=1)))
    if state.blueprints:
        rooms = ", ".join(look.name(scene, content().rooms[room]) for room in state.blueprints)
        yield Entry(scene.say("picture-blueprints", rooms=rooms), symbol("build", 56, TONES.accent))
