"""Effects of cards and terrain on hero attacks (FZ-ATTACK, FZ-TERRAIN)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.fireteam_zero.combat.killing import strike
from engine.games.fireteam_zero.model import hooks
from engine.games.fireteam_zero.model.state import HeroAttack, State
from engine.table import Table
from tests.games.fireteam_zero.fighting import activation, attack, hits, position, shooting, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero, rule

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"


# ---------------------------------------------------------------- what cards say about an attack


def rolled(play: Play) -> int:
    """With how many dice."""
    return next(ask.count for ask in play.asked_chance if ask.key == "dice.attack")


@pytest.mark.rule("FZ-EFFECT-03")
@pytest.mark.parametrize(("beside", "dice"), [("A6", 4), ("B5", 3)])
def test_crossfire_adds_a_die_for_each_adjacent_ally(beside: str, dice: int) -> None:
    here = position(
        hero("abe", "A6", ["crossfire"], upgrades=["crossfire"]),
        hero("shad", beside),
        creatures=[creature(ANIMAL, "B4")],
        specialists="F6",
    )
    assert rolled(attack(here).pick("attack:corrupted_animal:b4")) == dice


@pytest.mark.rule("FZ-EFFECT-03", "FZ-HERO-15")
def test_side_by_side_brings_a_die_once_a_round() -> None:
    here = position(
        hero("abe", "A6", ["covering_shot"], focus=["side_by_side"]),
        hero("shad", "A6"),
        creatures=[creature(ANIMAL, "B4")],
        specialists="F6",
    )
    play = attack(here).pick("attack:corrupted_animal:b4")
    assert rolled(play) == 3 and play.hero("abe").used == ["bonus_with_ally"]
    here.heroes[0].used = ["bonus_with_ally"]
    assert rolled(attack(here).pick("attack:corrupted_animal:b4")) == 2


@pytest.mark.rule("FZ-ATTACK-22", "FZ-CARD-10")
@pytest.mark.parametrize(
    ("who", "focus", "cards", "hit"),
    [
        ("don", [], ["rifle_grenade"], 1),
        ("don", [], ["tamped_charge"], 0),
        ("don", ["safe_hands"], ["rifle_grenade"], 0),
    ],
)
def test_heroes_are_spared_by_own_blast(who: str, focus: list[str], cards: list[str], hit: int) -> None:
    """Two symbols: Don takes one off, Tamped Charge (with a bonus hit) two more; Safe Hands harm no hero at all."""
    here = position(
        hero("don", "C4", [*cards, "stimulant", "stimulant"], focus=focus),
        hero("abe", "F1"),
        creatures=[creature(HUMAN, "C4")],
        specialists="F6",
    )
    play = to_the_end(attack(here, dice_attack=[[1, 5]]).pick("attack:explosive:corrupted_human:c4"))
    assert [each.args["hits"] for each in play.tells("hero-hit")] == ([hit] if hit else [])


@pytest.mark.rule("FZ-ATTACK-39")
def test_kill_reports_its_excess(monkeypatch: pytest.MonkeyPatch) -> None:
    """Damage after resistance less life; none without attack dice."""
    kills = []

    class Watching(hooks.Mission):
        async def killed(self, table: object, state: object, kill: hooks.Kill) -> None:
            kills.append((kill.type, kill.excess))

    monkeypatch.setattr(hooks.mission, "acting", Watching())
    to_the_end(attack(shooting("quick_bolt"), dice_attack=[[4, 4, 2]]).pick("attack:corrupted_animal:b5"))

    async def without_dice(table: Table, state: State) -> None:
        await strike(table, state, HeroAttack("frank", "ranged", "A6", "B5", target=1), state.creatures[0], 9)

    rule(shooting(), without_dice)
    assert kills == [("ranged", 5 - 1 - 2), ("ranged", None)]


@pytest.mark.rule("FZ-ATTACK-24", "FZ-KO-16")
def test_discard_without_damage_opens_no_window_and_cannot_be_cancelled() -> None:
    """Trench Knife in hand could cancel two hits."""
    here = position(hero("shad", "C3", ["trench_knife"]), hero("abe", "C3", ["covering_shot"]), specialists="F6")
    play = effect(here, {"discard": 2, "who": "searcher"}, searcher="shad")
    assert play.over and play.hero("shad").hand == [] and not play.hero("shad").down


@pytest.mark.rule("FZ-Q-34")
def test_by_the_other_ruling_a_discard_beyond_the_hand_knocks_out() -> None:
    here = position(
        hero("shad", "C3", ["trench_knife"]), hero("abe", "C4"), specialists="F6", rulings={"discard_knocks_out": True}
    )
    play = effect(here, {"discard": 2, "who": "searcher"}, searcher="shad")
    assert play.over and play.hero("shad").down and not play.state.heads


# ---------------------------------------------------------------- terrain


def dice_of_attack(origin: str, target: str, mission: str = "dead_air", **more: object) -> int:
    """Overwatch has strength 2."""
    shooter = hero("frank", origin, ["overwatch"], **more)
    here = position(
        shooter, hero("abe", "A6"), mission=mission, creatures=[creature("ember_shade", target)], specialists="F6"
    )
    return rolled(attack(here).pick(f"attack:ember_shade:{target.lower()}"))


@pytest.mark.rule("FZ-TERRAIN-06", "FZ-TERRAIN-07", "FZ-TERRAIN-08", "FZ-TERRAIN-09", "FZ-TERRAIN-13", "FZ-Q-23")
@pytest.mark.parametrize(
    ("origin", "target", "dice"),
    [
        ("B1", "A1", 2),  # plain
        ("B3", "A3", 1),  # difficult with cover
        ("A3", "A3", 2),  # from within the same location
        ("C2", "C3", 3),  # from above
        ("C2", "B2", 2),  # both above
        ("C1", "C1", 2),
        ("C3", "C2", 2),  # from below
        ("C2", "D3", 2),  # from above into cover: both count
    ],
)
def test_cover_and_elevation_change_the_dice(origin: str, target: str, dice: int) -> None:
    assert dice_of_attack(origin, target) == dice


@pytest.mark.rule("FZ-TERRAIN-11", "FZ-Q-04")
def test_terrain_counts_for_every_type_of_attack_on_a_different_location() -> None:
    """An explosive into cover; Human Shield is a close attack of range 1."""
    don = position(
        hero("don", "B3", ["satchel_charge"]), hero("abe", "A6"), creatures=[creature(ANIMAL, "B2")], specialists="F6"
    )
    assert rolled(attack(don).pick("attack:corrupted_animal:b2")) == 3
    shad = position(
        hero("shad", "B3", ["human_shield"], upgrades=["human_shield"]),
        hero("abe", "A6"),
        creatures=[creature(ANIMAL, "B2")],
        specialists="F6",
    )
    assert rolled(attack(shad).pick("attack:corrupted_animal:b2")) == 2


@pytest.mark.rule("FZ-TERRAIN-12")
def test_terrain_counts_once_not_once_a_card() -> None:
    here = position(
        hero("frank", "B3", ["overwatch", "quick_bolt"]),
        hero("abe", "A6"),
        mission="dead_air",
        creatures=[creature("ember_shade", "A3")],
        specialists="F6",
    )
    assert rolled(attack(here).pick("attack:ember_shade:a3", ["overwatch", "quick_bolt"])) == 4


@pytest.mark.rule("FZ-TERRAIN-10")
@pytest.mark.parametrize(
    ("at", "target", "dice"), [("B3", "A3", 0), ("C2", "C3", 2), ("B2", "B3", 2), ("B1", "A1", 1), ("C2", "D3", 1)]
)
def test_cover_and_elevation_count_for_creatures_too(at: str, target: str, dice: int) -> None:
    """An Ember Shade attacks with one die at range 1."""
    here = position(
        hero("abe", target, ["rifle_butt"] * 2),
        mission="dead_air",
        creatures=[creature("ember_shade", at, skips=["move"])],
        specialists="F6",
    )
    play = to_the_end(activation(here, dice_activation=[["blank"]]))
    assert sum(ask.count for ask in play.asked_chance if ask.key == "dice.creature") == dice


@pytest.mark.rule("FZ-EFFECT-03")
def test_attacker_ignoring_cover_is_unaffected_by_it() -> None:
    """Through the Leaves; with White Glare cover does not protect heroes, but still creatures."""
    assert dice_of_attack("B3", "A3", focus=["through_the_leaves"]) == 2


@pytest.mark.rule("FZ-ATTACK-35")
def test_effects_without_dice_need_no_line_of_fire() -> None:
    """They Flee sends back a minion behind a solid line (Dead Air, C4 and C5)."""
    here = position(
        hero("abe", "C4"), hero("shad", "A1"), mission="dead_air", creatures=[creature("ember_shade", "C5")]
    )
    play = effect(here, {"return": {"creature": "minion", "n": 1, "range": 1}}, searcher="abe")
    assert play.over and play.creature() is None


@pytest.mark.rule("FZ-EFFECT-08", "FZ-RESERVE-04", "FZ-ATTACK-39")
@pytest.mark.parametrize("reserve", [False, True])
def test_creature_removed_without_a_roll_returns_and_is_not_a_kill(reserve: bool) -> None:
    animal = creature(ANIMAL, "C5", reserve=reserve)
    here = position(hero("abe", "B5"), hero("shad", "A1", ["machete"]), creatures=[animal])
    pool, left = Counter(here.pool), Counter(here.reserve)
    play = effect(here, {"return": {"creature": "minion", "n": 1, "range": 2}}, searcher="abe")
    assert play.over and not play.tells("creature-killed")
    assert Counter(play.state.pool) - pool == Counter(minion=not reserve)
    assert Counter(play.state.reserve) - left == Counter(minion=reserve)


@pytest.mark.rule("FZ-SPEC-07", "FZ-SPEC-08", "FZ-SPEC-09")
@pytest.mark.parametrize(("henry", "asked"), [("A6", True), ("B5", True), ("C4", False)])
def test_henry_allows_reroll_of_one_die(henry: str, asked: bool) -> None:
    """B5 is next to A6; the new face counts, and he helps once in each attack."""
    here = shooting("quick_bolt")
    here.creatures[0].location = "C5"
    here.specialists = {"patty": "F6", "henry": henry}
    play = attack(here, dice_attack=[[4, 0, 0]], dice_again=[[5]]).pick("attack:corrupted_animal:c5")
    assert (play.key == "fire.reroll") == asked
    if asked:
        assert play.ids == ["henry:0", "henry:2", "keep"] and play.seats == (0,)
        play.pick("henry:0")
        assert play.tells("rerolled")[0].args["dice"] == "2 2 0" and play.creature() is None


@pytest.mark.rule("FZ-SPEC-08")
def test_rerolled_die_of_henry_counts_even_if_worse() -> None:
    here = shooting("quick_bolt")
    here.creatures[0].location = "C5"
    here.specialists = {"patty": "F6", "henry": "A6"}
    play = attack(here, dice_attack=[[4, 0, 0]], dice_again=[[0]]).pick("attack:corrupted_animal:c5").pick("henry:2")
    assert play.tells("rerolled")[0].args["dice"] == "0 0 0"


@pytest.mark.rule("FZ-SPEC-13")
def test_rerolls_of_different_sources_may_be_used_on_the_same_die() -> None:
    """Henry, Second Look, and Maxine nearby; then Held Breath re-rolls all blanks, and nothing is left."""
    here = position(
        hero("frank", "A6", ["quick_bolt", "held_breath"], focus=["second_look"]),
        hero("maxine", "B5", []),
        creatures=[creature(HUMAN, "C5")],
        specialists="A6",
    )
    here.heroes[1].location = "B4"
    play = attack(here, dice_attack=[[0, 0, 0]], dice_again=[[0], [0], [1], [4, 4, 4]])
    play.pick("attack:corrupted_human:c5", ["quick_bolt"])
    assert play.ids == ["henry:0", "reroll_own:0", "ally_reroll:0", "keep"]
    play.pick("henry:0", "ally_reroll:0", "reroll_own:0")
    assert play.hero("maxine").used == ["ally_reroll"]
    assert play.key == "fire.attack_roll"
    play.pick("react:held_breath")
    assert play.tells("rerolled")[-1].args["dice"] == "2 2 2"


@pytest.mark.rule("FZ-SPEC-13")
def test_kept_dice_may_be_rerolled_after_reaction() -> None:
    """Henry's offer comes back when Rifle Butt has changed the dice."""
    here = position(
        hero("shad", "A6", ["red_mist"]),
        hero("abe", "A6", ["rifle_butt"]),
        creatures=[creature(HUMAN, "A6")],
        specialists="A6",
    )
    play = attack(here, dice_attack=[[0, 0, 3, 3]], dice_again=[[3, 0], [3]])
    play.pick("attack:corrupted_human:a6", "keep")
    assert (play.key, play.seats) == ("fire.attack_roll", (1,))
    play.pick("react:rifle_butt")
    assert (play.key, play.seats, play.default) == ("fire.reroll_dice", (0,), ("die:0", "die:0:2"))
    play.pick(["die:0", "die:0:2"])
    assert play.key == "fire.reroll"
    play.pick("henry:0")
    assert play.tells("creature-killed")


@pytest.mark.rule("FZ-SPEC-09")
def test_no_reroll_without_dice() -> None:
    here = position(
        hero("abe", "B3", ["guerrilla_tactics"]), creatures=[creature("ember_shade", "B2")], specialists="B3"
    )
    assert attack(here).pick("attack:ember_shade:b2").over


@pytest.mark.rule("FZ-CREATURE-16")
def test_hits_of_nothing_cost_nothing() -> None:
    here = position(hero("abe", "B3", ["rifle_butt"]), creatures=[creature(ANIMAL, "B3")])
    play = hits(here, {"abe": 0})
    assert play.over and play.hero("abe").hand == ["rifle_butt"]
