"""A hero: role, abilities, focus cards, upgrade sets and carried items."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.asking.wording import discovery_text, focus_text, hero_text
from engine.games.fireteam_zero.model.content import content, mission_of
from renders.canvas import palette
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.sprites import symbol
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES, token
from renders.fireteam_zero.style.pieces import hero_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, LETTERS, AIR = 104, 38, 24


def entries(scene: Scene) -> list[Entry]:
    """Returns the entries that describe the hero."""
    return [*_entries(scene)]


def _entries(scene: Scene) -> Iterator[Entry]:
    hero, every, say = hero_of(scene), content(), scene.words.say
    card = every.heroes[hero.id]
    role = every.roles[card.role]
    yield Entry(
        f"{look.name(scene, role)}. {look.words_of(scene, role.plays)}", symbol(role.id, 72, TONES.accent), "bold"
    )
    yield Entry(scene.say("picture-ability", text=say(hero_text(hero.id))), symbol("heads", 52, palette.WARM))
    for focus in hero.focus:
        words = f"{look.name(scene, every.focus[focus])}: {say(focus_text(focus))}"
        yield Entry(words, symbol("eye", 52, palette.MAGIC))
    for upgrade in hero.upgrades:
        words = scene.say("picture-upgrade", card=look.name(scene, every.cards[upgrade]))
        yield Entry(words, symbol("deck", 52, palette.COLD))
    mission = mission_of(scene.view)
    for carried in hero.carries:
        words = f"{look.name(scene, mission.discoveries[carried][1])}: {say(discovery_text(mission, carried))}"
        yield Entry(words, token("intel", palette.WARM, 56))


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and a panel as high as the list."""
    wide = sheet_wide(scene)
    high = list_high(scene.once(entries), LETTERS, wide - 2 * MARGIN - 2 * AIR) + 2 * AIR
    return HEADLINE.ground((wide, TOP + high + MARGIN), (MARGIN, TOP, wide - 2 * MARGIN, high))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the hero's name and call sign."""
    hero = hero_of(scene)
    card = content().heroes[hero.id]
    name = look.name(scene, card)
    words = f"{name} “{card.callsign}”" if card.callsign else name
    HEADLINE.put(image, scene, words, hero_piece(scene.view.heroes.index(hero), 50, down=hero.down))


def about(image: Image.Image, scene: Scene) -> None:
    """Draws the list."""
    box = (MARGIN + AIR, TOP + AIR, image.width - 2 * MARGIN - 2 * AIR, image.height - TOP - MARGIN - 2 * AIR)
    put_list(image, box, scene.once(entries))
