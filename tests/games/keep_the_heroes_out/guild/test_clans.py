"""The nine clans: their numbers and what their Activate does (KH-CLAN)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CLANS
from engine.games.keep_the_heroes_out.model.state import Monster
from tests.games.keep_the_heroes_out.position import act, active, clan, hero, heroes_act, invasion, position

NUMBERS = {
    "red_dragon": (1, 5),
    "kobolds": (5, 1),
    "gnolls": (7, 1),
    "slimes": (8, 1),
    "skeletons": (6, 1),
    "ratlings": (9, 1),
    "gremlins": (4, 1),
    "ghosts": (3, 1),
    "witches": (2, 2),
}


@pytest.mark.rule(*(f"KH-CLAN-0{number}" for number in range(1, 10)))
@pytest.mark.parametrize("name", CLANS)
def test_monsters_and_vitality(name: str) -> None:
    """This number enters from the lair, and this number of attacks sends one back."""
    count, vitality = NUMBERS[name]
    play = act(position(clan(name)), "ambush(9,swords)")
    for _ in range(9):
        if not play.over:
            play.pick("ambush:forge")
    assert play.monsters() == {"forge": count}
    for hits in range(1, vitality + 1):
        here = position(clan(name, "forge"), heroes=[active("rogue", "forge") for _ in range(hits)])
        fight = heroes_act(here)
        while not fight.over:
            fight.pick(fight.ids[0])
        assert fight.monsters() == ({} if hits == vitality else {"forge": 1})


@pytest.mark.rule("KH-CLAN-01")
def test_dragon_heals_all_its_wounds() -> None:
    play = act(position(clan("red_dragon", Monster("cells", 4))), "activate")
    (heal,) = play.verbs("ability")
    play.pick(f"ability:{heal}")
    assert play.over and play.player().monsters == [Monster("cells", 0)]
    assert act(position(clan("red_dragon", "cells")), "activate").over, "without wounds there is nothing to heal"


@pytest.mark.rule("KH-CLAN-02")
def test_kobold_shoots() -> None:
    heroes = [hero("rogue", "vault"), hero("mage", "sewers")]
    play = act(position(clan("kobolds", "sewers"), heroes=heroes), "activate")
    assert play.verbs("ability") == ["ranged:vault:rogue"]
    assert play.pick("ability:ranged:vault:rogue").everywhere == {"sewers": ["mage"]}


@pytest.mark.rule("KH-CLAN-03")
def test_gnoll_strikes() -> None:
    heroes = [hero("rogue", "vault"), hero("mage", "sewers")]
    play = act(position(clan("gnolls", "sewers"), heroes=heroes), "activate")
    assert play.verbs("ability") == ["melee:sewers:mage"]
    assert play.pick("ability:melee:sewers:mage").everywhere == {"vault": ["rogue"]}


@pytest.mark.rule("KH-CLAN-04")
def test_slimes_draw_a_card() -> None:
    play = act(position(clan("slimes", deck=["drip"])), "activate").pick("ability:draw")
    assert play.over and play.player().hand == ["drip"]


@pytest.mark.rule("KH-CLAN-05")
def test_skeletons_put_a_bone_to_one_of_them() -> None:
    play = act(position(clan("skeletons", "cells", "forge"), clan("slimes", "vault")), "activate")
    assert play.verbs("ability") == ["put:bone:cells", "put:bone:forge"]
    assert play.pick("ability:put:bone:cells").tokens("cells") == {"bone": 1}


@pytest.mark.rule("KH-CLAN-06", "KH-EX-14-08")
def test_ratling_breeds_in_a_room_with_another() -> None:
    play = act(position(clan("ratlings", "cells", "sewers"), clan("slimes", "vault")), "activate")
    assert play.verbs("ability") == ["breed:cells", "breed:sewers"]
    assert play.pick("ability:breed:cells").monsters() == {"cells": 2, "sewers": 1}
    assert not act(position(clan("ratlings"), clan("slimes", "vault")), "activate").verbs("ability")


@pytest.mark.rule("KH-CLAN-07", "KH-CLAN-13")
def test_gremlin_moves_with_a_token_and_by_portals() -> None:
    portals = dict.fromkeys(("sewers", "library"), "completed")
    here = position(clan("gremlins", "sewers"), portals=portals, tokens={"sewers": {"trap": 1}})
    play = act(here, "activate")
    assert set(play.verbs("ability")) == {
        f"move:sewers:{room}{token}" for room in ("vault", "apothecary", "library") for token in ("", ":trap")
    }
    play.pick("ability:move:sewers:library:trap")
    assert play.monsters() == {"library": 1} and play.tokens("library") == {"trap": 1}


@pytest.mark.rule("KH-CLAN-08", "KH-CLAN-13", "KH-Q-42")
def test_ghost_crosses_passages_and_walls_but_no_portals() -> None:
    """The Library touches Forge (a passage) and Cells (a wall). Its Move action uses the portal."""
    portals = dict.fromkeys(("library", "graveyard"), "completed")
    here = position(clan("ghosts", "library"), portals=portals, tokens={"library": {"book": 1}})
    play = act(here, "activate")
    moves = [each for each in play.verbs("ability") if each.startswith("move")]
    assert set(moves) == {f"move:library:{room}{token}" for room in ("forge", "cells") for token in ("", ":book")}
    play.pick("ability:move:library:cells:book")
    assert play.monsters() == {"cells": 1} and play.tokens("cells") == {"book": 1}
    assert "library:graveyard" in act(here, "move").verbs("move")


@pytest.mark.rule("KH-CLAN-09", "KH-CLAN-13")
def test_witches_put_a_completed_portal_to_one_of_them() -> None:
    play = act(position(clan("witches", "cells", "forge"), clan("slimes", "vault")), "activate")
    assert play.verbs("ability") == ["portal:cells", "portal:forge"]
    play.pick("ability:portal:forge")
    assert play.state.rooms["forge"].portal == "completed" and play.state.supply["portal"] == 5


@pytest.mark.rule("KH-CLAN-10")
def test_no_rule_asks_for_a_role() -> None:
    """Two clans of different roles do the same with the same card; only the lobby mentions roles."""
    roles = {content().clans[name].role for name in CLANS}
    assert roles == {"crowd_control", "defender", "support"}
    for name in ("gnolls", "ratlings", "gremlins"):
        play = act(position(clan(name, "vault")), "move", "trap")
        assert play.verbs("put") == ["trap:vault"] and len(play.verbs("move")) == 4


@pytest.mark.rule("KH-CLAN-11")
@pytest.mark.parametrize("name", CLANS)
def test_no_more_monsters_than_the_clan_has(name: str) -> None:
    everybody = ["vault"] * NUMBERS[name][0]
    here = position(clan(name, *everybody), heroes=[hero("champion", "vault")])
    assert act(here, "ambush(3,any)").over
    play = act(here, "combo(melee>summon_here(3))").pick("combo-summon_here:melee:vault:champion")
    assert play.over and play.monsters() == {"vault": len(everybody)}
    assert not any("breed" in each for each in act(here, "activate").ids)


@pytest.mark.rule("KH-CLAN-12", "KH-CLAN-14")
def test_monster_that_came_home_has_no_wounds() -> None:
    """A Witch with a wound falls, and comes back whole."""
    here = position(clan("witches", Monster("cells", 1), Monster("vault", 1)), heroes=[active("rogue", "cells")])
    play = act(heroes_act(here).state, "ambush(1,special)").pick("ambush:cells")
    assert sorted((each.room, each.wounds) for each in play.player().monsters) == [("cells", 0), ("vault", 1)]


@pytest.mark.rule("KH-CLAN-13")
def test_wounds_go_along_with_a_monster_that_moves() -> None:
    """Two Witches in a room, one of them wounded, can be distinguished."""
    play = act(position(clan("witches", Monster("vault", 1), "vault")), "move")
    assert {"vault:forge", "vault:forge:1"} <= set(play.verbs("move"))
    play.pick("move:vault:forge:1")
    assert sorted((each.room, each.wounds) for each in play.player().monsters) == [("forge", 1), ("vault", 0)]


@pytest.mark.rule("KH-HERO-5-02")
def test_monsters_of_a_clan_with_and_without_wounds_are_a_choice() -> None:
    here = position(clan("witches", Monster("cells", 1), "cells"), heroes=[active("rogue", "cells")])
    play = heroes_act(here)
    assert sorted(play.ids) == ["witches:cells", "witches:cells:1"]
    assert play.pick("witches:cells:1").monsters() == {"cells": 1}


@pytest.mark.rule("KH-HERO-2-04")
def test_archer_may_wound_a_tough_monster() -> None:
    play = invasion(position(clan("red_dragon", "vault"), guild=["archer_swords"])).pick("archer.active:forge")
    assert play.player().monsters == [Monster("vault", 1)]
