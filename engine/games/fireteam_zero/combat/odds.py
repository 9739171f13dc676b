"""Odds of a hero's attack, shown before cards are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.games.fireteam_zero.board.figures import creature
from engine.games.fireteam_zero.board.numbers import life, resistance
from engine.games.fireteam_zero.cards.piles import told_apart
from engine.games.fireteam_zero.combat.dice import chance, dice_of
from engine.games.fireteam_zero.combat.targets import Target
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.notation import IgnoreResistance
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import State
from engine.table import Ask, Option, PickSet, Text

SURE = 0.9999  # chance from which the result is certain
AS_GOOD_AS_SURE = 99  # out of a hundred attacks; the effect of further cards is not shown then
CLEARLY = 5  # out of a hundred attacks: what one more card must add to be offered
MOST_OTHERS = 2  # additional cards whose combined odds are shown


class Needed(NamedTuple):
    """The requirement for killing, wounding or destroying a target with one attack."""

    life: int
    resist: int


def needed(state: State, target: Target, attack: AttackType) -> Needed:
    """Returns life and resistance of the target; zeros if it is gone."""
    aimed = creature(state, target.creature) if target.creature is not None else None
    if aimed:
        return Needed(life(state, aimed), resistance(state, aimed, attack))
    things = (each for each in mission().things(state) if (each.name, each.location) == (target.thing, target.location))
    return next((Needed(each.life, each.resist[attack]) for each in things), Needed(0, 0))


@lru_cache(maxsize=10_000)
def likely(cards: tuple[str, ...], more: int, aim: Needed) -> int:
    """Returns in how many of a hundred attacks these cards suffice; `more` dice come from abilities and terrain."""
    parts = [content().cards[card].attack for card in cards]
    ignored = [each.n for part in parts for each in part.rider if isinstance(each, IgnoreResistance)]
    resist = max(0, aim.resist - sum(aim.resist if n == "all" else n for n in ignored))
    dice = dice_of(sum(each.strength for each in parts) + more)
    least = aim.life + resist - sum(each.bonus for each in parts)
    sure = chance(dice, parts[0].type, least)
    return 100 if sure > SURE else min(99, round(100 * sure))


def attack_cards(cards: Sequence[str], more: int, aim: Needed, target: str, hand: Sequence[str] = ()) -> list[Option]:
    """Returns the cards for an attack on a target's location, each with its odds and its number in the `hand`.

    The question's text has no odds, because everyone can read it.
    """
    fitting, left = tuple(sorted(cards)), list(hand or cards)
    numbers: dict[str, int] = {}
    for name, card in told_apart(cards):
        numbers[name] = left.index(card) + 1
        left[numbers[name] - 1] = ""
    return [
        Option(
            name,
            Text("card-numbered", number=numbers[name], card=card),
            card,
            _detail(card, fitting, more, aim),
            final="dice",
            about=card,
            places=(target,),
        )
        for name, card in told_apart(cards)
    ]


def together(ask: Ask, picks: Sequence[str]) -> Text:
    """Returns dice and bonus hits of several cards for an attack, and their odds."""
    cards = tuple(sorted(str(ask.by_id[each].about) for each in picks))
    parts = [content().cards[card].attack for card in cards]
    dice = dice_of(sum(each.strength for each in parts) + ask.text.args["more"])
    odds = (Text("odds-together", chance=_chance(ask, picks)),)
    return Text("odds-card", dice=dice, bonus=sum(each.bonus for each in parts), odds=odds)


def sets(ask: Ask, suggested: Sequence[str]) -> list[PickSet]:
    """Returns the suggested cards, the best single card, and the best set with one card more if that is clearly better;
    each with its chance."""
    every = sorted(ask.by_id)

    def best(count: int) -> tuple[str, ...]:
        return max(combinations(every, count), key=lambda picks: _chance(ask, picks), default=())

    first = tuple(suggested) or best(1)
    more = best(len(first) + 1) if len(first) < len(every) else ()
    clearly = bool(more) and _chance(ask, more) >= _chance(ask, first) + CLEARLY
    found = [first, *([best(1)] if len(first) > 1 else []), *([more] if clearly else [])]
    return [PickSet(picks, _set_text(ask, picks)) for picks in found if _chance(ask, picks)]


def _set_text(ask: Ask, picks: Sequence[str]) -> Text:
    numbers = "+".join(str(each) for each in sorted(ask.by_id[pick].text.args["number"] for pick in picks))
    return Text("attack-set", count=len(picks), cards=numbers, chance=_chance(ask, picks))


def _chance(ask: Ask, picks: Sequence[str]) -> int:
    told = ask.text.args
    cards = tuple(sorted(str(ask.by_id[each].about) for each in picks))
    return likely(cards, told["more"], Needed(told["hits"] - told["resist"], told["resist"]))


@lru_cache(maxsize=10_000)
def _detail(card: str, hand: tuple[str, ...], more: int, aim: Needed) -> Text:
    """Returns the dice and the bonus of a card, and its odds alone and with the best of the others."""
    others = list(hand)
    others.remove(card)
    others.sort(key=lambda other: -likely((other,), more, aim))
    chances = [likely((card, *others[:n]), more, aim) for n in range(min(len(others), MOST_OTHERS) + 1)]
    told = [n for n in range(len(chances)) if all(each < AS_GOOD_AS_SURE for each in chances[:n])]
    odds = tuple(Text("odds-with", count=n, chance=chances[n]) for n in told)
    part = content().cards[card].attack
    return Text("odds-card", dice=part.strength, bonus=part.bonus, odds=odds)
