"""Worked examples of the rulebook that are a position of their own: the prison break and the patient Rogue (KH-EX-09,
KH-EX-13). The others are with the rules they show, and the long turn is in `test_ratling_turn.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.keep_the_heroes_out.model.state import Monster
from tests.games.keep_the_heroes_out.position import Play, clan, hero, invasion, position, to_the_end, turn

Card = Callable[..., str]


@pytest.fixture
def prison_break(card: Card) -> Play:
    """KH-EX-09a: no Ratling in the dungeon; the Cells hold 3 exhausted heroes and a treasure of value 1, the Vault an
    exhausted Archer and its treasure. The top card is a Mage. A choice of resources holds the Mage's display back: it
    is none of hers."""
    summons = card("ambush(2,bones)")
    players = clan("ratlings", deck=["gnaw", summons, "scurry"]), clan("red_dragon", "forge")
    prisoners = [hero("rogue", "cells"), hero("warrior", "cells"), hero("rogue", "cells")]
    return turn(
        position(
            *players,
            heroes=[*prisoners, hero("archer", "vault")],
            treasures={"cells": (1, "spoil")},
            guild=["mage_hats"],
        )
    ).pick("gamble")


def steps(play: Play) -> list[str]:
    """Returns the keys of the log lines."""
    return [tell.text.key for tell in play.told]


@pytest.mark.rule("KH-EX-09a")
def test_mage_token_enters_cells_exhausted(prison_break: Play) -> None:
    (told,) = prison_break.tells("hero-arrives-exhausted")
    assert (told.args["hero"], told.args["room"]) == ("mage", "cells")


@pytest.mark.rule("KH-EX-09b")
def test_three_cards_are_drawn_before_anything_else_and_cannot_be_played(prison_break: Play) -> None:
    assert len(prison_break.player().hand) == 3 and prison_break.key != "turn.card"
    order = steps(prison_break)
    assert order.index("hero-arrives-exhausted") < order.index("drew-cards") < order.index("mage-frees")


@pytest.mark.rule("KH-EX-09c")
def test_mage_reactivates_all_four(prison_break: Play) -> None:
    assert prison_break.heroes("cells") == ["mage!", "rogue!", "rogue!", "warrior!"]


def plundered(play: Play) -> Play:
    """Three of four are spared from the plunder: the Rogues and the Mage."""
    while play.treasure("cells") is not None:
        play.pick(next(each for each in play.ids if not each.startswith("warrior")))
    return play


@pytest.mark.rule("KH-EX-09d")
def test_one_plunders_and_three_stay_active(prison_break: Play) -> None:
    assert prison_break.treasure("cells") == 1 and prison_break.key == "table.spared"
    play = prison_break
    for name in ("mage", "rogue"):
        play.pick(next(each for each in play.ids if each.startswith(name)))
    assert play.treasure("cells") == 1
    play.pick(next(each for each in play.ids if each.startswith("rogue")))
    (told,) = [each for each in play.tells("plundered") if each.args["room"] == "cells"]
    assert tuple(told.args["heroes"]) == ("warrior",) and play.heroes("cells") == ["warrior"]


@pytest.mark.rule("KH-EX-09e")
def test_three_move_to_the_vault_and_reactivate_the_archer(prison_break: Play) -> None:
    play = plundered(prison_break)
    (told,) = play.tells("heroes-charge")
    assert (len(told.args["heroes"]), told.args["to"]) == (3, "vault")  # type: ignore[arg-type]
    order = steps(play)
    assert order.index("heroes-charge") < len(order) - 1 - order[::-1].index("reactivated")


@pytest.mark.rule("KH-EX-09f")
def test_four_heroes_plunder_the_vault_and_the_players_lose(prison_break: Play) -> None:
    play = plundered(prison_break)
    assert play.over and play.state.outcome == "lost" and play.value.winners == ()


@pytest.mark.rule("KH-EX-13a", "KH-HERO-2-07", "KH-HERO-7-01")
def test_rogue_disarms_the_trap_and_waits() -> None:
    here = position(
        guild=["rogue_bones"], treasures={"beast_trainer": 2, "sewers": 2}, tokens={"beast_trainer": {"trap": 1}}
    )
    play = invasion(here)
    to_the_end(play)
    assert play.tokens("beast_trainer") == {} and play.heroes("beast_trainer") == ["rogue"]
    assert all(each.wounds == 0 for each in play.state.heroes) and play.treasure("beast_trainer") == 2


@pytest.mark.rule("KH-EX-12")
def test_hardcore_runs_through_the_deck_twice() -> None:
    """With three cards in the guild deck: 2 in the first turn, 1 and the change of the wave in the second; 3 after."""
    players = clan("red_dragon", Monster("vault")), clan("slimes", "vault")
    treasures = dict.fromkeys(("forge", "workshop", "library", "apothecary", "study", "graveyard"), 3)
    here = position(*players, difficulty="hardcore", treasures=treasures)
    here.guild_deck, here.guild_discard = ["mage_swords", "mage_hats", "rogue_eye", "rogue_hats"], []
    play = turn(here)
    counts = []
    while not play.over:
        before = len(play.tells("guild-card"))
        active = play.state.active
        while not play.over and play.state.active == active:
            play.pick("end" if "end" in play.ids else play.ids[0])
        counts.append((play.state.wave, len(play.tells("guild-card")) - before))
    assert counts[:3] == [(1, 2), (2, 2), (2, 3)] and play.state.outcome == "won"
