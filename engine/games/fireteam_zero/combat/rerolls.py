"""Re-rolls of a hero's attack, by abilities, by Henry and by reactions (FZ-SPEC-07 to FZ-SPEC-09, FZ-SPEC-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.board.figures import active, creature, hero
from engine.games.fireteam_zero.board.numbers import has_rule
from engine.games.fireteam_zero.combat.dice import damage_of, faces_of, roll_again, shown
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Die, Hero, HeroAttack, State
from engine.table import Option, Table, Text

KEEP = Option("keep", Text("reroll-keep"))


async def offer_rerolls(table: Table, state: State, attack: HeroAttack, needed: int) -> None:
    """Offers re-rolls while any is available and could help, or to keep the dice (FZ-SPEC-13).

    `needed` are the hits that kill or wound the target, 0 if there is no such number: players who are not asked roll
    again until they are reached. No one is asked if no die could improve.
    """
    attacker = hero(state, attack.hero)
    most = _most(state, attack, needed)
    while options := [] if _suffices(attack, needed, most) else _every(state, attack):
        worst = min(options, key=lambda option: option.value[1])
        damage = damage_of(attack)
        default = worst.id if not worst.value[1] and (damage < needed or not needed) else KEEP.id
        text = Text(
            "ask-fire-reroll",
            hero=attack.hero,
            hits=damage,
            needed=needed,
            most=most or 0,
            so=_so_far(damage, needed, most),
        )
        chosen = await ask_owner(table, state, attacker, "fire.reroll", [*options, KEEP], default=(default,), text=text)
        if chosen is None:
            return
        source, symbols = chosen
        _use(state, attack, source)
        await roll_again(table, [next(die for die in attack.dice if shown(die, attack.type) == symbols)], source)
        tell_dice(table, attack, "rerolled")


def _every(state: State, attack: HeroAttack) -> list[Option]:
    """Returns all dice for each source of re-rolls."""
    return [option for source in sources(state, attack) for option in _dice(attack, source)]


def _so_far(damage: int, needed: int, most: int | None) -> str:
    """Returns whether the hits are too few, enough, or too many for an objective that asks for a clean kill."""
    if not needed:
        return "open"
    if damage < needed:
        return "short"
    return "over" if most and damage > most else "enough"


def _most(state: State, attack: HeroAttack, needed: int) -> int | None:
    """Returns the greatest number of hits with which a kill still counts for an objective; None without a limit."""
    target = creature(state, attack.target) if attack.target is not None else None
    excess = mission().most_excess(state, target, attack.type) if target else None
    return None if excess is None else needed + excess


def _suffices(attack: HeroAttack, needed: int, most: int | None) -> bool:
    """True if the single target falls as intended, so that there is only one sensible answer.

    For an explosive every hit may matter to others there.
    """
    damage = damage_of(attack)
    return attack.type != "explosive" and 0 < needed <= damage and (most is None or damage <= most)


def sources(state: State, attack: HeroAttack) -> list[str]:
    """Returns the sources of re-rolls now; none for the charge of a hero who is gone (FZ-EFFECT-10)."""
    if not has_abilities(state, attack):
        return []
    used = {source for die in attack.dice for source in die.rerolled}
    return [source for source in _sources(state, attack, hero(state, attack.hero)) if source not in used]


def has_abilities(state: State, attack: HeroAttack) -> bool:
    """True if the attacker is present: a charge also explodes without its owner (FZ-EFFECT-10)."""
    attacker = hero(state, attack.hero)
    return not attacker.down and attacker.location == attack.origin


def _sources(state: State, attack: HeroAttack, attacker: Hero) -> Iterator[str]:
    henry = state.specialists.get("henry")
    if henry and board_of(state).distance(henry, attacker.location) <= content().specialists["henry"].range:
        yield "henry"
    own = has_rule(state, attacker, "reroll_own")
    if own and own.type == attack.type:
        yield "reroll_own"
    if _helper(state, attacker):
        yield "ally_reroll"


def _helper(state: State, attacker: Hero) -> Hero | None:
    """Returns the ally who allows a re-roll, once a round."""
    for ally in active(state):
        rule = has_rule(state, ally, "ally_reroll")
        near = rule and board_of(state).distance(ally.location, attacker.location) <= rule.reach
        if near and ally is not attacker and "ally_reroll" not in ally.used:
            return ally
    return None


def _use(state: State, attack: HeroAttack, source: str) -> None:
    helper = _helper(state, hero(state, attack.hero)) if source == "ally_reroll" else None
    if helper:
        helper.used.append(source)


def _dice(attack: HeroAttack, source: str) -> Iterator[Option]:
    """Yields one option for each number of symbols shown, the fewest first."""
    for symbols in sorted({shown(die, attack.type) for die in attack.dice}):
        text = Text(f"reroll-{source.replace('_', '-')}", count=symbols)
        yield Option(f"{source}:{symbols}", text, (source, symbols), group="reroll")


async def reroll(
    table: Table, state: State, attack: HeroAttack, n: int | Literal["all"], which: Literal["any", "blank"], source: str
) -> None:
    """Offers the attacker to roll up to `n` dice again, once, by a card."""
    dice = [die for die in attack.dice if which == "any" or not shown(die, attack.type)]
    most = len(dice) if n == "all" else min(n, len(dice))
    if which == "any":
        dice = await _chosen(table, state, attack, dice, most)
    if dice[:most]:
        await roll_again(table, dice[:most], source)
        tell_dice(table, attack, "rerolled")


async def _chosen(table: Table, state: State, attack: HeroAttack, dice: Sequence[Die], most: int) -> list[Die]:
    options = _each(attack, dice)
    blank = [option.id for option in options if not shown(option.value, attack.type)]
    attacker = hero(state, attack.hero)
    text = Text("ask-fire-reroll-dice", hero=attack.hero, count=most)
    picked: list[Die] = await ask_owner(
        table, state, attacker, "fire.reroll_dice", options, (0, most), default=blank[:most], text=text
    )
    return picked


def _each(attack: HeroAttack, dice: Sequence[Die]) -> list[Option]:
    """Returns each die by its face: `die:0`, and `die:0:2` for the second equal one."""
    seen: Counter[int] = Counter()
    options = []
    for die in sorted(dice, key=lambda die: shown(die, attack.type)):
        symbols = shown(die, attack.type)
        seen[symbols] += 1
        name = f"die:{symbols}" if seen[symbols] == 1 else f"die:{symbols}:{seen[symbols]}"
        options.append(Option(name, Text("reroll-die", count=symbols), die))
    return options


def tell_dice(table: Table, attack: HeroAttack, key: str) -> None:
    """Logs the faces of the dice."""
    faces = faces_of(attack.dice, attack.type)
    table.tell(Text(key, hero=attack.hero, type=attack.type, dice=faces, count=len(attack.dice)))
