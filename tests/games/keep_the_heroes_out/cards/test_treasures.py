"""Effects on the backs of treasures (KH-TREASURE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import Player, Treasure
from engine.words import LOCALES, Words
from tests.games.keep_the_heroes_out.position import (
    Play,
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    to_the_end,
    turn,
)


def plundered(value: int, effect: str, *players: Player, **more: Any) -> Play:
    """As many Rogues as it takes plunder a treasure in the Study."""
    heroes = [*(active("rogue", "study") for _ in range(value)), *more.pop("heroes", ())]
    here = position(*players, heroes=heroes, treasures={"study": (value, effect)}, **more)
    return heroes_act(here)


@pytest.mark.rule("KH-TREASURE-01", "KH-Q-16")
def test_treasures_have_a_value_of_1_to_4_and_an_effect() -> None:
    effects = {"spoil", "curse", "heal", "prisoner", "defeat"}
    assert all(1 <= each.value <= 4 and each.effect in effects for each in content().treasures)


@pytest.mark.rule("KH-TREASURE-02", "KH-Q-14")
@pytest.mark.parametrize(
    ("lying", "pick", "left"),
    [
        ({}, None, {}),
        ({"trap": 1}, None, {"trap": 1}),
        ({"coin": 2}, None, {"coin": 1}),
        ({"coin": 1, "bone": 1, "trap": 1}, "bone", {"coin": 1, "trap": 1}),
    ],
)
def test_spoil_discards_a_resource_of_the_room(lying: dict[str, int], pick: str | None, left: dict[str, int]) -> None:
    play = plundered(1, "spoil", tokens={"study": lying, "vault": {"book": 1}})
    if pick:
        assert play.session.asks[0].occasion == "table"
        play.pick(pick)
    assert play.tokens("study") == left and play.tokens("vault") == {"book": 1}


@pytest.mark.rule("KH-TREASURE-02")
@pytest.mark.parametrize("locale", LOCALES)
def test_spoil_question_has_words(locale: str) -> None:
    play = plundered(1, "spoil", tokens={"study": {"coin": 1, "bone": 1}})
    assert "?" in Words.of_game(play.session.game, locale).say(play.session.asks[0].text)


@pytest.mark.rule("KH-TREASURE-03", "KH-Q-41")
def test_curse_takes_a_hand_card_of_his_choice_from_every_player() -> None:
    """All at once, and each puts it on his own discard pile."""
    players = clan("ratlings", hand=["gnaw", "scurry"]), clan("slimes", hand=["drip", "split"])
    play = plundered(1, "curse", *players)
    assert play.seats == (0, 1) and play.ids_of(0) == ["discard:gnaw", "discard:scurry"]
    play.pick("discard:split", seat=1)
    assert play.seats == (0,), "sealed until the last is in"
    play.pick("discard:scurry", seat=0)
    assert [player.hand for player in play.state.players] == [["gnaw"], ["drip"]]
    assert [player.discard for player in play.state.players] == [["scurry"], ["split"]]


@pytest.mark.rule("KH-Q-13")
def test_curse_takes_nothing_from_an_empty_hand() -> None:
    players = clan("ratlings"), clan("slimes", hand=["drip"])
    play = plundered(1, "curse", *players)
    assert play.seats == (1,)
    play.pick("discard:drip")
    assert play.player().discard == [] and play.player(1).discard == ["drip"]


@pytest.mark.rule("KH-TREASURE-04", "KH-EX-14-16")
def test_heal_reactivates_all_heroes_including_plunderers() -> None:
    play = plundered(1, "heal", clan("ratlings", "workshop"), heroes=[hero("mage", "study"), hero("archer", "forge")])
    assert (
        play.key == "table.charge"
        and play.heroes("study") == ["mage!", "rogue!"]
        and play.heroes("forge") == ["archer"]
    )


@pytest.mark.rule("KH-TREASURE-05", "KH-HERO-2-11")
def test_prisoner_sends_a_hero_of_a_guild_card_to_the_cells() -> None:
    """It displays; no one draws tactic cards; the card is discarded."""
    here = clan("ratlings", "apothecary", hand=["gnaw"])
    play = plundered(1, "prisoner", here, guild=["archer_bones"])
    assert play.heroes("cells") == ["archer"] and play.monsters() == {}
    assert play.player().hand == ["gnaw"] and play.state.guild_discard == ["archer_bones"]


@pytest.mark.rule("KH-TREASURE-05")
def test_prisoner_may_be_a_mage_and_may_meet_a_trap_and_a_shortage() -> None:
    mage = plundered(
        1,
        "prisoner",
        clan("ratlings", "vault", "vault", "vault"),
        guild=["mage_bones"],
        heroes=[hero("warrior", "cells")],
    )
    to_the_end(mage)
    assert mage.heroes("vault") == ["mage", "warrior"] and mage.monsters() == {"vault": 1}
    trapped = plundered(1, "prisoner", guild=["warrior_bones"], tokens={"cells": {"trap": 1}})
    assert trapped.heroes("cells") == []
    short = plundered(
        1,
        "prisoner",
        clan("ratlings", "forge"),
        guild=["mage_bones"],
        heroes=[hero("mage", "forge")],
        supply={"mage": 0},
    )
    assert short.heroes("cells") == [] and short.monsters() == {} and short.heroes("forge") == ["mage"]


@pytest.mark.rule("KH-TREASURE-06")
def test_prisoner_with_a_scenario_card_does_nothing() -> None:
    play = plundered(1, "prisoner", clan("ratlings", hand=["gnaw"]), guild=["tea_break"])
    assert play.over and play.everywhere == {"study": ["rogue"]} and play.player().hand == ["gnaw"]
    assert play.state.guild_discard == ["tea_break"]


@pytest.mark.rule("KH-TREASURE-09", "KH-Q-33")
def test_prisoner_without_cells_draws_no_card() -> None:
    rooms = {"vault": (0, 0), "workshop": (0, -1), "study": (1, -1)}
    play = plundered(1, "prisoner", guild=["rogue_bones"], rooms=rooms)
    assert play.over and play.state.guild_deck[0] == "rogue_bones" and play.state.guild_discard == []


@pytest.mark.rule("KH-TREASURE-07", "KH-TREASURE-08")
def test_defeat_loses_the_game() -> None:
    assert [(each.value, each.count) for each in content().treasures if each.effect == "defeat"] == [(4, 1)]
    assert plundered(1, "defeat").value == "lost"


@pytest.mark.rule("KH-HERO-6-04", "KH-Q-35")
@pytest.mark.parametrize("back", [False, True])
def test_plundered_treasure_is_not_in_the_supply(back: bool) -> None:
    play = plundered(2, "heal", clan("ratlings", "workshop", "forge"), rulings={"plundered_to_supply": back})
    assert (Treasure(2, "heal") in play.state.treasures) == back
    assert Treasure(2, "heal") in play.state.plundered


@pytest.mark.rule("KH-Q-09")
def test_prisoner_during_the_last_card_of_wave_1_starts_wave_2_first() -> None:
    """The card in resolution is shuffled in with the others, is drawn for the Prisoner, and is not discarded again."""
    heroes = [hero("rogue", "study")]
    here = position(clan("ratlings", "workshop"), treasures={"study": (2, "prisoner"), "graveyard": 3}, heroes=heroes)
    here.guild_deck, here.guild_discard = ["mage_eye"], ["rogue_bones", "warrior_bones"]
    play = invasion(here, guild_wave=[["warrior_bones"]])
    to_the_end(play)
    (shuffled,) = play.shuffled("guild.wave")
    assert sorted(shuffled) == ["mage_eye", "rogue_bones", "warrior_bones"]
    assert play.state.wave == 2 and play.heroes("cells") == ["warrior"]
    assert sorted(play.state.guild_deck) == ["mage_eye", "rogue_bones"]
    assert play.state.guild_discard == ["warrior_bones"] and play.state.outcome is None


@pytest.mark.rule("KH-Q-09", "KH-WIN-01")
def test_prisoner_during_the_last_card_of_wave_2_draws_nothing() -> None:
    heroes = [hero("rogue", "study")]
    here = position(clan("ratlings", "workshop"), treasures={"study": (2, "prisoner"), "graveyard": 3}, heroes=heroes)
    here.guild_deck, here.guild_discard, here.wave = ["mage_eye"], ["rogue_bones"], 2
    play = invasion(here)
    to_the_end(play)
    assert play.heroes("cells") == [] and play.value == "won"


@pytest.mark.rule("KH-Q-10")
def test_prisoner_may_draw_the_last_card() -> None:
    """The second to last card of wave 2 is in resolution; when it is done, all have won."""
    heroes = [hero("rogue", "study")]
    here = position(clan("ratlings", "workshop"), treasures={"study": (2, "prisoner"), "graveyard": 3}, heroes=heroes)
    here.guild_deck, here.guild_discard, here.wave = ["mage_eye", "rogue_bones"], [], 2
    play = invasion(here)
    to_the_end(play)
    assert play.heroes("cells") == ["rogue"] and play.value == "won"


@pytest.mark.rule("KH-TREASURE-05", "KH-CELLS-12")
def test_prisoner_of_a_gamble_is_resolved_in_the_turn() -> None:
    """A Mage frees a Rogue, who plunders the Prisoner of the Cells; the Archer who comes shoots into the Vault."""
    players = clan("ratlings", "vault"), clan("slimes", "forge")
    here = position(
        *players,
        guild=["mage_bones", "archer_bones"],
        treasures={"cells": (2, "prisoner")},
        heroes=[hero("rogue", "cells")],
    )
    play = turn(here).pick("gamble")
    assert play.key == "turn.card" and play.heroes("cells") == ["archer", "mage", "rogue"] and play.monsters() == {}
