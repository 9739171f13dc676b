"""Texts of cards, creatures, threats, events and tasks, built from a text for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from functools import cache
from typing import Any

from engine.games.fireteam_zero.model.content import Card, CreatureCard, content
from engine.games.fireteam_zero.model.mission import (
    ActionTask,
    AttackTask,
    BossWay,
    CarryTask,
    EscortTask,
    GuardTask,
    HoldTask,
    HoldWay,
    KillWay,
    Mission,
    Objective,
    Task,
    TokenWay,
    Way,
    number_of,
)
from engine.games.fireteam_zero.model.notation import (
    Act,
    AddBonus,
    AddToPool,
    Ambushed,
    AttackPart,
    Cancel,
    CancelOwn,
    ChangeDice,
    Discard,
    Draw,
    Effect,
    IgnoreResistance,
    KeepWatch,
    LayCharge,
    MakeAttack,
    Modify,
    MoveThreat,
    Peek,
    PlaceCreature,
    PutIntel,
    Reaction,
    Remove,
    Reroll,
    Retake,
    Rule,
    Skip,
    SpecialMove,
    StepTo,
)
from engine.kit.wording import dashed, joined
from engine.table import Text

ALL = -1  # means "all" or "no limit" in a message


def signed(n: int) -> str:
    """Returns a change of a number: `+1`, `−2`."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _number(n: int | str | None) -> int:
    return n if isinstance(n, int) else ALL


def _type(effect: Any) -> str:
    return effect.type or "any"


# ---------------------------------------------------------------- effects


def _modify(effect: Modify) -> Text:
    return Text(
        "effect-modify",
        who=effect.who,
        stat=effect.stat,
        change=signed(effect.n),
        range=_number(effect.range),
        type=_type(effect),
        until=effect.until or "turn",
        conditions=conditions_text(effect.conditions),
    )


def _rule(effect: Rule) -> Text:
    return Text(f"rule-{dashed(effect.rule)}", range=effect.range or 0, count=effect.n or 0, type=_type(effect))


def _attack(effect: MakeAttack) -> Text:
    shown = attack_text(effect)
    return Text("effect-attack", attack=shown, at=effect.at)


WORDS: Mapping[type[Effect], Callable[[Any], Text]] = {
    Draw: lambda each: Text("effect-draw", who=each.who, count=each.n),
    Retake: lambda each: Text("effect-retake", who=each.who, count=each.n),
    Discard: lambda each: Text("effect-discard", who=each.who, count=each.n, range=_number(each.range)),
    Peek: lambda each: Text("effect-peek", deck=each.deck, count=each.n, then=each.then),
    MoveThreat: lambda each: Text("effect-threat", change=signed(each.n)),
    PutIntel: lambda each: Text("effect-intel", objective=each.objective, count=each.n),
    Cancel: lambda each: Text("effect-cancel", count=each.n),
    CancelOwn: lambda each: Text("effect-cancel-own", count=each.n),
    ChangeDice: lambda each: Text("effect-dice", count=each.n, per=each.per or "once"),
    AddBonus: lambda each: Text("effect-bonus", count=each.n),
    Reroll: lambda each: Text("effect-reroll", count=_number(each.n), which=each.which),
    IgnoreResistance: lambda each: Text("effect-ignore-resistance", count=_number(each.n), type=_type(each)),
    SpecialMove: lambda each: Text("effect-move", who=each.who, count=each.n, how=each.how),
    StepTo: lambda each: Text("effect-step-to", place=each.place),
    MakeAttack: _attack,
    Act: lambda each: Text("effect-act", what=each.what),
    KeepWatch: lambda each: Text("effect-watch", range=each.range, type=each.type, count=each.strength),
    LayCharge: lambda each: Text("effect-charge", type=each.type, count=each.strength),
    Remove: lambda each: Text("effect-return", creature=each.creature, count=each.n, range=each.range),
    Skip: lambda each: Text(
        "effect-skip",
        what=each.what,
        count=_number(each.n),
        whom="subject" if each.n == "subject" else "some",
        range=each.range,
    ),
    Ambushed: lambda each: Text("effect-ambush", creature=each.creature, count=each.n),
    PlaceCreature: lambda each: Text("effect-place", creature=each.creature, origin=each.origin, place=each.at),
    AddToPool: lambda each: Text("effect-pool-add", creature=each.creature, count=each.n),
    Modify: _modify,
    Rule: _rule,
}
"""The text of each kind of effect with values. The number -1 means all, or any distance."""


def effect_text(effect: Effect) -> Text:
    """Returns the text of one effect: if it has no values, the message of its name."""
    words = WORDS.get(type(effect))
    return words(effect) if words else Text(f"effect-{dashed(effect.op)}")


def effects_text(effects: Iterable[Effect]) -> Text:
    """Returns effects in order, or that nothing happens if there are none."""
    texts = [effect_text(effect) for effect in effects]
    return joined("effect-then", texts) if texts else Text("effect-none")


def conditions_text(conditions: Sequence[str]) -> Text:
    """Returns the conditions that follow an effect; empty without conditions."""
    if not conditions:
        return Text("nothing")
    return Text(
        "condition-if", what=joined("condition-and", [Text(f"condition-{dashed(each)}") for each in conditions])
    )


# ---------------------------------------------------------------- cards


def attack_text(attack: AttackPart | MakeAttack) -> Text:
    """Returns the attack of a card: type, range, dice, bonus and riders."""
    shown = Text("attack-part", type=attack.type, range=attack.range, count=attack.strength, bonus=attack.bonus)
    return Text("effect-with", first=shown, then=effects_text(attack.rider)) if attack.rider else shown


def reaction_text(reaction: Reaction) -> Text:
    """Returns when a card may be played as a reaction, and its effects."""
    when = Text(
        f"trigger-{dashed(reaction.when)}",
        who=reaction.who,
        near=near_text(reaction.range),
        measured=reaction.measured,
        conditions=conditions_text(reaction.conditions),
    )
    return Text("card-reaction", when=when, does=effects_text(reaction.do))


def near_text(reach: int) -> Text:
    """Returns the text of a distance."""
    return Text("near-within", range=reach) if reach else Text("near-here")


@cache
def reaction_effects(card: str) -> Text:
    """Returns the effects of a card as a reaction, for the second line of an option."""
    reaction = content().cards[card].reaction
    return effects_text(reaction.do if reaction else ())


@cache
def response_effects(card: str) -> Text:
    """Returns the effects of a card as a tactical response."""
    return effects_text(content().cards[card].tactical)


def uses_text(card: Card) -> Text:
    """Returns the uses of a card other than its attack."""
    uses = [reaction_text(card.reaction)] if card.reaction else []
    if card.tactical:
        uses.append(Text("card-response", does=effects_text(card.tactical)))
    return joined("card-and", uses)


@cache
def card_text(card: str) -> Text:
    """Returns a whole action card: its attack, its reaction and its tactical response."""
    found = content().cards[card]
    return joined("card-and", [attack_text(found.attack), uses_text(found)])


def _abilities(effects: Sequence[Effect]) -> Text:
    return effects_text(effects)


@cache
def focus_text(card: str) -> Text:
    """Returns the effects of a focus card."""
    return _abilities(content().focus[card].always)


@cache
def hero_text(hero: str) -> Text:
    """Returns a hero's own abilities."""
    return _abilities(content().heroes[hero].abilities)


@cache
def threat_text(card: str) -> Text:
    """Returns the lasting effects of a threat card."""
    return effects_text(content().threats[card].does)


@cache
def event_text(card: str) -> Text:
    """Returns the effects of an event."""
    return effects_text(content().events[card].do)


# ---------------------------------------------------------------- creatures


@cache
def creature_text(kind: str) -> Text:
    """Returns the figures of a creature, its special ability and its traits."""
    found = content().creatures[kind]
    parts = [_figures(found), Text("creature-special", does=effects_text(found.special))]
    if found.traits:
        parts.append(Text("creature-traits", does=effects_text(found.traits)))
    return joined("sentences", parts)


def _figures(found: CreatureCard) -> Text:
    close, ranged, explosive = found.resist
    return Text(
        "creature-figures",
        family=found.family,
        creature=found.creature_class,
        life=found.life,
        close=close,
        ranged=ranged,
        explosive=explosive,
        speed=found.speed,
        type=found.attack.type,
        range=found.attack.range,
        count=found.attack.strength,
    )


# ---------------------------------------------------------------- objectives and tasks


def task_text(task: Task) -> Text:
    """Returns what a discovery requires."""
    match task:
        case ActionTask(at=place, discard=count):
            return Text("task-action", place=place, count=count)
        case CarryTask(to=place):
            return Text("task-carry", place=place)
        case GuardTask(creature=creature):
            return Text("task-guard", creature=creature)
        case HoldTask(at=place):
            return Text("task-hold", place=place)
        case EscortTask(who=who, to=place):
            return Text("task-escort", who=who, place=place)
        case AttackTask(at=place, life=life, resist=(close, ranged, explosive)):
            return Text("task-attack", place=place, life=life, close=close, ranged=ranged, explosive=explosive)
    return Text("task-at-once")


def discovery_text(mission: Mission, card: str) -> Text:
    """Returns a discovery of a mission: its objective, its immediate effects, and its task."""
    owner, found = mission.discoveries[card]
    task = Text("discovery-for", objective=owner.id, task=task_text(found.task))
    return Text("discovery-now", does=effects_text(found.now), then=task) if found.now else task


def way_text(way: Way) -> Text:
    """Returns one way to put tokens on an objective."""
    match way:
        case KillWay(creature=creature, excess_max=excess, type=type_):
            return Text("way-kill", creature=creature, count=_number(excess), type=type_ or "any")
        case TokenWay(token=token):
            return Text("way-token", token=token)
        case HoldWay(at=place, after=after):
            return Text("way-hold", place=place, count=after)
        case BossWay():
            return Text("way-boss")


def objective_text(objective: Objective, heroes: Sized | None = None) -> Text:
    """Returns an objective: its need (for any number of heroes if unknown), its ways, and the effects of completing
    it.
    """
    ways = [*_ways(objective)]
    needs = sorted({*objective.need.values()} if heroes is None else {objective.need[number_of(heroes)]})
    return Text(
        "objective-text",
        need="–".join(map(str, (needs[0], needs[-1]) if len(needs) > 1 else needs)),
        ways=joined("way-or", ways),
        limit=objective.per_round or 0,
        found=len(objective.discoveries),
        then=Text("objective-then", does=effects_text(objective.on_complete))
        if objective.on_complete
        else Text("nothing"),
    )


def _ways(objective: Objective) -> Iterator[Text]:
    if objective.discoveries:
        yield Text("way-discovery", discoveries=tuple(each.id for each in objective.discoveries))
    yield from map(way_text, objective.ways)
