"""States of Keep the Heroes Out! that no play can bring about are refused, each with its field."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.game import GAME
from engine.table import BadCheckpoint, Checkpoint
from tests.playing import deal, random_steps

Plain = dict[str, Any]
OPTIONS = {"scenario": "new_wing", "clans": ["red_dragon", "ratlings"]}


@pytest.fixture(scope="module")
def turn_starts() -> Checkpoint:
    """Returns a two-player match with a Builder, and heroes, tokens and monsters in some rooms."""
    session = deal(GAME, 2, seed=3, options=OPTIONS)
    steps = random_steps(session, seed=3)
    while not _is_rich(session.checkpoint.state):
        next(steps)
    return replace(session.checkpoint, state=dict(session.checkpoint.state))


def _is_rich(state: Plain) -> bool:
    monsters = all(player["monsters"] for player in state["players"])
    return state["phase"] == "play" and bool(state["heroes"]) and monsters and bool(state["guild_discard"])


def _free_cell(state: Plain) -> tuple[int, int]:
    return max(room["column"] for room in state["rooms"].values()) + 5, 0


def _cut_off(state: Plain) -> None:
    column, row = _free_cell(state)
    state["rooms"]["study"].update(column=column, row=row)


def _on_top_of_another(state: Plain) -> None:
    vault = state["rooms"]["vault"]
    state["rooms"]["study"].update(column=vault["column"], row=vault["row"])


def _lost(state: Plain) -> None:
    """A room with no one in it, whose treasure is back in the supply."""
    state["treasures"].append(state["rooms"].pop("library")["treasure"])


def _plundered_twice(state: Plain) -> None:
    state["plundered"].append({"value": 1, "effect": "spoil"})


def _twin_heroes(state: Plain) -> None:
    state["heroes"].append(dict(state["heroes"][0]))
    state["supply"][state["heroes"][0]["hero_class"]] -= 1
    state["heroes_so_far"] += 1


IMPOSSIBLE: list[tuple[str, Callable[[Plain], Any]]] = [
    ("scenario", lambda state: state.update(scenario="no_such_watch")),
    ("players", lambda state: state["players"][1].update(clan="red_dragon")),
    ("players", lambda state: state["players"][1].update(seat=2)),
    ("active", lambda state: state.update(active=2)),
    ("first", lambda state: state.update(first=-1)),
    ("wave", lambda state: state.update(wave=3)),
    ("round", lambda state: state.update(round=0)),
    ("cards_left", lambda state: state.update(cards_left=-1)),
    ("heroes_so_far", lambda state: state.update(heroes_so_far=0)),
    ("counters.built", lambda state: state.update(counters={"built": -1})),
    ("turn.used.muffle", lambda state: state["turn"].update(used={"muffle": -1})),
    ("modifiers.hero_vitality.mage", lambda state: state["modifiers"].update(hero_vitality={"mage": 0})),
    ("outcome", lambda state: state.update(outcome="won")),
    ("rooms", lambda state: state["rooms"].update(attic=dict(state["rooms"]["vault"]))),
    ("rooms", lambda state: state["rooms"].pop("vault")),
    ("rooms", _on_top_of_another),
    ("rooms.study", _cut_off),
    ("rooms.library", _lost),
    ("rooms.study.column", lambda state: state["rooms"]["study"].update(column=10**6)),
    ("rooms.study.turned", lambda state: state["rooms"]["study"].update(turned=45)),
    ("rooms.study.tokens", lambda state: state["rooms"]["study"].update(tokens={"coin": 0})),
    ("rooms.study.tokens", lambda state: state["rooms"]["study"].update(tokens={"mage": 1})),
    ("blueprints", lambda state: state["blueprints"].append("attic")),
    ("blueprints", lambda state: state["blueprints"].append("vault")),
    ("blueprints", lambda state: state.update(blueprints=["cells", "cells"])),
    ("building.coins", lambda state: state.update(building={"coins": 4, "blueprint": None})),
    ("building.blueprint", lambda state: state.update(building={"coins": 1, "blueprint": "vault"})),
    ("supply.coin", lambda state: state["supply"].update(coin=7)),
    ("supply.trap", lambda state: state["rooms"]["study"].update(tokens={"trap": 3})),
    ("supply.portal", lambda state: state["rooms"]["vault"].update(portal="completed")),
    ("supply", lambda state: state["supply"].pop("frog")),
    ("treasures", _plundered_twice),
    ("treasures", lambda state: state["treasures"].pop()),
    ("treasures", lambda state: state["rooms"]["vault"]["treasure"].update(effect="heal")),
    ("players.0.monsters", lambda state: state["players"][0]["monsters"].append({"room": "vault", "wounds": 0})),
    ("players.0.monsters.0.wounds", lambda state: state["players"][0]["monsters"][0].update(wounds=5)),
    ("players.1.monsters.0.room", lambda state: state["players"][1]["monsters"][0].update(room="attic")),
    ("heroes", _twin_heroes),
    ("heroes.0.wounds", lambda state: state["heroes"][0].update(wounds=1)),
    ("heroes.0.room", lambda state: state["heroes"][0].update(room="attic")),
    ("players.0.hand", lambda state: state["players"][0]["hand"].append("ace_of_spades")),
    ("loot_deck", lambda state: state["players"][0]["hand"].append("wing_gust")),
    ("loot_deck", lambda state: state["loot_deck"].pop()),
    ("players.0.starting_deck", lambda state: state["players"][0]["starting_deck"].pop()),
    ("chosen", lambda state: state.update(chosen="orcs")),
    ("row", lambda state: state["row"].append(None)),
    (
        "row",
        lambda state: state.update(row=[*state["row"][:4], None], loot_deck=[*state["loot_deck"], state["row"][4]]),
    ),
    ("guild_deck", lambda state: state["guild_deck"].pop()),
    ("guild_deck", lambda state: state["guild_deck"].append("tea_break")),
    ("guild_deck", lambda state: state["guild_deck"].extend(["mage_eye"] * 300)),
    ("nobody", lambda state: state.update(nobody=1)),
]


@pytest.mark.parametrize(("field", "change"), IMPOSSIBLE)
def test_state_that_no_play_brings_about_is_refused_by_its_field(
    turn_starts: Checkpoint, field: str, change: Callable[[Plain], Any]
) -> None:
    _expect_refusal(turn_starts, field, change)


def test_deck_from_before_the_scenario_added_a_hero_card_is_sound() -> None:
    """How many are added was tuned: exports of older versions can be read. A card of the twenty, or of the scenario, is
    missed."""
    older = deal(GAME, 2, seed=3, options={"scenario": "paper_crowns"}).checkpoint
    older.state["guild_deck"].remove("rogue_swords")
    GAME.check_state(older)
    _expect_refusal(older, "guild_deck", lambda state: state["guild_deck"].remove("rogue_special"))
    _expect_refusal(older, "guild_deck", lambda state: state["guild_deck"].remove("appraiser"))


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_no_draws_before_row_is_revealed(pile: str) -> None:
    """KH-SETUP-07: what has left the deck would be missing when it is shuffled."""
    before_the_first_move = deal(GAME, 2, seed=3, options=OPTIONS).checkpoint
    assert not any(before_the_first_move.state["row"])
    _expect_refusal(before_the_first_move, "players.0.deck", lambda state: _drawn(state["players"][0], pile))


def _drawn(player: Plain, pile: str) -> None:
    player[pile].append(player["deck"].pop())


def _expect_refusal(checkpoint: Checkpoint, field: str, change: Callable[[Plain], Any]) -> None:
    GAME.check_state(checkpoint)
    impossible = deepcopy(checkpoint)
    change(impossible.state)
    with pytest.raises(BadCheckpoint, match=rf"^state\.{field.replace('.', '[.]')}[.:]"):
        GAME.check_state(impossible)
