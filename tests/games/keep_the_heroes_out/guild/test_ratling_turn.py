"""The Ratling turn: the rulebook's long example, one position carried through all lines of KH-EX-14."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.state import Monster, Player
from tests.games.keep_the_heroes_out.position import Play, clan, hero, position, turn

Card = Callable[..., str]
FIRST_HEROES = {
    "apothecary": ["archer", "warrior"],
    "beast_trainer": ["mage", "rogue"],
    "study": ["archer", "archer"],
}


class RatlingTurn:
    """The fixture of KH-EX-14-00, and each line after it as a step."""

    def __init__(self, card: Card) -> None:
        """The hand, then the deck with the three cards of the gamble on top and some for the clean-up."""
        self.cards = [
            *(card("swarm(move) | melee"), card("activate x2 | draw"), card("activate x2 | draw")),
            *(card("swarm(move)"), card("move | draw"), card("swarm(melee)"), card("activate x2"), card("melee")),
        ]
        ratlings = clan("ratlings", "vault", "vault", "vault", hand=self.cards[:5])
        ratlings.deck = [*self.cards[5:], "gnaw", "gnaw"]
        dragon = clan("red_dragon", "forge")
        heroes = [hero(each, room) for room, found in FIRST_HEROES.items() for each in found]
        self.play: Play = turn(
            position(
                *(ratlings, dragon),
                difficulty="hardcore",
                wave=2,
                heroes=heroes,
                treasures={"graveyard": (1, "heal"), "study": (3, "prisoner")},
                tokens={"graveyard": {"bone": 2}},
                guild=["warrior_bones", "rogue_swords", "warrior_eye", "archer_swords", "mage_hats"],
                row=["sword", "vigour", "gate", "axe", "spider"],
                loot_deck=["wolf", "bat"],
            )
        )

    @property
    def ratlings(self) -> Player:
        return self.play.player(0)

    @property
    def dragon(self) -> Monster:
        return self.play.player(1).monsters[0]

    def gamble(self) -> None:
        self.play.pick("gamble")

    def first_card(self) -> None:
        self.play.card(self.cards[0], 1).pick("swarm:move:vault")
        self.play.pick("move:vault:sewers", "move:vault:sewers", "move:vault:workshop")

    def second_card(self) -> None:
        self.play.card(self.cards[1], 1).pick("room:sewers", "room:workshop")

    def third_card(self) -> None:
        self.play.card(self.cards[2], 1).pick("room:workshop", "room:workshop")

    def fourth_card(self) -> None:
        self.play.card(self.cards[3]).pick("swarm:move:sewers", "move:sewers:apothecary:frog", "move:sewers:apothecary")

    def fifth_card(self) -> None:
        self.play.card(self.cards[4], 1).pick("move:workshop:beast_trainer:trap")

    def sixth_card(self) -> None:
        self.play.card(self.cards[5]).pick("swarm:melee:apothecary")
        self.play.pick("melee:apothecary:archer", "melee:apothecary:warrior")

    def seventh_card(self) -> None:
        self.play.card(self.cards[6]).pick("room:apothecary:vigour", "ability:breed:beast_trainer")

    def eighth_card(self) -> None:
        self.play.card(self.cards[7]).pick("melee:beast_trainer:mage")

    def end(self) -> None:
        """The phases 2 and 3 end; the first guild card of the invasion is drawn."""
        self.play.pick("end")

    def step(self, room: str) -> None:
        """A hero of a room, or all of them, are picked."""
        assert self.play.key == "table.hero"
        self.play.pick(next(each for each in self.play.ids if each.endswith(f":{room}")))

    def rogue_in_the_forge(self) -> None:
        self.step("forge")
        self.step("forge")

    def rogue_in_the_workshop(self) -> None:
        """The last active hero: it is picked by itself. The second guild card follows."""

    def warrior_in_the_graveyard(self) -> None:
        """She displays, plunders, is healed and runs into the trap of the Beast Trainer."""
        while any("graveyard" in each for each in self.play.ids):
            self.step("graveyard")

    def warrior_in_the_study(self) -> None:
        """The last active heroes are picked by themselves: the Prisoner's Archer comes, then the third guild card."""

    def mage_in_the_library(self) -> None:
        while any("library" in each for each in self.play.ids):
            self.step("library")
        while self.play.key == "table.hero" and any("forge" in each for each in self.play.ids):
            self.step("forge")

    def mage_in_the_apothecary(self) -> None:
        """The last one: the turn ends."""
        while self.play.key != "turn.card":
            self.play.pick(self.play.ids[0])


STEPS = (
    *("gamble", "first_card", "second_card", "third_card", "fourth_card", "fifth_card", "sixth_card"),
    *("seventh_card", "eighth_card", "end", "rogue_in_the_forge", "rogue_in_the_workshop"),
    *("warrior_in_the_graveyard", "warrior_in_the_study", "mage_in_the_library", "mage_in_the_apothecary"),
)


@pytest.fixture
def until(card: Card) -> Callable[[str], RatlingTurn]:
    """The turn with all steps up to one, that one included; "" is the fixture."""

    def play(last: str) -> RatlingTurn:
        found = RatlingTurn(card)
        for name in STEPS[: STEPS.index(last) + 1] if last else ():
            getattr(found, name)()
        return found

    return play


Until = Callable[[str], RatlingTurn]


@pytest.mark.rule("KH-EX-14-00")
def test_the_position(until: Until) -> None:
    now = until("")
    assert now.play.monsters() == {"vault": 3} and len(now.ratlings.hand) == 5 and now.play.monsters(1) == {"forge": 1}
    assert now.play.everywhere == FIRST_HEROES and now.play.treasure("vault") == 4
    lying = dungeon(now.play.state)
    for one, other in (
        *(("vault", "sewers"), ("vault", "workshop"), ("sewers", "apothecary"), ("workshop", "beast_trainer")),
        *(("beast_trainer", "graveyard"), ("library", "forge"), ("cells", "apothecary")),
    ):
        assert other in lying.passages[one]
    assert lying.toward["graveyard"] == ("beast_trainer",) and lying.toward["library"] == ("forge",)


@pytest.mark.rule("KH-EX-14-01", "KH-CELLS-06", "KH-CELLS-07")
def test_01_the_gamble(until: Until) -> None:
    now = until("gamble")
    assert now.play.heroes("cells") == ["warrior"] and len(now.ratlings.hand) == 8


@pytest.mark.rule("KH-EX-14-02")
def test_02_swarm_out_of_the_vault(until: Until) -> None:
    assert until("first_card").play.monsters() == {"sewers": 2, "workshop": 1}


@pytest.mark.rule("KH-EX-14-03")
def test_03_a_frog_and_a_trap(until: Until) -> None:
    now = until("second_card").play
    assert now.tokens("sewers") == {"frog": 1} and now.tokens("workshop") == {"trap": 1}


@pytest.mark.rule("KH-EX-14-04", "KH-ACT-ACTIVATE-05")
def test_04_three_traps(until: Until) -> None:
    assert until("third_card").play.tokens("workshop") == {"trap": 3}


@pytest.mark.rule("KH-EX-14-05")
def test_05_the_frog_is_carried(until: Until) -> None:
    now = until("fourth_card").play
    assert now.tokens("apothecary") == {"frog": 1} and now.tokens("sewers") == {}
    assert now.monsters() == {"apothecary": 2, "workshop": 1}


@pytest.mark.rule("KH-EX-14-06")
def test_06_a_trap_is_carried(until: Until) -> None:
    now = until("fifth_card").play
    assert now.tokens("workshop") == {"trap": 2} and now.tokens("beast_trainer") == {"trap": 1}
    assert now.monsters() == {"apothecary": 2, "beast_trainer": 1}


@pytest.mark.rule("KH-EX-14-07")
def test_07_both_heroes_of_the_apothecary_leave(until: Until) -> None:
    assert "apothecary" not in until("sixth_card").play.everywhere


@pytest.mark.rule("KH-EX-14-08", "KH-ROOM-12")
def test_08_a_potion_and_another_ratling(until: Until) -> None:
    now = until("seventh_card")
    assert now.play.tokens("apothecary") == {} and now.ratlings.discard == ["vigour"]
    assert now.play.state.row == ["sword", "wolf", "gate", "axe", "spider"]
    assert now.play.monsters() == {"apothecary": 2, "beast_trainer": 2}


@pytest.mark.rule("KH-EX-14-09")
def test_09_the_second_hero_of_the_beast_trainer_leaves(until: Until) -> None:
    now = until("eighth_card")
    assert now.play.heroes("beast_trainer") == ["rogue"] and now.ratlings.hand == []


@pytest.mark.rule("KH-EX-14-10", "KH-RENEW-01")
def test_10_no_renewal_without_cards(until: Until) -> None:
    assert until("eighth_card").play.ids == ["end"]


@pytest.mark.rule("KH-EX-14-11", "KH-CLEAN-04")
def test_11_the_hand_is_five_again(until: Until) -> None:
    """The deck has two cards: those played and the potion are shuffled in for three more."""
    now = until("end")
    (shuffled,) = now.play.shuffled("deck.renewed")
    assert Counter(shuffled) == Counter([*now.cards, "vigour"])
    assert len(now.ratlings.hand) == 5 and now.ratlings.played == [] and len(now.ratlings.deck) == 6


@pytest.mark.rule("KH-EX-14-12", "KH-DIFF-04")
def test_12_three_cards_one_at_a_time(until: Until) -> None:
    told = until("mage_in_the_apothecary").play.tells("guild-card")
    assert [each.args["card"] for each in told] == ["rogue_swords", "warrior_eye", "mage_hats"]
    assert len(until("end").play.tells("guild-card")) == 1


@pytest.mark.rule("KH-EX-14-13")
def test_13_a_rogue_in_forge_and_workshop(until: Until) -> None:
    now = until("end").play
    assert now.heroes("forge") == ["rogue!"] and now.heroes("workshop") == ["rogue!"]


@pytest.mark.rule("KH-EX-14-14")
def test_14_the_rogue_wounds_the_dragon(until: Until) -> None:
    now = until("rogue_in_the_forge")
    assert now.play.heroes("forge") == ["rogue"] and now.dragon == Monster("forge", 1)


@pytest.mark.rule("KH-EX-14-15", "KH-HERO-2-07", "KH-HERO-3-02")
def test_15_one_trap_is_disarmed_and_the_other_springs(until: Until) -> None:
    now = until("rogue_in_the_workshop").play
    assert now.tokens("workshop") == {} and now.heroes("workshop") == []
    keys = [tell.text.key for tell in now.told]
    assert keys.index("rogue-disarms") < keys.index("trap-springs")


@pytest.mark.rule("KH-EX-14-16")
def test_16_a_warrior_in_graveyard_and_study(until: Until) -> None:
    now = until("rogue_in_the_workshop").play
    assert now.heroes("graveyard") == ["warrior!"] and now.heroes("study") == ["archer", "archer", "warrior!"]


@pytest.mark.rule("KH-EX-14-16", "KH-HERO-2-06", "KH-TREASURE-04")
def test_17_the_warrior_of_the_graveyard(until: Until) -> None:
    """The ledger has no line of its own for her: bones discarded, treasure plundered, healed, and into the trap."""
    now = until("warrior_in_the_graveyard").play
    assert now.tokens("graveyard") == {} and now.treasure("graveyard") is None and now.heroes("graveyard") == []
    assert now.tokens("beast_trainer") == {} and now.heroes("beast_trainer") == ["rogue"]
    assert now.monsters()["beast_trainer"] == 2


@pytest.mark.rule("KH-EX-14-18")
def test_18_three_plunder_the_study(until: Until) -> None:
    now = until("warrior_in_the_study").play
    assert now.heroes("study") == ["archer", "archer", "warrior"] and now.treasure("study") is None
    assert "archer_swords" in now.state.guild_discard


@pytest.mark.rule("KH-EX-14-19", "KH-HERO-2-11")
def test_19_the_archer_of_the_cells_shoots(until: Until) -> None:
    now = until("warrior_in_the_study").play
    assert now.heroes("cells") == ["archer", "warrior"]
    assert now.monsters() == {"apothecary": 1, "beast_trainer": 2}


@pytest.mark.rule("KH-EX-14-21")
def test_21_a_mage_in_library_and_apothecary(until: Until) -> None:
    now = until("warrior_in_the_study").play
    assert now.heroes("library") == ["mage!"] and now.heroes("apothecary") == ["mage!"]


@pytest.mark.rule("KH-EX-14-24", "KH-HERO-4-01")
def test_22_the_mage_of_the_library_goes_to_the_forge(until: Until) -> None:
    """The ledger has no line of its own for him: he inspires the Rogue, and both wound the Dragon."""
    now = until("mage_in_the_library")
    assert now.play.heroes("forge") == ["mage", "rogue"] and now.dragon == Monster("forge", 3)


@pytest.mark.rule("KH-EX-14-23")
def test_23_the_mage_of_the_apothecary(until: Until) -> None:
    now = until("mage_in_the_apothecary").play
    assert now.heroes("apothecary") == ["mage"] and "apothecary" not in now.monsters()


@pytest.mark.rule("KH-EX-14-24", "KH-TURN-03")
def test_24_the_token_goes_to_the_dragon(until: Until) -> None:
    now = until("mage_in_the_apothecary").play
    assert now.treasure("vault") == 4 and now.state.active == 1 and now.key == "turn.card"
    assert now.everywhere == {
        "forge": ["mage", "rogue"],
        "study": ["archer", "archer", "warrior"],
        "cells": ["archer", "warrior"],
        "beast_trainer": ["rogue"],
        "apothecary": ["mage"],
    }
