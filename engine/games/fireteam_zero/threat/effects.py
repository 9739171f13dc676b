"""Effects of cards on creatures and attacks, each declared beside the function that does it."""

from __future__ import annotations

from engine.games.fireteam_zero.board.figures import class_of, creature, hero, place_id
from engine.games.fireteam_zero.board.moving import special_move
from engine.games.fireteam_zero.cards.carrying_out import (
    Context,
    choose,
    creature_concerned,
    declare,
    heroes_concerned,
    player_of,
    where,
)
from engine.games.fireteam_zero.combat.attack import ignore_resistance
from engine.games.fireteam_zero.combat.killing import leave_board
from engine.games.fireteam_zero.combat.rerolls import reroll
from engine.games.fireteam_zero.creatures.entering import creature_options, join_pool, put_creature
from engine.games.fireteam_zero.creatures.track import advance, fall_back
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import (
    AddBonus,
    AddToPool,
    Ambushed,
    BecomeTarget,
    Cancel,
    ChangeDice,
    IgnoreResistance,
    KeepWatch,
    LayCharge,
    MoveThreat,
    PlaceCreature,
    Remove,
    Reroll,
    ShutDown,
    Skip,
    SpecialMove,
    StayUp,
    Stop,
)
from engine.games.fireteam_zero.model.state import Charge, Creature, OfCreature, OfHero, State, Watch
from engine.games.fireteam_zero.threat.ambush import ambush
from engine.kit.choices import groups
from engine.table import Option, Table, Text

# ---------------------------------------------------------------- the attack of a creature


async def _cancel(table: Table, state: State, effect: Cancel, context: Context) -> None:
    """Hits that are known are taken off at once, others when they are (FZ-REACT-29)."""
    event = context.subject
    if isinstance(event, OfHero) and event.hits is not None:
        event.hits = max(0, event.hits - effect.n)
        table.tell(Text("hits-cancelled", hero=event.hero, count=effect.n))
    elif state.creature_attack is not None:
        target = state.creature_attack.target
        cancelled = state.creature_attack.cancelled
        cancelled[target] = cancelled.get(target, 0) + effect.n
        table.tell(Text("hits-cancelled", hero=target, count=effect.n))


async def _dice(table: Table, state: State, effect: ChangeDice, context: Context) -> None:
    if state.creature_attack is not None:
        state.creature_attack.dice += effect.n


async def _shut_down(table: Table, state: State, effect: ShutDown, context: Context) -> None:
    """Cancels the attack (FZ-REACT-27)."""
    if state.creature_attack is not None:
        state.creature_attack.shut_down = True


async def _become_target(table: Table, state: State, effect: BecomeTarget, context: Context) -> None:
    """Makes a hero on the target's location the new target of everything that follows (FZ-REACT-28)."""
    attack, event, owner = state.creature_attack, context.subject, player_of(state, context)
    assert attack is not None
    assert isinstance(event, OfHero)
    if owner.location == attack.location:
        attack.target = event.hero = owner.id
        table.tell(Text("became-target", hero=owner.id))


async def _stay_up(table: Table, state: State, effect: StayUp, context: Context) -> None:
    if isinstance(context.subject, OfHero):
        context.subject.stays_up = True


# ---------------------------------------------------------------- the attack of a hero


async def _bonus(table: Table, state: State, effect: AddBonus, context: Context) -> None:
    if state.hero_attacks:
        state.hero_attacks[-1].bonus += effect.n


async def _ignore(table: Table, state: State, effect: IgnoreResistance, context: Context) -> None:
    if state.hero_attacks:
        ignore_resistance(state.hero_attacks[-1], effect)


async def _reroll(table: Table, state: State, effect: Reroll, context: Context) -> None:
    if state.hero_attacks:
        await reroll(table, state, state.hero_attacks[-1], effect.n, effect.which, context.card or "")


# ---------------------------------------------------------------- movement


async def _stop(table: Table, state: State, effect: Stop, context: Context) -> None:
    """Ends the movement that is going on, or the one that comes (FZ-EFFECT-04)."""
    if state.activation is not None:
        state.activation.stopped = True


async def _move(table: Table, state: State, effect: SpecialMove, context: Context) -> None:
    """Heroes move by their players' choice, a creature by that of the card's owner (FZ-MOVE-17, FZ-EFFECT-05)."""
    number = creature_concerned(context)
    if effect.who == "subject" and isinstance(context.subject, OfCreature):
        moved = creature(state, context.subject.creature)
        if moved is not None:
            await special_move(table, state, moved, effect.n, effect.how, None, player_of(state, context))
        return
    for each in heroes_concerned(state, effect.who, context):
        await special_move(table, state, each, effect.n, effect.how, _toward(state, effect, context, number), each)


def _toward(state: State, effect: SpecialMove, context: Context, number: int | None) -> str | None:
    """Returns the location from which or to which a hero moves."""
    if effect.how == "to_subject" and isinstance(context.subject, OfHero):
        return hero(state, context.subject.hero).location
    concerned = creature(state, number) if number is not None else None
    return concerned.location if concerned else None


# ---------------------------------------------------------------- creatures


async def _skip(table: Table, state: State, effect: Skip, context: Context) -> None:
    """Makes a number of creatures within range skip something this round, never a boss (FZ-EFFECT-07)."""
    if effect.n == "subject":
        number = creature_concerned(context)
        found = [each for each in state.creatures if each.number == number and class_of(each) != "boss"]
        chosen = found
    else:
        found = [each for each in _within(state, context, effect.range) if class_of(each) != "boss"]
        n = len(found) if effect.n == "all" else effect.n
        chosen = await _choose_some(table, state, "fire.skip", found, n, context)
    for each in chosen:
        each.skips.append(effect.what)
        table.tell(Text("creature-skips", creature=each.kind, place=each.location, what=effect.what))


async def _remove(table: Table, state: State, effect: Remove, context: Context) -> None:
    """Creatures leave the board without a roll, which is no kill (FZ-EFFECT-08)."""
    found = [each for each in _within(state, context, effect.range) if class_of(each) == effect.creature]
    for each in await _choose_some(table, state, "fire.remove", found, effect.n, context):
        table.tell(Text("creature-removed", creature=each.kind, place=each.location))
        await leave_board(table, state, each)


def _within(state: State, context: Context, reach: int) -> list[Creature]:
    """Returns the creatures within range of the effect's location; all if it has none."""
    here = where(state, context)
    distance = board_of(state).distance
    return [each for each in state.creatures if here is None or distance(here, each.location) <= reach]


async def _choose_some(
    table: Table, state: State, key: str, found: list[Creature], n: int, context: Context
) -> list[Creature]:
    """Asks for a number of these, one after the other; the nearest to the effect come first."""
    if n >= len(found):
        return found
    here = where(state, context)
    distance = board_of(state).distance
    left = sorted(found, key=lambda each: distance(here, each.location)) if here else list(found)
    chosen: list[Creature] = []
    while len(chosen) < n:
        each: Creature = await choose(table, state, key, creature_options(left), context)
        left.remove(each)
        chosen.append(each)
    return chosen


async def _ambushed(table: Table, state: State, effect: Ambushed, context: Context) -> None:
    """Carries out ambushes one after the other, until the hero is knocked out (FZ-AMBUSH-11)."""
    if context.searcher is None:
        return
    searcher = hero(state, context.searcher)
    for _ in range(effect.n):
        if not searcher.down:
            await ambush(table, state, searcher, effect.creature)


async def _place(table: Table, state: State, effect: PlaceCreature, context: Context) -> None:
    if effect.at == "own":
        place = where(state, context)
    else:
        place = mission_of(state).location_of(effect.at)
    if place is not None:
        put_creature(table, state, effect.creature, place, reserve=effect.origin == "reserve")


async def _add_to_pool(table: Table, state: State, effect: AddToPool, context: Context) -> None:
    join_pool(table, state, effect.creature, effect.n)


async def _threat(table: Table, state: State, effect: MoveThreat, context: Context) -> None:
    if effect.n > 0:
        await advance(table, state, effect.n)
    else:
        fall_back(table, state, -effect.n)


# ---------------------------------------------------------------- watches and charges


async def _watch(table: Table, state: State, effect: KeepWatch, context: Context) -> None:
    """Asks the owner for a location within range to watch (FZ-EFFECT-09)."""
    lay, owner = board_of(state), player_of(state, context)
    seen = lay.reached(owner.location, effect.range)
    found = [each for each in lay.locations if each in seen and "impassable" not in lay.terrain[each]]
    options = [
        Option(f"watch:{place_id(each)}", Text("place-name", place=each), each, group=group, places=(each,))
        for each, group in zip(found, groups(["place"] * len(found)), strict=True)
    ]
    place = await choose(table, state, "fire.watch", options, context)
    state.watches.append(Watch(owner.id, place, effect.type, effect.strength, effect.range))
    table.tell(Text("watches", hero=owner.id, place=place))


async def _charge(table: Table, state: State, effect: LayCharge, context: Context) -> None:
    owner = player_of(state, context)
    state.charges.append(Charge(owner.id, owner.location, effect.type, effect.strength))
    table.tell(Text("charge-laid", hero=owner.id, place=owner.location))


declare(Cancel, _cancel)
declare(ChangeDice, _dice)
declare(ShutDown, _shut_down)
declare(BecomeTarget, _become_target)
declare(StayUp, _stay_up)
declare(AddBonus, _bonus)
declare(IgnoreResistance, _ignore)
declare(Reroll, _reroll)
declare(Stop, _stop)
declare(SpecialMove, _move)
declare(Skip, _skip)
declare(Remove, _remove)
declare(Ambushed, _ambushed)
declare(PlaceCreature, _place)
declare(AddToPool, _add_to_pool)
declare(MoveThreat, _threat)
declare(KeepWatch, _watch)
declare(LayCharge, _charge)
