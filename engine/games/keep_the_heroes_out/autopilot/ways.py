"""The ways to carry out an action, by option id, with the value of each on a sketch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.games.keep_the_heroes_out.autopilot.gambles import gamble_is_safe
from engine.games.keep_the_heroes_out.autopilot.scenario_hints import activation_value, room_worth_building
from engine.games.keep_the_heroes_out.autopilot.sketch import Paths, Sketch, tokens_here
from engine.games.keep_the_heroes_out.autopilot.valuations import DRAW, LEAST, LOOT_PRICE, LOOT_SHARE, card_value
from engine.games.keep_the_heroes_out.cards.loot import TACTIC, category
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.notation import (
    Action,
    Activate,
    Ambush,
    Combo,
    Draw,
    Gain,
    HealAll,
    Melee,
    Move,
    MoveThroughWalls,
    OpenPortal,
    Place,
    PutTrap,
    Ranged,
    Reinforce,
    ReinforceRoom,
    Spend,
    SummonHere,
    Swarm,
    shows,
)
from engine.games.keep_the_heroes_out.model.pieces import BUILDER, CELLS, LABORATORY
from engine.games.keep_the_heroes_out.model.state import PORTAL, TRAP, State

HEAL, WEAK_HEAL = 0.45, 0.8
OPEN_PORTAL, COMPLETE_PORTAL, ENOUGH_PORTALS = 0.55, 0.7, 4
CLOSING_IN = 0.05  # value of a defeated hero in addition to its room without it
EMPTY_DUNGEON = 1.0  # the first monster of a clan without any in the dungeon
LABORATORY_CARD, LABORATORY_ALWAYS = 0.8, 0.3

Change = Callable[[Sketch], None]


class Way(NamedTuple):
    """One way: `option` makes the change `change`, of value `gain`. Then the actions of `then` may follow: in a `swarm`
    by monsters of `room`, else `room` is where it happened. A long move takes several `uses` of the action: `option` is
    its first step."""

    gain: float
    option: str
    change: Change
    then: Sequence[Action] = ()
    room: str | None = None
    swarm: bool = False
    uses: int = 1


class Acting(NamedTuple):
    """The acting player's monsters: those of these rooms; `here` is the room of a combo's left side, `times` how often
    one monster can carry out the action. Moves are yielded only if no other is better, unless `every` one is needed."""

    view: State
    rooms: Sequence[str]
    here: str | None = None
    times: int = 1
    every: bool = False


Ways = Callable[[Sketch, Acting, Any], Iterator[Way]]


def ways(on: Sketch, acting: Acting, action: Action) -> Iterator[Way]:
    """Yields all ways worth considering."""
    found = WAYS.get(type(action))
    return found(on, acting, action) if found else iter(())


# ---------------------------------------------------------------- cards


def _draws(on: Sketch, acting: Acting, action: Draw) -> Iterator[Way]:
    if on.drawable:
        yield Way(DRAW, "draw", _draw)


def _draw(on: Sketch) -> None:
    on.gained += DRAW
    on.drawable -= 1


def _reinforces(on: Sketch, acting: Acting, action: Reinforce) -> Iterator[Way]:
    owner = acting.view.players[on.ground.player]
    deck = owner.discard or owner.starting_deck
    share = sum(shows(content().cards[card].sides, action.action.name) for card in deck) / len(deck)
    gain = DRAW * min(3, on.drawable) * share
    if on.drawable:
        yield Way(gain, f"reinforce:{action.action.name}", _gaining(gain))


def _gaining(gain: float) -> Change:
    def change(on: Sketch) -> None:
        on.gained += gain

    return change


# ---------------------------------------------------------------- moves


def _moves(on: Sketch, acting: Acting, action: Move) -> Iterator[Way]:
    passages = on.ground.lying.passages
    portals = tuple([each for each, side in on.portals.items() if side == "completed"])

    def near(room: str) -> Iterable[str]:
        return (*passages[room], *portals) if room in portals else passages[room]

    path = on.ground.path
    return _moves_along(on, acting, {room: path((room, acting.times, portals), near) for room in acting.rooms})


def _moves_through_walls(on: Sketch, acting: Acting, action: MoveThroughWalls) -> Iterator[Way]:
    near = on.ground.lying.touching.__getitem__
    path = on.ground.path
    return _moves_along(on, acting, {room: path((room, acting.times, None), near) for room in acting.rooms})


def _moves_along(on: Sketch, acting: Acting, paths: Mapping[str, Paths]) -> Iterator[Way]:
    """Yields the moves of monsters that gain anything, each with the best token to carry; or the best of them."""
    least, best = LEAST, None
    for room, there in paths.items():
        for move in _moves_from(on, room, there):
            if move[0] > least:
                if acting.every:
                    yield _move(*move)
                else:
                    least, best = move[0], move
    if best:
        yield _move(*best)


def _moves_from(on: Sketch, room: str, paths: Paths) -> Iterator[tuple[float, str, str, str | None, int, str, int]]:
    """Yields the moves of each monster of a room along these paths, with their values."""
    tokens, strikes, known = on.tokens[room], on.strikes, on.known
    for wounds in dict.fromkeys(on.mine.get(room, ())):
        body = on.ground.vitality - wounds
        leaving = known.get((room, -body, strikes))
        if leaving is None:
            leaving = known[room, -body, strikes] = _leaving(on, room, body)
        for there, (first, length) in paths.items():
            gain = known.get((there, body, strikes))
            if gain is None:
                gain = known[there, body, strikes] = on.worth(there, guards=body, own=1) - on.worth(there)
            token = None
            if tokens:
                best = known.get((room, there))
                if best is None:
                    best = known[room, there] = _best_token(on, room, there)
                token, more = best
                gain += more
            yield leaving + gain, room, there, token, wounds, first, length


def _leaving(on: Sketch, room: str, body: int) -> float:
    """Returns the value of a monster's departure from a room."""
    alone = len(on.mine[room]) == 1
    return (_without(on, room, body) if alone else on.worth(room, guards=-body)) - on.worth(room)


def _without(on: Sketch, room: str, body: int) -> float:
    """Returns the value of a room after the player's only monster has left it."""
    kept = on.mine.pop(room)
    worth = on.worth(room, guards=-body)
    on.mine[room] = kept
    return worth


def _best_token(on: Sketch, room: str, there: str) -> tuple[str | None, float]:
    best, most, value = None, 0.0, on.token_value
    for token in tokens_here(on.tokens[room]):
        gain = value(token, there, on.count(token, there)) - value(token, room, on.count(token, room) - 1)
        if gain > most:
            best, most = token, gain
    return best, most


def _move(gain: float, room: str, there: str, token: str | None, wounds: int, first: str, length: int) -> Way:
    name = ":".join(each for each in ("move", room, first, token, f"{wounds}" if wounds else None) if each)

    def change(on: Sketch) -> None:
        on.leave(room, wounds)
        on.enter(there, wounds)
        if token:
            on.put(token, room, -1)
            on.put(token, there)

    return Way(gain, name, change, room=there, uses=length)


# ---------------------------------------------------------------- attacks


def _melees(on: Sketch, acting: Acting, action: Melee) -> Iterator[Way]:
    return _attacks(on, "melee", acting.rooms)


def _shots(on: Sketch, acting: Acting, action: Ranged) -> Iterator[Way]:
    passages = on.ground.lying.passages
    return _attacks(on, "ranged", dict.fromkeys(near for room in acting.rooms for near in passages[room]))


def _attacks(on: Sketch, how: str, rooms: Iterable[str]) -> Iterator[Way]:
    for room in rooms:
        heroes = on.heroes.get(room)
        if heroes:
            gain = on.worth(room, heroes=-1) - on.worth(room) + CLOSING_IN
            yield Way(gain, f"{how}:{room}:{heroes[0][1]}", _striking(room), room=room)


def _striking(room: str) -> Change:
    return lambda on: on.strike(room)


# ---------------------------------------------------------------- tokens and portals


def _places(on: Sketch, acting: Acting, action: Place) -> Iterator[Way]:
    return _puts(on, action.resource, acting.rooms)


def _traps(on: Sketch, acting: Acting, action: PutTrap) -> Iterator[Way]:
    return _puts(on, TRAP, acting.rooms)


def _puts(on: Sketch, token: str, rooms: Iterable[str]) -> Iterator[Way]:
    for room in rooms if on.supply.get(token) else ():
        yield Way(
            on.token_value(token, room, on.count(token, room)),
            f"put:{token}:{room}",
            _putting(token, room),
            room=room,
        )


def _putting(token: str, room: str, count: int = 1) -> Change:
    def change(on: Sketch) -> None:
        on.put(token, room, count)
        on.supply[token] = on.supply.get(token, 0) - count

    return change


def _spends(on: Sketch, acting: Acting, action: Spend) -> Iterator[Way]:
    for room in acting.rooms:
        for token in action.resources:
            count = on.count(token, room)
            if count:
                cost = on.token_value(token, room, count - 1)
                yield Way(-cost, f"spend:{token}:{room}", _putting(token, room, -1), room=room)


def _portals(on: Sketch, acting: Acting, action: OpenPortal) -> Iterator[Way]:
    open_now = sum(side == "completed" for side in on.portals.values())
    if open_now < ENOUGH_PORTALS:
        for room in acting.rooms:
            side = on.portals.get(room)
            if side == "incomplete" or (side is None and on.supply.get(PORTAL)):
                yield Way(OPEN_PORTAL, f"portal:{room}", _opening(room), room=room)


def _opening(room: str) -> Change:
    def change(on: Sketch) -> None:
        if room not in on.portals:
            on.supply[PORTAL] -= 1
        on.portals[room] = "completed"
        on.gained += OPEN_PORTAL

    return change


# ---------------------------------------------------------------- monsters from the lair


def _ambushes(on: Sketch, acting: Acting, action: Ambush) -> Iterator[Way]:
    if on.lair:
        of_type = on.ground.lying.of_type
        rooms = [room for each in action.types for room in of_type.get(each, ())]
        then = (Ambush(action.number - 1, action.types),) if action.number > 1 else ()
        first = 0.0 if on.mine else EMPTY_DUNGEON
        for room in rooms or ([] if action.types else on.tokens):
            yield Way(on.guard_gain(room) + first, f"ambush:{room}", _summoning(room, 1), then, room)


def _summons(on: Sketch, acting: Acting, action: SummonHere) -> Iterator[Way]:
    count = min(action.number, on.lair)
    if acting.here and count:
        room = acting.here
        yield Way(on.guard_gain(room, count), f"summon_here:{room}", _summoning(room, count), room=room)


def _breeds(on: Sketch, acting: Acting, action: ReinforceRoom) -> Iterator[Way]:
    for room in acting.rooms if on.lair else ():
        yield Way(on.guard_gain(room), f"breed:{room}", _summoning(room, 1), room=room)


def _summoning(room: str, count: int) -> Change:
    return lambda on: on.summon(room, count)


def _heals(on: Sketch, acting: Acting, action: HealAll) -> Iterator[Way]:
    for room in acting.rooms:
        for wounds in dict.fromkeys(on.mine.get(room, ())):
            if wounds:
                weak = WEAK_HEAL if on.ground.vitality - wounds < 3 else 0.0
                yield Way(HEAL * wounds + weak, f"heal:{room}:{wounds}", _healing(room, wounds), room=room)


def _healing(room: str, wounds: int) -> Change:
    def change(on: Sketch) -> None:
        on.leave(room, wounds)
        on.enter(room)

    return change


# ---------------------------------------------------------------- swarm and combo


def _swarms(on: Sketch, acting: Acting, action: Swarm) -> Iterator[Way]:
    for room in acting.rooms:
        then = (action.action,) * len(on.mine.get(room, ()))
        inner = Acting(acting.view, (room,))
        if any(True for _ in ways(on, inner, action.action)):
            yield Way(0.0, f"swarm:{action.action.name}:{room}", _nothing, then, room, swarm=True)


def _nothing(on: Sketch) -> None:
    """Changes nothing: a swarm begins, and its monsters act one by one."""


def _combos(on: Sketch, acting: Acting, action: Combo) -> Iterator[Way]:
    prefix = "-".join(("combo", *(each.name for each in action.right)))
    for way in ways(on, acting._replace(times=1, every=True), action.left):
        yield way._replace(option=f"{prefix}:{way.option}", then=(*way.then, *action.right))


# ---------------------------------------------------------------- activations


def _activates(on: Sketch, acting: Acting, action: Activate) -> Iterator[Way]:
    player = acting.view.players[on.ground.player]
    for way in ways(on, acting, content().clans[player.clan].ability):
        yield way._replace(option=f"ability:{way.option}")
    for room in acting.rooms:
        if on.portals.get(room) == "incomplete":
            yield Way(COMPLETE_PORTAL, f"complete:{room}", _opening(room), room=room)
        yield from _by_room(on, acting, room)
    if player is acting.view.player:
        for activation, room in scenario().activations(acting.view, on.ground.player):
            value = activation_value(acting.view, activation, room)
            yield Way(value, f"scenario:{activation}:{room}", _gaining(value), room=room)


def _by_room(on: Sketch, acting: Acting, room: str) -> Iterator[Way]:
    if room == LABORATORY:
        yield from _experiments(on, acting)
    elif room == BUILDER:
        yield from _buildings(on, acting)
    match content().rooms[room].action:
        case Place(resource):
            yield from _room_puts(on, resource, room)
        case PutTrap():
            yield from _room_puts(on, TRAP, room)
        case Combo(Spend(cost), (Gain(wanted),)):
            yield from _loots(on, room, cost, wanted)


def _experiments(on: Sketch, acting: Acting) -> Iterator[Way]:
    cards = [each for each in on.row if each and category(each) == TACTIC]
    if cards and CELLS in on.tokens and gamble_is_safe(acting.view):
        gain = LABORATORY_CARD * on.ground.left + LABORATORY_ALWAYS
        yield Way(gain, LABORATORY, _gaining(gain), room=LABORATORY)


def _buildings(on: Sketch, acting: Acting) -> Iterator[Way]:
    """Yields the rooms to build, each with the most valuable affordable treasure."""
    values = {treasure.value for treasure in acting.view.treasures}
    coins = [each for each in range(1, on.count("coin", BUILDER) + 1) if each in values]
    if coins and acting.view.blueprints:
        gain = room_worth_building(on.ground.scenario)
        yield Way(gain, f"{BUILDER}:{max(coins)}", _building(max(coins), gain), room=BUILDER)


def _building(coins: int, gain: float) -> Change:
    def change(on: Sketch) -> None:
        on.put("coin", BUILDER, -coins)
        on.gained += gain

    return change


def _room_puts(on: Sketch, token: str, room: str) -> Iterator[Way]:
    if on.supply.get(token):
        yield Way(
            0.9 * on.token_value(token, room, on.count(token, room)),
            f"room:{room}",
            _putting(token, room),
            room=room,
        )


def _loots(on: Sketch, room: str, cost: str, wanted: str) -> Iterator[Way]:
    """Yields cards of a category in the row, for a resource that is not needed here."""
    count = on.count(cost, room)
    hint = on.ground.hints.get((cost, room))
    if count > (hint.kept if hint else 0):
        for card in dict.fromkeys(each for each in on.row if each and category(each) == wanted):
            gain = LOOT_PRICE + LOOT_SHARE * card_value(card) * on.ground.left
            yield Way(gain, f"room:{room}:{card}", _buying(room, cost, card, gain), room=room)


def _buying(room: str, cost: str, card: str, gain: float) -> Change:
    def change(on: Sketch) -> None:
        on.put(cost, room, -1)
        row = list(on.row)
        row[row.index(card)] = None
        on.row = row
        on.gained += gain + on.token_value(cost, room, on.count(cost, room))

    return change


WAYS: dict[type[Any], Ways] = {
    Draw: _draws,
    Reinforce: _reinforces,
    Move: _moves,
    MoveThroughWalls: _moves_through_walls,
    Melee: _melees,
    Ranged: _shots,
    Place: _places,
    PutTrap: _traps,
    Spend: _spends,
    OpenPortal: _portals,
    Ambush: _ambushes,
    SummonHere: _summons,
    ReinforceRoom: _breeds,
    HealAll: _heals,
    Swarm: _swarms,
    Combo: _combos,
    Activate: _activates,
}
