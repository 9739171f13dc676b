"""The creatures of a mission with their current values, and the active threat cards."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.asking.wording import effects_text, threat_text
from engine.games.fireteam_zero.board.numbers import attack_range, life, resistance, speed, strength
from engine.games.fireteam_zero.model.content import CreatureCard, content, content_of, mission_of
from engine.games.fireteam_zero.model.pieces import ATTACK_TYPES, CREATURE_CLASSES
from engine.games.fireteam_zero.model.state import Creature, State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES, TYPES
from renders.fireteam_zero.style.pieces import creature_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, HIGH, GAP, LETTERS = 104, 340, 12, 36


def kinds(state: State) -> list[CreatureCard]:
    """Returns the kinds of creatures in the mission, minions first."""
    mission = mission_of(state)
    found = [content_of(state).kind(state.mission, each) for each in CREATURE_CLASSES if each != "boss" or mission.boss]
    return [content().creatures[kind] for kind in found]


def threats(scene: Scene) -> list[Entry]:
    """Returns the active threat cards."""
    sign = symbol("threat", 48, palette.BAD)
    found = [
        Entry(f"{look.name(scene, content().threats[card])}: {scene.words.say(threat_text(card))}", sign)
        for card in scene.view.threats
    ]
    return found or [Entry(scene.say("picture-no-threats"), sign, muted=True)]


def _list_high(scene: Scene) -> int:
    return list_high(threats(scene), LETTERS, sheet_wide(scene) - 2 * MARGIN - 44) + 40


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and the threats' panel."""
    wide, top = sheet_wide(scene), TOP + len(kinds(scene.view)) * (HIGH + GAP)
    high = _list_high(scene)
    return HEADLINE.ground((wide, top + high + MARGIN), (MARGIN, top, wide - 2 * MARGIN, high))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the family's name."""
    family = content().families[mission_of(scene.view).family]
    HEADLINE.put(image, scene, look.name(scene, family), symbol(family.minion, 52, palette.BAD))


def plates(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each kind, then the threats."""
    for i, kind in enumerate(kinds(scene.view)):
        _put_kind(image, scene, kind, (MARGIN, TOP + i * (HIGH + GAP), image.width - 2 * MARGIN, HIGH))
    top = TOP + len(kinds(scene.view)) * (HIGH + GAP)
    put_list(image, (MARGIN + 22, top + 20, image.width - 2 * MARGIN - 44, _list_high(scene) - 40), threats(scene))


def _put_kind(image: Image.Image, scene: Scene, kind: CreatureCard, box: Box) -> None:
    """Draws face, name and values, then the special symbol's effect and permanent abilities."""
    x, y, wide, high = box
    put(image, plate(wide, high - 5, TONES.floor, radius=20, lift=5), x, y)
    put(image, creature_piece(kind.id, 120), x + 80, y + 84, "mm")
    name = fit(look.name(scene, kind), 46, wide - 180, "serif")
    write_fitted(image, x + 160, y + 42, name, palette.TEXT, "serif")
    one = Creature(0, kind.id, mission_of(scene.view).start)
    end = _put_defence(image, scene.view, one, x + 160, y + 104)
    _put_offence(image, scene.view, one, end + 16, y + 104)
    put_list(image, (x + 24, y + 164, wide - 48, high - 184), [*_abilities(scene, kind)])


def _put_defence(image: Image.Image, state: State, one: Creature, x: float, y: float) -> float:
    """Draws life and the resistance to each type of attack. Returns the x after them."""
    x = row(image, x, y, symbol("heart", 44, palette.BAD), text(str(life(state, one)), 42, face="black"))
    for attack in ATTACK_TYPES:
        shown = text(str(resistance(state, one, attack)), 40, face="black")
        signs = symbol("resist", 42, palette.COLD), symbol(TYPES[attack], 38, palette.MUTED), shown
        x = row(image, x + 16, y, *signs, gap=4)
    return x


def _put_offence(image: Image.Image, state: State, one: Creature, x: float, y: float) -> None:
    """Draws speed, then the attack's type, range and dice."""
    x = row(image, x, y, symbol("move", 42), text(str(speed(state, one)), 40, face="black"))
    sign = symbol(TYPES[content().creatures[one.kind].attack.type], 44, palette.WARM)
    reach = attack_range(state, one)
    far = text(f"0–{reach}" if reach else "0", 40, face="black")
    dice = text(f"×{strength(state, one)}", 40, face="black")
    row(image, x + 20, y, sign, far, symbol("dice", 42), dice, gap=6)


def _abilities(scene: Scene, kind: CreatureCard) -> Iterator[Entry]:
    yield Entry(scene.words.say(effects_text(kind.special)), symbol("reaction", 44, palette.MAGIC))
    if kind.traits:
        yield Entry(scene.words.say(effects_text(kind.traits)), symbol("eye", 44, palette.TEXT))
