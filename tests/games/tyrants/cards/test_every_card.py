"""TY-CARD-55: effects of all 85 cards, one moment of play for each choice.

The position is always the same. A has a troop at Skullport, beside one of B's and a white one, and a spy at Everfire,
where B has a troop; B has a spy at Skullport; a white troop is at Blingdenstone, where no one else is.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.tyrants.model.content import cards, printed_cards
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import Played
from engine.games.tyrants.model.vocabulary import Pool, most_of
from tests.games.tyrants.position import Play, position

TROOPS = {"skullport": "ABw..", "everfire": "B..", "blingdenstone": ".w"}
SPIES = {"everfire": "A", "skullport": "B"}
MARKET = ["eternal_flame_cultist", "crushing_wave_cultist", "air_elemental", "earth_elemental", "kobold", "imix"]

B, WHITE = "skullport:1", "skullport:white"
FAR_WHITE = "blingdenstone:white"
SPY, DEPLOY = "place_spy:kanaglym", "deploy:skullport"
OWN_SPY = ["return_own_spy", "return_own_spy:everfire"]
BAIT = "devour:soldier"
ONE, OBEDIENCE = (1, False, "other", 0), (1, False, "obedience", 0)  # promotions at the end of the turn


def scene(card: str) -> Play:
    """Returns the card in hand beside a Noble and a Soldier."""
    state = position(
        hand=[card, "noble", "soldier"],
        troops=TROOPS,
        spies=SPIES,
        market=MARKET,
        options=Options(first_deck="elementals", second_deck="demons"),
        houses={0: {"deck": ["house_guard"] * 4, "inner_circle": ["spy_master"]}, 1: {"hand": ["noble"] * 5}},
    )
    return Play(state)


def outcome(play: Play) -> dict[str, Any]:
    """Returns the differences from the scene after the card is resolved, as a few figures."""
    house, turn = play.house(), play.state.turn
    figures = {
        "power": turn.power,
        "influence": turn.influence,
        "vp": house.vp,
        "drawn": house.hand.count("house_guard"),
        "deployed": 39 - house.troops,
        "spies": 4 - house.spies,
        "killed": dict(house.trophies),
        "outcasts": play.house(1).discard.count("insane_outcast"),
        "own_outcasts": house.discard.count("insane_outcast"),
        "devoured": list(play.state.devoured),
        "promoted": [card for card in house.inner_circle if card != "spy_master"],
        "recruited": [card for card in house.discard if card in MARKET],
        "grants": [(grant.times, grant.up_to, grant.filter, grant.vp_per_inner_circle) for grant in turn.grants],
        "b_barracks": (play.house(1).troops - 38, play.house(1).spies - 4),
        "moved": play.at("eryndlyn").replace(".", ""),
    }
    nothing = {"b_barracks": (0, 0)}
    return {name: value for name, value in figures.items() if value and value != nothing.get(name)}


def one(colour: str) -> dict[str, int]:
    """Returns a trophy hall with one troop of a colour."""
    return {colour: 1}


BOTH = {"1": 1, "white": 1}

MOMENTS: list[tuple[str, list[str], dict[str, Any]]] = [
    # starters and supply
    ("noble", [], {"influence": 1}),
    ("soldier", [], {"power": 1}),
    ("priestess_of_lolth", [], {"influence": 2}),
    ("house_guard", [], {"power": 2}),
    # drow
    ("blackguard", ["power"], {"power": 2}),
    ("blackguard", ["assassinate", f"assassinate:{B}"], {"killed": one("1")}),
    ("bounty_hunter", [], {"power": 3}),
    ("doppelganger", [f"supplant:{B}"], {"killed": one("1"), "deployed": 1}),
    ("deathblade", [f"assassinate:{B}", f"assassinate:{WHITE}"], {"killed": BOTH}),
    ("inquisitor", ["influence"], {"influence": 2}),
    ("inquisitor", ["assassinate", f"assassinate:{WHITE}"], {"killed": one("white")}),
    ("advance_scout", [], {"killed": one("white"), "deployed": 1}),
    ("mercenary_squad", [DEPLOY] * 2 + ["deploy:skullport-kanaglym.1"], {"deployed": 3}),
    ("underdark_ranger", [], {"killed": one("white")}),
    (
        "master_of_melee_magthere",
        ["deploy", *[DEPLOY] * 2, "deploy:skullport-kanaglym.1", "deploy:kanaglym"],
        {"deployed": 4},
    ),
    ("master_of_melee_magthere", ["supplant", f"supplant:{FAR_WHITE}"], {"killed": one("white"), "deployed": 1}),
    ("weaponmaster", ["deploy", DEPLOY, "assassinate", "deploy", DEPLOY], {"deployed": 2, "killed": one("white")}),
    ("spellspinner", ["place_spy", SPY], {"spies": 1}),
    ("spellspinner", [*OWN_SPY], {"spies": -1, "killed": one("1"), "deployed": 1}),
    ("spy_master", [SPY], {"spies": 1}),
    ("infiltrator", [SPY], {"spies": 1}),
    ("infiltrator", ["place_spy:skullport"], {"spies": 1, "power": 1}),
    ("information_broker", ["place_spy", SPY], {"spies": 1}),
    ("information_broker", [*OWN_SPY], {"spies": -1, "drawn": 3}),
    ("masters_of_sorcere", ["place_spy", SPY, "place_spy:eryndlyn"], {"spies": 2}),
    ("masters_of_sorcere", [*OWN_SPY], {"spies": -1, "power": 4}),
    ("advocate", ["influence"], {"influence": 2}),
    ("advocate", ["promote_at_end_of_turn"], {"grants": [ONE]}),
    ("chosen_of_lolth", ["return:skullport:1"], {"grants": [ONE], "b_barracks": (1, 0)}),
    ("chosen_of_lolth", ["return_spy:skullport:1"], {"grants": [ONE], "b_barracks": (0, 1)}),
    ("drow_negotiator", [], {"grants": [ONE]}),
    (
        "council_member",
        [f"move:{B}", "move_to:eryndlyn", f"move:{WHITE}", "move_to:eryndlyn"],
        {"grants": [ONE], "moved": "Bw"},
    ),
    ("council_member", ["skip"], {"grants": [ONE]}),
    ("matron_mother", [], {"promoted": ["house_guard"]}),
    # dragons
    ("dragon_cultist", ["power"], {"power": 2}),
    ("dragon_cultist", ["influence"], {"influence": 2}),
    ("red_wyrmling", [], {"power": 2, "influence": 2}),
    ("dragonclaw", [f"assassinate:{B}"], {"killed": one("1")}),
    ("severin_silrajin", [], {"power": 5}),
    ("red_dragon", [f"supplant:{B}"], {"killed": one("1"), "deployed": 1, "b_barracks": (0, 1)}),
    ("kobold", ["deploy", DEPLOY], {"deployed": 1}),
    ("kobold", ["assassinate"], {"killed": one("white")}),
    ("white_wyrmling", [DEPLOY, DEPLOY, "devour:imix"], {"deployed": 2, "devoured": ["imix"]}),
    ("white_wyrmling", [DEPLOY, DEPLOY, "skip"], {"deployed": 2}),
    ("black_wyrmling", [], {"influence": 1, "killed": one("white")}),
    ("white_dragon", [DEPLOY, DEPLOY, "deploy:skullport-kanaglym.1"], {"deployed": 3}),
    ("black_dragon", [f"supplant:{FAR_WHITE}"], {"killed": one("white"), "deployed": 1}),
    ("watcher_of_thay", ["place_spy", SPY], {"spies": 1}),
    ("watcher_of_thay", [*OWN_SPY], {"spies": -1, "influence": 3}),
    ("enchanter_of_thay", ["place_spy", SPY], {"spies": 1}),
    ("enchanter_of_thay", [*OWN_SPY], {"spies": -1, "power": 4}),
    ("green_wyrmling", ["place_spy:skullport"], {"spies": 1, "influence": 2}),
    ("green_wyrmling", [SPY], {"spies": 1}),
    ("rath_modar", [SPY], {"drawn": 2, "spies": 1}),
    ("green_dragon", ["place_spy", "place_spy:blingdenstone"], {"spies": 1, "killed": one("white"), "deployed": 1}),
    ("green_dragon", [*OWN_SPY], {"spies": -1, "killed": one("1"), "deployed": 1}),
    ("cult_fanatic", ["devour:imix"], {"influence": 2, "devoured": ["imix"]}),
    ("cleric_of_laogzed", [f"move:{WHITE}", "move_to:eryndlyn"], {"grants": [ONE], "moved": "w"}),
    ("wyrmspeaker", [], {"influence": 1, "grants": [ONE]}),
    ("blue_wyrmling", ["return:skullport:1"], {"influence": 3, "b_barracks": (1, 0)}),
    ("blue_dragon", [], {"grants": [(2, True, "other", 3)]}),
    # demons
    ("ghoul", [], {"power": 2, "outcasts": 1}),
    ("mind_flayer", [BAIT, "influence"], {"devoured": ["soldier"], "influence": 3}),
    ("mind_flayer", [BAIT, "assassinate", f"assassinate:{B}"], {"devoured": ["soldier"], "killed": one("1")}),
    ("mind_flayer", ["skip"], {}),
    ("glabrezu", [BAIT, f"assassinate:{B}", f"assassinate:{WHITE}"], {"devoured": ["soldier"], "killed": BOTH}),
    ("marilith", [BAIT], {"devoured": ["soldier"], "power": 5}),
    (
        "orcus",
        [BAIT, f"assassinate:{B}", f"assassinate:{WHITE}", "trophy:0:1", "move_to:eryndlyn", "skip"],
        {"devoured": ["soldier"], "killed": {"1": 0, "white": 1}, "moved": "B"},
    ),
    ("gibbering_mouther", [DEPLOY, DEPLOY], {"deployed": 2, "outcasts": 1}),
    ("derro", [f"supplant:{FAR_WHITE}"], {"killed": one("white"), "deployed": 1, "own_outcasts": 1}),
    ("ettin", ["deploy", DEPLOY, DEPLOY, "deploy:skullport-kanaglym.1"], {"deployed": 3}),
    ("ettin", ["assassinate"], {"killed": one("white")}),
    (
        "balor",
        [BAIT, f"supplant:{FAR_WHITE}", DEPLOY],
        {"devoured": ["soldier"], "killed": one("white"), "deployed": 2},
    ),
    ("demogorgon", [BAIT], {"devoured": ["soldier"], "killed": one("white"), "deployed": 1, "outcasts": 2}),
    ("night_hag", ["place_spy", SPY], {"spies": 1}),
    ("night_hag", [*OWN_SPY], {"spies": -1, "drawn": 2}),
    ("jackalwere", ["place_spy", SPY], {"spies": 1}),
    ("jackalwere", [*OWN_SPY], {"spies": -1, "power": 2, "influence": 2}),
    ("succubus", [BAIT, "place_spy:blingdenstone"], {"devoured": ["soldier"], "spies": 1, "killed": one("white")}),
    ("vrock", ["place_spy", SPY], {"spies": 1}),
    ("vrock", [*OWN_SPY], {"spies": -1, "power": 5}),
    ("grazzt", ["place_spy", SPY, "place_spy:eryndlyn"], {"spies": 2}),
    ("grazzt", ["return_own_spies", "return_own_spy:everfire"], {"spies": -1, "killed": one("1"), "deployed": 1}),
    ("myconid_adult", [], {"influence": 2, "outcasts": 1}),
    ("nalfeshnee", [], {"influence": 3, "promoted": ["house_guard"]}),
    ("hezrou", [f"move:{B}", "move_to:eryndlyn"], {"moved": "B", "promoted": ["house_guard"]}),
    ("myconid_sovereign", [], {"outcasts": 1, "grants": [ONE]}),
    (
        "zuggtmoy",
        ["devour:spy_master"],
        {"devoured": ["spy_master"], "influence": 3, "grants": [(2, True, "other", 0)]},
    ),
    # elementals
    ("eternal_flame_cultist", [f"assassinate:{B}", "skip"], {"killed": one("1")}),
    ("fire_elemental", ["power", "skip"], {"power": 2}),
    ("fire_elemental", ["influence", "skip"], {"influence": 2}),
    ("fire_elemental_myrmidon", [], {"power": 2, "grants": [OBEDIENCE]}),
    ("vanifer", [f"assassinate:{B}"], {"killed": one("1"), "recruited": ["eternal_flame_cultist"]}),
    ("imix", ["skip"], {"power": 4}),
    ("crushing_wave_cultist", ["skip"], {"killed": one("white")}),
    ("water_elemental", [DEPLOY, DEPLOY, "skip"], {"deployed": 2}),
    ("water_elemental_myrmidon", [], {"killed": one("white"), "grants": [OBEDIENCE]}),
    (
        "gar_shatterkeel",
        [DEPLOY, DEPLOY, "deploy:skullport-kanaglym.1", "recruit:crushing_wave_cultist"],
        {"deployed": 3, "recruited": ["crushing_wave_cultist"]},
    ),
    ("olhydra", [f"supplant:{FAR_WHITE}", "skip"], {"killed": one("white"), "deployed": 1}),
    ("air_elemental", ["place_spy", SPY, "skip"], {"spies": 1}),
    (
        "air_elemental",
        [*OWN_SPY, DEPLOY, DEPLOY, "deploy:skullport-kanaglym.1", "skip"],
        {"spies": -1, "deployed": 3},
    ),
    ("howling_hatred_cultist", ["place_spy", SPY, "skip"], {"spies": 1}),
    ("howling_hatred_cultist", [*OWN_SPY, "skip"], {"spies": -1, "influence": 3}),
    ("air_elemental_myrmidon", [SPY], {"spies": 1, "grants": [OBEDIENCE]}),
    ("aerisi_kalinoth", [SPY], {"power": 1, "spies": 1, "recruited": ["air_elemental"]}),
    ("yan_c_bin", ["place_spy:blingdenstone", "skip"], {"spies": 1, "killed": one("white")}),
    ("black_earth_cultist", ["skip"], {"grants": [ONE]}),
    ("earth_elemental", ["return:skullport:1", "skip"], {"influence": 1, "b_barracks": (1, 0)}),
    ("earth_elemental_myrmidon", [], {"influence": 2, "grants": [ONE]}),
    ("marlos_urnrayle", [], {"influence": 1, "grants": [ONE], "recruited": ["earth_elemental"]}),
    ("ogremoch", ["skip"], {"influence": 2, "grants": [ONE]}),
    ("insane_outcast", ["skip"], {}),
]


@pytest.mark.rule("TY-CARD-55", "TY-CARD-03", "TY-CARD-04", "TY-Q-20")
@pytest.mark.parametrize(
    ("card", "picks", "expected"), MOMENTS, ids=[f"{card}-{'-'.join(picks[:1])}" for card, picks, _ in MOMENTS]
)
def test_card_effects(card, picks, expected):
    """Played in the scene, with these choices, it changes just this."""
    play = scene(card).pick(f"play:{card}")
    for pick in picks:
        play.pick([pick] if card == "grazzt" and pick == "return_own_spy:everfire" else pick)
    assert play.key == "turn.action", f"{card} still asks {play.key}: {play.ids}"
    assert outcome(play) == expected


@pytest.mark.rule("TY-MARKET-05")
@pytest.mark.parametrize(("card", "picks"), [(card, picks) for card, picks, _ in MOMENTS if picks != ["skip"]])
def test_card_leaves_the_market_only_when_recruited_or_devoured(card, picks):
    """Through the moments above and the promotions after them: the other places of the row hold what they held."""
    play = scene(card).pick("play:noble", f"play:{card}")
    for pick in picks:
        play.pick([pick] if card == "grazzt" and pick == "return_own_spy:everfire" else pick)
    taken = {pick.partition(":")[2] for pick in picks if pick.startswith(("recruit:", "devour:"))}
    taken |= set(outcome(play).get("recruited", ()))
    play.pick("end_turn")
    while play.key.startswith("promote."):
        play.pick(play.ids[0])
    assert [card for card in play.state.market if card in MARKET] == [card for card in MARKET if card not in taken]


@pytest.mark.rule("TY-ACT-PROMOTE-06", "TY-CARD-55")
@pytest.mark.parametrize("card", sorted({card for card, _, expected in MOMENTS if "grants" in expected}))
def test_promotion_belongs_to_the_card_that_gave_it(card):
    """Also when it is the second card of the turn."""
    play = scene(card).pick("play:noble", f"play:{card}")
    (picks,) = [picks for name, picks, expected in MOMENTS if name == card and "grants" in expected][:1]
    play.pick(*picks)
    assert {play.state.turn.played[grant.source].card for grant in play.state.turn.grants} == {card}


# Returns the additional effect of Focus, after another card of the aspect was played.
FOCUS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "eternal_flame_cultist": ([f"assassinate:{B}"], {"killed": one("1"), "power": 2}),
    "fire_elemental": (["power"], {"power": 2, "drawn": 1}),
    "imix": ([], {"power": 6}),
    "crushing_wave_cultist": ([DEPLOY, DEPLOY], {"killed": one("white"), "deployed": 2}),
    "water_elemental": ([DEPLOY, DEPLOY], {"deployed": 2, "drawn": 1}),
    "olhydra": ([f"supplant:{FAR_WHITE}", DEPLOY, DEPLOY], {"killed": one("white"), "deployed": 3}),
    "air_elemental": (["place_spy", SPY], {"spies": 1, "drawn": 1}),
    "howling_hatred_cultist": (["place_spy", SPY], {"spies": 1, "power": 1}),
    "yan_c_bin": (["place_spy:blingdenstone", SPY], {"spies": 2, "killed": one("white")}),
    "black_earth_cultist": ([], {"grants": [ONE], "influence": 2}),
    "earth_elemental": (["return:skullport:1"], {"influence": 1, "b_barracks": (1, 0), "drawn": 1}),
    "ogremoch": ([], {"influence": 2, "grants": [ONE, ONE]}),
}


@pytest.mark.rule("TY-CARD-12", "TY-CARD-55")
@pytest.mark.parametrize("card", FOCUS)
def test_focus_bonuses(card):
    """With a card of its aspect played earlier this turn, the Focus effect happens, too."""
    picks, expected = FOCUS[card]
    play = scene(card)
    other = next(each.id for each in cards().values() if each.aspect == cards()[card].aspect and each.id != card)
    play.state.turn.played.append(Played(0, other))
    assert outcome(play.pick(f"play:{card}", *picks)) == expected
    assert play.key == "turn.action"


CONDITIONAL = {"dragonclaw": {"power": 2}, "drow_negotiator": {"influence": 3}}
"""The gains of two cards if their condition, not met in the scene, is met."""


@pytest.mark.rule("TY-RES-02", "TY-CARD-04", "TY-CARD-55")
@pytest.mark.parametrize("card", sorted({card for card, _, _ in MOMENTS}))
def test_most_that_a_card_gains_is_known(card):
    """It is the highest gain at these moments, for each resource, or if its condition is met (TY-CARD-27 to -29)."""
    every = [*MOMENTS, *((name, *each) for name, each in FOCUS.items())]
    gained = [CONDITIONAL.get(card, {}), *(expected for name, _, expected in every if name == card)]
    seen = Pool(*(max(each.get(resource, 0) for each in gained) for resource in ("power", "influence")))
    assert most_of(cards()[card].effect) == seen


RECRUITS = {
    "vanifer": ("bounty_hunter", "doppelganger"),
    "gar_shatterkeel": ("underdark_ranger", "master_of_melee_magthere"),
    "aerisi_kalinoth": ("enchanter_of_thay", "information_broker"),
    "marlos_urnrayle": ("chosen_of_lolth", "blue_wyrmling"),
}
"""Cards that recruit without paying, with a card of the aspect for 4 and one for 5."""


@pytest.mark.rule("TY-CARD-42", "TY-CARD-55")
@pytest.mark.parametrize("card", RECRUITS)
def test_card_that_is_taken_without_paying_costs_at_most_4(card):
    """The one for 4 is taken; the one for 5 is no choice."""
    cheap, dear = RECRUITS[card]
    play = scene(card)
    play.state.market = [dear, cheap, "noble", None, None, None]
    play.pick(f"play:{card}")
    while play.key != "turn.action":
        assert f"recruit:{dear}" not in play.ids
        play.pick(next(each for each in play.ids if not each.startswith("skip")))
    assert cheap in play.house().discard and dear in play.state.market


@pytest.mark.rule("TY-CARD-55")
def test_no_card_is_left_out():
    """Each of the 85 cards has a moment, and each card with Focus a second one."""
    assert {card for card, _, _ in MOMENTS} == printed_cards().keys()
    assert FOCUS.keys() == {card.id for card in printed_cards().values() if "'focus'" in str(card.effect)}
    assert Counter(card.deck for card in printed_cards().values())["demons"] == 20
