"""Explains why something cannot be chosen now: what the card lacks, or which monster, resource or path is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, rooms_of, unlike
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.notation import Combo, Gain, Place, PutTrap, Spend
from engine.games.keep_the_heroes_out.model.pieces import CELLS
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.games.keep_the_heroes_out.telling.describe import player_of
from engine.table import Ask, Impossible, Text


def impossible(view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
    """Returns what a turn's panel does not offer, each with the reason."""
    if ask.key == "turn.card":
        return [each for each in _between_cards(view, seat) if each.id not in ask.by_id]
    if ask.key == "turn.action" and view.doing:
        return list(_of_actions(view, ask))
    return ()


# ---------------------------------------------------------------- between two cards


def _between_cards(view: State, seat: int) -> Iterator[Impossible]:
    yield Impossible("gamble", Text("gamble"), _no_gamble(view), group="gamble")
    yield Impossible("renew", Text("renew"), Text("why-renew-no-card"), group="renew")
    hand = player_of(view, seat).hand
    for card in dict.fromkeys(each for each in hand if each in content().cards):
        yield Impossible(
            f"play:{card}:1", Text("play-card", card=card), Text("why-only-defends", card=card), group="play"
        )


def _no_gamble(view: State) -> Text:
    """Explains why there is no gamble (KH-CELLS-01, KH-CELLS-03, KH-Q-33)."""
    if CELLS not in view.rooms:
        return Text("why-gamble-no-cells")
    return Text("why-gamble-scenario" if not view.modifiers.gamble else "why-gamble-done")


# ---------------------------------------------------------------- actions of a card


def _of_actions(view: State, ask: Ask) -> Iterator[Impossible]:
    doing = view.doing[-1]
    own = list(rooms_of(view.players[doing.player]))
    left = [action.partition("(")[0] for action in doing.actions]
    reached = {place for option in ask.options if option.group.startswith("move") for place in option.places}
    for room in view.rooms:
        if room not in reached:
            yield _move(view, room, own, "move" in left)
    hit = {option.id.split(":", 1)[-1] for option in ask.options}
    for room in view.rooms:
        for name, hero in unlike(heroes_in(view, room)).items():
            if f"{room}:{name}" not in hit:
                yield _attack(view, room, hero.hero_class, own, left)
    used = {place for option in ask.options if option.group.startswith("activate") for place in option.places}
    for room in view.rooms:
        if room not in used:
            yield _activate(view, room, own, "activate" in left)


def _move(view: State, room: str, own: Sequence[str], has_move: bool) -> Impossible:
    near = [each for each in own if room in dungeon(view).passages[each]]
    if not has_move:
        why = Text("why-no-action", action=Text("action-move"))
    elif not own:
        why = Text("why-no-monster-at-all")
    else:
        why = Text("why-no-way", room=room, ways=tuple(dungeon(view).passages[room]))
    return Impossible(f"move:{room}", Text("way-move-to", to=room), why, tuple(near), "move")


def _attack(view: State, room: str, hero: str, own: Sequence[str], left: Sequence[str]) -> Impossible:
    how = "ranged" if "ranged" in left and "melee" not in left else "melee"
    text = Text(f"way-{how}", hero=hero, room=room, wounds=0)
    near = tuple(dungeon(view).passages[room])
    if how not in left:
        return Impossible(f"{how}:{room}:{hero}", text, Text("why-no-action", action=Text(f"action-{how}")), (), how)
    if how == "ranged":
        return Impossible(f"{how}:{room}:{hero}", text, Text("why-not-next-door", room=room, ways=near), near, how)
    return Impossible(f"{how}:{room}:{hero}", text, Text("why-no-monster", room=room), (room,), how)


def _activate(view: State, room: str, own: Sequence[str], has_activate: bool) -> Impossible:
    """Checks for an Activate first, then a monster, then the room's needs (KH-ACT-ACTIVATE-02, KH-PLAY-06, KH-ROOM-13,
    KH-ROOM-14)."""
    if not has_activate:
        why = Text("why-no-action", action=Text("action-activate"))
    elif room not in own:
        why = Text("why-no-monster", room=room)
    else:
        why = _room_lacks(view, room)
    return Impossible(f"room:{room}", Text("way-activate", room=room), why, (room,), "activate")


def _room_lacks(view: State, room: str) -> Text:
    match content().rooms[room].action:
        case Place(resource=token):
            return Text("why-no-token", token=token)
        case PutTrap():
            return Text("why-no-token", token=TRAP)
        case Combo(left=Spend(resource=cost), right=(Gain(category=category),)):
            if cost not in view.rooms[room].tokens:
                return Text("why-no-resource", room=room, token=cost)
            return Text("why-no-loot", room=room, category=category)
    return Text(f"why-{room}")
