"""Attacks of heroes (FZ-ATTACK, FZ-SPECIAL, FZ-EX-01 to FZ-EX-05)."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.combat.attack import break_off
from engine.games.fireteam_zero.combat.dice import FACES
from engine.games.fireteam_zero.combat.killing import strike
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import BoardToken, HeroAttack, State
from engine.table import Table
from tests.games.fireteam_zero.fighting import attack, position, shooting, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero, rule

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"


# ---------------------------------------------------------------- dice


@pytest.mark.rule("FZ-ATTACK-25", "FZ-ATTACK-26")
def test_faces_of_the_attack_die() -> None:
    assert FACES == ((0, 0, 3), (1, 0, 2), (1, 1, 1), (2, 1, 0), (1, 2, 0), (1, 2, 0))
    close, ranged, explosive = (sorted(face[each] for face in FACES) for each in range(3))
    assert (close, ranged, explosive) == ([0, 1, 1, 1, 1, 2], [0, 0, 1, 1, 2, 2], [0, 0, 0, 1, 2, 3])


@pytest.mark.rule("FZ-ATTACK-01", "FZ-ATTACK-06", "FZ-ATTACK-09", "FZ-ATTACK-15", "FZ-EX-01", "FZ-EX-02")
def test_short_burst_rolls_three_dice_and_three_symbols_kill_an_animal() -> None:
    """Three ranged symbols, less a resistance of 1, are its life of 2."""
    here = position(hero("abe", "A6", ["short_burst"]), creatures=[creature(ANIMAL, "B5")])
    here.specialists = dict.fromkeys(here.specialists, "F6")
    before = dict(here.pool)
    play = attack(here, dice_attack=[[2, 2, 3]]).pick("attack:corrupted_animal:b5")
    assert play.over and [ask.count for ask in play.asked_chance if ask.key == "dice.attack"] == [3]
    assert play.creature() is None and play.state.pool["minion"] == before["minion"] + 1


@pytest.mark.rule("FZ-EX-03", "FZ-ATTACK-14", "FZ-ATTACK-17")
def test_two_symbols_leave_an_animal_unharmed() -> None:
    """Resistance leaves 1 hit, less than its life; the next attack starts from zero."""
    play = attack(shooting("quick_bolt"), dice_attack=[[2, 2, 0]])
    assert to_the_end(play).creature() is not None
    again = attack(shooting("quick_bolt"), dice_attack=[[2, 2, 0]])
    assert to_the_end(again).tells("creature-survives")[0].args["damage"] == 1


@pytest.mark.rule("FZ-ATTACK-14")
@pytest.mark.parametrize(
    ("kind", "type_", "left"),
    [("pyre_knight", "close", 4), ("pyre_knight", "ranged", 3), ("host", "ranged", 4), (HUMAN, "explosive", 4)],
)
def test_only_the_resistance_against_the_type_of_the_attack_counts(kind: str, type_: AttackType, left: int) -> None:
    async def part(table: Table, state: State) -> None:
        attack = HeroAttack("frank", type_, "A6", "B5", 1)
        await strike(table, state, attack, state.creatures[0], 5)

    play = rule(shooting("quick_bolt", kind=kind), part)
    assert play.tells("creature-survives")[0].args["damage"] == left


@pytest.mark.rule("FZ-ATTACK-09", "FZ-ATTACK-11", "FZ-EX-05")
def test_bonus_hits_are_added() -> None:
    """Forced Pattern: two dice with three ranged symbols, two of them on one die, and two bonus hits."""
    here = position(hero("abe", "A6", ["forced_pattern"]), creatures=[creature(HUMAN, "B5")], specialists="F6")
    play = attack(here, dice_attack=[[4, 2]]).pick("attack:corrupted_human:b5")
    (told,) = play.tells("creature-survives")
    assert told.args["damage"] == 3 + 2 - 2  # its resistance


@pytest.mark.rule("FZ-ATTACK-05", "FZ-ATTACK-02")
def test_strengths_of_all_cards_of_one_type_add_up() -> None:
    here = shooting("quick_bolt", "overwatch", "call_the_shot", at="A6")
    play = attack(here)
    assert play.ids == ["attack:close:corrupted_animal:a6", "attack:ranged:corrupted_animal:a6"]
    play.pick("attack:ranged:corrupted_animal:a6")
    assert play.key == "fire.attack_cards" and play.ids == ["overwatch", "quick_bolt"]
    play.pick(["overwatch", "quick_bolt"])
    assert [ask.count for ask in play.asked_chance][:1] == [5]


@pytest.mark.rule("FZ-ATTACK-29")
def test_at_least_one_card_is_played() -> None:
    play = attack(shooting("quick_bolt", "overwatch")).pick("attack:corrupted_animal:b5")
    assert play.session.asks[0].pick == (1, 2)
    assert attack(shooting()).over, "nothing can be attacked without cards"


@pytest.mark.rule("FZ-ATTACK-07", "FZ-ATTACK-12")
def test_never_more_than_eight_dice_and_any_number_of_bonus_hits() -> None:
    """Three Red Mists would be 12 dice. Four One Rounds bring 12 bonus hits and 8 dice."""
    shad = position(hero("shad", "A6", ["red_mist"] * 2 + ["trench_knife"] * 2), creatures=[creature(HUMAN, "A6")])
    play = attack(shad).pick("attack:corrupted_human:a6", ["red_mist", "red_mist:2", "trench_knife", "trench_knife:2"])
    assert play.asked_chance[0].count == 8
    frank = shooting(*["one_round"] * 4, kind=HUMAN, upgrades=["one_round"])
    play = attack(frank, dice_attack=[[0] * 8])
    play.pick("attack:corrupted_human:b5", ["one_round", "one_round:2", "one_round:3", "one_round:4"])
    assert play.asked_chance[0].count == 8
    assert to_the_end(play).tells("creature-killed"), "12 bonus hits and no symbol"


@pytest.mark.rule("FZ-ATTACK-08")
def test_terrain_counts_before_the_limit_of_eight() -> None:
    """Nine dice into cover are eight."""
    here = shooting("held_breath", "quick_bolt", "held_breath", at="C6")
    here.creatures[0].location = "B2"  # cover
    here.heroes[0].location = "B3"
    here.heroes[0].hand = ["held_breath", "held_breath", "quick_bolt"]
    play = attack(here).pick("attack:corrupted_animal:b2", ["held_breath", "held_breath:2", "quick_bolt"])
    assert play.asked_chance[0].count == 8


@pytest.mark.rule("FZ-ATTACK-10")
def test_other_symbols_count_nothing() -> None:
    """Faces with explosive symbols alone."""
    play = attack(shooting("quick_bolt"), dice_attack=[[0, 0, 1]]).pick("attack:corrupted_animal:b5")
    assert to_the_end(play).tells("creature-survives")[0].args["damage"] == 0


@pytest.mark.rule("FZ-ATTACK-13", "FZ-Q-13", "FZ-TERRAIN-06")
def test_bonus_hits_count_without_any_die() -> None:
    """Guerrilla Tactics has one die and one bonus hit; cover takes the die."""
    here = position(hero("abe", "B3", ["guerrilla_tactics"]), creatures=[creature("burrower", "B2")], specialists="F6")
    play = attack(here).pick("attack:burrower:b2")
    assert not [ask for ask in play.asked_chance if ask.key == "dice.attack"]
    assert play.tells("creature-survives")[0].args["damage"] == 1  # it does not resist ranged attacks


# ---------------------------------------------------------------- range and targets


@pytest.mark.rule("FZ-ATTACK-03", "FZ-ATTACK-04")
@pytest.mark.parametrize(("at", "cards"), [("A6", 3), ("B5", 3), ("B4", 2), ("C3", 1), ("D2", 0)])
def test_only_cards_that_reach_the_target_can_be_played(at: str, cards: int) -> None:
    """Ranges 1, 2 and 3 at distances 0 to 4."""
    play = attack(shooting("side_step", "quick_bolt", "overwatch", at=at))
    if not cards:
        assert play.over
        return
    play.pick(play.ids[0])
    fitting = len(play.ids) if play.key == "fire.attack_cards" else 1
    assert fitting == cards


@pytest.mark.rule("FZ-ATTACK-27")
def test_only_the_chosen_creature_is_hit() -> None:
    here = shooting("quick_bolt")
    here.creatures.append(creature(ANIMAL, "B5", number=2, skips=["move"]))
    play = attack(here, dice_attack=[[4, 4, 4]])
    assert play.ids == ["attack:corrupted_animal:b5", "attack:corrupted_animal:b5:2"]
    to_the_end(play.pick("attack:corrupted_animal:b5:2"))
    assert play.creature(1) is not None and play.creature(2) is None


@pytest.mark.rule("FZ-ATTACK-28")
def test_pinned_hero_may_attack_here_and_elsewhere() -> None:
    here = shooting("quick_bolt", at="A6")
    here.creatures += [creature(ANIMAL, "A6", number=2, skips=["move"]), creature(HUMAN, "B5", number=3)]
    assert attack(here).ids == [
        "attack:corrupted_animal:a6",
        "attack:corrupted_animal:a6:2",
        "attack:corrupted_human:b5",
    ]


@pytest.mark.rule("FZ-ATTACK-30", "FZ-ATTACK-32", "FZ-ATTACK-31")
def test_solid_lines_block_and_impassable_ground_does_not() -> None:
    """Dead Air: a line between C4 and C5; F2 is impassable and between F1 and F3."""
    heroes = hero("frank", "C4", ["overwatch"]), hero("abe", "A1")
    across = position(*heroes, mission="dead_air", creatures=[creature("ember_shade", "C5")], specialists="A1")
    assert attack(across).over
    heroes = hero("frank", "F1", ["overwatch"]), hero("abe", "A1")
    over = position(*heroes, mission="dead_air", creatures=[creature("ember_shade", "F3")], specialists="A1")
    assert attack(over).ids == ["attack:ember_shade:f3"]


@pytest.mark.rule("FZ-ATTACK-32")
def test_within_one_location_there_is_always_a_line_of_fire() -> None:
    heroes = hero("frank", "C5", ["overwatch"]), hero("abe", "A1")
    here = position(*heroes, mission="dead_air", creatures=[creature("ember_shade", "C5")], specialists="A1")
    assert attack(here).ids == ["attack:ember_shade:c5"]


@pytest.mark.rule("FZ-ATTACK-16")
def test_resistance_that_is_ignored_counts_as_0() -> None:
    """Soft Spot: one die, all resistance ignored."""
    play = attack(shooting("soft_spot", kind="corrupted_human"), dice_attack=[[4]]).pick("attack:corrupted_human:b5")
    assert to_the_end(play).tells("creature-survives")[0].args["damage"] == 2


@pytest.mark.rule("FZ-ATTACK-16")
@pytest.mark.parametrize(("kind", "damage"), [("corrupted_human", 1), ("ember_shade", 2)])
def test_reaction_can_ignore_one_point_of_resistance(kind: str, damage: int) -> None:
    """Two symbols against a resistance of 2, or of 1."""
    here = position(
        hero("shad", "B5", ["sawn_off", "red_mist"]),
        hero("frank", "C4", ["soft_spot"]),
        creatures=[creature(kind, "B5")],
        specialists="F6",
    )
    play = attack(here, dice_attack=[[4, 0, 0]]).pick(f"attack:ranged:{kind}:b5")
    assert play.key == "fire.attack_roll" and play.seats == (1,)
    play.pick("react:soft_spot")
    outcome = [*play.tells("creature-survives"), *play.tells("creature-killed")][0]
    assert outcome.args.get("damage", 2) == damage


@pytest.mark.rule("FZ-ATTACK-18", "FZ-RESERVE-04")
def test_killed_creature_of_the_reserve_goes_back_there() -> None:
    here = position(
        hero("frank", "A6", ["quick_bolt", "held_breath", "side_step"]),
        creatures=[creature(HUMAN, "B5", reserve=True)],
        specialists="F6",
    )
    play = attack(here, dice_attack=[[4] * 8])
    to_the_end(play.pick("attack:corrupted_human:b5", ["held_breath", "quick_bolt", "side_step"]))
    assert play.creature() is None
    assert (play.state.reserve["elite"], play.state.pool.get("elite", 0)) == (1, 0)


@pytest.mark.rule("FZ-ATTACK-19", "FZ-CARD-06")
def test_cards_are_discarded_when_the_attack_is_resolved() -> None:
    """During a re-roll the cards are still in play; in the window after the attack they are discarded."""
    here = position(
        hero("don", "A6", ["stick_grenade", "rifle_grenade"]), creatures=[creature(ANIMAL, "B4")], specialists="A6"
    )
    play = attack(here).pick("attack:corrupted_animal:b4")
    assert play.key == "fire.reroll" and play.hero("don").playing == ["rifle_grenade"]
    assert play.hero("don").discard == []
    play.pick("keep")
    assert play.key == "fire.after_attack" and play.hero("don").discard == ["rifle_grenade"]
    assert play.hero("don").playing == []


# ---------------------------------------------------------------- explosives


def blast(*cards: str, dice: list[int], **more: object) -> Play:
    """Plays an explosive attack from B4 at these creatures on B5, an animal and a human; a leader is elsewhere."""
    here = position(
        hero("don", "B4", cards or ["rifle_grenade", "rifle_grenade"]),
        hero("abe", "F1"),
        creatures=[creature(ANIMAL, "C5"), creature(HUMAN, "C5")],
        specialists="F6",
    )
    for name, value in more.items():
        setattr(here, name, value)
    return attack(here, dice_attack=[dice]).pick("attack:corrupted_animal:c5")


@pytest.mark.rule("FZ-ATTACK-20", "FZ-ATTACK-21")
def test_explosive_hits_every_creature_there_each_with_its_resistance() -> None:
    """Two symbols kill the animal, whose resistance is 0; of the human 1 is taken off."""
    play = blast("rifle_grenade", dice=[1, 5])
    assert play.key == "fire.blast" and play.ids == ["creature:corrupted_animal:c5", "creature:corrupted_human:c5"]
    play.pick("creature:corrupted_human:c5")
    assert play.tells("creature-survives")[0].args["damage"] == 1
    assert play.creature(1) is None and play.creature(2) is not None


@pytest.mark.rule("FZ-ATTACK-20", "FZ-ATTACK-22", "FZ-ATTACK-36", "FZ-SPECIAL-03", "FZ-SPEC-03")
def test_explosive_hits_active_heroes_first_including_attacker() -> None:
    """Three symbols; Don spares heroes one hit (his ability). Both discard before the animal falls; Patty stays."""
    here = position(
        hero("don", "C4", ["satchel_charge", "grease_gun", "grease_gun", "stimulant"]),
        hero("abe", "C4", ["rifle_butt", "rifle_butt", "read_the_signs"]),
        creatures=[creature(ANIMAL, "C4")],
        specialists={"patty": "C4", "henry": "F6"},
    )
    play = attack(here, dice_attack=[[0, 5, 5, 5]]).pick("attack:explosive:corrupted_animal:c4")
    asked = []
    while not play.over:
        asked.append((play.key, play.seats, play.creature() is not None))
        to_pick = list(play.default) or [option.id for option in play.session.asks[0].options[:1]]
        play.pick(to_pick)
    lost = [each for each in asked if each[0] == "fire.lose"]
    assert lost == [("fire.lose", (0,), True), ("fire.lose", (1,), True)]
    assert play.state.specialists == {"patty": "C4", "henry": "F6"}
    assert play.creature() is None
    assert (len(play.hero("don").hand), len(play.hero("abe").hand)) == (1, 1)


@pytest.mark.rule("FZ-ATTACK-23")
def test_explosives_never_harm_knocked_out_heroes_or_specialists() -> None:
    here = position(
        hero("don", "B4", ["satchel_charge"]),
        hero("abe", "C4", ["rifle_butt"], down=True),
        creatures=[creature(ANIMAL, "C4")],
        specialists="C4",
    )
    play = attack(here, dice_attack=[[0, 0, 0, 0]]).pick("attack:corrupted_animal:c4")
    to_the_end(play)
    assert play.hero("abe").hand == ["rifle_butt"] and not play.tells("hero-hit")
    assert play.where["patty"] == "C4" and play.state.marker == 0


@pytest.mark.rule("FZ-ATTACK-36", "FZ-Q-07", "FZ-Q-29", "FZ-WIN-08")
def test_two_knock_outs_by_one_blast_lose_the_mission_before_any_creature_falls() -> None:
    here = position(
        hero("don", "C4", ["satchel_charge"]),
        hero("abe", "C4"),
        creatures=[creature(ANIMAL, "C4")],
        specialists="F6",
    )
    play = attack(here, dice_attack=[[0, 0, 0, 0]]).pick("attack:corrupted_animal:c4")
    assert play.over and play.value == "lost" and play.state.outcome == "lost"
    assert play.creature() is not None and play.state.knock_outs == 2
    break_off(play.state)
    assert play.hero("don").discard == ["satchel_charge"] and not play.state.hero_attacks


@pytest.mark.rule("FZ-ATTACK-37")
def test_creature_placed_during_the_attack_is_not_hit() -> None:
    """A Host bursts: its minion is unharmed by the same blast."""
    here = position(
        hero("don", "B2", ["satchel_charge", "satchel_charge"]),
        hero("abe", "F1"),
        mission="bogged_down",
        creatures=[creature("host", "B1")],
        specialists="F6",
    )
    play = attack(here, dice_attack=[[0, 0, 0, 0, 0, 0, 0, 0]])
    to_the_end(play.pick("attack:host:b1", ["satchel_charge", "satchel_charge:2"]))
    assert [each.kind for each in play.state.creatures] == ["burrower"]


@pytest.mark.rule("FZ-ATTACK-40", "FZ-ATTACK-38")
def test_effect_may_aim_at_any_location_in_range_and_line_of_fire() -> None:
    """Stovepipe's response at range 3, strength 4: locations with most creatures come first."""
    here = position(
        hero("don", "A6"), hero("abe", "F1"), creatures=[creature(ANIMAL, "B4")], specialists="F6", phase="tactics"
    )
    aim = {"attack": {"type": "explosive", "range": 3, "strength": 4, "rider": ["creatures_only"], "at": "location"}}
    play = effect(here, aim, owner="don", dice_attack=[[1, 5, 5, 5]])
    assert play.key == "fire.target" and play.ids[0] == "at:b4"
    assert set(play.ids) >= {"at:a6", "at:c3", "at:d6"} and "at:e6" not in play.ids
    play.pick("at:b4")
    assert play.creature() is None and play.asked_chance[0].count == 4


@pytest.mark.rule("FZ-ATTACK-40", "FZ-ATTACK-30")
def test_effect_aims_at_no_location_behind_a_solid_line() -> None:
    """Dead Air has one between C4 and C5."""
    here = position(hero("don", "C4"), hero("abe", "A1"), mission="dead_air", phase="tactics")
    aim = {"attack": {"type": "explosive", "range": 1, "strength": 4, "at": "location"}}
    play = effect(here, aim, owner="don")
    assert "at:b4" in play.ids and "at:c5" not in play.ids


@pytest.mark.rule("FZ-ATTACK-38")
def test_attack_by_effect_chooses_among_targets_in_reach() -> None:
    """Long Lens' response reaches 6: two animals and a human; cover and the hero's own abilities count."""
    here = position(
        hero("frank", "A6", focus=["far_sight"]),
        hero("abe", "F1"),
        creatures=[creature(ANIMAL, "B2"), creature(HUMAN, "F3")],
        specialists="F6",
        phase="tactics",
    )
    play = effect(here, {"attack": {"type": "ranged", "range": 5, "strength": 4}}, owner="frank")
    assert play.ids == ["attack:corrupted_animal:b2", "attack:corrupted_human:f3"]
    play.pick("attack:corrupted_animal:b2")
    assert play.asked_chance[0].count == 3  # cover takes one


@pytest.mark.rule("FZ-ATTACK-38")
def test_attack_on_each_creature_rolls_for_each_of_them() -> None:
    here = position(
        hero("shad", "C3"),
        hero("abe", "F1"),
        creatures=[creature(ANIMAL, "C3"), creature(HUMAN, "C3"), creature(ANIMAL, "C4")],
        specialists="F6",
        phase="tactics",
    )
    play = effect(here, {"attack": {"type": "close", "strength": 3, "at": "each_here"}}, owner="shad")
    assert play.ids == ["creature:corrupted_animal:c3", "creature:corrupted_human:c3"]
    to_the_end(play.pick("creature:corrupted_human:c3"))
    assert [ask.count for ask in play.asked_chance] == [3, 3]


# ---------------------------------------------------------------- things, and damage among heroes


@pytest.mark.rule("FZ-SPECIAL-01", "FZ-SPECIAL-02", "FZ-TASK-11", "FZ-TASK-13")
def test_thing_is_attacked_as_a_creature_is() -> None:
    """An idol of the Drinking Cave has life 5 and resistances 1, 1, 0; cover takes one die."""

    def aimed(*cards: str) -> State:
        return position(
            hero("frank", "B3", cards, upgrades=["one_round"]),
            hero("abe", "A6"),
            mission="the_drinking_cave",
            tokens=[BoardToken("idol", "C3")],
            specialists="A6",
        )

    weak = attack(aimed("one_round"), dice_attack=[[0]]).pick("attack:idol:c3")
    assert to_the_end(weak).tells("thing-holds")[0].args["damage"] == 3 - 1
    strong = attack(aimed("one_round", "quick_bolt"), dice_attack=[[0, 0, 3, 4]]).pick("attack:idol:c3")
    strong.pick(["one_round", "quick_bolt"])  # three hits and three more, one of them resisted
    assert to_the_end(strong).tells("thing-destroyed") and not strong.state.tokens


@pytest.mark.rule("FZ-TASK-12")
def test_thing_is_damaged_by_an_explosive_only_as_its_target() -> None:
    here = position(
        hero("don", "B3", ["satchel_charge"]),
        hero("abe", "A6"),
        mission="the_drinking_cave",
        tokens=[BoardToken("idol", "C3")],
        creatures=[creature(ANIMAL, "C3")],
        specialists="A6",
    )
    play = attack(here, dice_attack=[[0, 0, 0]])
    assert play.ids == ["attack:corrupted_animal:c3", "attack:idol:c3"]
    to_the_end(play.pick("attack:corrupted_animal:c3"))
    assert play.state.tokens and play.creature() is None
    at_it = attack(here, dice_attack=[[0, 0, 0]]).pick("attack:idol:c3")
    to_the_end(at_it)
    assert not at_it.state.tokens and at_it.creature() is None, "figures there are hit as usual"


@pytest.mark.rule("FZ-SPECIAL-04")
def test_own_explosions_open_hit_and_knock_out_but_not_targeted() -> None:
    """Abe could react to Don being targeted (Short Burst), hit (Covering Shot) and Don himself to a knock-out."""
    here = position(
        hero("don", "C4", ["satchel_charge", "stimulant"]),
        hero("abe", "D3", ["covering_shot", "short_burst"]),
        creatures=[creature(ANIMAL, "C4")],
        specialists="F6",
    )
    play = attack(here, dice_attack=[[0, 0, 5, 5]]).pick("attack:explosive:corrupted_animal:c4")
    keys = []
    while not play.over:
        keys.append((play.key, play.seats))
        play.pick("pass" if "pass" in play.ids else play.ids[0])
    assert ("fire.targeted", (1,)) not in keys
    assert [each for each in keys if each[0] in ("fire.hit", "fire.knock_out")] == [
        ("fire.hit", (1,)),
        ("fire.knock_out", (0,)),
    ]


@pytest.mark.rule("FZ-MOVE-14", "FZ-Q-06")
def test_distance_for_range_goes_over_impassable_ground() -> None:
    """B5 is impassable; the distance from A6 to C4 is two anyway."""
    here = position(hero("abe", "A6", ["short_burst"]), creatures=[creature(ANIMAL, "C4")], specialists="F6")
    assert attack(here).ids == ["attack:corrupted_animal:c4"]
