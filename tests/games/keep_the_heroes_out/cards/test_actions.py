"""Draw, Activate, Move, attacks, resources, traps and portals (KH-ACT), one action at a time."""

from __future__ import annotations

import pytest

from tests.games.keep_the_heroes_out.position import act, clan, hero, position, turn

# ---------------------------------------------------------------- draw


@pytest.mark.rule("KH-ACT-DRAW-01")
def test_draw_takes_the_top_card_into_the_hand() -> None:
    play = act(position(clan("ratlings", hand=["gnaw"], deck=["scurry", "bite_party"])), "draw")
    play.pick("draw")
    assert (play.player().hand, play.player().deck) == (["gnaw", "scurry"], ["bite_party"])


def test_question_names_actions_that_cannot_be_used_now_apart() -> None:
    play = act(position(clan("ratlings", "vault", hand=["gnaw"], deck=[])), "draw", "move")
    text = play.session.asks[0].text
    assert (text.key, str(text.args["left"].key), str(text.args["idle"].key)) == (
        "ask-turn-action-some",
        "action-move",
        "action-draw",
    )


@pytest.mark.rule("KH-ACT-DRAW-02", "KH-PLAY-13")
def test_drawn_card_may_be_played_in_the_same_turn() -> None:
    """Owl: draw x2 move."""
    play = turn(position(clan("ratlings", "vault", hand=["owl"], deck=["scurry", "gnaw"])))
    assert play.verbs("play") == ["owl"]
    play.card("owl").pick("draw", "draw", "done")
    assert play.verbs("play") == ["scurry:1", "scurry:2", "gnaw:1", "gnaw:2"]
    play.card("gnaw", 2).pick("move:vault:forge")
    assert play.monsters() == {"forge": 1}


# ---------------------------------------------------------------- activate


@pytest.mark.rule("KH-ACT-ACTIVATE-01")
def test_activate_uses_ability_room_portal_or_scenario() -> None:
    """In Alarm Bells a bell is muffled in the Library. Whichever is chosen, the Activate is used up."""
    portals = {"library": "incomplete"}
    here = position(clan("ratlings", "library"), scenario="alarm_bells", portals=portals, counters={"bells": 2})
    offered = ["ability:breed:library", "room:library", "complete:library", "scenario:muffle:library"]
    for chosen in offered:
        play = act(here, "activate")
        assert play.ids == [*offered, "done"]
        assert play.pick(chosen).over


@pytest.mark.rule("KH-ACT-ACTIVATE-02")
def test_action_of_a_room_needs_an_own_monster_there() -> None:
    play = act(position(clan("ratlings", "vault"), clan("slimes", "sewers")), "activate")
    assert play.verbs("room") == ["vault"]


@pytest.mark.rule("KH-ACT-ACTIVATE-03")
def test_completing_a_portal_turns_it() -> None:
    play = act(position(clan("ratlings", "graveyard"), portals={"graveyard": "incomplete"}), "activate")
    before = play.state.supply["portal"]
    play.pick("complete:graveyard")
    assert (play.state.rooms["graveyard"].portal, play.state.supply["portal"]) == ("completed", before)


@pytest.mark.rule("KH-ACT-ACTIVATE-04")
def test_completing_a_portal_needs_an_own_monster_in_its_room() -> None:
    portals = {"graveyard": "incomplete", "library": "incomplete"}
    play = act(position(clan("ratlings", "graveyard"), clan("slimes", "library"), portals=portals), "activate")
    assert play.verbs("complete") == ["graveyard"]


@pytest.mark.rule("KH-ACT-ACTIVATE-05")
def test_several_activates_may_go_to_the_same_room_or_ability() -> None:
    play = act(position(clan("ratlings", "sewers")), *["activate"] * 4)
    play.pick("room:sewers", "room:sewers", "ability:breed:sewers", "ability:breed:sewers")
    assert play.over and play.tokens("sewers") == {"frog": 2} and play.monsters() == {"sewers": 3}


# ---------------------------------------------------------------- move


@pytest.mark.rule("KH-ACT-MOVE-01")
def test_monster_moves_through_a_passage_or_between_completed_portals() -> None:
    portals = {"vault": "completed", "graveyard": "completed"}
    play = act(position(clan("ratlings", "vault"), portals=portals), "move")
    assert sorted(play.verbs("move")) == sorted(
        f"vault:{room}" for room in ("forge", "workshop", "sewers", "cells", "graveyard")
    )
    play.pick("move:vault:graveyard")
    assert play.monsters() == {"graveyard": 1}


@pytest.mark.rule("KH-ACT-MOVE-01")
def test_one_move_is_one_monster_one_room_further() -> None:
    play = act(position(clan("ratlings", "vault", "vault")), "move").pick("move:vault:sewers")
    assert play.over and play.monsters() == {"sewers": 1, "vault": 1}


@pytest.mark.rule("KH-ACT-MOVE-02", "KH-ACT-MOVE-03")
def test_moving_monster_may_bring_one_token_of_its_room() -> None:
    lying = {"vault": {"coin": 2, "trap": 1}, "forge": {"book": 1}}
    play = act(position(clan("ratlings", "vault"), tokens=lying), "move")
    assert [each for each in play.verbs("move") if "sewers" in each] == [
        "vault:sewers",
        "vault:sewers:coin",
        "vault:sewers:trap",
    ]
    play.pick("move:vault:sewers:coin")
    assert play.tokens("sewers") == {"coin": 1} and play.tokens("vault") == {"coin": 1, "trap": 1}


@pytest.mark.rule("KH-ACT-MOVE-04")
def test_walls_stop_all_but_ghosts() -> None:
    """Library and Cells touch: the Library has no passage to the south."""
    for name in ("ratlings", "ghosts"):
        play = act(position(clan(name, "library")), "move")
        assert play.verbs("move") == ["library:forge"]
    ghosts = act(position(clan("ghosts", "library")), "activate")
    assert "move:library:cells" in ghosts.verbs("ability")


@pytest.mark.rule("KH-ACT-MOVE-05")
def test_monsters_of_all_players_and_heroes_may_share_a_room() -> None:
    players = clan("ratlings", "vault", "sewers"), clan("slimes", "sewers")
    play = act(position(*players, heroes=[hero("rogue", "sewers")]), "move").pick("move:vault:sewers")
    assert play.monsters() == {"sewers": 2} and play.monsters(1) == {"sewers": 1} and play.heroes("sewers") == ["rogue"]


@pytest.mark.rule("KH-ACT-MOVE-06")
def test_trap_does_not_harm_a_monster() -> None:
    play = act(position(clan("ratlings", "vault"), tokens={"sewers": {"trap": 1}}), "move").pick("move:vault:sewers")
    assert play.monsters() == {"sewers": 1} and play.tokens("sewers") == {"trap": 1}


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("KH-ACT-MELEE-01")
def test_melee_does_1_damage_to_a_hero_in_an_own_room() -> None:
    heroes = [hero("rogue", "sewers"), hero("mage", "sewers"), hero("archer", "forge")]
    play = act(position(clan("ratlings", "sewers"), clan("slimes", "forge"), heroes=heroes), "melee")
    assert sorted(play.verbs("melee")) == ["sewers:mage", "sewers:rogue"]
    assert play.pick("melee:sewers:rogue").everywhere == {"forge": ["archer"], "sewers": ["mage"]}


@pytest.mark.rule("KH-ACT-MELEE-02", "KH-CLASS-02")
def test_hero_without_vitality_goes_to_the_supply() -> None:
    play = act(position(clan("ratlings", "sewers"), heroes=[hero("rogue", "sewers")]), "melee")
    assert play.state.supply["rogue"] == 5
    assert play.pick("melee:sewers:rogue").everywhere == {} and play.state.supply["rogue"] == 6


@pytest.mark.rule("KH-ACT-MELEE-01", "KH-CLASS-04", "KH-Q-38", "KH-CLASS-05")
def test_hero_with_more_vitality_keeps_its_wounds() -> None:
    here = position(clan("ratlings", "sewers"), heroes=[hero("champion", "sewers")])
    play = act(here, "melee", "melee", "melee").pick("melee:sewers:champion")
    assert [each.wounds for each in play.state.heroes] == [1]
    play.pick("melee:sewers:champion.1")
    assert [each.wounds for each in play.state.heroes] == [2]
    assert play.pick("melee:sewers:champion.2").everywhere == {}


@pytest.mark.rule("KH-ACT-RANGED-01", "KH-ACT-RANGED-02")
def test_ranged_attack_hits_in_the_next_room_only() -> None:
    """From the Sewers passages lead to Vault and Apothecary, not to Library and Cells."""
    heroes = [hero("rogue", each) for each in ("vault", "apothecary", "sewers", "library", "cells")]
    play = act(position(clan("ratlings", "sewers"), heroes=heroes), "ranged")
    assert sorted(play.verbs("ranged")) == ["apothecary:rogue", "vault:rogue"]
    assert "vault" not in play.pick("ranged:vault:rogue").everywhere


@pytest.mark.rule("KH-ACT-RANGED-01", "KH-ACT-MOVE-04")
def test_ranged_does_not_go_through_a_wall() -> None:
    play = act(position(clan("ratlings", "library"), heroes=[hero("rogue", "cells")]), "ranged")
    assert play.over


@pytest.mark.rule("KH-ACT-RANGED-03", "KH-PORTAL-02")
def test_portals_do_not_join_rooms_for_ranged_attacks() -> None:
    portals = {"sewers": "completed", "library": "completed"}
    play = act(position(clan("ratlings", "sewers"), heroes=[hero("rogue", "library")], portals=portals), "ranged")
    assert play.over


@pytest.mark.rule("KH-ACT-RANGED-04")
def test_hero_that_is_shot_goes_to_the_supply() -> None:
    play = act(position(clan("ratlings", "sewers"), heroes=[hero("mage", "vault")]), "ranged")
    assert play.pick("ranged:vault:mage").everywhere == {} and play.state.supply["mage"] == 6


@pytest.mark.rule("KH-ACT-RANGED-01", "KH-ACT-MELEE-01")
def test_attack_needs_a_hero_to_attack() -> None:
    assert act(position(clan("ratlings", "sewers"), heroes=[hero("rogue", "library")]), "melee", "ranged").over


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("KH-ACT-RESOURCE-01", "KH-ACT-RESOURCE-02")
@pytest.mark.parametrize("resource", ["frog", "coin", "bone", "book"])
def test_resource_comes_from_supply_to_room_with_own_monster(resource: str) -> None:
    play = act(position(clan("ratlings", "sewers", "forge"), clan("slimes", "vault")), f"place({resource})")
    assert play.verbs("put") == [f"{resource}:sewers", f"{resource}:forge"]
    play.pick(f"put:{resource}:forge")
    assert play.tokens("forge") == {resource: 1} and play.state.supply[resource] == 5


@pytest.mark.rule("KH-ACT-RESOURCE-03", "KH-ROOM-13")
def test_resources_have_no_owner() -> None:
    """The Slimes put the coin and the Gnolls spend it."""
    here = position(clan("slimes", "forge"), clan("gnolls", "forge"))
    play = act(act(here, "place(coin)").pick("put:coin:forge").state, "combo(spend(coin)>summon_here(3))", player=1)
    play.pick("combo-summon_here:spend:coin:forge", "summon_here:forge")
    assert play.tokens("forge") == {} and play.monsters(1) == {"forge": 4}


@pytest.mark.rule("KH-PLAY-06")
@pytest.mark.parametrize("action", ["place(coin)", "trap", "portal", "activate"])
def test_empty_supply_places_nothing(action: str) -> None:
    """Activate would put a coin into the Vault. All ratlings are in the dungeon, so their ability cannot be used."""
    everybody = ["vault"] * 9
    none = {"coin": 0, "trap": 0, "portal": 0}
    assert act(position(clan("ratlings", *everybody), supply=none), action).over
    assert not act(position(clan("ratlings", *everybody)), action).over


@pytest.mark.rule("KH-ACT-TRAP-01")
def test_trap_comes_from_supply_to_room_with_own_monster() -> None:
    play = act(position(clan("ratlings", "sewers"), clan("slimes", "vault")), "trap")
    assert play.verbs("put") == ["trap:sewers"]
    play.pick("put:trap:sewers")
    assert play.tokens("sewers") == {"trap": 1} and play.state.supply["trap"] == 7


@pytest.mark.rule("KH-ACT-PORTAL-01")
def test_portal_comes_from_supply_to_room_with_own_monster() -> None:
    play = act(position(clan("ratlings", "sewers"), clan("slimes", "vault")), "portal")
    assert play.verbs("portal") == ["sewers"]
    play.pick("portal:sewers")
    assert play.state.rooms["sewers"].portal == "completed" and play.state.supply["portal"] == 5


# ---------------------------------------------------------------- whose monsters


@pytest.mark.rule("KH-Q-23")
def test_actions_use_own_monsters_only() -> None:
    heroes = [hero("rogue", "forge"), hero("mage", "study")]
    here = position(clan("ratlings", "sewers"), clan("slimes", "forge"), heroes=heroes, tokens={"forge": {"coin": 1}})
    play = act(here, "move", "melee", "ranged", "trap", "portal", "activate", "combo(spend(any)>draw)")
    rooms = {part for each in play.ids for part in each.split(":")} & set(play.state.rooms)
    assert rooms == {"sewers", "vault", "apothecary"}
