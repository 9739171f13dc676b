"""Texts about fighters and dice."""

from __future__ import annotations

from functools import cache

from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability, Cost
from engine.games.massive_darkness.model.state import Colour, Die, Enemy, Hero, Pillar, Role
from engine.kit.wording import joined
from engine.table import Seat, Text

COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")


def fighter_name(who: Hero | Enemy | Pillar) -> Seat | str | Text:
    """Returns a fighter as an argument of a Text."""
    if isinstance(who, Hero):
        return Seat(who.seat)
    return who.card if isinstance(who, Enemy) else Text("combat-pillar")


def by(who: Hero | Enemy | Pillar, ability: Ability) -> Text:
    """Returns the cause of an effect. An ability of a Hero or Enemy card is named after its bearer."""
    own = who.hero if isinstance(who, Hero) else who.card if isinstance(who, Enemy) else ""
    if ability.id.partition(".")[0] == own:
        return Text("combat-by-own", who=fighter_name(who))
    return Text("combat-by", who=fighter_name(who), ability=ability.id)


def cost_text(cost: Cost) -> Text:
    """Returns the symbols that an Enchantment costs."""
    symbols = {"bam": cost.bam, "diamond": cost.diamond}
    return joined("ability-and", (Text(f"ability-cost-{each}", count=n) for each, n in symbols.items() if n))


def dice_texts(fight: Fight, role: Role) -> tuple[Text, ...]:
    """Returns the dice of one side that still count, by colour."""
    dice = [die for die, _ in fight.faces(role)]
    rows = {colour: tuple(_face(die) for die in dice if die.colour == colour) for colour in COLOURS}
    return tuple(Text(f"combat-{colour}", faces=faces) for colour, faces in rows.items() if faces) or (
        Text("combat-no-dice"),
    )


def die_text(die: Die) -> Text:
    """One rolled die."""
    return Text(f"combat-{die.colour}", faces=(_face(die),))


def _face(die: Die) -> Text:
    assert die.face is not None
    return _face_text(die.colour, die.face)


@cache
def _face_text(colour: Colour, number: int) -> Text:
    face = content().dice[colour].faces[number]
    if face.is_blank:
        return Text("combat-face-blank")
    symbol = "bam" if face.bam else "diamond" if face.diamond else "only"
    amount = Text("combat-shields", count=face.shields) if face.shields else Text("combat-hits", count=face.hits)
    return Text(f"combat-face-{symbol}", amount=amount)
