"""Heroes in the dungeon: attack, plunder, wait, charge (KH-HERO-5 to KH-HERO-8, KH-CLASS)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.state import Monster
from tests.games.keep_the_heroes_out.position import (
    act,
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    to_the_end,
)

# ---------------------------------------------------------------- step 5: attack


@pytest.mark.rule("KH-HERO-5-01", "KH-CLASS-03")
def test_hero_attacks_a_monster_of_its_room_and_is_exhausted() -> None:
    play = heroes_act(position(clan("ratlings", "sewers", "vault"), heroes=[active("rogue", "sewers")]))
    assert play.over and play.monsters() == {"vault": 1} and play.heroes("sewers") == ["rogue"]


@pytest.mark.rule("KH-HERO-5-02", "KH-Q-06")
def test_players_choose_the_damaged_monster() -> None:
    players = clan("ratlings", "sewers"), clan("slimes", "sewers", "sewers")
    play = heroes_act(position(*players, heroes=[active("rogue", "sewers")]))
    assert (sorted(play.ids), play.seats) == (["ratlings:sewers", "slimes:sewers"], (0, 1))
    assert play.session.asks[0].occasion == "table"
    assert play.pick("slimes:sewers", seat=0).monsters(1) == {"sewers": 1}


@pytest.mark.rule("KH-Q-06")
def test_other_ruling_lets_active_player_choose_damaged_monster() -> None:
    players = clan("ratlings", "sewers"), clan("slimes", "sewers")
    rulings = {"attack_target_choice": "active_player"}
    play = heroes_act(position(*players, heroes=[active("rogue", "sewers")], rulings=rulings, active=1))
    assert play.seats == (1,) and sorted(play.ids) == ["ratlings:sewers", "slimes:sewers"]
    assert play.default == (play.ids[0],)


@pytest.mark.rule("KH-HERO-5-04", "KH-CLAN-12")
def test_defeated_monster_returns_to_lair_for_reuse() -> None:
    play = heroes_act(position(clan("ghosts", "sewers", "vault", "forge"), heroes=[active("rogue", "sewers")]))
    assert play.monsters() == {"vault": 1, "forge": 1}
    assert act(play.state, "ambush(1,bones)").pick("ambush:sewers").monsters() == {"vault": 1, "forge": 1, "sewers": 1}


@pytest.mark.rule("KH-HERO-5-05", "KH-CLASS-05")
def test_monster_with_more_vitality_gets_wounds() -> None:
    """The Dragon has 5: the fifth wound sends it home."""
    heroes = [active("rogue", "sewers") for _ in range(3)]
    play = to_the_end(heroes_act(position(clan("red_dragon", "sewers"), heroes=heroes)))
    assert play.player().monsters == [Monster("sewers", 3)]
    again = position(
        clan("red_dragon", Monster("sewers", 3)), heroes=[active("rogue", "sewers"), active("mage", "sewers")]
    )
    assert to_the_end(heroes_act(again)).player().monsters == []


@pytest.mark.rule("KH-HERO-5-06")
def test_guarded_treasure_is_not_plundered() -> None:
    heroes = [active("rogue", "study"), active("mage", "study")]
    here = position(clan("red_dragon", "study"), heroes=heroes, treasures={"study": 2})
    play = to_the_end(heroes_act(here))
    assert play.treasure("study") == 2 and play.player().monsters[0].wounds == 2


# ---------------------------------------------------------------- step 6: plunder


@pytest.mark.rule("KH-HERO-6-01", "KH-CLASS-03", "KH-HERO-8-01")
def test_exactly_as_many_heroes_as_the_value_plunder() -> None:
    """Three at a treasure of value 2: two are exhausted, the third goes on to the Sewers."""
    heroes = [active("rogue", "apothecary") for _ in range(3)]
    here = position(clan("red_dragon", "sewers", "cells"), heroes=heroes, treasures={"apothecary": (2, "spoil")})
    play = heroes_act(here)
    assert play.treasure("apothecary") is None
    to_the_end(play.pick("sewers") if "sewers" in play.ids else play)
    assert play.heroes("apothecary") == ["rogue", "rogue"]


@pytest.mark.rule("KH-HERO-6-02")
def test_players_choose_plunderers() -> None:
    heroes = [active("rogue", "apothecary"), active("mage", "apothecary"), active("archer", "apothecary")]
    here = position(clan("red_dragon", "sewers"), heroes=heroes, treasures={"apothecary": (2, "spoil")})
    play = heroes_act(here)
    assert play.session.asks[0].occasion == "table" and len(play.ids) == 3
    play.pick(next(each for each in play.ids if each.startswith("archer")))
    assert play.heroes("apothecary") == ["archer!", "mage", "rogue"]


@pytest.mark.rule("KH-HERO-6-03", "KH-HERO-6-04", "KH-Q-35")
def test_plundered_treasure_is_turned_acts_and_is_out_of_the_game() -> None:
    here = position(heroes=[active("rogue", "study")], treasures={"study": (1, "spoil")}, tokens={"study": {"coin": 1}})
    here.players[0].monsters = [Monster("workshop"), Monster("forge")]
    supply = len(here.treasures)
    play = to_the_end(heroes_act(here))
    assert play.tokens("study") == {} and play.treasure("study") is None
    assert len(play.state.treasures) == supply
    (told,) = play.tells("plundered")
    assert (told.args["value"], told.args["effect"]) == (1, "spoil")


@pytest.mark.rule("KH-HERO-6-05", "KH-Q-36")
def test_room_is_checked_again_each_time() -> None:
    """Two Mages would plunder the Library; when a third hero has come there first, one of three is spared."""
    heroes = [active("mage", "graveyard"), active("rogue", "beast_trainer")]
    here = position(heroes=heroes, treasures={"beast_trainer": (2, "spoil")}, tokens={"workshop": {"trap": 4}})
    play = heroes_act(here)
    plunders_alone = [each for each in play.ids if each.endswith(":beast_trainer")]
    play.pick(next(each for each in play.ids if each.endswith(":graveyard")))
    assert plunders_alone and play.heroes("beast_trainer") in (["mage!", "rogue!"], ["mage", "rogue"])
    assert to_the_end(play).treasure("beast_trainer") is None


# ---------------------------------------------------------------- step 7: wait


@pytest.mark.rule("KH-HERO-7-01", "KH-CLASS-03")
def test_with_too_few_heroes_for_the_treasure_they_wait() -> None:
    heroes = [active("rogue", "study"), active("mage", "study"), hero("archer", "study")]
    play = to_the_end(heroes_act(position(heroes=heroes, treasures={"study": 3})))
    assert play.heroes("study") == ["archer", "mage", "rogue"] and play.treasure("study") == 3


# ---------------------------------------------------------------- step 8: charge


@pytest.mark.rule("KH-HERO-8-01", "KH-EX-09e")
def test_all_active_heroes_of_a_room_move_together_towards_the_vault() -> None:
    heroes = [active("rogue", "beast_trainer"), active("mage", "beast_trainer"), hero("archer", "beast_trainer")]
    play = heroes_act(position(clan("ratlings", "workshop"), heroes=heroes))
    assert play.everywhere == {"beast_trainer": ["archer"], "workshop": ["mage!", "rogue!"]}


@pytest.mark.rule("KH-HERO-8-02", "KH-PORTAL-04")
def test_nearness_counts_passages_and_no_portals() -> None:
    """A portal in the Graveyard and in the Vault: the hero still walks by the Beast Trainer."""
    portals = {"graveyard": "completed", "vault": "completed"}
    here = position(clan("ratlings", "beast_trainer"), heroes=[active("rogue", "graveyard")], portals=portals)
    assert heroes_act(here).everywhere == {"beast_trainer": ["rogue"]}


@pytest.mark.rule("KH-HERO-8-03", "KH-Q-20")
def test_equally_near_rooms_are_one_choice_for_the_whole_group() -> None:
    """From the Study: Forge and Workshop are both one passage from the Vault."""
    heroes = [active("rogue", "study"), active("mage", "study")]
    play = heroes_act(position(clan("ratlings", "workshop"), heroes=heroes))
    assert sorted(play.ids) == ["forge", "workshop"] and play.session.asks[0].occasion == "table"
    play.pick("workshop")
    assert play.heroes("workshop") == ["mage!", "rogue!"]


@pytest.mark.rule("KH-HERO-8-04")
def test_in_the_new_room_each_carries_out_steps_3_to_8() -> None:
    """A trap takes one of the two, the other inspires the Archer, and both plunder the Workshop's treasure."""
    heroes = [active("rogue", "beast_trainer"), active("rogue", "beast_trainer"), hero("archer", "workshop")]
    here = position(heroes=heroes, tokens={"workshop": {"trap": 1}}, treasures={"workshop": (2, "spoil")})
    play = to_the_end(heroes_act(here))
    assert play.everywhere == {"workshop": ["archer", "rogue"]} and play.treasure("workshop") is None


@pytest.mark.rule("KH-HERO-8-05")
def test_heroes_carry_nothing() -> None:
    here = position(clan("ratlings", "workshop"), heroes=[active("rogue", "beast_trainer")])
    here.rooms["beast_trainer"].tokens = {"bone": 2}
    play = heroes_act(here)
    assert play.heroes("workshop") == ["rogue"]
    assert play.tokens("beast_trainer") == {"bone": 2} and play.tokens("workshop") == {}


@pytest.mark.rule("KH-HERO-8-06")
def test_heroes_in_the_vault_plunder_or_wait_and_never_charge() -> None:
    for count in (1, 2, 3):
        play = to_the_end(heroes_act(position(heroes=[active("rogue", "vault") for _ in range(count)])))
        assert play.everywhere == {"vault": ["rogue"] * count} and play.treasure("vault") == 4


@pytest.mark.rule("KH-Q-19")
def test_hero_without_a_way_to_the_vault_waits() -> None:
    rooms = {"vault": (0, 0), "sewers": (0, 1), "study": (5, 5)}
    play = to_the_end(heroes_act(position(heroes=[active("rogue", "study")], rooms=rooms)))
    assert play.everywhere == {"study": ["rogue"]}


# ---------------------------------------------------------------- classes


@pytest.mark.rule("KH-CLASS-01", "KH-CLASS-02")
@pytest.mark.parametrize("hero_class", ["rogue", "warrior", "archer", "mage"])
def test_hero_of_each_class_has_vitality_1(hero_class: str) -> None:
    play = invasion(position(guild=[f"{hero_class}_swords"]))
    assert {(each.hero_class, each.vitality) for each in play.state.heroes} == {(hero_class, 1)}


@pytest.mark.rule("KH-CLASS-04")
def test_wounded_hero_is_whole_when_summoned_again() -> None:
    here = position(clan("ratlings", "sewers"), heroes=[hero("champion", "sewers", wounds=2)])
    play = act(here, "melee").pick("melee:sewers:champion.2")
    assert play.state.heroes == []


@pytest.mark.rule("KH-TRAP-06")
def test_trap_spares_heroes_already_present() -> None:
    """Put there by a card, and brought there."""
    here = position(
        clan("ratlings", "sewers", "vault"), heroes=[hero("rogue", "sewers")], tokens={"vault": {"trap": 1}}
    )
    play = act(here, "trap", "move").pick("put:trap:sewers", "move:vault:sewers:trap")
    assert play.heroes("sewers") == ["rogue"] and play.tokens("sewers") == {"trap": 2}
