"""A custom scenario is played by its rules and stored with the state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games import find
from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from tests.games.keep_the_heroes_out.scenarios.test_checking import CELLAR
from tests.playing import deal

GAME = find("keep_the_heroes_out")
CARRIED = {"scenario": "cellar", "own": {"cellar": CELLAR}}


def test_state_contains_its_custom_scenario() -> None:
    """Its rooms, its cards and its rules; another text of the same name is another scenario."""
    state = GAME.setup("cellar", 2, GAME.read_options(CARRIED), {})
    assert state.rooms.keys() == {"library", "forge", "vault", "workshop", "sewers", "cells"}
    assert state.guild_deck.count("barrel") == 2 and state.own == CELLAR
    fewer = CELLAR.replace("copies: 2", "copies: 1")
    other = GAME.setup("cellar", 2, GAME.read_options({"scenario": "cellar", "own": {"cellar": fewer}}), {})
    assert other.guild_deck.count("barrel") == 1
    assert GAME.setup("first_watch", 2, GAME.read_options(CARRIED), {}).own == ""


def test_older_states_take_the_file_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_SCENARIOS.__dict__, "_offered", {"cellar": CELLAR})
    checkpoint = deal(GAME, 2, 1, CARRIED).checkpoint
    state = {name: part for name, part in checkpoint.state.items() if name != "own"}
    older = replace(checkpoint, state=state, schema_version=GAME.schema_version - 1)
    assert GAME.read_state(older).own == CELLAR
