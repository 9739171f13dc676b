"""The current or last attack: dice, the effect of each symbol, and the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Combat, Die, Side, State
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.grid import Box
from renders.canvas.lettering import Face, fit, width
from renders.canvas.markup import fit_block, write_block
from renders.canvas.palette import BOARD
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.massive_darkness.sheets.cards import in_locale, sources
from renders.massive_darkness.sheets.heroes import hero_name
from renders.massive_darkness.style.dice import SPINE, die_face, rolled, shown_on_dice, symbols_of
from renders.massive_darkness.style.look import TONES
from renders.massive_darkness.style.pieces import acting_piece, hero_piece, looks_of, pillar_piece, shield
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

LANES: tuple[Box, Box] = ((16, 142, 1568, 366), (16, 524, 1568, 366))
RESULT: Box = (16, 906, 1568, 280)
LARGE_LANES: tuple[Box, Box] = ((16, 142, 1248, 500), (16, 656, 1248, 500))
LARGE_RESULT: Box = (16, 1170, 1248, 414)
DIE, ACROSS = 124, 3  # px of a die; dice in a row
RECEIPT, LINE = 560, 70  # px: where the receipt begins, and the height of its lines
SIZES = (124, 104, 88, 72, 60)  # sizes of a die in px, tried in this order


Role = Literal["attack", "defense"]
KINDS: Mapping[Role, Literal["hits", "shields"]] = {"attack": "hits", "defense": "shields"}


class Line(NamedTuple):
    """A line of a receipt: a source and its effect. Without an effect, its symbols are left over."""

    words: str
    gain: int | None


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and three panels."""
    return _ground((1280, 1600) if scene.large else BOARD, _lanes(scene), _result(scene))


def _ground(size: tuple[int, int], lanes: tuple[Box, Box], result: Box) -> Image.Image:
    image = Image.new("RGB", size, TONES.void)
    put(image, plate(size[0] - 32, 112, TONES.low, radius=18), 16, 14)
    for x, y, wide, high in (*lanes, result):
        put(image, plate(wide, high, TONES.low, radius=22), x, y)
    return image


def _lanes(scene: Scene) -> tuple[Box, Box]:
    return LARGE_LANES if scene.large else LANES


def _result(scene: Scene) -> Box:
    return LARGE_RESULT if scene.large else RESULT


def shown(scene: Scene) -> Combat | None:
    """Returns the current combat if its dice are rolled, else the last one."""
    state: State = scene.view
    return state.combat if state.combat and is_rolled(state.combat) else state.dice


def is_rolled(combat: Combat) -> bool:
    """True once the dice of a combat show a face."""
    return any(die.face is not None for die in combat.attack.dice + combat.defense.dice)


# -------------------------------------------------------------------- headline


def title(image: Image.Image, scene: Scene) -> None:
    """Draws attacker and defender, the kind of attack, and the place."""
    combat = shown(scene)
    right = image.width - 44 - (PAST_WIDTH if scene.job.past else 0)
    if combat is None:
        none = fit(scene.say("picture-no-attack"), 54, right - 48, "serif", smallest=36)
        write_fitted(image, 48, 70, none, palette.TEXT, "serif")
        return
    kind = fit(scene.say(f"picture-focus-{combat.type}"), 38, 240)
    write_fitted(image, right, 70, kind, palette.MUTED, anchor="rm")
    right -= width(kind.lines[0], kind.px) + 14
    put(image, symbol(combat.type, 54, palette.TEXT), right, 70, "rm")
    put(image, fighter(scene, combat.attacker, combat.attacker_card, 76), 72, 71, "mm")
    names = [fighter_name(scene, *each) for each in fighters(combat)]
    words = scene.say("picture-attacks", attacker=Spoken(names[0]), defender=Spoken(names[1]))
    write_fitted(image, 130, 70, fit(words, 54, right - 210, "serif", smallest=34), palette.TEXT, "serif")


def fighters(combat: Combat) -> tuple[tuple[str, str], tuple[str, str]]:
    """Returns attacker and defender: the id, and the card of an Enemy."""
    return (combat.attacker, combat.attacker_card), (combat.defender, combat.defender_card)


def fighter_name(scene: Scene, who: str, card: str) -> str:
    """Returns the name of an attacker or defender."""
    if who[0] == "h":
        return hero_name(scene, scene.view.heroes[int(who[1:])])
    return in_locale(scene, content().enemy(card).name) if card else scene.say("picture-pillar")


def fighter(scene: Scene, who: str, card: str, px: int) -> Image.Image:
    """Draws an attacker or defender, even if it is no longer on the board."""
    state: State = scene.view
    if who[0] == "h":
        hero = state.heroes[int(who[1:])]
        return hero_piece(hero, px - 10) if hero.dead else acting_piece(hero.seat, px - 16)
    return shield(looks_of(card), px) if card else pillar_piece(None, px)


# -------------------------------------------------------------------- lanes


def lanes(image: Image.Image, scene: Scene) -> None:
    """Draws both sides' dice, their effects and the sum."""
    combat = shown(scene)
    if combat is None:
        return
    attack, defense = _lanes(scene)
    _draw_lane(image, scene, attack, "attack", combat.attack)
    _draw_lane(image, scene, defense, "defense", combat.defense)


def _draw_lane(image: Image.Image, scene: Scene, box: Box, role: Role, side: Side) -> None:
    x, y, wide, high = box
    write(image, x + 32, y + 14, scene.say(f"picture-{role}"), 42, palette.TEXT, "bold")
    room = (RECEIPT - 60) if wide > 1300 else 440
    _draw_dice(image, side.dice, (x + 28, y + 80, room, high - 96))
    left, right = x + 28 + room + 16, x + wide - (400 if wide > 1300 else 300)
    lines = list(receipt(scene, role, side))
    top = 80 if len(lines) * (LINE + 14) <= high - 96 else 24
    _draw_receipt(image, scene, lines, (left, y + top, right - left, high - top - 12))
    sign, tone = ("hit", palette.BAD) if role == "attack" else ("shield", palette.COLD)
    total = rolled(side, KINDS[role])
    px = (150 if total > 9 else 170) if wide > 1300 else 120
    put(image, symbol(sign, 96, tone), right + 24, y + high / 2, "lm")
    write(image, x + wide - 28, y + high / 2, str(total), px, palette.TEXT, "black", "rm")


def _draw_dice(image: Image.Image, dice: list[Die], box: Box) -> None:
    """Draws the dice in rows, as large as they fit."""
    x, y, wide, high = box
    thrown = [die for die in dice if die.face is not None]
    for px in SIZES:
        across = max(1, (wide + 8) // (px + SPINE + 8))
        if -(-len(thrown) // across) * (px + 12) - 12 <= high:
            break
    across = 2 if len(thrown) == 4 and across == ACROSS else across
    for i, die in enumerate(thrown):
        put(image, die_face(die, px), x + i % across * (px + SPINE + 8), y + i // across * (px + 12))


def receipt(scene: Scene, role: Role, side: Side) -> Iterator[Line]:
    """Yields the roll, the effect and cost of each Enchantment and Skill, and the symbols left over."""
    yield Line(scene.say("picture-rolled"), shown_on_dice(side, KINDS[role]))
    told = 0
    for ability in dict.fromkeys((*side.activated, *side.gains)):
        found, times = sources()[ability], side.activated.get(ability, 0)
        cost = "<bam>" * found.ability.cost.bam * times + "<diamond>" * found.ability.cost.diamond * times
        gain = side.gains.get(ability)
        told += gain or 0
        often = f" ×{times}" if times > 1 else ""
        yield Line(f"{cost} {in_locale(scene, found.name)}{often}".strip(), gain if gain is not None else 0)
    if side.bonus != told:
        yield Line(scene.say("picture-more"), side.bonus - told)
    bams, diamonds = symbols_of(side)
    if bams or diamonds:
        yield Line("<bam>" * min(bams, 6) + "<diamond>" * min(diamonds, 6), None)


def _draw_receipt(image: Image.Image, scene: Scene, lines: list[Line], box: Box) -> None:
    x, y, wide, high = box
    step = min(LINE + 14, high // max(1, len(lines)))
    y += (high - step * len(lines)) // 2 if step < LINE + 14 else 0
    for i, line in enumerate(lines):
        _draw_receipt_line(image, scene, line, (x, y + step * i, wide, step - 10))


def _draw_receipt_line(image: Image.Image, scene: Scene, line: Line, box: Box) -> None:
    """Draws the source at the left and its effect at the right. Symbols left over have a darker plate."""
    x, top, wide, tall = box
    left_over = line.gain is None
    fill, edge = (TONES.low, TONES.floor) if left_over else (TONES.floor, None)
    put(image, plate(wide, tall, fill, edge, line=3, radius=14), x, top)
    gain = scene.say("picture-left-over") if line.gain is None else signed(line.gain)
    px, face = _size_and_weight(tall, left_over)
    tone = palette.MUTED if left_over else palette.TEXT
    end = x + wide - 18
    if gain:
        write(image, end, top + tall / 2, gain, px, tone, face, "rm")
        end -= width(gain, px, face) + 14
    sizes = tuple(each for each in (40, 36, 32, 28, 26, 24, 22, 20) if each <= tall - 8)
    block = fit_block((line.words,), sizes, end - x - 18, tall)
    if block:
        write_block(image, x + 18, round(top + (tall - block.high) / 2), block, tone)


def _size_and_weight(tall: int, left_over: bool) -> tuple[int, Face]:
    return (34, "medium") if left_over else (min(44, tall - 16), "black")


def signed(number: int) -> str:
    """Formats a number with its sign; empty for an Enchantment that adds no number."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else ""


# -------------------------------------------------------------------- what came of it


def result(image: Image.Image, scene: Scene) -> None:
    """Draws the sum so far and its result in words."""
    combat = shown(scene)
    if combat is None:
        return
    x, y, wide, high = _result(scene)
    if wide > 1300:
        end = put_sum(image, scene, combat, (x + 32, y + high / 2), 84)
        start = arrow_to(image, end + 20, y + high / 2, scene, combat, 112)
        put_words(image, consequences(scene, combat), (round(start), y + 20, x + wide - 24 - round(start), high - 40))
    else:
        put_sum(image, scene, combat, (x + 32, y + 84), 84)
        start = arrow_to(image, x + 40, y + 270, scene, combat, 112)
        put_words(image, consequences(scene, combat), (round(start), y + 160, x + wide - 24 - round(start), 230))


def put_sum(image: Image.Image, scene: Scene, combat: Combat, at: tuple[float, float], px: int) -> float:
    """Draws `10 Hits - 3 Shields + 2 = 9`. Returns the x after it."""
    x, y = at
    return row(image, x, y, *_terms_and_total(scene, combat, px), gap=round(px * 0.14))


def _terms_and_total(scene: Scene, combat: Combat, px: int) -> Iterator[Image.Image]:
    """Yields the terms of the sum and the total."""
    small, hits, shields = round(px * 0.9), rolled(combat.attack, "hits"), rolled(combat.defense, "shields")
    yield text(str(hits), px, palette.TEXT, "black")
    yield symbol("hit", small, palette.BAD)
    yield text("−", px, palette.MUTED, "black")
    yield text(str(shields), px, palette.TEXT, "black")
    yield symbol("shield", small, palette.COLD)
    if combat.damage:
        yield text(f"+ {combat.damage}", px, palette.TEXT, "black")
        yield symbol("wound", round(px * 0.6), palette.BAD)
    if combat.dealt != max(0, hits - shields) + combat.damage:
        yield text(scene.say("picture-halved"), round(px * 0.45), palette.MUTED, "bold")
    yield text("=", px, palette.MUTED, "black")
    yield text(str(combat.dealt), px, palette.WARM, "black")
    yield symbol("wound", small, palette.BAD)


def arrow_to(image: Image.Image, x: float, y: float, scene: Scene, combat: Combat, px: int) -> float:
    """Draws an arrow to the defender. Returns the x after it."""
    sprite, at = arrow(((round(x), round(y)), (round(x) + 76, round(y))), palette.TEXT, 14)
    put(image, sprite, *at)
    piece = fighter(scene, combat.defender, combat.defender_card, px)
    put(image, piece, x + 96, y, "lm")
    return x + 96 + piece.width + 20


def put_words(image: Image.Image, told: Sequence[str], box: Box) -> None:
    """Draws the effect on the defender, then the rewards."""
    x, y, wide, high = box
    first, *others = told
    lines = [
        fit(first, 48, wide, "bold", lines=2, smallest=30),
        *(fit(each, 38, wide, lines=2, smallest=28) for each in others),
    ]
    total = sum(round(each.px * 1.2) * len(each.lines) for each in lines)
    y += max(0, (high - total) // 2)
    for i, each in enumerate(lines):
        tall = round(each.px * 1.2) * len(each.lines)
        face: Face = "medium" if i else "bold"
        write_fitted(image, x, y + tall / 2, each, palette.MUTED if i else palette.TEXT, face)
        y += tall


def consequences(scene: Scene, combat: Combat) -> list[str]:
    """Describes deaths or the Life left, Damage without effect, and each gain of XP."""
    after, name = combat.harm, fighter_name(scene, combat.defender, combat.defender_card)
    if after is None:
        running = scene.view.combat is combat or combat.dealt
        return [
            scene.say("picture-damage", damage=combat.dealt)
            if running
            else scene.say("picture-unhurt", who=Spoken(name))
        ]
    lines = [*_lines_of_harm(scene, combat, name)]
    if after.lost:
        lines.append(scene.say("picture-damage-lost", damage=after.lost))
    return [*lines, *_gained(scene, combat)][:4]


def _lines_of_harm(scene: Scene, combat: Combat, name: str) -> Iterator[str]:
    """Yields what the attack did to the defender: deaths, or the Life left."""
    after = combat.harm
    assert after is not None
    mob = bool(combat.defender_card) and content().enemy(combat.defender_card).kind == "mob"
    if after.minions:
        yield scene.say("picture-minions-fall", count=after.minions)
    if after.felled:
        yield scene.say("picture-boss-falls") if mob else scene.say("picture-falls", who=Spoken(name))
    elif mob and after.minions:
        yield scene.say("picture-boss-unhurt") if after.left else scene.say("picture-more-minions")
    elif not after.minions:
        yield scene.say("picture-life-of", who=Spoken(name), life=after.left)


def _gained(scene: Scene, combat: Combat) -> Iterator[str]:
    after = combat.harm
    assert after is not None
    key = "picture-gain-micro-xp" if scene.view.story else "picture-gain-xp"
    amounts = dict.fromkeys(after.xp.values())
    for amount in amounts:
        seats = [int(seat) for seat, xp in after.xp.items() if xp == amount]
        if len(seats) == len(scene.view.heroes) > 1:
            yield scene.say(f"{key}-all", xp=amount)
        else:
            names = scene.words.listed([hero_name(scene, scene.view.heroes[seat]) for seat in seats])
            yield scene.say(key, who=Spoken(names), xp=amount)
