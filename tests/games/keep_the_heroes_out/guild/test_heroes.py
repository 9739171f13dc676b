"""How heroes come: steps 1 to 4 of resolving a hero card (KH-HERO-1 to KH-HERO-4)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.guild.summoning import summon
from tests.games.keep_the_heroes_out.position import (
    Play,
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    to_the_end,
)

# ---------------------------------------------------------------- step 1: summon


@pytest.mark.rule("KH-HERO-1-01", "KH-HERO-1-04", "KH-GUILD-03")
def test_hero_card_summons_one_active_hero_into_each_of_two_rooms() -> None:
    play = invasion(position(guild=["mage_swords"]))
    assert play.everywhere == {"forge": ["mage!"], "workshop": ["mage!"]} and play.state.supply["mage"] == 4


@pytest.mark.rule("KH-HERO-1-02")
def test_number_of_rooms_limits_summoned_heroes() -> None:
    """First Watch has one special room, the Cells; the second dungeon has no Eye room."""
    assert invasion(position(guild=["rogue_special"])).everywhere == {"cells": ["rogue"]}
    rooms = {"vault": (0, 0), "sewers": (0, 1)}
    play = invasion(position(guild=["rogue_eye"], rooms=rooms))
    assert play.over and play.everywhere == {} and play.state.supply["rogue"] == 6


@pytest.mark.rule("KH-HERO-1-03")
def test_with_three_special_rooms_the_players_choose_the_two() -> None:
    rooms = {"vault": (1, 1), "cells": (0, 1), "laboratory": (2, 1, 180), "builder": (1, 0), "sewers": (1, 2)}
    here = position(clan("ratlings"), clan("slimes"), guild=["rogue_special"], rooms=rooms)
    play = invasion(here)
    assert play.seats == (0, 1) and play.session.asks[0].occasion == "table"
    assert sorted(play.ids) == ["builder", "cells", "laboratory"]
    play.pick("cells")
    assert sorted(play.everywhere) == ["builder", "laboratory"]


@pytest.mark.rule("KH-HERO-1-05", "KH-HERO-1-06")
def test_missing_token_reactivates_the_class_and_its_rooms() -> None:
    """The Cells are included, the Mage of the Library is not: no Rogue is with her."""
    heroes = [hero("rogue", "cells"), hero("warrior", "cells"), hero("rogue", "study"), hero("mage", "library")]
    here = position(guild=["rogue_swords"], heroes=heroes, supply={"rogue": 0}, treasures={"cells": 3, "study": 2})
    play = invasion(here)
    assert play.everywhere == {"cells": ["rogue!", "warrior!"], "study": ["rogue!"], "library": ["mage"]}


@pytest.mark.rule("KH-HERO-1-07", "KH-HERO-1-09")
def test_last_token_causes_shortage_in_other_room() -> None:
    """The players choose which room gets it; the Rogue of the Study is reactivated for the other."""
    heroes = [hero("rogue", "study")]
    here = position(clan("ratlings", "study"), guild=["rogue_swords"], heroes=heroes, supply={"rogue": 1})
    play = invasion(here)
    assert sorted(play.ids) == ["forge", "workshop"]
    play.pick("workshop")
    assert play.everywhere == {"study": ["rogue!"], "workshop": ["rogue!"]} and play.state.supply["rogue"] == 0


@pytest.mark.rule("KH-HERO-1-09")
def test_both_heroes_are_placed_before_either_acts() -> None:
    play = invasion(position(clan("ratlings", "forge", "workshop"), guild=["archer_swords"]))
    assert play.key == "table.hero" and not play.tells("archer-shoots") and not play.tells("hero-attacks")
    assert play.everywhere == {"forge": ["archer!"], "workshop": ["archer!"]}


@pytest.mark.rule("KH-HERO-1-10", "KH-Q-29")
def test_two_wait_like_all_active_heroes() -> None:
    """The one of the Forge goes to its end, a charge to the Vault, before the other has displayed."""
    here = position(clan("ratlings", "vault"), guild=["archer_swords"])
    play = invasion(here).pick("archer.active:workshop")
    assert len(play.tells("archer-shoots")) == 1
    assert any("workshop" in each for each in play.ids) and any("forge" in each for each in play.ids)
    play.pick(next(each for each in play.ids if "workshop" in each))
    assert play.heroes("vault") in (["archer"], ["archer!"]) and len(play.tells("archer-shoots")) == 1


@pytest.mark.rule("KH-HERO-1-10")
def test_hero_in_room_of_newcomer_waits() -> None:
    """A Warrior is active in the Forge; the Archer just summoned there is first."""
    heroes = [active("warrior", "forge")]
    here = position(clan("ratlings", "forge"), guild=["archer_swords"], heroes=heroes)
    play = invasion(here)
    assert [each for each in play.ids if each.endswith(":forge")] == ["archer.active:forge"]
    play.pick("archer.active:forge")
    assert {each for each in play.ids if each.endswith(":forge")} == {"archer.active:forge", "warrior.active:forge"}


@pytest.mark.rule("KH-HERO-1-11", "KH-Q-30")
def test_shortage_without_exhausted_heroes_does_nothing() -> None:
    heroes = [active("rogue", "study"), hero("mage", "study")]
    here = position(clan("ratlings", "study"), guild=["rogue_swords"], heroes=heroes, supply={"rogue": 0})
    play = invasion(here)
    assert not play.tells("reactivated") and play.heroes("study") == ["mage", "rogue"]


@pytest.mark.rule("KH-HERO-1-08", "KH-GUILD-02")
def test_scenario_card_has_its_effect() -> None:
    """Late Delivery: a coin into the Builder, then a Rogue there; she inspires like any summoned hero."""
    heroes = [hero("mage", "builder")]
    here = position(scenario="new_wing", guild=["late_delivery"], heroes=heroes, treasures={"builder": 3})
    play = to_the_end(invasion(here))
    assert play.tokens("builder") == {"coin": 1} and play.heroes("builder") == ["mage", "rogue"]
    assert [each.args["heroes"] for each in play.tells("reactivated")] == [("mage",)]


# ---------------------------------------------------------------- step 2: display


@pytest.mark.rule("KH-HERO-2-01")
def test_display_precedes_traps() -> None:
    """The Archer shoots, though the trap of the Forge removes her at once."""
    here = position(clan("ratlings", "vault"), guild=["archer_swords"], tokens={"forge": {"trap": 1}})
    play = invasion(here).pick("archer.active:forge")
    assert play.monsters() == {} and play.heroes("forge") == [] and play.tokens("forge") == {}


@pytest.mark.rule("KH-HERO-2-02")
def test_moved_or_reactivated_hero_does_not_display() -> None:
    """The Warrior moves into the Vault and the one there turns active: the coin stays."""
    heroes = [active("warrior", "workshop"), hero("warrior", "vault")]
    play = heroes_act(position(clan("ratlings", "vault"), heroes=heroes, tokens={"vault": {"coin": 1}}))
    to_the_end(play)
    assert play.tokens("vault") == {"coin": 1}


@pytest.mark.rule("KH-HERO-2-03")
def test_display_does_not_exhaust() -> None:
    """The Warrior discards a coin and then attacks."""
    here = position(clan("ratlings", "forge"), guild=["warrior_swords"], tokens={"forge": {"coin": 1}})
    play = invasion(here).pick("warrior.active:forge")
    assert play.tokens("forge") == {} and play.heroes("forge") == ["warrior!"]


@pytest.mark.rule("KH-HERO-2-04")
def test_archer_hits_one_monster_of_an_adjacent_room() -> None:
    """The Cells beside the Library are behind a wall, the Forge is not."""
    here = position(clan("ratlings", "forge", "forge", "cells", "library"), guild=["archer_hats"])
    play = invasion(here).pick("archer.active:library")
    assert play.monsters() == {"forge": 1, "cells": 1, "library": 1}


@pytest.mark.rule("KH-HERO-2-05", "KH-Q-26")
def test_archer_shoots_monsters_nearest_to_vault() -> None:
    """From the Workshop: Vault before Beast Trainer and Study. Two clans there are a choice of the table."""
    players = clan("ratlings", "vault", "beast_trainer", "study"), clan("slimes", "vault")
    play = invasion(position(*players, guild=["archer_swords"])).pick("archer.active:workshop")
    assert (sorted(play.ids), play.seats) == (["ratlings:vault", "slimes:vault"], (0, 1))
    play.pick("slimes:vault")
    assert play.monsters(1) == {} and play.monsters() == {"vault": 1, "beast_trainer": 1, "study": 1}


@pytest.mark.rule("KH-HERO-2-05", "KH-Q-26")
def test_rooms_equally_near_are_a_choice_of_the_table() -> None:
    """From the Vault side of Apothecary: Cells and Sewers are both one passage from the Vault."""
    here = position(clan("ratlings", "cells", "sewers"), guild=["archer_hats"])
    play = invasion(here).pick("archer.active:apothecary")
    assert sorted(play.ids) == ["ratlings:cells", "ratlings:sewers"]


@pytest.mark.rule("KH-HERO-2-06", "KH-Q-14", "KH-Q-15")
@pytest.mark.parametrize(
    ("lying", "picks", "left"),
    [
        ({"coin": 1}, [], {}),
        ({"coin": 2}, [], {}),
        ({"coin": 3, "trap": 1}, [], {"coin": 1, "trap": 1}),
        ({"coin": 1, "book": 1, "frog": 1}, ["book", "coin"], {"frog": 1}),
        ({"coin": 1, "bone": 2}, ["bone", "bone"], {"coin": 1}),
    ],
)
def test_warrior_discards_as_many_resources_as_possible_up_to_two(
    lying: dict[str, int], picks: list[str], left: dict[str, int]
) -> None:
    """The Vault is defended so that nothing else happens there; a trap is no resource."""
    here = position(clan("ratlings", "vault"), guild=["warrior_special"], rooms={"vault": (0, 0), "cells": (1, 0, 180)})
    here.rooms["cells"].tokens = dict(lying) | ({"trap": 1} if "trap" in lying else {})
    play = invasion(here)
    for pick in picks:
        assert set(play.ids) <= {"coin", "book", "frog", "bone"} and play.session.asks[0].occasion == "table"
        play.pick(pick)
    assert play.over
    now = play.tokens("cells")
    if "trap" in lying:  # it removes the Warrior afterwards
        now = now | {"trap": 1}
    assert now == left


@pytest.mark.rule("KH-HERO-2-07")
def test_rogue_discards_one_trap() -> None:
    here = position(guild=["rogue_swords"], tokens={"forge": {"trap": 1}}, treasures={"forge": 3})
    play = invasion(here).pick("rogue.active:forge")
    assert play.tokens("forge") == {} and play.heroes("forge") in (["rogue"], ["rogue!"])
    assert play.state.supply["trap"] == 8


@pytest.mark.rule("KH-HERO-2-08")
def test_mage_summoned_in_cells_frees_everyone() -> None:
    heroes = [hero("rogue", "cells"), hero("archer", "cells"), hero("mage", "study")]
    play = invasion(position(clan("ratlings", "cells"), guild=["mage_special"], heroes=heroes))
    while not play.tells("mage-frees"):
        play.pick(play.ids[0])
    assert play.everywhere == {"cells": ["archer!", "mage!", "rogue!"], "study": ["mage"]}


@pytest.mark.rule("KH-HERO-2-09")
def test_mage_summoned_elsewhere_frees_no_one() -> None:
    heroes = [hero("rogue", "cells")]
    play = to_the_end(invasion(position(guild=["mage_swords"], heroes=heroes, treasures={"vault": 4})))
    assert play.heroes("cells") == ["rogue"] and not play.tells("mage-frees")


@pytest.mark.rule("KH-HERO-2-10")
def test_display_without_a_target_does_nothing() -> None:
    """No monster for the Archer, no resource for the Warrior, no trap for the Rogue: each waits at a treasure."""
    for hero_class in ("archer", "warrior", "rogue"):
        here = position(guild=[f"{hero_class}_eye"], treasures={"study": 2, "graveyard": 2})
        play = to_the_end(invasion(here))
        assert play.everywhere == {"study": [hero_class], "graveyard": [hero_class]}


# ---------------------------------------------------------------- step 3: traps


@pytest.mark.rule("KH-HERO-3-01", "KH-TRAP-02", "KH-TRAP-01")
def test_trap_does_1_damage_and_is_discarded() -> None:
    here = position(guild=["mage_eye"], tokens={"study": {"trap": 1}}, treasures={"study": 3, "graveyard": 3})
    play = to_the_end(invasion(here))
    assert play.everywhere == {"graveyard": ["mage"]} and play.tokens("study") == {}
    assert (play.state.supply["trap"], play.state.supply["mage"]) == (8, 5)


@pytest.mark.rule("KH-HERO-3-01", "KH-TRAP-03")
def test_traps_act_one_at_a_time_until_the_hero_is_gone() -> None:
    here = position(guild=["mage_eye"], tokens={"study": {"trap": 2}, "graveyard": {"trap": 2}})
    here.modifiers.hero_vitality = {"mage": 2}
    here.rooms["graveyard"].tokens = {"trap": 1}
    here.rooms["graveyard"].treasure = None
    play = to_the_end(invasion(here))
    assert play.heroes("study") == [] and play.tokens("study") == {}
    assert play.tokens("graveyard") == {} and [each.wounds for each in play.state.heroes] == [1]


@pytest.mark.rule("KH-TRAP-03")
def test_traps_are_left_when_the_hero_is_gone() -> None:
    here = position(guild=["mage_eye"], tokens={"study": {"trap": 3}}, treasures={"graveyard": 3})
    assert to_the_end(invasion(here)).tokens("study") == {"trap": 2}


@pytest.mark.rule("KH-HERO-3-02")
def test_hero_that_a_trap_removes_does_nothing_more() -> None:
    """It inspires no one in the Study and does not plunder."""
    here = position(
        guild=["mage_eye"],
        tokens={"study": {"trap": 1}},
        treasures={"study": 1, "graveyard": 3},
        heroes=[hero("rogue", "study")],
    )
    play = to_the_end(invasion(here))
    assert play.heroes("study") == ["rogue"] and play.treasure("study") == 1


@pytest.mark.rule("KH-HERO-3-03")
@pytest.mark.parametrize("hero_class", ["warrior", "rogue", "archer"])
def test_hero_summoned_in_cells_is_exhausted(hero_class: str) -> None:
    """With a monster there and another hero: neither attack nor inspiration."""
    here = position(clan("ratlings", "cells"), guild=[f"{hero_class}_special"], heroes=[hero("mage", "cells")])
    play = to_the_end(invasion(here))
    assert play.heroes("cells") == sorted(["mage", hero_class]) and play.monsters() == {"cells": 1}
    assert not play.tells("hero-attacks") and not play.tells("reactivated")


@pytest.mark.rule("KH-HERO-3-03", "KH-Q-43")
def test_champion_is_not_imprisoned() -> None:
    async def rule(table, state):  # type: ignore[no-untyped-def]
        await summon(table, state, "champion", "cells")

    play = Play(position(heroes=[hero("rogue", "cells")]), rule)
    assert play.heroes("cells") == ["champion!", "rogue!"]


@pytest.mark.rule("KH-HERO-3-04")
def test_hero_that_is_still_active_goes_on_with_step_4() -> None:
    heroes = [hero("rogue", "study")]
    play = invasion(position(clan("ratlings", "study"), guild=["mage_eye"], heroes=heroes))
    assert play.heroes("study") == ["mage!", "rogue"]
    play.pick("mage.active:study")
    assert play.heroes("study") == ["mage!", "rogue!"]


# ---------------------------------------------------------------- step 4: inspire


@pytest.mark.rule("KH-HERO-4-01", "KH-HERO-4-03")
def test_summoned_or_moved_hero_inspires_every_class() -> None:
    mates = [hero(each, "vault") for each in ("rogue", "warrior", "archer", "mage", "champion")]
    here = position(clan("ratlings", "vault"), heroes=[active("rogue", "sewers"), *mates])
    play = heroes_act(here)
    assert play.heroes("vault") == ["archer!", "champion!", "mage!", "rogue!", "rogue!", "warrior!"]


@pytest.mark.rule("KH-HERO-4-02", "KH-INVADE-03", "KH-INVADE-06")
def test_reactivated_heroes_are_resolved_in_the_same_turn() -> None:
    heroes = [hero("rogue", "study"), hero("archer", "study")]
    here = position(clan("ratlings", *["study"] * 5), guild=["mage_eye"], heroes=heroes, treasures={"graveyard": 3})
    play = to_the_end(invasion(here))
    assert play.monsters() == {"study": 2} and play.everywhere["study"] == ["archer", "mage", "rogue"]


@pytest.mark.rule("KH-HERO-4-04")
def test_heroes_arrive_one_after_the_other_as_the_players_choose() -> None:
    """The first hero to enter the Sewers meets the trap; the other survives and inspires."""
    heroes = [active("rogue", "apothecary"), active("warrior", "apothecary"), hero("mage", "sewers")]
    here = position(clan("ratlings", "sewers"), heroes=heroes, tokens={"sewers": {"trap": 1}})
    here.rooms["cells"].turned = 270  # its side to the Apothecary is closed now
    play = heroes_act(here)
    assert play.session.asks[0].occasion == "table"
    assert {each.split(".")[0].split(":")[0] for each in play.ids} == {"rogue", "warrior"}
    play.pick(next(each for each in play.ids if each.startswith("warrior")))
    assert play.heroes("sewers") == ["mage!", "rogue!"] and play.state.supply["warrior"] == 6


@pytest.mark.rule("KH-HERO-4-05")
def test_reactivated_hero_does_not_repeat_steps_2_to_4() -> None:
    """The Warrior of the Study neither discards the book nor meets the trap that was put there later."""
    heroes = [hero("warrior", "study"), hero("rogue", "graveyard"), hero("warrior", "graveyard")]
    here = position(clan("ratlings", "study", "graveyard"), heroes=heroes, guild=["warrior_swords"])
    here.supply["warrior"] = 0
    here.rooms["study"].tokens = {"book": 1, "trap": 1}
    play = to_the_end(invasion(here))
    assert play.heroes("study") == ["warrior"] and play.tokens("study") == {"book": 1, "trap": 1}
    assert play.monsters() == {}
