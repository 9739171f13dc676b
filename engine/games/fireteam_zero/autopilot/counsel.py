"""Chooses upgrade sets and focus cards before a mission for autopilot, and recommends the same to players with reasons.

The reasons fit the mission and the team.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from engine.games.fireteam_zero.autopilot.helping import focus_worth
from engine.games.fireteam_zero.cards.worth import attack_worth, worth
from engine.games.fireteam_zero.model.content import Card, content, content_of, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import (
    Cancel,
    CreaturesOnly,
    Draw,
    Effect,
    IgnoreResistance,
    MakeAttack,
    Modify,
    Rule,
    of_kind,
)
from engine.games.fireteam_zero.model.pieces import ATTACK_TYPES, AttackType
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.operations.briefing import Briefed, briefed
from engine.kit.wording import joined
from engine.table import Ask, Text

REASONS = 2  # reasons given for each


def best(choosing: Briefed) -> Sequence[str]:
    """Returns the most valuable cards on offer: focus cards for larger hands first, then for stronger attacks."""
    value = worth if choosing.kind == "upgrades" else focus_worth
    return sorted(choosing.offered, key=value, reverse=True)[: choosing.count]


def recommended(view: State, ask: Ask, seat: int) -> Mapping[str, Text]:
    """Returns the reasons for each recommended set or focus card."""
    choosing = briefed(view, seat) if ask.key in ("fire.upgrades", "fire.focus") else None
    return advised(view, choosing) if choosing else {}


def advised(view: State, choosing: Briefed) -> Mapping[str, Text]:
    """Returns the recommendations for a hero; empty if they take everything on offer."""
    if choosing.count >= len(choosing.offered):
        return {}
    facts = _of_set if choosing.kind == "upgrades" else _of_focus
    return {card: joined("counsel-and", list(islice(facts(view, choosing, card), REASONS))) for card in best(choosing)}


# ---------------------------------------------------------------- upgrade sets


def _of_set(view: State, choosing: Briefed, card: str) -> Iterator[Text]:
    """Yields reasons for an upgrade set: the mission first, then its attack compared with others, then its other
    uses.
    """
    found = content().cards[card]
    attack = found.attack
    if any(of_kind(attack.rider, IgnoreResistance)):
        yield from _ignores(view, attack.type)
    yield from _least(view, attack.type)
    if all(attack_worth(card) > attack_worth(other) for other in choosing.offered if other != card):
        yield Text("counsel-strongest")
    yield _use(view, found)


def _use(view: State, card: Card) -> Text:
    """Returns the reason for the lower part of a card."""
    reaction = card.reaction
    if reaction is None:
        attacks = any(of_kind(card.tactical, MakeAttack))
        return Text("counsel-response-attack" if attacks else "counsel-response")
    if reaction.who in ("ally", "hero"):
        return Text("counsel-helps", count=len(view.heroes) - 1)
    for each in reaction.do:
        if isinstance(each, Cancel):
            return Text("counsel-cancels", count=each.n)
        if isinstance(each, Draw):
            return Text("counsel-draws", count=each.n)
    return Text("counsel-halts")


# ---------------------------------------------------------------- focus cards


def _of_focus(view: State, choosing: Briefed, card: str) -> Iterator[Text]:
    """Yields reasons for a focus card, effect by effect; by default that it is useful everywhere."""
    facts = [fact for effect in content().focus[card].always for fact in _of_effect(view, choosing, effect)]
    yield from facts or [Text("counsel-anywhere")]


def _of_effect(view: State, choosing: Briefed, effect: Effect) -> Iterator[Text]:
    others = len(view.heroes) - 1
    match effect:
        case Modify(stat="hand", who="self"):
            yield Text("counsel-hand")
        case Modify(stat="hand"):
            yield Text("counsel-hand-others", count=others)
        case Modify(stat="cancel"):
            yield Text("counsel-first-attack")
        case Modify(stat="speed"):
            yield Text("counsel-speed")
        case Rule(rule="bonus_with_ally"):
            yield Text("counsel-company", count=others)
        case Rule(rule="ignore_cover"):
            yield from _cover(view)
        case CreaturesOnly():
            yield from _type(view, choosing, "explosive")
        case IgnoreResistance(type=type_) if type_:
            yield from _ignores(view, type_)
            yield from _type(view, choosing, type_)
        case Modify(type=type_) | Rule(type=type_) if type_:
            yield from _type(view, choosing, type_)


def _type(view: State, choosing: Briefed, type_: AttackType) -> Iterator[Text]:
    """Yields how many cards of the hero's deck, including sets already taken, attack with a type."""
    hero = choosing.hero
    deck = content().action_deck(content().heroes[hero.id].role, tuple(hero.upgrades))
    count = sum(content().cards[card].attack.type == type_ for card in deck)
    yield Text("counsel-deck", count=count, all=len(deck), type=type_)
    yield from _least(view, type_)


def _cover(view: State) -> Iterator[Text]:
    count = sum("cover" in terrain for terrain in board_of(view).terrain.values())
    if count:
        yield Text("counsel-cover", count=count)


# ---------------------------------------------------------------- what creatures resist


def _resistance(view: State) -> Mapping[AttackType, Sequence[int]]:
    """Returns the resistances of the mission's creatures, by type of attack."""
    every, boss = content_of(view), mission_of(view).boss
    kinds = [every.kind(view.mission, "minion"), every.kind(view.mission, "elite"), *([boss.creature] if boss else ())]
    return {type_: [every.creatures[kind].resistance(type_) for kind in kinds] for type_ in ATTACK_TYPES}


def _ignores(view: State, type_: AttackType) -> Iterator[Text]:
    if most := max(_resistance(view)[type_]):
        yield Text("counsel-ignores", count=most, type=type_)


def _least(view: State, type_: AttackType) -> Iterator[Text]:
    """Yields the reason that creatures resist this type least."""
    sums = {each: sum(against) for each, against in _resistance(view).items()}
    if all(sums[type_] < against for each, against in sums.items() if each != type_):
        yield Text("counsel-least", type=type_)
