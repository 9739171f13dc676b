"""Basic actions: draw, move, attacks, tokens and portals (KH-ACT), and equally simple abilities (KH-CLAN)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.games.keep_the_heroes_out.cards.carrying_out import Acting, Way, declare
from engine.games.keep_the_heroes_out.cards.hand import can_draw, draw, reinforce
from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.dungeon.pieces import (
    heroes_in,
    lair,
    put_monsters,
    strike,
    unlike,
)
from engine.games.keep_the_heroes_out.model.layout import Dungeon, dungeon
from engine.games.keep_the_heroes_out.model.notation import (
    Draw,
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
)
from engine.games.keep_the_heroes_out.model.state import CARRIED, TRAP, Hero, Monster, State
from engine.kit.decks import put_back
from engine.table import Final, Option, Table, Text

# ---------------------------------------------------------------- cards


def ways_to_draw(state: State, acting: Acting, action: Draw) -> Iterator[Option]:
    """Offers the top card of the tactic deck (KH-ACT-DRAW)."""
    if can_draw(state.players[acting.player]):
        yield _plain("draw", Way("draw", _draw), "card")


async def _draw(table: Table, state: State, player: int) -> None:
    await draw(table, state, player)


def ways_to_reinforce(state: State, acting: Acting, action: Reinforce) -> Iterator[Option]:
    """Offers a look at the top three cards (KH-ACT-REINFORCE)."""
    if can_draw(state.players[acting.player]):
        yield _reinforce_option(str(action), action.action.name)


@cache
def _reinforce_option(notation: str, shown: str) -> Option:
    text = Text("way-reinforce", action=Text(f"action-{shown}"))
    return Option(f"reinforce:{shown}", text, Way(notation, _reinforce, (shown,)), group="reinforce", final="card")


async def _reinforce(table: Table, state: State, player: int, shown: str) -> None:
    await reinforce(table, state, player, shown)


@cache
def _plain(name: str, way: Way, final: Final | None = None) -> Option:
    return Option(name, Text(f"way-{name}"), way, group=name, final=final)


# ---------------------------------------------------------------- moves


def ways_to_move(state: State, acting: Acting, action: Move) -> Iterator[Option]:
    """Offers moves through passages, or from one completed portal to another (KH-ACT-MOVE, KH-PORTAL-01)."""
    lying = dungeon(state)
    return _moves(state, acting, str(action), {room: by_passage_or_portal(state, lying, room) for room in acting.rooms})


def by_passage_or_portal(state: State, lying: Dungeon, room: str) -> Iterable[str]:
    """Returns the rooms that a monster can move to (KH-PORTAL-01 to KH-PORTAL-03, KH-PORTAL-05)."""
    near = lying.passages[room]
    if state.rooms[room].portal != "completed":
        return near
    portals = [name for name, there in state.rooms.items() if there.portal == "completed" and name != room]
    return dict.fromkeys((*near, *portals))


def ways_through_walls(state: State, acting: Acting, action: MoveThroughWalls) -> Iterator[Option]:
    """Offers moves through a passage or a wall, but not through a portal (KH-CLAN-08, KH-Q-42)."""
    touching = dungeon(state).touching
    return _moves(state, acting, str(action), {room: touching[room] for room in acting.rooms})


def _moves(state: State, acting: Acting, notation: str, to: dict[str, Iterable[str]]) -> Iterator[Option]:
    """Yields each distinct monster, to each room, with each token or none (KH-ACT-MOVE-02, KH-ACT-MOVE-03)."""
    for monster in _unlike_monsters(state.players[acting.player].monsters):
        room, wounds = monster
        if room in to:
            lying = state.rooms[room].tokens
            for there in to[room]:
                yield _move_option(notation, room, wounds, there, None)
                for token in CARRIED:
                    if token in lying:
                        yield _move_option(notation, room, wounds, there, token)


def _unlike_monsters(monsters: Sequence[Monster]) -> Iterable[tuple[str, int]]:
    return dict.fromkeys((monster.room, monster.wounds) for monster in monsters)


@cache
def _move_option(notation: str, room: str, wounds: int, there: str, token: str | None) -> Option:
    name = ":".join(each for each in ("move", room, there, token, f"{wounds}" if wounds else None) if each)
    texts = {"room": room, "to": there, "wounds": wounds, **({"token": token} if token else {})}
    text = Text("way-move-with" if token else "way-move", **texts)
    return Option(name, text, Way(notation, move, (room, wounds, there, token)), group="move", places=(there,))


async def move(table: Table, state: State, player: int, room: str, wounds: int, there: str, token: str | None) -> str:
    """Moves a monster to another room, with a token if one is named (KH-ACT-MOVE-02)."""
    owner = state.players[player]
    monster = next(each for each in owner.monsters if (each.room, each.wounds) == (room, wounds))
    monster.room = there
    if token:
        tokens.pick_up(state.rooms[room], token)
        put_back(state.rooms[there].tokens, token)
        table.tell(Text("moved-with", clan=owner.clan, room=room, to=there, token=token))
    else:
        table.tell(Text("moved", clan=owner.clan, room=room, to=there))
    return there


# ---------------------------------------------------------------- attacks


def ways_to_melee(state: State, acting: Acting, action: Melee) -> Iterator[Option]:
    """Offers the heroes in rooms with the player's monsters (KH-ACT-MELEE-01)."""
    return _attacks(state, "melee", acting.rooms)


def ways_to_shoot(state: State, acting: Acting, action: Ranged) -> Iterator[Option]:
    """Offers the heroes in rooms next to the player's monsters (KH-ACT-RANGED)."""
    passages = dungeon(state).passages
    return _attacks(state, "ranged", dict.fromkeys(near for room in acting.rooms for near in passages[room]))


def _attacks(state: State, notation: str, rooms: Iterable[str]) -> Iterator[Option]:
    for room in rooms if state.heroes else ():
        for name, hero in unlike(heroes_in(state, room)).items():
            yield _attack_option(notation, room, name, hero.hero_class, hero.wounds)


@cache
def _attack_option(notation: str, room: str, name: str, hero_class: str, wounds: int) -> Option:
    text = Text(f"way-{notation}", hero=hero_class, room=room, wounds=wounds)
    way = Way(notation, _attack, (notation, room, name))
    return Option(f"{notation}:{room}:{name}", text, way, group=notation, places=(room,))


async def _attack(table: Table, state: State, player: int, how: str, room: str, name: str) -> str:
    hero: Hero = unlike(heroes_in(state, room))[name]
    clan = state.players[player].clan
    table.tell(Text("attacked" if how == "melee" else "shot", clan=clan, hero=hero.hero_class, room=room))
    await strike(table, state, hero, by=clan)
    return room


# ---------------------------------------------------------------- tokens and portals


def ways_to_place(state: State, acting: Acting, action: Place) -> Iterator[Option]:
    """Offers resources from the supply for rooms with the player's monsters (KH-ACT-RESOURCE-01, KH-PLAY-06)."""
    return _puts(state, acting, str(action), action.resource)


def ways_to_set_traps(state: State, acting: Acting, action: PutTrap) -> Iterator[Option]:
    """Offers traps from the supply for rooms with the player's monsters (KH-ACT-TRAP-01, KH-PLAY-06)."""
    return _puts(state, acting, str(action), TRAP)


def _puts(state: State, acting: Acting, notation: str, token: str) -> Iterator[Option]:
    if state.supply[token]:
        for room in acting.rooms:
            yield _put_option(notation, token, room)


@cache
def _put_option(notation: str, token: str, room: str) -> Option:
    text = Text("way-put", token=token, room=room)
    return Option(f"put:{token}:{room}", text, Way(notation, put, (token, room)), group="put", places=(room,))


async def put(table: Table, state: State, player: int, token: str, room: str) -> str:
    """Puts a token from the supply into a room."""
    tokens.put(table, state, room, token, by=state.players[player].clan)
    return room


def ways_to_spend(state: State, acting: Acting, action: Spend) -> Iterator[Option]:
    """Offers the resources in rooms with the player's monsters (KH-ACT-COMBO-08)."""
    for room in acting.rooms:
        lying = state.rooms[room].tokens
        for token in action.resources:
            if token in lying:
                yield _spend_option(str(action), token, room)


@cache
def _spend_option(notation: str, token: str, room: str) -> Option:
    text = Text("way-spend", token=token, room=room)
    return Option(f"spend:{token}:{room}", text, Way(notation, spend, (token, room)), group="spend", places=(room,))


async def spend(table: Table, state: State, player: int, token: str, room: str) -> str:
    """Returns a token from a room to the supply."""
    tokens.discard(table, state, room, token)
    return room


def ways_to_open_portals(state: State, acting: Acting, action: OpenPortal) -> Iterator[Option]:
    """Offers completed portals for rooms with the player's monsters (KH-ACT-PORTAL-01, KH-PORTAL-07)."""
    for room in acting.rooms:
        if tokens.can_open_portal(state, room):
            yield _portal_option(room)


@cache
def _portal_option(room: str) -> Option:
    text = Text("way-portal", room=room)
    return Option(f"portal:{room}", text, Way("portal", open_portal, (room,)), group="portal", places=(room,))


async def open_portal(table: Table, state: State, player: int, room: str) -> str:
    """Completes the portal of a room."""
    await tokens.open_portal(table, state, room)
    return room


# ---------------------------------------------------------------- abilities of clans


def ways_to_heal(state: State, acting: Acting, action: HealAll) -> Iterator[Option]:
    """Offers to heal all wounds of one monster (KH-CLAN-01)."""
    for room, wounds in _unlike_monsters(state.players[acting.player].monsters):
        if wounds:
            yield _heal_option(room, wounds)


@cache
def _heal_option(room: str, wounds: int) -> Option:
    text = Text("way-heal", room=room, wounds=wounds)
    return Option(f"heal:{room}:{wounds}", text, Way("heal_all", heal, (room, wounds)), group="heal", places=(room,))


async def heal(table: Table, state: State, player: int, room: str, wounds: int) -> str:
    """Heals all wounds of a monster."""
    owner = state.players[player]
    next(each for each in owner.monsters if (each.room, each.wounds) == (room, wounds)).wounds = 0
    table.tell(Text("healed", clan=owner.clan, room=room, wounds=wounds))
    return room


def ways_to_breed(state: State, acting: Acting, action: ReinforceRoom) -> Iterator[Option]:
    """Offers a monster from the lair for a room with another (KH-CLAN-06)."""
    if lair(state.players[acting.player]):
        for room in acting.rooms:
            yield _breed_option(room)


@cache
def _breed_option(room: str) -> Option:
    text = Text("way-breed", room=room)
    return Option(f"breed:{room}", text, Way("reinforce_room", breed, (room,)), group="breed", places=(room,))


async def breed(table: Table, state: State, player: int, room: str) -> str:
    """Puts a monster from the lair into a room."""
    put_monsters(table, state, player, room)
    return room


declare(Draw, ways_to_draw)
declare(Reinforce, ways_to_reinforce)
declare(Move, ways_to_move)
declare(MoveThroughWalls, ways_through_walls)
declare(Melee, ways_to_melee)
declare(Ranged, ways_to_shoot)
declare(Place, ways_to_place)
declare(PutTrap, ways_to_set_traps)
declare(Spend, ways_to_spend)
declare(OpenPortal, ways_to_open_portals)
declare(HealAll, ways_to_heal)
declare(ReinforceRoom, ways_to_breed)
