"""Views of a seat, and copies of a state that reveal nothing (KH-SETUP-03, KH-GUILD-05, KH-Q-24)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace

from engine.games.keep_the_heroes_out.model.state import Player, Room, State, Treasure
from engine.kit.decks import deal_anew, face_down
from engine.table import HIDDEN
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """Returns the state without hidden parts: all decks, the backs of treasures, and with private hands those of
    others.

    It shares its open parts with the state and is for reading only.
    """
    private = state.rulings.hands == "private"
    return replace(
        state,
        players=[_seen(player, hidden=private and player.seat != seat) for player in state.players],
        rooms={name: _covered(room) for name, room in state.rooms.items()},
        treasures=_face_down(state.treasures),
        removed=_face_down(state.removed),
        guild_deck=face_down(state.guild_deck),
        loot_deck=face_down(state.loot_deck),
        builder_pile=face_down(state.builder_pile),
    )


def _seen(player: Player, *, hidden: bool) -> Player:
    return replace(player, deck=face_down(player.deck), hand=face_down(player.hand) if hidden else player.hand)


def _covered(room: Room) -> Room:
    return room if room.treasure is None else replace(room, treasure=Treasure(room.treasure.value, HIDDEN))


def _face_down(treasures: Iterable[Treasure]) -> list[Treasure]:
    return [Treasure(each.value, HIDDEN) for each in treasures]


def redeal(state: State, shuffled: Shuffled) -> State:
    """Returns a copy with all decks shuffled, the backs of treasures of each value mixed, and private hands dealt
    again.
    """
    sealed = deepcopy(state)
    redeal_for(sealed, None, shuffled)
    return sealed


def redeal_for(state: State, seat: int | None, shuffled: Shuffled) -> None:
    """Does so in place, except for the hand of a seat."""
    for pile in (state.guild_deck, state.loot_deck, state.builder_pile):
        deal_anew(shuffled, pile)
    for player in state.players:
        secret = state.rulings.hands == "private" and player.seat != seat
        deal_anew(shuffled, player.deck, *([player.hand] if secret else []))
    for value in range(1, 5):
        covered = [each for each in _covered_treasures(state) if each.value == value]
        for treasure, effect in zip(covered, shuffled([each.effect for each in covered]), strict=True):
            treasure.effect = effect


def _covered_treasures(state: State) -> list[Treasure]:
    lying = [room.treasure for room in state.rooms.values() if room.treasure is not None]
    return [*lying, *state.treasures, *state.removed]
