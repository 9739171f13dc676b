"""Checks the secrecy contract with private hands (KH-Q-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random
from typing import Any

from engine.games.keep_the_heroes_out.game import GAME
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import HIDDEN
from tests.contract.test_secrets import check_questions
from tests.games.keep_the_heroes_out.position import clan, position

PRIVATE = {"hands": "private"}


def test_questions_during_turn_reveal_no_private_hand() -> None:
    check_questions(GAME, 17, PRIVATE)


def of_two(**rulings: str) -> State:
    """Two players with hands."""
    players = clan("ratlings", "vault", hand=["gnaw", "scurry"]), clan("slimes", "vault", hand=["drip"])
    return position(*players, treasures={"study": (3, "curse"), "cells": (1, "heal")}, rulings=rulings)


def test_open_hands_are_seen_by_all_and_private_ones_by_their_seat() -> None:
    for seat in (0, 1, None):
        assert [player.hand for player in GAME.view(of_two(), seat).players] == [["gnaw", "scurry"], ["drip"]]
    seen = {seat: [player.hand for player in GAME.view(of_two(**PRIVATE), seat).players] for seat in (0, 1, None)}
    assert seen == {
        0: [["gnaw", "scurry"], [HIDDEN]],
        1: [[HIDDEN, HIDDEN], ["drip"]],
        None: [[HIDDEN, HIDDEN], [HIDDEN]],
    }


def test_redealt_copy_loses_nothing() -> None:
    """Decks, backs of treasures of a value, and private hands; open hands stay."""
    generator = Random(5)

    def shuffled(pile: Collection[Any]) -> list[Any]:
        return generator.sample(list(pile), len(pile))

    for state in (of_two(), of_two(**PRIVATE)):
        copy = GAME.redeal(state, shuffled)
        assert not GAME.faults(copy)
        assert Counter(copy.guild_deck) == Counter(state.guild_deck) and copy.guild_deck != state.guild_deck
        assert Counter(copy.loot_deck) == Counter(state.loot_deck) and copy.loot_deck != state.loot_deck
        for player, before in zip(copy.players, state.players, strict=True):
            assert Counter([*player.hand, *player.deck]) == Counter([*before.hand, *before.deck])
            assert len(player.hand) == len(before.hand)
            assert state.rulings.hands == "private" or player.hand == before.hand
        lying = {name: room.treasure.value for name, room in copy.rooms.items() if room.treasure}
        assert lying == {"vault": 4, "study": 3, "cells": 1}
