"""Arrows and marks in the picture: the heroes' actions since the last invasion, gamble or experiment began."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.model.state import Monster, Step
from tests.games.keep_the_heroes_out.position import Play, act, active, clan, hero, heroes_act, invasion, position, turn

BEFORE = [Step("waited", "library", hero_class="mage")]
LAB = {"vault": (1, 1), "cells": (0, 1), "laboratory": (2, 1, 180), "forge": (1, 0)}


def kinds(play: Play) -> list[tuple[str, str]]:
    """Returns the actions by room."""
    return [(step.kind, step.room) for step in play.state.steps]


def test_invasion_restarts_steps() -> None:
    play = invasion(position(clan("ratlings"), guild=["mage_special"], steps=list(BEFORE)))
    assert kinds(play)[0] == ("summoned", "cells")


def test_gamble_restarts_steps() -> None:
    players = clan("ratlings", "vault"), clan("slimes", "forge")
    play = turn(position(*players, guild=["archer_bones"], steps=list(BEFORE))).pick("gamble")
    assert kinds(play) == [("summoned", "cells"), ("shot", "cells")]


def test_experiment_restarts_steps() -> None:
    here = position(clan("ratlings", "laboratory"), rooms=LAB, row=["wing_gust"], guild=["rogue_bones"])
    here.steps = list(BEFORE)
    play = act(here, "activate").pick("laboratory")
    assert kinds(play) == [("summoned", "cells")]


def test_each_thing_that_heroes_do_is_a_step_in_its_order() -> None:
    """One of three plunders the Study; the others go to the Workshop, where the trap takes one, the other attacks."""
    heroes = [active("rogue", "study") for _ in range(3)]
    here = position(clan("red_dragon", "workshop"), heroes=heroes, treasures={"study": (1, "spoil")})
    here.rooms["workshop"].tokens = {"trap": 1}
    play = heroes_act(here).pick("workshop")
    assert kinds(play) == [
        ("plundered", "study"),
        ("moved", "study"),
        ("defeated", "workshop"),
        ("attacked", "workshop"),
    ]
    plundered, moved = play.state.steps[:2]
    assert (plundered.count, moved.count, moved.destination) == (1, 2, "workshop")
    assert play.player().monsters == [Monster("workshop", 1)]


def test_waiting_is_a_step_too() -> None:
    play = heroes_act(position(heroes=[active("rogue", "study"), hero("mage", "study")], treasures={"study": 2}))
    assert kinds(play) == [("waited", "study")]
