"""Reactions: who may react to what, and what reactions do (FZ-REACT, FZ-CARD-02, FZ-CARD-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Hero, State, Watch
from tests.games.fireteam_zero.fighting import activation, attack, facing, hits, position, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero

ANIMAL, HUMAN, SHADE = "corrupted_animal", "corrupted_human", "ember_shade"
BLANK = [["blank"]]


def act(state: State, **chance: Sequence[Any]) -> Play:
    return activation(state, **{"dice_activation": BLANK} | chance)


def until(play: Play, key: str) -> Play:
    """Passes and declines until this is asked, which it must be."""
    while play.key != key:
        assert not play.over, f"{key} is not asked"
        play.pick("pass" if "pass" in play.ids else "no" if "no" in play.ids else list(play.default) or play.ids[0])
    return play


def asked(play: Play) -> list[str]:
    """Returns all questions asked if everyone declines."""
    found = []
    while not play.over:
        found.append(play.key)
        play.pick("pass" if "pass" in play.ids else "no" if "no" in play.ids else list(play.default) or play.ids[0])
    return found


# ---------------------------------------------------------------- who is asked


@pytest.mark.rule("FZ-REACT-01", "FZ-CARD-02", "FZ-CARD-03", "FZ-REACT-26")
def test_reaction_is_offered_when_its_condition_occurs_and_discarded_after_it() -> None:
    here = facing(hero("abe", "C4", ["read_the_signs", "fixed_bayonet"]))
    play = hits(here, {"abe": 1})
    assert (play.key, play.ids, play.default) == ("fire.hit", ["react:read_the_signs", "pass"], ("pass",))
    play.pick("react:read_the_signs")
    assert play.over and play.hero("abe").hand == ["fixed_bayonet"] and play.hero("abe").discard == ["read_the_signs"]


@pytest.mark.rule("FZ-REACT-01", "FZ-HERO-13")
@pytest.mark.parametrize(("on", "offered"), [("abe", "react:read_the_signs"), ("don", "react:covering_shot")])
def test_only_triggered_reactions_are_offered(on: HeroId, offered: str) -> None:
    """Abe holds one to hits on himself, one to hits on an ally, which he is not of his own, and one to an ally who
    becomes a target."""
    abe = hero("abe", "C4", ["short_burst", "covering_shot", "read_the_signs"])
    assert hits(facing(abe, hero("don", "C4", ["grease_gun"] * 2)), {on: 1}).ids_of(0) == [offered, "pass"]


@pytest.mark.rule("FZ-REACT-07", "FZ-HERO-10")
def test_reaction_uses_no_action() -> None:
    here = facing(hero("abe", "C4", ["read_the_signs"]))
    assert not hits(here, {"abe": 1}).pick("react:read_the_signs").state.turn.acted


@pytest.mark.rule("FZ-REACT-02", "FZ-REACT-03", "FZ-REACT-12")
def test_each_may_react_once_in_any_order() -> None:
    """Three hits on Shad: Abe and Don both cancel one, Shad two; a hero who has reacted is not asked again."""
    here = facing(
        hero("shad", "C4", ["trench_knife", "trench_knife"]),
        hero("abe", "C4", ["covering_shot", "covering_shot"]),
        hero("don", "C4", ["tamped_charge"]),
    )
    play = hits(here, {"shad": 4})
    assert play.seats == (0, 1, 2)
    play.pick("react:tamped_charge", seat=2)
    assert play.seats == (0, 1)
    play.pick("react:trench_knife", seat=0)
    assert play.seats == (1,)
    play.pick("react:covering_shot", seat=1)
    assert play.over and play.hero("shad").hand == ["trench_knife"] and play.hero("abe").hand == ["covering_shot"]


@pytest.mark.rule("FZ-REACT-12")
def test_window_closes_when_its_cause_is_gone() -> None:
    here = facing(hero("shad", "C4", ["trench_knife", "red_mist"]), hero("abe", "C4", ["covering_shot"]))
    play = hits(here, {"shad": 1})
    assert play.seats == (0, 1)
    play.pick("react:covering_shot", seat=1)
    assert play.over and len(play.hero("shad").hand) == 2


@pytest.mark.rule("FZ-REACT-11", "FZ-SETUP-09")
def test_player_with_two_heroes_may_react_with_each() -> None:
    shad, abe = hero("shad", "C4", ["trench_knife"] * 3, seat=0), hero("abe", "C4", ["covering_shot"], seat=0)
    play = hits(facing(shad, abe), {"shad": 4})
    assert play.ids == ["react:trench_knife:shad", "react:covering_shot:abe", "pass"]
    play.pick("react:trench_knife:shad")
    assert play.ids == ["react:covering_shot:abe", "pass"]
    play.pick("react:covering_shot:abe")
    assert play.tells("hero-hit")[0].args["hits"] == 1


@pytest.mark.rule("FZ-REACT-04", "FZ-REACT-24")
@pytest.mark.parametrize(("at", "offered"), [("C4", True), ("B3", True), ("A2", True), ("A1", False)])
def test_subject_must_be_within_range(at: str, offered: bool) -> None:
    """Covering Shot reaches two steps; A1 is three away from C4."""
    play = hits(facing(hero("don", "C4", ["grease_gun"] * 2), hero("abe", at, ["covering_shot"])), {"don": 1})
    assert ("react:covering_shot" in play.ids_of(1)) == offered and (1 in play.seats) == offered


@pytest.mark.rule("FZ-REACT-24")
@pytest.mark.parametrize(("at", "offered"), [("D5", True), ("A3", False)])
def test_some_measure_the_range_to_the_attacker(at: str, offered: bool) -> None:
    """Suppression Fire within three steps of the attacker on F4; the ally is on F3."""
    shade = facing(hero("shad", "F3", ["red_mist"] * 3), hero("frank", at, ["suppression_fire"]), kind=SHADE, at="F4")
    shade.creatures[0].skips = ["move"]
    play = act(shade)
    assert ("fire.targeted" in asked(play)) == offered


@pytest.mark.rule("FZ-REACT-04")
def test_wide_eye_lengthens_ranges_above_0() -> None:
    abe = hero("abe", "A1", ["covering_shot", "read_the_signs"], focus=["wide_eye"])
    play = hits(facing(hero("don", "C4", ["grease_gun"] * 2), abe), {"don": 1})
    assert play.ids_of(1) == ["react:covering_shot", "pass"]


@pytest.mark.rule("FZ-CARD-09", "FZ-REACT-06")
def test_asked_heroes_depend_on_public_knowledge() -> None:
    """Abe holds no reaction, but might; once all that fit are open, or without cards, he is not asked."""
    don = hero("don", "C4", ["grease_gun"] * 2)
    asked_all_the_same = hits(facing(don, hero("abe", "C4", ["fixed_bayonet"])), {"don": 1})
    assert asked_all_the_same.seats == (1,) and asked_all_the_same.ids_of(1) == ["pass"]
    open_cards = hero("abe", "C4", ["fixed_bayonet"], discard=["covering_shot", "covering_shot"])
    assert 1 not in hits(facing(don, open_cards), {"don": 1}).seats
    assert 1 not in hits(facing(don, hero("abe", "C4")), {"don": 1}).seats


@pytest.mark.rule("FZ-Q-11")
def test_open_hands_ask_only_possible_reactors() -> None:
    here = facing(
        hero("don", "C4", ["grease_gun"] * 2), hero("abe", "C4", ["fixed_bayonet"]), rulings={"open_hands": True}
    )
    assert hits(here, {"don": 1}).key == "fire.lose"


@pytest.mark.rule("FZ-REACT-10", "FZ-Q-26")
@pytest.mark.parametrize("one", [False, True])
def test_reactions_are_limited_to_each_window_or_to_a_whole_attack(one: bool) -> None:
    """Shut out by Short Burst (targeted), Abe may still play Covering Shot (hit), unless the table has it otherwise."""
    here = facing(
        hero("don", "C4", ["field_dressing"] * 3),
        hero("abe", "C4", ["short_burst", "covering_shot"]),
        kind=HUMAN,
        rulings={"reaction_per_attack": one},
    )
    play = until(act(here, dice_creature=[[3]]), "fire.targeted").pick("react:short_burst", seat=1)
    assert ("fire.hit" in asked(play)) == (not one)


# ---------------------------------------------------------------- the windows about creatures


@pytest.mark.rule("FZ-REACT-14", "FZ-EFFECT-04", "FZ-EFFECT-05")
def test_activates_a_body_check_moves_the_creature_away_and_ends_its_move_step() -> None:
    """By choice of the card's owner, not onto impassable ground (B5); the die and the attack follow."""
    here = facing(hero("shad", "C4", ["body_check", "red_mist"]))
    play = act(here, dice_activation=[["blank"]])
    assert (play.key, play.ids) == ("fire.activates", ["react:body_check", "pass"])
    play.pick("react:body_check")
    assert play.key == "fire.special_move" and "move:b5" not in play.ids and "move:b4" in play.ids
    play.pick("move:b4")
    assert play.over and play.the_creature().location == "B4" and play.tells("activation-die")
    assert not play.tells("creature-attacks")


@pytest.mark.rule("FZ-EFFECT-04")
def test_move_symbol_moves_it_again() -> None:
    here = facing(hero("shad", "C4", ["body_check", "red_mist"]))
    play = act(here, dice_activation=[["move"]]).pick("react:body_check", "move:b4")
    assert to_the_end(play).the_creature().location == "C4"


@pytest.mark.rule("FZ-REACT-14", "FZ-EFFECT-07")
def test_activates_pinning_fire_skips_the_activation() -> None:
    frank = hero("frank", "C1", ["pinning_fire"], upgrades=["pinning_fire"])
    play = act(facing(frank, hero("shad", "C4", ["red_mist"])))
    play.pick("react:pinning_fire", seat=0)
    assert to_the_end(play).the_creature().skips == ["activation"]
    assert not play.tells("activation-die")


@pytest.mark.rule("FZ-REACT-24")
def test_boss_is_not_checked() -> None:
    here = facing(
        hero("shad", "B3", ["body_check"] * 2), kind="chalice_bearer", at="B3", mission="the_drinking_cave", boss="here"
    )
    here.creatures[0].power = 2
    assert act(here).key != "fire.activates"


@pytest.mark.rule("FZ-REACT-15", "FZ-REACT-25", "FZ-ATTACK-38")
def test_moves_a_quick_bolt_attacks_it_before_its_first_step() -> None:
    """From C1 at C4; killed, it neither rolls its die nor attacks."""
    here = facing(hero("frank", "C1", ["quick_bolt"]), hero("shad", "A4", ["red_mist"]))
    play = act(here, dice_attack=[[4, 4, 0]])
    until(play, "fire.moves").pick("react:quick_bolt")
    assert to_the_end(play).creature() is None and not play.tells("activation-die")


@pytest.mark.rule("FZ-REACT-15")
def test_moves_is_not_opened_where_it_does_not_move() -> None:
    here = facing(hero("shad", "C4", ["red_mist"] * 2), hero("frank", "C2", ["quick_bolt"]))
    assert "fire.moves" not in asked(act(here))
    moved_twice = facing(hero("shad", "A1", ["red_mist"] * 2), hero("frank", "C1", ["quick_bolt"] * 2), at="F4")
    assert asked(act(moved_twice, dice_activation=[["move"]])).count("fire.moves") == 2


@pytest.mark.rule("FZ-REACT-15", "FZ-EFFECT-04")
def test_moves_thermite_ends_the_movement() -> None:
    don = hero("don", "C3", ["thermite"], upgrades=["thermite"], down=False)
    here = facing(don, hero("shad", "A4", ["red_mist"]), at="C4", first=1)
    here.heroes[0].location = "D5"
    here.heroes[1].location = "C3"
    play = until(act(here), "fire.moves").pick("react:thermite")
    assert to_the_end(play).the_creature().location == "C4"
    assert play.tells("activation-die")


@pytest.mark.rule("FZ-REACT-16", "FZ-CREATURE-34")
def test_enters_side_step_leads_away_and_the_movement_is_not_resumed() -> None:
    """It reached B4 with one of its two steps."""
    here = facing(hero("frank", "B4", ["side_step", "held_breath"]), at="C3")
    play = until(act(here), "fire.enters")
    assert "react:side_step" in play.ids
    play.pick("react:side_step", "move:a5")
    assert play.over and play.the_creature().location == "B4" and play.where["frank"] == "A5"


@pytest.mark.rule("FZ-REACT-09", "FZ-MOVE-10", "FZ-MOVE-16")
def test_movement_by_a_reaction_is_not_pinned() -> None:
    here = facing(hero("frank", "B4", ["side_step", "held_breath"]), at="C3", threats=["entangling"])
    here.creatures += [creature(ANIMAL, "B4", number=each) for each in (2, 3)]
    play = until(act(here), "fire.enters").pick("react:side_step")
    assert play.key == "fire.special_move" and play.verbs("move")


@pytest.mark.rule("FZ-REACT-16")
def test_enters_is_opened_by_own_movement_only() -> None:
    """Not by an ambush (FZ-AMBUSH-05), nor when Body Check moves it to another hero (FZ-EFFECT-05)."""
    here = facing(hero("shad", "C4", ["body_check"]), hero("frank", "B4", ["side_step"]))
    play = act(here).pick("react:body_check", "move:b4")
    assert "fire.enters" not in asked(play)


@pytest.mark.rule("FZ-REACT-16", "FZ-REACT-25")
def test_entering_creature_triggers_shotgun() -> None:
    here = facing(hero("shad", "B4", ["sawn_off", "red_mist"]), at="C3")
    here.creatures.append(creature(HUMAN, "B4", number=2))
    play = until(act(here, dice_attack=[[4, 4, 0]]), "fire.enters").pick("react:sawn_off")
    assert play.key == "fire.target" and play.default == ("attack:corrupted_animal:b4",)
    play.pick("attack:corrupted_animal:b4")
    assert to_the_end(play).creature() is None


@pytest.mark.rule("FZ-REACT-16")
def test_log_says_that_a_creature_moved_before_it_falls() -> None:
    here = facing(hero("shad", "B4", ["sawn_off", "red_mist"]), at="C3")
    play = until(act(here, dice_attack=[[4, 4, 0]]), "fire.enters").pick("react:sawn_off")
    keys = [tell.text.key for tell in to_the_end(play).told]
    assert keys.index("creature-moved") < keys.index("reacted") < keys.index("creature-killed")
    assert keys.count("creature-moved") == 1
    (line,) = play.tells("creature-moved")
    assert (line.args["origin"], line.args["place"]) == ("C3", "B4")


# ---------------------------------------------------------------- the windows about attacks on heroes


def attacked(*heroes: Hero, dice: Sequence[int] = (3, 3), kind: str = HUMAN, **more: Any) -> Play:
    """A human on C4 attacks: on the default of the dice four hits."""
    return until(act(facing(*heroes, kind=kind, **more), dice_creature=[list(dice)]), "fire.targeted")


@pytest.mark.rule("FZ-REACT-17", "FZ-REACT-08", "FZ-REACT-29")
@pytest.mark.parametrize(
    ("card", "upgrades", "dice", "lost"), [("short_burst", [], 1, 2), ("good_reflexes", ["good_reflexes"], 2, 2)]
)
def test_targeted_fewer_dice_or_hits_cancelled_before_the_dice(
    card: str, upgrades: list[str], dice: int, lost: int
) -> None:
    abe = hero("abe", "C4", [card], upgrades=upgrades)
    play = attacked(hero("shad", "C4", ["red_mist"] * 5), abe, dice=[3] * dice)
    play.pick(f"react:{card}", seat=1)
    to_the_end(play)
    assert [ask.count for ask in play.asked_chance if ask.key == "dice.creature"] == [dice]
    assert len(play.hero("shad").hand) == 5 - lost


@pytest.mark.rule("FZ-REACT-29")
def test_hits_cancelled_before_the_dice_never_make_fewer_than_none() -> None:
    abe = hero("abe", "C4", ["good_reflexes"], upgrades=["good_reflexes"])
    play = attacked(hero("shad", "C4", ["red_mist"] * 2), abe, dice=[0, 0]).pick("react:good_reflexes", seat=1)
    to_the_end(play)
    assert len(play.hero("shad").hand) == 2 and not play.tells("hero-hit")


@pytest.mark.rule("FZ-REACT-27")
def test_targeted_an_attack_that_is_shut_down_does_not_take_place() -> None:
    """No dice and no additional damage, though the special symbol showed."""
    here = facing(hero("shad", "C4", ["hamstring", "red_mist"]), kind=HUMAN)
    play = until(act(here, dice_activation=[["special"]]), "fire.targeted").pick("react:hamstring")
    assert to_the_end(play).hero("shad").hand == ["red_mist"]
    assert not [ask for ask in play.asked_chance if ask.key == "dice.creature"]


@pytest.mark.rule("FZ-REACT-17")
def test_targeted_is_opened_for_the_target_of_an_explosive_only() -> None:
    """A Host attacks two heroes; Smoke Pot may be played once."""
    heroes = hero("shad", "B2", ["red_mist"] * 5), hero("don", "B2", ["smoke_pot"] * 3)
    here = position(*heroes, mission="bogged_down", creatures=[creature("host", "B2")], specialists="A1")
    play = until(act(here), "fire.targeted")
    subjects = set()
    while play.key == "fire.targeted":
        (event,) = play.state.events
        subjects.add(event.hero)
        play.pick("pass")
    assert subjects == {"shad"} and "fire.targeted" not in asked(play)


@pytest.mark.rule("FZ-REACT-28")
def test_hero_stepping_in_becomes_the_target() -> None:
    """Human Shield from B3: a step to C4, the new target, two hits cancelled for him."""
    shad = hero("shad", "B3", ["human_shield", "red_mist", "red_mist"], upgrades=["human_shield"])
    play = attacked(hero("don", "C4", ["field_dressing"] * 5), shad, dice=[3, 2])
    play.pick("react:human_shield", seat=1)
    assert (play.key, play.seats, play.ids) == ("fire.special_move", (1,), ["move:c4", "stay"])
    play.pick("move:c4")
    to_the_end(play)
    assert len(play.hero("don").hand) == 5 and len(play.hero("shad").hand) == 1


@pytest.mark.rule("FZ-REACT-28", "FZ-EFFECT-01")
def test_distant_hero_cannot_become_the_target() -> None:
    """Service Pistol: he does not move; the die less still counts."""
    shad = hero("shad", "B3", ["service_pistol", "red_mist"])
    play = attacked(hero("don", "C4", ["field_dressing"] * 5), shad, dice=[3])
    play.pick("react:service_pistol", seat=1).pick("stay")
    to_the_end(play)
    assert len(play.hero("don").hand) == 3 and play.hero("shad").hand == ["red_mist"]


@pytest.mark.rule("FZ-REACT-18")
def test_reaction_card_is_not_available_for_discard() -> None:
    """Four hits, four cards: he cancels two and has three cards for the other two."""
    play = hits(facing(hero("shad", "C4", ["trench_knife", *["red_mist"] * 3])), {"shad": 4})
    play.pick("react:trench_knife")
    assert to_the_end(play).hero("shad").hand == ["red_mist"]
    assert sorted(play.hero("shad").discard) == ["red_mist", "red_mist", "trench_knife"]


@pytest.mark.rule("FZ-REACT-18")
def test_hit_an_ally_draws_cards_before_he_discards() -> None:
    here = facing(hero("shad", "C4", ["red_mist"]), hero("don", "C4", ["rifle_grenade"]))
    play = hits(here, {"shad": 3}).pick("react:rifle_grenade", seat=1)
    to_the_end(play)
    assert not play.hero("shad").down


@pytest.mark.rule("FZ-REACT-19", "FZ-EFFECT-14")
def test_knock_out_a_stimulant_keeps_him_up_without_cards() -> None:
    here = facing(hero("shad", "C4", ["red_mist"]), hero("don", "C4", ["stimulant"]))
    play = until(hits(here, {"shad": 3}), "fire.knock_out").pick("react:stimulant")
    assert play.over and play.hero("shad").hand == [] and not play.hero("shad").down and play.state.heads


@pytest.mark.rule("FZ-REACT-19")
def test_knock_out_he_may_react_himself_and_it_is_not_opened_for_enough_cards() -> None:
    here = facing(hero("don", "C4", ["stimulant", "field_dressing"]))
    play = until(hits(here, {"don": 3}), "fire.knock_out").pick("react:stimulant")
    assert to_the_end(play).hero("don").hand == [] and not play.hero("don").down
    assert "fire.knock_out" not in asked(hits(facing(hero("don", "C4", ["stimulant"] * 2)), {"don": 2}))


# ---------------------------------------------------------------- the windows about attacks of heroes


@pytest.mark.rule("FZ-REACT-20", "FZ-REACT-08")
def test_attack_roll_a_bonus_counts_for_this_attack() -> None:
    """One symbol and a bonus of one, less a resistance of 1, is 1; with two it kills."""
    heroes = hero("shad", "C4", ["red_mist"]), hero("frank", "C2", ["call_the_shot"])
    play = attack(facing(*heroes), dice_attack=[[0, 0, 3, 0]]).pick("attack:corrupted_animal:c4")
    assert (play.key, play.seats, play.state.events[0].trigger) == ("fire.attack_roll", (1,), "attack_roll")
    play.pick("react:call_the_shot")
    assert play.creature() is None


@pytest.mark.rule("FZ-REACT-20")
def test_attack_roll_window_is_between_dice_and_damage() -> None:
    heroes = hero("shad", "C4", ["red_mist"]), hero("frank", "C2", ["call_the_shot"])
    play = attack(facing(*heroes), dice_attack=[[3, 3, 3, 3]]).pick("attack:corrupted_animal:c4")
    assert play.tells("attack-rolled") and play.creature() is not None
    assert to_the_end(play).creature() is None


@pytest.mark.rule("FZ-REACT-21", "FZ-REACT-25")
def test_survives_finish_it_attacks_once_more() -> None:
    """Its own roll opens windows of its own: again "survives" for the other card."""
    here = facing(hero("shad", "C4", ["trench_knife", "finish_it", "finish_it"]), kind=HUMAN)
    play = attack(here).pick("attack:corrupted_human:c4", ["trench_knife"])
    assert play.key == "fire.survives"
    play.pick("react:finish_it")
    assert play.key == "fire.survives" and len(play.state.events) == 2
    play.pick("react:finish_it")
    assert to_the_end(play).hero("shad").hand == []
    assert [ask.count for ask in play.asked_chance if ask.key == "dice.attack"] == [3, 3, 3]


@pytest.mark.rule("FZ-REACT-21", "FZ-REACT-22")
def test_killed_creature_opens_killed_but_not_survives() -> None:
    shad = hero("shad", "C4", ["trench_knife", "finish_it", "machete"], upgrades=["machete"])
    play = attack(facing(shad), dice_attack=[[3, 3, 3]]).pick("attack:corrupted_animal:c4", ["trench_knife"])
    assert (play.key, play.ids) == ("fire.killed", ["react:machete", "pass"])
    play.pick("react:machete")
    assert play.over and len(play.hero("shad").hand) == 3


@pytest.mark.rule("FZ-REACT-22")
def test_killed_is_opened_for_each_creature_that_an_explosive_kills() -> None:
    heroes = hero("don", "B4", ["rifle_grenade"]), hero("shad", "C4", ["machete"] * 3, upgrades=["machete"])
    here = facing(*heroes)
    here.creatures.append(creature(ANIMAL, "C4", number=2))
    here.heroes[0].focus = ["safe_hands"]
    play = attack(here, dice_attack=[[0, 5]]).pick("attack:corrupted_animal:c4")
    assert asked(play).count("fire.killed") == 2


@pytest.mark.rule("FZ-REACT-23")
def test_after_attack_needs_active_hero_when_resolved() -> None:
    """Don has a card left; by his own blast he goes down."""
    here = facing(hero("don", "B3", ["rifle_grenade", "stick_grenade"]), hero("abe", "A1"))
    play = attack(here).pick("attack:corrupted_animal:c4", ["rifle_grenade"])
    assert play.key == "fire.after_attack"
    assert play.pick("react:stick_grenade", "move:b2").over and play.where["don"] == "B2"
    own = facing(hero("don", "C4", ["rifle_grenade", "stick_grenade"]), hero("abe", "A1"))
    play = attack(own, dice_attack=[[0, 0]]).pick("attack:corrupted_animal:c4", ["rifle_grenade"])
    assert "fire.after_attack" not in asked(play) and play.hero("don").down


@pytest.mark.rule("FZ-REACT-25")
def test_attack_by_a_reaction_is_not_an_action() -> None:
    """Grease Gun's explosive reaction opens no window after the attack."""
    here = facing(hero("don", "B4", ["grease_gun", "stick_grenade"]), at="C3")
    play = until(act(here, dice_attack=[[0, 0, 0]]), "fire.enters").pick("react:grease_gun")
    assert "fire.after_attack" not in asked(play) and play.creature() is None


@pytest.mark.rule("FZ-REACT-05")
def test_every_kind_of_window_has_a_card() -> None:
    """All eleven, so that none is forgotten here."""
    assert {card.reaction.when for card in content().cards.values() if card.reaction} == {
        *("turn_start", "activates", "moves", "enters", "targeted", "hit", "knock_out"),
        *("attack_roll", "survives", "killed", "after_attack"),
    }


# ---------------------------------------------------------------- watches


@pytest.mark.rule("FZ-EFFECT-09")
def test_watch_attacks_the_first_arrival() -> None:
    """Overwatch on B3, on the way from D3 to A3... here from D3 to A4 by C3 or C4."""
    frank = hero("frank", "C1", [])
    here = facing(frank, hero("shad", "B4", ["red_mist"] * 3), at="D3", first=1)
    here.watches = [Watch("frank", "C3", "ranged", 5, 4)]
    play = act(here, dice_attack=[[4, 4, 4, 4, 4]])
    until(play, "fire.step").pick("step:c3")
    assert to_the_end(play).creature() is None and not play.state.watches


@pytest.mark.rule("FZ-EFFECT-09")
@pytest.mark.parametrize(("at", "down"), [("C1", True), ("F6", False)])
def test_watch_is_lost_without_range_or_with_the_hero_knocked_out(at: str, down: bool) -> None:
    here = facing(hero("frank", at, [], down=down), hero("shad", "B4", ["red_mist"] * 3), at="D3", first=1)
    here.watches = [Watch("frank", "C3", "ranged", 5, 2)]
    play = until(act(here), "fire.step").pick("step:c3")
    assert to_the_end(play).creature() is not None and not play.state.watches


@pytest.mark.rule("FZ-EFFECT-09", "FZ-TAC-06")
def test_watch_is_set_on_a_location_within_range() -> None:
    here = facing(hero("frank", "C3"), phase="tactics", reactions="ask")
    play = effect(here, {"watch": {"range": 1, "type": "ranged", "strength": 5}}, owner="frank")
    assert play.key == "fire.watch" and set(play.ids) == {
        f"watch:{each}" for each in ("b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4")
    }
    assert play.pick("watch:b4").state.watches == [Watch("frank", "B4", "ranged", 5, 1)]
