"""The guild cards drawn in this wave, by class and room type, for players who consider a gamble."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content, content_of, scenario_of
from engine.games.keep_the_heroes_out.model.pieces import HERO_CLASSES, ROOM_TYPES
from engine.games.keep_the_heroes_out.model.state import State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.listing import Entry, put_list
from renders.canvas.looks import kept
from renders.canvas.plates import plate, tag
from renders.canvas.sprites import put, symbol, text, write, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES, type_tone
from renders.keep_the_heroes_out.style.pieces import hero
from renders.scene import Scene

TOP, LINE, LEFT = 104, 118, 250
JEWEL = "jewel"
OWN = 330  # px of the panel of the scenario's own cards
HEIGHT = TOP + 96 + len(HERO_CLASSES) * LINE + 28 + OWN + MARGIN


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and two panels."""
    high = 96 + len(HERO_CLASSES) * LINE + 14
    wide = sheet_wide(scene) - 2 * MARGIN
    return HEADLINE.ground((wide + 2 * MARGIN, HEIGHT), (MARGIN, TOP, wide, high), (MARGIN, TOP + high + 14, wide, OWN))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the title, the wave and the number of cards left."""
    state: State = scene.view
    right = HEADLINE.right_edge(image, scene)
    left = text(str(len(state.guild_deck)), 44, face="black")
    put(image, left, right, HEADLINE.middle, "rm")
    put(image, symbol("deck", 44, TONES.accent), right - left.width - 10, HEADLINE.middle, "rm")
    HEADLINE.put(image, scene, scene.say("picture-guild-drawn", wave=state.wave), right=right - left.width - 80)


def heroes(image: Image.Image, scene: Scene) -> None:
    """Draws a line for each class: drawn and total cards of each type, and its tokens in the supply."""
    state: State = scene.view
    drawn = Counter(state.guild_discard)
    every = Counter(content_of(state).guild_deck(state.scenario, len(state.players)))
    types = types_of({*every, *drawn})
    step = (image.width - MARGIN - LEFT - 150) // len(types)
    for i, room_type in enumerate(types):
        put(image, symbol(room_type, 54, type_tone(room_type)), LEFT + step * (i + 0.5), TOP + 50, "mm")
    supply = image.width - MARGIN - 84
    write_fitted(
        image, supply, TOP + 50, fit(scene.say("picture-supply"), 30, 150, lines=2), palette.MUTED, anchor="mm"
    )
    for row, hero_class in enumerate(HERO_CLASSES):
        y = TOP + 96 + row * LINE
        if row % 2 == 0:
            put(image, plate(image.width - 2 * MARGIN - 20, LINE, TONES.floor, radius=14), MARGIN + 10, y)
        put(image, hero(hero_class, 76, active=True), MARGIN + 30, y + LINE / 2, "lm")
        name = fit(look.name(scene, content().classes[hero_class]), 34, 110, "bold")
        write_fitted(image, MARGIN + 122, y + LINE / 2, name, face="bold")
        for i, room_type in enumerate(types):
            card = f"{hero_class}_{room_type}"
            put(image, _count(drawn[card], max(drawn[card], every[card])), LEFT + step * (i + 0.5), y + LINE / 2, "mm")
        left = state.supply.get(hero_class, 0)
        tone = palette.TEXT if left else palette.BAD
        write(image, supply, y + LINE / 2, str(left), 48, tone, "black", "mm")
        if not left:
            put(image, symbol("warning", 40, palette.BAD), supply + 20, y + LINE / 2, "lm")


def types_of(cards: Collection[str]) -> Sequence[str]:
    """Returns the room types with a column. The Vault has one only if one of these cards shows it (KH-GUILD-06)."""
    has_jewel = any(f"{hero_class}_{JEWEL}" in cards for hero_class in HERO_CLASSES)
    return [each for each in ROOM_TYPES if each != JEWEL or has_jewel]


@kept
def _count(drawn: int, every: int) -> Image.Image:
    """Draws `drawn` of `every`, bright while cards are left."""
    tone = palette.FADED if drawn >= every else palette.TEXT
    return text(f"{drawn}/{every}" if every else "−", 46, tone, "black" if drawn < every else "medium")


def own(image: Image.Image, scene: Scene) -> None:
    """Draws the scenario's own cards: the number drawn, and their text."""
    state: State = scene.view
    drawn = Counter(state.guild_discard)
    entries = []
    for card in scenario_of(state).guild.own:
        name, said = look.name(scene, card), look.name_of(scene, card.text)
        sign = tag(f"{drawn[card.id]}/{max(card.copies, drawn[card.id])}", palette.MAGIC, 52, sign="event")
        entries.append(Entry(f"{name}: {said}", sign))
    top = HEIGHT - MARGIN - OWN
    put_list(image, (MARGIN + 20, top + 16, image.width - 2 * MARGIN - 40, OWN - 32), entries)
