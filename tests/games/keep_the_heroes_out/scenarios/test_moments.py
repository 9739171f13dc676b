"""When rules of scenarios act, activations, the end, and modifiers (KH-SCEN-10 to KH-SCEN-13, KH-SCEN-30 to 35)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.state import Treasure
from engine.games.keep_the_heroes_out.playing.play import play as whole_game
from engine.games.keep_the_heroes_out.playing.setup import setup
from tests.games.keep_the_heroes_out.position import (
    Play,
    act,
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    turn,
)
from tests.games.keep_the_heroes_out.scenarios.writing import keys, steps

COUNTERS = """
counters:
- {id: first, name: {en: First, es: Primero, pt-BR: Primeiro}}
- {id: second, name: {en: Second, es: Segundo, pt-BR: Segundo}}
"""
FIRST, SECOND = "{counter: {name: first, add: 1}}", "{counter: {name: second, add: 1}}"


def counting(when: str, then: str = "") -> str:
    """Returns a scenario that counts how often something happens."""
    return f"{COUNTERS}rules: [{{when: {when}, do: [{FIRST}]}}{then}]"


# ---------------------------------------------------------------- triggers


@pytest.mark.rule("KH-SCEN-10")
def test_setup_is_after_the_set_up_of_all_players_and_before_the_first_turn(written):
    """The hands of both are drawn, and no one was asked to play a card."""
    name = written("rules: [{when: setup, do: [{cards: {who: each, draw: 1}}, {place: {token: frog, in: sewers}}]}]")
    play = Play(setup(name, 2, Options(), {}), whole_game)
    while play.key != "turn.card":
        play.pick(play.ids[0])
    assert [len(player.hand) for player in play.state.players] == [6, 6] and play.tokens("sewers") == {"frog": 1}


@pytest.mark.rule("KH-SCEN-10")
def test_turn_start_is_before_phase_1_of_every_turn(written):
    play = turn(position(clan("ratlings"), clan("slimes"), scenario=written(counting("turn_start"))))
    assert (play.key, play.state.counters["first"]) == ("turn.card", 1)
    while play.state.active == 0:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert (play.key, play.state.counters["first"]) == ("turn.card", 2)


@pytest.mark.rule("KH-SCEN-10")
def test_invasion_starts_before_its_first_card_and_ends_after_its_last(written):
    name = written(counting("invasion_start", f", {{when: invasion_end, do: [{SECOND}]}}"))
    play = invasion(position(scenario=name, guild=["rogue_special", "mage_eye"]))
    order = [key for key in keys(play) if key in ("counter-changed", "guild-card", "hero-summoned")]
    assert order == ["counter-changed", "guild-card", "hero-summoned", "counter-changed"]
    assert play.state.counters == {"first": 1, "second": 1}


@pytest.mark.rule("KH-SCEN-10")
def test_invasion_in_which_the_game_ends_has_no_end(written):
    lost = position(
        scenario=written(counting("invasion_end")),
        heroes=[hero("mage", "vault") for _ in range(3)],
        guild=["rogue_swords"],
    )
    play = invasion(lost)
    while not play.over:
        play.pick(play.ids[0])
    assert (play.state.outcome, play.state.counters["first"]) == ("lost", 0)


@pytest.mark.rule("KH-SCEN-11")
def test_wave_2_acts_before_any_further_card_is_drawn():
    """Ten hero cards join the deck of Recruiting Drive, then the second card of the invasion comes from it."""
    state = position(scenario="recruiting_drive", difficulty="challenging", guild=["rogue_special"], last=True)
    cards = len(state.guild_discard) + 1
    play = invasion(state)
    while not play.over:
        play.pick(play.ids[0])
    order = [key for key in keys(play) if key in ("wave-2", "guild-cards-added", "guild-card", "scenario-card")]
    assert order[:3] == ["guild-card", "wave-2", "guild-cards-added"] and len(order) == 4
    assert len(play.state.guild_deck) == cards + 10 - 1


@pytest.mark.rule("KH-SCEN-12")
def test_plundered_is_after_the_treasure_is_turned_and_before_its_effect(written):
    state = position(
        clan("ratlings"),
        scenario=written(counting("plundered")),
        treasures={"study": (1, "prisoner")},
        heroes=[active("mage", "study")],
    )
    order = keys(heroes_act(state))
    assert order.index("plundered") < order.index("counter-changed") < order.index("cells-card")


@pytest.mark.rule("KH-SCEN-12", "KH-WIN-05")
def test_players_lose_with_the_second_hoard():
    study = {"study": (1, "heal"), "forge": (1, "heal")}
    heroes = [active("mage", "study")]
    assert heroes_act(position(scenario="twin_hoards", treasures=study, heroes=heroes)).value == "lost"
    play = heroes_act(position(scenario="twin_hoards", treasures=study, heroes=[active("mage", "forge")]))
    assert play.value != "lost"


@pytest.mark.rule("KH-SCEN-12")
def test_any_cause_may_defeat_a_hero():
    """The Bounty Board pays a coin in the room of each defeated Mage: by attack, trap or step; not for a Rogue."""
    heroes = [hero("mage", "forge"), hero("rogue", "forge")]
    state = position(clan("ratlings", "forge"), scenario="bounty_board", heroes=heroes)
    play = act(state, "melee", "melee")
    play.pick("melee:forge:mage", *(each for each in ("melee:forge:rogue",) if not play.over))
    assert play.tokens("forge") == {"coin": 1}
    trapped = position(scenario="bounty_board", tokens={"forge": {"trap": 1}}, phase="invasion")
    play = steps(trapped, "[{summon: {hero: mage, n: 1, in: forge}}]")
    assert play.tokens("forge") == {"coin": 1}
    assert steps(state, "[{strike_all: {in: forge}}]").tokens("forge") == {"coin": 1}


@pytest.mark.rule("KH-SCEN-12")
def test_portal_is_completed_only_when_an_incomplete_one_is_turned(written):
    name = written(counting("portal_completed"))
    state = position(clan("witches", "forge"), scenario=name, portals={"forge": "incomplete"})
    assert act(state, "portal").pick("portal:forge").state.counters["first"] == 1
    assert act(state, "activate").pick("complete:forge").state.counters["first"] == 1
    assert steps(state, "[{portal: {open: 1, in: forge}}]").state.counters["first"] == 1
    assert steps(state, "[{portal: {open: 1, in: study}}]").state.counters["first"] == 0


@pytest.mark.rule("KH-SCEN-12")
def test_built_is_when_the_next_blueprint_is_revealed():
    state = position(clan("gnolls", "builder"), scenario="new_wing", tokens={"builder": {"coin": 1}})
    state.blueprints, state.builder_pile = ["forge"], ["graveyard"]
    play = act(state, "activate")
    while not play.over:
        play.pick(next(each for each in play.ids if "build" in each or each.startswith("coins")) if play.ids else "")
    assert play.state.counters == {"built": 1} and play.state.blueprints == ["graveyard"]


@pytest.mark.rule("KH-SCEN-13")
def test_rules_with_the_same_trigger_act_in_the_order_of_the_file(written):
    one = "{when: turn_start, do: [{counter: {name: first, set: 5}}]}"
    other = f"{{when: turn_start, do: [{FIRST}]}}"
    assert turn(position(scenario=written(f"{COUNTERS}rules: [{one}, {other}]"))).state.counters["first"] == 6
    assert turn(position(scenario=written(f"{COUNTERS}rules: [{other}, {one}]"))).state.counters["first"] == 5


# ---------------------------------------------------------------- activations

LULLABY = "scenario:lullaby:library"


@pytest.mark.rule("KH-SCEN-30")
def test_activation_needs_a_monster_its_cost_and_its_condition_in_the_room():
    there = clan("ratlings", "library")
    assert LULLABY in act(position(there, scenario="sleepwalkers", tokens={"library": {"book": 1}}), "activate").ids
    assert LULLABY not in act(position(there, scenario="sleepwalkers"), "activate").ids
    away = position(clan("ratlings", "vault"), scenario="sleepwalkers", tokens={"library": {"book": 1}})
    assert LULLABY not in act(away, "activate").ids
    bells = position(there, scenario="alarm_bells", counters={"bells": 0})
    assert "scenario:muffle:library" not in act(bells, "activate").ids
    bells.counters["bells"] = 1
    assert act(bells, "activate").pick("scenario:muffle:library").state.counters == {"bells": 0}


@pytest.mark.rule("KH-SCEN-30")
def test_cost_is_paid_first_and_uses_in_a_turn_are_limited():
    players = clan("ratlings", "library"), clan("slimes", "vault")
    state = position(*players, scenario="sleepwalkers", tokens={"library": {"book": 3}})
    play = act(state, "activate", "activate").pick(LULLABY)
    assert play.tokens("library") == {"book": 2} and [len(each.hand) for each in play.state.players] == [1, 1]
    assert [key for key in keys(play) if key in ("tokens-lost", "token-discarded", "drew-cards")][-1] == "drew-cards"
    assert LULLABY not in play.ids and play.state.turn.used == {"lullaby": 1}


@pytest.mark.rule("KH-SCEN-30")
def test_any_room_means_every_room_with_an_own_monster():
    """A Decoy needs a coin in a room without treasure."""
    lying = {"forge": {"coin": 1}, "sewers": {"coin": 1}, "study": {"coin": 1}}
    here = clan("ratlings", "forge", "sewers", "library")
    state = position(here, scenario="paper_crowns", tokens=lying, treasures={"sewers": 3})
    play = act(state, "activate")
    assert play.verbs("scenario") == ["decoy:forge"]
    assert play.pick("scenario:decoy:forge").treasure("forge") == 1 and play.tokens("forge") == {}


@pytest.mark.rule("KH-SCEN-31")
def test_without_the_token_that_it_needs_it_cannot_be_used():
    """In wave 1 a Decoy is a treasure of value 1, in wave 2 of value 2."""
    state = position(clan("ratlings", "forge"), scenario="paper_crowns", tokens={"forge": {"coin": 1}})
    state.treasures = [Treasure(2, "spoil")]
    assert act(state, "activate").verbs("scenario") == []
    state.wave = 2
    assert act(state, "activate").verbs("scenario") == ["decoy:forge"]


TAP = """
activations:
- {{id: tap, name: {{en: Tap, es: Abrir, pt-BR: Abrir}}, room: forge, cost: {{{cost}: 1}}, do: [{do}]}}
"""


@pytest.mark.rule("KH-SCEN-31")
@pytest.mark.parametrize(
    ("cost", "do", "usable"),
    [
        ("bone", "{place: {token: frog, in: vault}}", False),
        ("bone", "{place: {token: book, in: vault}}", True),
        ("frog", "{place: {token: frog, in: vault}}", True),
        ("bone", "{portal: {open: 1, in: vault}}", False),
        ("bone", "{portal: {open: 1, in: study}}", True),
        (
            "bone",
            "{if: {wave: 2}, then: [{place: {token: frog, in: vault}}], else: [{cards: {who: each, draw: 1}}]}",
            True,
        ),
        ("bone", "{if: {wave: 1}, then: [{place: {token: frog, in: vault}}]}", False),
    ],
)
def test_effect_supply_includes_its_cost(written, cost, do, usable):
    name = written(TAP.format(cost=cost, do=do))
    lying = {"forge": {"bone": 1, "frog": 1}}
    portals = {"study": "incomplete"}
    state = position(clan("ratlings", "forge"), scenario=name, tokens=lying, portals=portals)
    state.supply |= {"frog": 0, "portal": 0}
    assert ("scenario:tap:forge" in act(state, "activate").ids) is usable


@pytest.mark.rule("KH-SCEN-31", "KH-SCEN-36")
def test_no_room_is_turned_where_none_can():
    rooms = {"vault": (0, 0), "workshop": (1, 0), "study": (1, -1)}
    here = clan("ratlings", "workshop")
    assert act(position(here, scenario="turning_tower", rooms=rooms), "activate").verbs("scenario") == []
    tower = act(position(here, scenario="turning_tower"), "activate")
    assert tower.verbs("scenario") == ["turn_neighbour:workshop"]


# ---------------------------------------------------------------- the end

ENDS = """
counters: [{id: first, name: {en: First, es: Primero, pt-BR: Primeiro}}]
win_if: [{counter: first, min: 1}]
"""


@pytest.mark.rule("KH-SCEN-32")
def test_win_if_is_checked_after_each_guild_card(written):
    name = written(ENDS + f"rules: [{{when: hero_defeated, do: [{FIRST}]}}]")
    traps = {"cells": {"trap": 2}}
    play = invasion(position(scenario=name, guild=["mage_special"], tokens=traps, difficulty="hardcore"))
    assert play.value == "won" and keys(play).count("guild-card") == 1


@pytest.mark.rule("KH-SCEN-32")
def test_win_if_is_checked_after_an_activation_and_after_the_invasion(written):
    do = ENDS + TAP.format(cost="bone", do=FIRST)
    state = position(clan("ratlings", "forge"), scenario=written(do), tokens={"forge": {"bone": 1}})
    assert act(state, "activate").pick("scenario:tap:forge").value == "won"
    at_the_end = written(ENDS + f"rules: [{{when: invasion_end, do: [{FIRST}]}}]")
    assert invasion(position(scenario=at_the_end, guild=["rogue_special"])).value == "won"


@pytest.mark.rule("KH-SCEN-32", "KH-LAB-02")
def test_win_if_is_checked_after_the_guild_card_of_an_experiment(written):
    name = written(ENDS + f"rules: [{{when: hero_defeated, do: [{FIRST}]}}]")
    rooms = {"vault": (1, 1), "cells": (0, 1), "laboratory": (2, 1, 180), "forge": (1, 0)}
    here, traps = clan("ratlings", "laboratory"), {"cells": {"trap": 2}}
    tactics = {"row": ["wing_gust", "smoke", "gate", "axe", "tail_sweep"]}
    play = act(position(here, scenario=name, rooms=rooms, guild=["mage_special"], tokens=traps, **tactics), "activate")
    assert play.pick("laboratory", "take:wing_gust").value == "won"


@pytest.mark.rule("KH-SCEN-32")
def test_win_if_is_not_looked_at_while_the_steps_of_a_moment_are_done(written):
    """Between two steps heroes are resolved, no guild card among them."""
    do = f"[{FIRST}, {{summon: {{hero: rogue, n: 1, in: cells}}}}, {{counter: {{name: first, set: 0}}}}]"
    play = invasion(
        position(scenario=written(ENDS + f"rules: [{{when: invasion_start, do: {do}}}]"), guild=["rogue_special"])
    )
    assert play.state.counters == {"first": 0} and play.state.outcome is None


@pytest.mark.rule("KH-SCEN-32", "KH-WIN-05", "KH-WIN-08")
def test_defeat_precedes_victory(written):
    both = ENDS + f"lose_if: [{{counter: first, min: 1}}]\nrules: [{{when: invasion_end, do: [{FIRST}]}}]"
    assert invasion(position(scenario=written(both), guild=["rogue_special"])).value == "lost"


@pytest.mark.rule("KH-SCEN-32", "KH-WIN-07")
@pytest.mark.parametrize(("kinds", "outcome"), [(3, "won"), (2, "lost")])
def test_win_requires_is_checked_with_the_last_card_alone(kinds, outcome):
    """The Big Order asks for three kinds of resource in the Vault."""
    order = dict.fromkeys(["coin", "bone", "frog"][:kinds], 1)
    state = position(scenario="big_order", guild=["rogue_special"], tokens={"vault": order})
    assert invasion(state).state.outcome is None
    last = position(scenario="big_order", guild=["rogue_special"], last=True, wave=2, tokens={"vault": order})
    assert invasion(last).value == outcome


# ---------------------------------------------------------------- modifiers


@pytest.mark.rule("KH-SCEN-33")
def test_summoned_heroes_have_class_vitality():
    state = position(scenario="heavy_armour", heroes=[hero("warrior", "sewers")], phase="invasion")
    play = steps(state, "[{summon: {hero: warrior, n: 1, in: cells}}, {summon: {hero: rogue, n: 1, in: cells}}]")
    assert [(each.hero_class, each.vitality) for each in play.state.heroes] == [
        ("warrior", 1),
        ("warrior", 2),
        ("rogue", 1),
    ]
    play = steps(play.state, "[{strike_all: {in: all}}]")
    assert play.everywhere == {"cells": ["warrior"]} and play.state.heroes[0].wounds == 1


@pytest.mark.rule("KH-SCEN-33")
def test_disabled_gamble_is_not_offered():
    state = position(clan("ratlings"))
    assert "gamble" in turn(state).ids
    state.modifiers.gamble = False
    assert "gamble" not in turn(state).ids


@pytest.mark.rule("KH-SCEN-34")
def test_charging_group_goes_to_the_portal_nearest_to_the_vault_if_that_is_nearer():
    """From the Graveyard (3) the way on foot leads to the Beast Trainer (2)."""
    heroes, guard = [active("rogue", "graveyard")], clan("ratlings", "cells", "beast_trainer", "apothecary")
    through = {"graveyard": "completed", "cells": "completed"}
    state = position(guard, heroes=heroes, portals=through)
    assert heroes_act(state).everywhere == {"beast_trainer": ["rogue"]}
    state.modifiers.heroes_use_portals = True
    assert heroes_act(state).everywhere == {"cells": ["rogue"]}
    state.rooms["cells"].portal = "incomplete"
    assert heroes_act(state).everywhere == {"beast_trainer": ["rogue"]}


@pytest.mark.rule("KH-SCEN-34")
def test_distances_count_passages_only_and_useless_portals_are_not_used():
    heroes, guard = [active("rogue", "graveyard")], clan("ratlings", "apothecary", "beast_trainer")
    state = position(guard, heroes=heroes, portals={"graveyard": "completed", "apothecary": "completed"})
    state.modifiers.heroes_use_portals = True
    assert heroes_act(state).everywhere == {"beast_trainer": ["rogue"]}


@pytest.mark.rule("KH-SCEN-34")
def test_players_choose_among_equally_near_portals():
    guard = clan("ratlings", "cells", "sewers", "beast_trainer")
    portals = dict.fromkeys(("graveyard", "cells", "sewers"), "completed")
    state = position(guard, heroes=[active("rogue", "graveyard")], portals=portals)
    state.modifiers.heroes_use_portals = True
    play = heroes_act(state)
    assert sorted(play.ids) == ["cells", "sewers"]
    assert play.pick("sewers").heroes("sewers") == ["rogue"]


@pytest.mark.rule("KH-SCEN-35")
def test_archer_reaches_further_if_no_one_is_nearer():
    """From the Graveyard: the Beast Trainer is adjacent, the Workshop one further."""
    text = "[{summon: {hero: archer, n: 1, in: graveyard, state: exhausted}}]"
    far = position(clan("ratlings", "workshop", "graveyard"))
    assert steps(far, text).monsters() == {"workshop": 1, "graveyard": 1}
    far.modifiers.archer_reach = 2
    assert steps(far, text).monsters() == {"graveyard": 1}
    near = position(clan("ratlings", "workshop", "beast_trainer"))
    near.modifiers.archer_reach = 2
    assert steps(near, text).monsters() == {"workshop": 1}


# ---------------------------------------------------------------- the last card, drawn outside an invasion


@pytest.mark.rule("KH-Q-10", "KH-WAVE-02", "KH-SCEN-29")
@pytest.mark.parametrize("when", ["turn_start", "invasion_start", "invasion_end"])
@pytest.mark.parametrize(("wave", "outcome"), [(1, None), (2, "won")])
def test_prisoner_of_a_rule_may_draw_the_last_card(written, when, wave, outcome):
    """No one is left active, so the card is completely resolved: the wave is over."""
    words = written(f"rules: [{{when: {when}, do: [{{prisoner: 1}}]}}]")
    guild = ["rogue_bones"] if when != "invasion_end" else ["mage_swords", "rogue_bones"]
    players = clan("ratlings", "vault"), clan("slimes", "vault")
    treasures = {"forge": 3, "workshop": 3}
    play = turn(position(*players, scenario=words, guild=guild, last=True, wave=wave, treasures=treasures))
    while not play.over and play.state.active == 0:
        play.pick("end" if "end" in play.ids else play.ids[0])
    assert (play.state.outcome, play.state.wave) == (outcome, 2)


@pytest.mark.rule("KH-Q-10", "KH-SCEN-03")
def test_treasure_plundered_during_a_player_card_may_draw_the_last_card(written):
    """The Rogue of the Study is freed by the Warrior's fall and plunders a Prisoner: a new deck is there."""
    words = written("rules: [{when: hero_defeated, do: [{reactivate: {in: study}}]}]")
    heroes = [hero("warrior", "vault"), hero("rogue", "study")]
    players = clan("ratlings", "vault", hand=["axe"]), clan("slimes", "forge")
    here = position(*players, scenario=words, guild=["rogue_bones"], last=True, heroes=heroes)
    here.rooms["study"].treasure = Treasure(1, "prisoner")
    play = turn(here).card("axe", 1).pick("melee:vault:warrior")
    assert play.heroes("cells") == ["rogue"] and play.state.wave == 2
    assert play.pick("gamble").key == "turn.card"
