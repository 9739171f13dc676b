"""The picture of the last attack: attacker and target, dice, sum and results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PIL import Image

from engine.games.fireteam_zero.combat.dice import shown, symbols
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Blow, Fight, State
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES, TYPES, token
from renders.fireteam_zero.style.pieces import creature_piece, hero_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, AIR, GAP = 104, 24, 14
DIE, SUM, LETTERS, PIECE = 132, 110, 42, 72  # px: a die, the line with the sum, the list's text, a piece
SPOTS = {
    1: ((0.5, 0.5),),
    2: ((0.3, 0.5), (0.7, 0.5)),
    3: ((0.3, 0.32), (0.7, 0.32), (0.5, 0.7)),
}
SHARES = {1: 0.6, 2: 0.42, 3: 0.38}  # size of a symbol relative to its die, by the number of symbols


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar, a panel for the dice and the sum, and one for cards and results."""
    wide, dice, told = sheet_wide(scene), _dice_box(scene), _list_box(scene)
    foot = told or dice
    return HEADLINE.ground((wide, foot[1] + foot[3] + MARGIN), *filter(None, (dice, told)))


def _across(scene: Scene) -> int:
    return (sheet_wide(scene) - 2 * MARGIN - 2 * AIR + GAP) // (DIE + GAP)


def _dice_box(scene: Scene) -> Box:
    fight: Fight | None = scene.view.fight
    rows = -(-len(fight.dice) // _across(scene)) if fight else 0
    return MARGIN, TOP, sheet_wide(scene) - 2 * MARGIN, rows * (DIE + GAP) + SUM + AIR


def _list_box(scene: Scene) -> Box | None:
    x, y, wide, high = _dice_box(scene)
    told = scene.once(entries)
    return (x, y + high + GAP, wide, list_high(told, LETTERS, wide - 2 * AIR) + 2 * AIR) if told else None


# -------------------------------------------------------------------- headline


def title(image: Image.Image, scene: Scene) -> None:
    """Draws attacker and target; at the right, the type of attack and its range."""
    fight: Fight | None = scene.view.fight
    if fight is None:
        HEADLINE.put(image, scene, scene.say("picture-no-attack"))
        return
    way = fight.location if fight.origin == fight.location else f"{fight.origin}–{fight.location}"
    how = f"{scene.say('attack-type', type=fight.type)} · {way}"
    left = HEADLINE.put_right(image, scene, how, image.width // 3)
    words = headline(scene, fight.attacker, fight.target or fight.location)
    HEADLINE.put(image, scene, words, piece(scene.view, fight.attacker, 50), left - 24)


def headline(scene: Scene, attacker: str, target: str) -> str:
    """Returns the text with the attacker and the target or the attacked location."""
    return scene.say("picture-attacks", attacker=Spoken(named(scene, attacker)), target=Spoken(named(scene, target)))


def named(scene: Scene, who: str) -> str:
    """Returns a hero's first name, or the name of a creature or object."""
    return look.hero_name(scene, who) if who in content().heroes else scene.words.name(who)


def piece(state: State, who: str, px: int) -> Image.Image:
    """Draws a hero, a creature or the token of an object."""
    index = next((i for i, hero in enumerate(state.heroes) if hero.id == who), None)
    if index is not None:
        return hero_piece(index, px, down=state.heroes[index].down)
    return creature_piece(who, px) if who in content().creatures else token("objective", palette.WARM, px)


# -------------------------------------------------------------------- dice and sum


def dice(image: Image.Image, scene: Scene) -> None:
    """Draws each die with the symbols that count for this type of attack, then the sum."""
    fight: Fight | None = scene.view.fight
    if fight is None:
        return
    x, y, _, high = _dice_box(scene)
    across = _across(scene)
    for i, die in enumerate(fight.dice):
        face_of = face(shown(die, fight.type), fight.type, DIE, rerolled=bool(die.rerolled))
        put(image, face_of, x + AIR + i % across * (DIE + GAP), y + AIR + i // across * (DIE + GAP))
    row(image, x + AIR, y + high - SUM / 2, *sum_of(fight, 76), gap=14)


@kept
def face(count: int, kind: AttackType, die: int, *, rerolled: bool) -> Image.Image:
    """Draws a die of `die` px. A rerolled die has a warm edge and a dice symbol."""
    sprite = blank_or(count, TYPES[kind], die, palette.WARM if rerolled else None)
    if rerolled:
        put(sprite, symbol("dice", die // 3, palette.WARM, palette.INK), die + 4, -4, "rt")
    return sprite


def blank_or(count: int, sign: str, die: int, edge: str | None = None) -> Image.Image:
    """Draws a die of `die` px that shows a symbol `count` times, or is blank."""
    fill = palette.WHITE_PIECE if count else TONES.floor
    sprite = plate(die, die, fill, edge, line=6, radius=22, lift=5).copy()
    for x, y in SPOTS.get(count, ()):
        put(sprite, symbol(sign, round(die * SHARES[count]), palette.INK), x * die, y * die, "mm")
    if not count:
        put(sprite, plate(die // 3, 10, palette.MUTED, radius=5), die / 2, die / 2, "mm")
    return sprite


def sum_of(fight: Fight, px: int) -> Iterator[Image.Image]:
    """Yields the parts of `5 + 2 - 1 = 6`, then what the target takes. Without modifiers, yields only the hits."""
    small = round(px * 0.84)
    yield text(str(symbols(fight.dice, fight.type)), px, face="black")
    yield symbol(TYPES[fight.type], small, palette.TEXT)
    if fight.added:
        yield text(f"+ {fight.added}", px, face="black")
    if fight.resisted:
        yield text(f"− {fight.resisted}", px, palette.COLD, "black")
        yield symbol("resist", small, palette.COLD)
    yield text("=", px, palette.MUTED, "black")
    yield text(str(total(fight)), round(px * 1.1), palette.WARM, "black")
    yield symbol("hit", small, palette.BAD)
    if fight.needed:
        yield text(f"/ {fight.needed}", small, palette.MUTED, "black")
        yield symbol("heart", small, palette.BAD)


def total(fight: Fight) -> int:
    """Returns the total against the target."""
    return max(0, symbols(fight.dice, fight.type) + fight.added - fight.resisted)


# -------------------------------------------------------------------- results


def entries(scene: Scene) -> list[Entry]:
    """Returns the played cards and every figure that was hit."""
    fight: Fight | None = scene.view.fight
    if fight is None:
        return []
    played = [Entry(scene.words.listed([*map(scene.words.name, fight.cards)]), symbol("hand", 56, TONES.accent))]
    return [*(played if fight.cards else []), *(_of_blow(scene, each) for each in fight.blows)]


def _of_blow(scene: Scene, blow: Blow) -> Entry:
    return Entry(came_to(scene, blow), piece(scene.view, blow.who, PIECE), "bold")


def came_to(scene: Scene, blow: Blow) -> str:
    """Describes the result for one figure or object, including discarded cards."""
    said: dict[str, tuple[str, dict[str, Any]]] = {
        "hit": ("deed-hit", {"hero": blow.who, "hits": blow.count}),
        "knocked_out": ("deed-knocked-out", {"hero": blow.who}),
        "killed": ("deed-kills", {"creature": blow.who, "count": 1}),
        "wounded": ("boss-wounded", {"creature": blow.who, "count": blow.count}),
        "survives": ("deed-survives", {"creature": blow.who}),
        "destroyed": ("deed-destroys", {"thing": blow.who}),
        "holds": ("deed-holds", {"thing": blow.who}),
    }
    key, args = said[blow.kind]
    lost = [scene.say("deed-discards", hero=blow.who, cards=tuple(blow.lost))] if blow.lost else []
    return "; ".join([scene.say(key, **args).removesuffix("."), *lost]).replace("*", "")


def told(image: Image.Image, scene: Scene) -> None:
    """Draws the list of cards and results."""
    box = _list_box(scene)
    if box:
        x, y, wide, high = box
        put_list(image, (x + AIR, y + AIR, wide - 2 * AIR, high - 2 * AIR), scene.once(entries))
