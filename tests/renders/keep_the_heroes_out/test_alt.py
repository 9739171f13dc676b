"""Dungeons in words: at most 500 characters, the most important first, only what the reader may see."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.state import Building, Hero, Monster, Treasure
from engine.table import HIDDEN, Result, Text
from engine.words import LOCALES
from renders import find
from renders.job import alt
from tests.renders.keep_the_heroes_out.tables import crowded, job, table


def test_board_says_the_moment_the_choices_each_player_and_the_rooms() -> None:
    state = table(clans=2)
    state.players[0].monsters = [Monster("forge")]
    state.heroes = [Hero(1, "mage", "study"), Hero(2, "rogue", "study", active=False), Hero(3, "rogue", "study", False)]
    said = alt(job("board", state, badges=frozenset({"workshop", "forge"}), changed=frozenset({"study"})))
    assert said.startswith("Keep the Heroes Out. Choices: 6 Forge and 5 Workshop. Changed: 9 Study. First Watch, ")
    assert "Wave 1 of 2, 25 guild cards left in it." in said
    assert "Red Dragon [A]: 1 in the dungeon, 0 in the lair, 5 cards in hand." in said
    assert "1 Vault (Jewel): Kobolds · treasure of 4." in said


@pytest.mark.parametrize("locale", LOCALES)
def test_overlong_alt_text_refers_to_command(locale: str) -> None:
    said = alt(job("board", crowded("grand_raid"), locale=locale))
    assert len(said) <= 500
    assert "/board words" in said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_can_be_said(locale: str) -> None:
    for picture in find("keep_the_heroes_out"):
        result = Result((), ({},), Text("picture-phase-over"), {})
        assert alt(job(picture, table(), locale=locale, seat=0, result=result)), picture
        assert alt(job(picture, table(), locale=locale)), picture


def test_past_board_is_marked_first() -> None:
    assert alt(job("board", table(), past=True)).startswith("Keep the Heroes Out. Past. ")


def test_room_description_is_complete() -> None:
    state = table(clans=1)
    room = state.rooms["workshop"]
    room.tokens, room.portal, room.treasure = {"trap": 2, "coin": 1}, "completed", Treasure(2, "spoil")
    state.heroes = [Hero(1, "archer", "workshop")]
    assert alt(job("place", state, place="workshop")) == (
        "5 Workshop (Swords): Archer active · Coin · Trap ×2 · treasure of 2 · completed portal. "
        "1 passage from the Vault. To 9 Study, 7 Beast Trainer and 1 Vault. Activate: Trap."
    )


def test_hand_names_its_cards_and_a_hidden_one_none() -> None:
    state = table()
    state.players[0].hand = ["sword", "bat"]
    said = alt(job("hand", state, seat=0))
    assert said.startswith(
        "Red Dragon [A]: 1 in the dungeon, 0 in the lair, 2 cards in hand. 1 Sword: Swarm (Melee) / Melee ×2, Move. "
    )
    state.players[0].hand = [HIDDEN, HIDDEN]
    assert "1 " not in alt(job("hand", state, seat=0)).split("in hand.")[1].split("Deck")[0]


def test_building_says_how_many_ways_there_are_and_the_nearest() -> None:
    """Two passages: no place touches the Vault's free side."""
    state = table("new_wing")
    state.building = Building(2, "graveyard")
    said = alt(job("asked", state, seat=0))
    assert "16 ways to build 4 Graveyard. Nearest to the Vault, 2 passages: 1, 2, " in said


def test_loot_row_and_the_guild_are_counted() -> None:
    state = table()
    state.guild_discard = ["mage_eye", "mage_hats", "tea_break"]
    assert alt(job("loot", state)).startswith("Loot row; cards left in the loot deck: 59. 1 Sword: ")
    said = alt(job("guild", state))
    assert "Mage: cards drawn 2, tokens left 6. Cards of the scenario drawn: 1." in said


def test_end_says_won_or_lost_and_why() -> None:
    reason = Text("picture-phase-over")
    won, lost = (Result(winners, ({},), reason, {}) for winners in ((0,), ()))
    said = "First Watch: {} in round 3. The scenario is over. No treasure was plundered."
    assert alt(job("scoring", table(), result=won)) == said.format("won")
    assert alt(job("scoring", table(), result=lost)) == said.format("lost")
    assert alt(job("scoring", table())) == "The scenario is not over yet."


def test_lobby_describes_clans_and_owners() -> None:
    said = alt(job("choice", table(clans=2), seat=0))
    assert said.startswith("Red Dragon: One tough body ")
    assert said.endswith("Kobolds is taken by Tomas.")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Heroes: 1 Vault and 6 Forge ×2 (1 farther). Yours: 5 Workshop."),
        ("es", "Héroes: 1 Bóveda y 6 Forja ×2 (1 más lejos). Tuyos: 5 Taller."),
        ("pt-BR", "Heróis: 1 Cofre e 6 Forja ×2 (1 em outras salas). Seus: 5 Oficina."),
    ],
)
def test_question_about_cards_begins_with_heroes_nearest_to_the_vault_and_own_monsters(locale: str, said: str) -> None:
    state = table(clans=2)
    state.players[0].monsters = [Monster("workshop")]
    places = ("graveyard", "forge", "forge", "vault")
    state.heroes = [Hero(number, "rogue", place) for number, place in enumerate(places)]
    question = job(
        "asked", state, locale=locale, seat=0, badges=frozenset({f"hand:{state.players[0].hand[0]}", "cells"})
    )
    assert alt(question).startswith(said)
    assert "Cells" not in alt(question)
    state.heroes, state.players[0].monsters = [], []
    assert "0" not in alt(question).split("1 ")[0]
