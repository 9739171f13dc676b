"""States of Tyrants that no play can bring about are refused, each with its field."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.games.tyrants.game import GAME
from engine.table import BadCheckpoint, Checkpoint
from tests.playing import deal, random_steps

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def turn_starts() -> Checkpoint:
    """Returns a two-player match in progress, with Insane Outcasts, troops, spies and cards in most places."""
    session = deal(GAME, 2, seed=3, options={"first_deck": "demons"})
    for _ in islice(random_steps(session, seed=3), 150):
        pass
    assert session.checkpoint.state["phase"] == "turns"
    return replace(session.checkpoint, state=dict(session.checkpoint.state))


def _moved_on(state: Plain) -> None:
    """An own troop leaves the map, and its marker stays."""
    site, marker = next((site, marker) for site, marker in state["markers"].items() if marker["holder"] is None)
    state["markers"][site] = marker | {"holder": 1}


def _second_spy(state: Plain) -> None:
    state["spies"]["araumycos"] = [0, 0]
    state["houses"][0]["spies"] -= 2


def _played(state: Plain) -> None:
    state["turn"]["played"] = [{"instance": 3, "card": state["houses"][0]["hand"].pop(), "gone": False}]


IMPOSSIBLE: list[tuple[str, Callable[[Plain], Any]]] = [
    ("houses.1", lambda state: state["houses"][1].update(hand=["noble"] * 20_000)),
    ("turn.power", lambda state: state["turn"].update(power=-3)),
    ("turn.power", lambda state: state["turn"].update(power=1)),
    ("turn.influence", lambda state: state["turn"].update(influence=99)),
    ("houses.0.troops", lambda state: state["houses"][0].update(troops=2**62)),
    ("houses.0.troops", lambda state: state["houses"][0].update(troops=state["houses"][0]["troops"] - 1)),
    ("houses.0.spies", lambda state: state["houses"][0].update(spies=6)),
    ("houses.0.vp", lambda state: state["houses"][0].update(vp=-1)),
    ("houses.0.trophies.0", lambda state: state["houses"][0].update(trophies={"0": 1})),
    ("houses.0.trophies.red", lambda state: state["houses"][0].update(trophies={"red": 1})),
    ("markers", _moved_on),
    ("spies.araumycos", _second_spy),
    ("spies", lambda state: state["spies"].update(waterdeep=[])),
    ("troops", lambda state: state["troops"].pop("araumycos")),
    ("troops.araumycos", lambda state: state["troops"].update(araumycos=[None] * 5)),
    ("troops.araumycos", lambda state: state["troops"].update(araumycos=[7, None, None, None])),
    ("market_deck", lambda state: state["market_deck"].append("dragonborn_of_bahamut")),
    ("market_deck", lambda state: state["market_deck"].append(state["market_deck"][0])),
    ("market_deck", lambda state: state["market_deck"].append("noble")),
    ("market", lambda state: state["market"].append(None)),
    ("houses.0.inner_circle", lambda state: state["houses"][0]["inner_circle"].append("insane_outcast")),
    ("supply.insane_outcast", lambda state: state["supply"].update(insane_outcast=-1)),
    ("supply", lambda state: state["supply"].pop("house_guard")),
    ("trigger", lambda state: state.update(trigger="market")),
    ("phase", lambda state: state.update(phase="deployment", round=0, trigger="barracks")),
    ("houses", lambda state: state.update(phase="deployment", round=0)),
    ("market", lambda state: state.update(phase="setup", round=0)),
    ("round", lambda state: state.update(round=0)),
    ("active", lambda state: state.update(active=2)),
    ("wins.0", lambda state: state.update(wins=[1, 0])),
    ("sections", lambda state: state.update(sections=["left"])),
    ("decks", lambda state: state.update(decks=["drow", "drow"])),
    ("turn.resolving", lambda state: state["turn"].update(resolving=0)),
    ("turn.spy_sites", lambda state: state["turn"].update(spy_sites=["waterdeep"])),
    ("turn.played", _played),
    ("nobody", lambda state: state.update(nobody=1)),
    ("turn.nothing", lambda state: state["turn"].update(nothing=1)),
]


@pytest.mark.parametrize(("field", "change"), IMPOSSIBLE)
def test_state_that_no_play_brings_about_is_refused_by_its_field(
    turn_starts: Checkpoint, field: str, change: Callable[[Plain], Any]
) -> None:
    GAME.check_state(turn_starts)
    impossible = deepcopy(turn_starts)
    change(impossible.state)
    with pytest.raises(BadCheckpoint, match=rf"^state\.{field.replace('.', '[.]')}[.:]"):
        GAME.check_state(impossible)
