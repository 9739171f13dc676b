"""The gamble in the Cells, and the Laboratory (KH-CELLS, KH-LAB)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.model.state import State
from tests.games.keep_the_heroes_out.position import Play, act, active, clan, hero, heroes_act, position, turn

DECK = ["scurry", "gnaw", "bite_party", "floorboards"]


def gambling(*guild: str, **more: Any) -> Play:
    """The Ratlings are in the Vault and gamble; by default no one is in the Cells."""
    return turn(_here(*guild, **more)).pick("gamble")


def _here(*guild: str, **more: Any) -> State:
    players = clan("ratlings", "vault", hand=["gnaw"], deck=DECK), clan("slimes", "forge", hand=["drip"])
    return position(*players, guild=guild, **more)


# ---------------------------------------------------------------- when


@pytest.mark.rule("KH-CELLS-01")
def test_gamble_is_once_a_turn() -> None:
    play = gambling("rogue_swords", "warrior_hats")
    assert play.state.turn.gambled and play.key == "turn.card" and "gamble" not in play.ids
    assert play.seats == (0,)


@pytest.mark.rule("KH-CELLS-01", "KH-TURN-05")
def test_gamble_is_available_again_next_turn() -> None:
    play = gambling("rogue_bones", "mage_swords")
    while play.state.active == 0:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert "gamble" in play.ids


@pytest.mark.rule("KH-CELLS-01", "KH-Q-01")
def test_gamble_is_open_in_phases_1_to_3() -> None:
    play = turn(_here("rogue_bones"))
    assert "gamble" in play.ids
    play.pick("renew")
    assert play.state.phase == "renew" and "gamble" in play.ids
    play.pick("end")
    assert play.state.phase == "clean" and "gamble" in play.ids and len(play.player().hand) == 5
    play.pick("gamble")
    assert play.tells("gambles") and len(play.player().hand) == 5, "the deck had nothing left"


@pytest.mark.rule("KH-CELLS-01", "KH-Q-01")
def test_gamble_in_phase_2_leads_back_to_it() -> None:
    play = turn(_here("rogue_bones")).pick("renew", "gamble")
    assert play.heroes("cells") == ["rogue"] and len(play.player().hand) == 4
    assert play.state.phase == "renew" and "gamble" not in play.ids and len(play.verbs("discard")) >= 1


@pytest.mark.rule("KH-Q-01")
def test_other_ruling_limits_gamble_to_phase_1() -> None:
    play = turn(_here("mage_swords", rulings={"cells_timing": "phase_1"}))
    assert "gamble" in play.ids
    play.pick("renew")
    assert "gamble" not in play.ids
    play.pick("end")
    assert play.key != "clean.gamble"


@pytest.mark.rule("KH-Q-01")
def test_gamble_is_not_open_while_an_invasion_is_resolved() -> None:
    play = turn(_here("mage_swords"))
    play.pick("end", "end")
    assert play.state.phase == "invasion" and "gamble" not in play.ids


@pytest.mark.rule("KH-CELLS-01", "KH-Q-01")
def test_gamble_between_two_actions_of_a_card(card: Callable[..., str]) -> None:
    name = card("move melee draw")
    here = position(clan("ratlings", "vault", hand=[name], deck=DECK), guild=["rogue_bones"])
    play = turn(here).card(name).pick("move:vault:sewers")
    assert play.key == "turn.action" and "gamble" in play.ids
    play.pick("gamble")
    assert play.key == "turn.action" and play.state.turn.gambled
    assert play.heroes("cells") == ["rogue"] and play.player().hand == DECK[:3]
    assert "gamble" not in play.ids and play.player().played == [name]
    play.pick("draw")
    assert play.key == "turn.card" and play.player().hand == DECK


@pytest.mark.rule("KH-CELLS-12", "KH-Q-01")
def test_log_says_which_card_goes_on_after_a_gamble(card: Callable[..., str]) -> None:
    name = card("move draw")
    here = position(clan("ratlings", "vault", hand=[name], deck=DECK), guild=["rogue_bones"])
    play = turn(here).card(name).pick("gamble", "draw")
    keys = [tell.text.key for tell in play.told]
    order = [keys.index(each) for each in ("play-done", "gambles", "cells-card", "play-goes-on")]
    assert order == sorted(order) and len(play.tells("play-goes-on")) == 1


@pytest.mark.rule("KH-Q-01")
def test_gamble_does_not_interrupt_an_ambush_or_a_combo(card: Callable[..., str]) -> None:
    name = card("ambush(2,bones) combo(melee > summon_here(1))")
    here = position(clan("ratlings", "vault", hand=[name]), heroes=[hero("rogue", "vault")], guild=["rogue_bones"])
    play = turn(here).card(name)
    assert "gamble" in play.ids
    play.pick("ambush:sewers")
    assert play.key == "turn.action" and "gamble" not in play.ids, "one monster of the ambush is left"
    play.pick("ambush:sewers")
    assert "gamble" in play.ids
    play.pick(next(each for each in play.ids if each.startswith("combo")))
    assert play.key == "turn.action" and "gamble" not in play.ids, "the right side of the combo is left"


@pytest.mark.rule("KH-Q-01")
@pytest.mark.parametrize("timing", ["phases_1_to_3", "phase_1"])
def test_gamble_between_cards_only_is_a_table_option(timing: str) -> None:
    play = turn(_here("mage_swords", rulings={"cells_timing": timing}))
    assert "gamble" in play.ids
    play.card("gnaw", 1)
    assert play.key == "turn.action" and "gamble" not in play.ids


@pytest.mark.rule("KH-Q-01", "KH-CELLS-12")
def test_game_lost_by_a_gamble_between_two_actions(card: Callable[..., str]) -> None:
    name = card("move draw")
    prisoners = [hero("rogue", "cells") for _ in range(3)]
    here = position(clan("ratlings", "forge", hand=[name]), heroes=prisoners, guild=["mage_bones"])
    play = turn(here).card(name).pick("gamble")
    assert play.over and play.state.outcome == "lost" and play.state.doing == []


@pytest.mark.rule("KH-CELLS-02")
def test_gamble_needs_no_monster_or_activate() -> None:
    here = position(clan("ratlings", deck=DECK), clan("slimes", "forge"), guild=["rogue_bones"])
    play = turn(here).pick("gamble")
    assert play.heroes("cells") == ["rogue"] and play.player().hand == DECK[:3]


@pytest.mark.rule("KH-CELLS-03", "KH-Q-33")
def test_gamble_needs_cells() -> None:
    rooms = {"vault": (0, 0), "sewers": (0, 1)}
    assert "gamble" not in turn(position(clan("ratlings", "vault"), rooms=rooms)).ids


@pytest.mark.rule("KH-CELLS-03", "KH-Q-32")
def test_gamble_is_open_as_soon_as_the_cells_are_built() -> None:
    rooms = {"vault": (0, 0), "builder": (0, 1)}
    here = position(clan("ratlings", "builder", hand=["command"]), rooms=rooms, tokens={"builder": {"coin": 1}})
    here.blueprints, here.builder_pile = ["cells"], []
    play = turn(here)
    assert "gamble" not in play.ids
    play.card("command", 1).pick("builder:1")
    play.pick(play.ids[0]).pick("done")
    assert "cells" in play.state.rooms and "gamble" in play.ids


@pytest.mark.rule("KH-CELLS-03", "KH-SCEN-33")
def test_scenario_may_switch_the_gamble_off() -> None:
    here = _here("rogue_bones")
    here.modifiers.gamble = False
    assert "gamble" not in turn(here).ids


@pytest.mark.rule("KH-CELLS-13")
def test_cells_have_no_action() -> None:
    play = act(position(clan("kobolds", "cells")), "activate")
    assert play.over


# ---------------------------------------------------------------- what happens


@pytest.mark.rule("KH-CELLS-04", "KH-Q-34")
def test_top_guild_card_is_discarded_and_counts_as_drawn() -> None:
    here = _here("rogue_swords", "warrior_hats")
    before = len(here.guild_deck)
    play = turn(here).pick("gamble")
    assert play.state.guild_discard == ["rogue_swords"]
    assert play.state.guild_deck[0] == "warrior_hats" and len(play.state.guild_deck) == before - 1


@pytest.mark.rule("KH-Q-34")
def test_with_the_other_ruling_the_card_is_shuffled_back() -> None:
    here = _here("rogue_swords", rulings={"gamble_card": "shuffled_back"})
    before = sorted(here.guild_deck)
    play = turn(here).pick("gamble")
    assert play.state.guild_discard == [] and sorted(play.state.guild_deck) == before
    assert len(play.shuffled("guild.back")) == 1 and play.heroes("cells") == ["rogue"]


@pytest.mark.rule("KH-CELLS-05", "KH-CELLS-07", "KH-Q-02")
def test_scenario_card_does_nothing_and_three_cards_are_drawn() -> None:
    """Tea Break would let the active player draw two cards and summon two heroes."""
    play = gambling("tea_break")
    assert play.everywhere == {} and play.player(1).hand == ["drip"]
    assert play.player().hand == ["gnaw", *DECK[:3]] and play.state.guild_discard == ["tea_break"]


@pytest.mark.rule("KH-Q-02")
def test_with_the_other_ruling_a_scenario_card_gives_no_cards() -> None:
    assert gambling("tea_break", rulings={"cells_draw_on_scenario": "draw_none"}).player().hand == ["gnaw"]
    hero_card = gambling("rogue_swords", rulings={"cells_draw_on_scenario": "draw_none"})
    assert hero_card.player().hand == ["gnaw", *DECK[:3]]


@pytest.mark.rule("KH-CELLS-06", "KH-CELLS-14")
def test_exhausted_hero_of_any_type_enters_cells() -> None:
    """It inspires no one, and the monster there is not attacked."""
    play = turn(position(clan("ratlings", "cells"), guild=["rogue_swords"], heroes=[hero("warrior", "cells")])).pick(
        "gamble"
    )
    assert play.everywhere == {"cells": ["rogue", "warrior"]} and play.monsters() == {"cells": 1}
    assert play.state.supply["rogue"] == 5 and play.key == "turn.card"


@pytest.mark.rule("KH-CELLS-07")
def test_then_three_tactic_cards_are_drawn() -> None:
    play = gambling("rogue_swords")
    assert play.player().hand == ["gnaw", *DECK[:3]] and play.player().deck == DECK[3:]


@pytest.mark.rule("KH-CELLS-08", "KH-HERO-2-11")
def test_hero_displays_and_meets_traps_in_the_cells() -> None:
    archer = gambling("archer_swords")
    assert archer.monsters() == {} and archer.heroes("cells") == ["archer"], "the Vault is next to the Cells"
    warrior = gambling("warrior_swords", tokens={"cells": {"book": 1}})
    assert warrior.tokens("cells") == {} and warrior.heroes("cells") == ["warrior"]
    rogue = gambling("rogue_swords", tokens={"cells": {"trap": 1}})
    assert rogue.tokens("cells") == {} and rogue.heroes("cells") == ["rogue"]
    trapped = gambling("warrior_swords", tokens={"cells": {"trap": 1}})
    assert trapped.tokens("cells") == {} and trapped.heroes("cells") == [] and trapped.state.supply["warrior"] == 6


@pytest.mark.rule("KH-CELLS-09")
def test_mage_frees_everyone_in_cells_who_act_at_once() -> None:
    """They charge into the Vault and attack there."""
    players = clan("red_dragon", "vault", deck=["wing_gust"] * 3), clan("slimes", "forge")
    here = position(*players, guild=["mage_eye"], heroes=[hero("rogue", "cells"), hero("archer", "cells")])
    play = turn(here).pick("gamble")
    while play.key != "turn.card":
        play.pick(play.ids[0])
    assert play.everywhere == {"vault": ["archer", "mage", "rogue"]} and play.player().monsters[0].wounds == 3


@pytest.mark.rule("KH-CELLS-10")
def test_cards_are_drawn_before_the_display() -> None:
    """A Warrior with a choice of resources, and a Mage with a choice of who acts first."""
    lying = {"cells": {"book": 1, "coin": 1, "frog": 1}}
    play = gambling("warrior_swords", tokens=lying)
    assert play.key == "table.smashed" and len(play.player().hand) == 4
    mage = gambling("mage_swords", heroes=[hero("rogue", "cells")], tokens={"vault": {"trap": 1}})
    assert mage.key != "turn.card" and len(mage.player().hand) == 4


@pytest.mark.rule("KH-CELLS-11", "KH-EX-09b")
def test_cards_cannot_be_played_before_it_ends_but_may_defend() -> None:
    """The Dragon draws a Scale Wall in the Vault, where the freed heroes attack it."""
    players = clan("red_dragon", "vault", deck=["scale_wall", "wing_gust", "wing_gust"]), clan("slimes", "forge")
    play = turn(position(*players, guild=["mage_eye"])).pick("gamble")
    assert (play.key, play.ids) == ("defend.attack", ["defend:scale_wall", "no"])
    play.pick("defend:scale_wall")
    assert play.key == "turn.card" and play.verbs("play") == ["wing_gust:1", "wing_gust:2"]
    assert play.player().monsters[0].wounds == 0


@pytest.mark.rule("KH-CELLS-12")
def test_then_the_turn_goes_on_unless_the_game_is_lost() -> None:
    play = gambling("rogue_swords")
    assert play.key == "turn.card" and play.seats == (0,) and play.state.phase == "play"
    prisoners = [hero("rogue", "cells") for _ in range(3)]
    lost = turn(position(clan("ratlings"), clan("slimes"), guild=["mage_eye"], heroes=prisoners)).pick("gamble")
    assert lost.over and lost.state.outcome == "lost"


@pytest.mark.rule("KH-CELLS-15", "KH-Q-11", "KH-HERO-1-05", "KH-HERO-1-06")
def test_missing_token_reactivates_the_class_during_turn() -> None:
    """No one displays, the cards are drawn, and the heroes act: they plunder the Study."""
    heroes = [hero("archer", "study"), hero("rogue", "study"), hero("mage", "library")]
    play = gambling("archer_bones", heroes=heroes, supply={"archer": 0}, treasures={"study": (2, "spoil")})
    assert play.key == "turn.card" and play.heroes("study") == ["archer", "rogue"]
    assert play.treasure("study") is None and play.heroes("cells") == [] and play.heroes("library") == ["mage"]
    assert len(play.player().hand) == 4 and not play.tells("archer-shoots")
    keys = [tell.text.key for tell in play.told]
    assert keys.index("drew-cards") < keys.index("plundered")


@pytest.mark.rule("KH-Q-11")
def test_gamble_warns_where_a_class_has_no_token_left() -> None:
    def detail(state: State) -> Any:
        return next(each for each in turn(state).session.asks[0].options if each.id == "gamble").detail

    warned = detail(_here("rogue_swords", supply={"archer": 0, "mage": 0}))
    assert warned.key == "gamble-danger" and tuple(warned.args["heroes"]) == ("archer", "mage")
    calm = detail(_here("rogue_swords"))
    assert calm.key == "gamble-detail"


@pytest.mark.rule("KH-Q-12", "KH-HERO-4-01")
def test_hero_that_charges_through_the_cells_inspires_the_prisoners() -> None:
    """From the Apothecary by way of the Cells."""
    heroes = [active("rogue", "apothecary"), hero("archer", "cells")]
    play = heroes_act(position(clan("ratlings", "cells", "cells", "cells"), heroes=heroes))
    play.pick("cells")
    assert play.heroes("cells") == ["archer!", "rogue!"]


@pytest.mark.rule("KH-Q-10")
def test_gamble_may_draw_the_last_card_of_a_wave() -> None:
    first = turn(position(clan("ratlings"), clan("slimes"), guild=["rogue_eye"], last=True)).pick("gamble")
    assert first.state.wave == 2 and first.key == "turn.card" and first.heroes("cells") == ["rogue"]
    second = turn(position(clan("ratlings"), clan("slimes"), guild=["rogue_eye"], last=True, wave=2)).pick("gamble")
    assert second.over and second.state.outcome == "won" and second.heroes("cells") == ["rogue"]


@pytest.mark.rule("KH-Q-10", "KH-WIN-06")
def test_last_card_that_was_gambled_may_lose_the_game() -> None:
    prisoners = [hero("rogue", "cells") for _ in range(3)]
    here = position(clan("ratlings"), clan("slimes"), guild=["mage_eye"], last=True, wave=2, heroes=prisoners)
    assert turn(here).pick("gamble").state.outcome == "lost"


# ---------------------------------------------------------------- the Laboratory

LAB = {"vault": (1, 1), "cells": (0, 1), "laboratory": (2, 1, 180), "forge": (1, 0)}
LENT_ROW = ["wing_gust", "smoke", "gate", "axe", "tail_sweep"]


def laboratory(*guild: str, **more: Any) -> Play:
    """Returns an Activate in the Laboratory; the row has two cards of the Dragon."""
    players = clan("ratlings", "laboratory", deck=DECK), clan("slimes", "forge")
    here = position(*players, **{"rooms": LAB, "row": LENT_ROW, "guild": guild, "loot_deck": ["wolf"]} | more)
    return act(here, "activate")


@pytest.mark.rule("KH-LAB-01", "KH-LAB-02", "KH-LAB-03", "KH-EX-10")
def test_hero_goes_to_the_cells_and_a_tactic_card_of_the_row_is_taken() -> None:
    play = laboratory("rogue_swords").pick("laboratory")
    assert play.heroes("cells") == ["rogue"] and play.state.guild_discard == ["rogue_swords"]
    assert sorted(play.verbs("take")) == ["tail_sweep", "wing_gust"] and play.seats == (0,)
    play.pick("take:wing_gust")
    assert play.player().discard == ["wing_gust"] and play.state.row == ["wolf", *LENT_ROW[1:]]


@pytest.mark.rule("KH-LAB-01")
def test_laboratory_needs_a_monster_there() -> None:
    assert "laboratory" not in act(position(clan("ratlings", "vault"), rooms=LAB, row=LENT_ROW), "activate").ids


@pytest.mark.rule("KH-LAB-02", "KH-HERO-2-11")
def test_hero_of_the_laboratory_displays_and_meets_traps() -> None:
    archer = laboratory("archer_eye", tokens={"cells": {"trap": 1}})
    archer.state.players[0].monsters[0].room = "laboratory"
    archer.pick("laboratory")
    assert archer.heroes("cells") == [] and archer.tokens("cells") == {}
    shot = act(
        position(clan("ratlings", "laboratory", "vault"), rooms=LAB, row=LENT_ROW, guild=["archer_eye"]), "activate"
    ).pick("laboratory")
    assert shot.monsters() == {"laboratory": 1}


@pytest.mark.rule("KH-LAB-04")
def test_scenario_card_gives_nothing() -> None:
    play = laboratory("tea_break").pick("laboratory")
    assert play.over and play.everywhere == {} and play.player().discard == [] and play.state.row == LENT_ROW
    assert play.state.guild_discard == ["tea_break"]


@pytest.mark.rule("KH-LAB-05", "KH-Q-25", "KH-EX-10")
def test_mage_frees_the_cells_and_the_card_is_taken_before_they_act() -> None:
    play = laboratory("mage_swords", heroes=[hero("rogue", "cells")]).pick("laboratory")
    assert play.heroes("cells") == ["mage!", "rogue!"] and play.key == "lab.card"
    play.pick("take:wing_gust")
    assert play.heroes("cells") == [] and play.heroes("vault") == ["mage", "rogue"]


@pytest.mark.rule("KH-LAB-06", "KH-Q-07")
def test_without_a_tactic_card_in_the_row_the_laboratory_cannot_be_activated() -> None:
    row = ["sword", "spider", "smoke", "gate", None]
    assert "laboratory" not in laboratory("rogue_swords", row=row).ids
    allowed = laboratory("rogue_swords", row=row, rulings={"lab_without_tactic": "allowed"}).pick("laboratory")
    assert allowed.over and allowed.heroes("cells") == ["rogue"] and allowed.player().discard == []


@pytest.mark.rule("KH-LAB-07")
def test_laboratory_draws_no_cards() -> None:
    play = laboratory("rogue_swords").pick("laboratory", "take:wing_gust")
    assert play.player().hand == [] and play.player().deck == DECK


@pytest.mark.rule("KH-LAB-08", "KH-Q-11")
def test_in_a_shortage_the_card_is_taken_all_the_same() -> None:
    heroes = [hero("rogue", "forge")]
    play = laboratory("rogue_swords", heroes=heroes, supply={"rogue": 0}).pick("laboratory")
    assert play.heroes("forge") == ["rogue!"] and play.heroes("cells") == []
    play.pick("take:tail_sweep")
    assert play.player().discard == ["tail_sweep"] and play.heroes("forge") == ["rogue"]
    assert play.monsters(1) == {}


@pytest.mark.rule("KH-LAB-09", "KH-Q-33")
def test_without_cells_the_laboratory_cannot_be_activated() -> None:
    rooms = {room: at for room, at in LAB.items() if room != "cells"}
    assert "laboratory" not in laboratory("rogue_swords", rooms=rooms).ids


@pytest.mark.rule("KH-Q-10")
def test_laboratory_may_draw_the_last_card() -> None:
    players = clan("ratlings", "laboratory"), clan("slimes", "forge")
    here = position(*players, rooms=LAB, row=LENT_ROW, guild=["rogue_eye"], last=True, wave=2)
    play = act(here, "activate").pick("laboratory")
    assert play.state.outcome is None
    assert play.pick("take:wing_gust").value == "won"
