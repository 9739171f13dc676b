"""Objectives, intel tokens, recon cards, victory and defeat (FZ-OBJ, FZ-INTEL, FZ-RECON, FZ-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fireteam_zero.missions.objectives import check_clock, killed, put_token
from engine.games.fireteam_zero.missions.tasks import held
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import Kill
from engine.games.fireteam_zero.model.mission import number_of
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import State
from engine.table import Table
from tests.games.fireteam_zero.position import Play, creature, effect, game, hero, position, rule, turn

FERRY, SAMPLES, VILLAGERS = "repair_the_ferry", "acquire_specimen_samples", "gather_the_villagers"


def tokens(state: State, name: str, n: int = 1, **chance: Any) -> Play:
    """So many intel tokens are put on an objective."""

    async def part(table: Table, state: State) -> None:
        await put_token(table, state, name, n)

    return rule(state, part, **chance)


def kills(state: State, *excess: int | None, kind: str = "corrupted_animal", type: AttackType = "ranged") -> Play:
    """Heroes kill creatures, each with this excess of damage; None is a kill without dice."""

    async def part(table: Table, state: State) -> None:
        for each in excess:
            await killed(table, state, Kill(creature(kind, "A1"), type, each))

    return rule(state, part)


def end_of_hero_phase(state: State) -> Play:
    """Only objectives held at the end of the hero phase count."""
    return rule(state, held)


def search(state: State, **chance: Any) -> Play:
    """Returns the first hero searches."""
    return turn(state, **chance).pick("search")


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("FZ-OBJ-01", "FZ-OBJ-02", "FZ-OBJ-09", "FZ-INTEL-01", "FZ-EX-08")
def test_second_part_repairs_the_ferry_at_once() -> None:
    play = search(
        position(hero("shad", "A1"), hero("don", "A6"), recon=["ferry_fuel"], objectives={FERRY: 1, SAMPLES: 0})
    )
    assert play.state.objectives[FERRY] == 2 and play.state.completed == [FERRY]
    assert play.state.completed_in == {FERRY: 1}


@pytest.mark.rule("FZ-OBJ-03", "FZ-OBJ-05", "FZ-EX-09", "FZ-TASK-01", "FZ-RECON-03")
def test_discovery_without_a_task_puts_its_token_at_once_and_on_no_other_objective() -> None:
    play = search(position(hero("shad", "A1"), hero("don", "A6"), recon=["ferry_fuel"]))
    assert play.state.objectives == {FERRY: 1, SAMPLES: 0}
    assert not play.state.discoveries and not play.state.completed


@pytest.mark.rule("FZ-OBJ-10")
def test_complete_objective_takes_no_more_tokens() -> None:
    play = tokens(position(objectives={FERRY: 1, SAMPLES: 0}), FERRY, 3)
    assert play.state.objectives[FERRY] == 2
    again = tokens(position(objectives={FERRY: 2, SAMPLES: 0}, completed=[FERRY], completed_in={FERRY: 1}), FERRY)
    assert again.state.objectives[FERRY] == 2 and not again.told


@pytest.mark.rule("FZ-OBJ-06", "FZ-EX-11", "FZ-Q-21", "FZ-COIN-03")
@pytest.mark.parametrize(("answer", "heads"), [("heads", True), ("tails", False)])
def test_completing_an_objective_may_turn_the_coin_to_heads(answer: str, heads: bool) -> None:
    play = tokens(position(objectives={FERRY: 1, SAMPLES: 0}, heads=False), FERRY)
    assert play.key == "fire.coin" and play.seats == (0, 1) and play.default == ("heads",)
    assert play.pick(answer).state.heads is heads


@pytest.mark.rule("FZ-OBJ-07", "FZ-EX-11", "FZ-COIN-04")
def test_heads_coin_is_unchanged() -> None:
    play = tokens(position(objectives={FERRY: 1, SAMPLES: 0}), FERRY)
    assert play.over and play.state.heads


@pytest.mark.rule("FZ-OBJ-11")
def test_first_the_objective_then_the_mission_then_the_boss() -> None:
    """The coin is asked for before the reserve's elite is placed at the ferry."""
    play = tokens(position(objectives={FERRY: 1, SAMPLES: 0}, heads=False), FERRY)
    assert play.key == "fire.coin" and not play.state.creatures
    play.pick("heads")
    assert [(each.kind, each.location, each.reserve) for each in play.state.creatures] == [
        ("corrupted_human", "E1", True)
    ]


@pytest.mark.rule("FZ-OBJ-11", "FZ-WIN-07")
def test_event_at_number_of_tokens_happens_once() -> None:
    """At the second villager the coin shows heads again, and everyone draws a card."""
    team = [hero("shad", "A6"), hero("don", "A6"), hero("frank", "A6")]

    def gathered(**changes: Any) -> Play:
        there = {VILLAGERS: 1, "ring_the_bell": 0}
        return tokens(
            position(*team, mission="velucca_after_dark", objectives=there, heads=False, **changes), VILLAGERS
        )

    play = gathered()
    assert play.pick("heads").state.specials_done == [0]
    assert [len(each.hand) for each in play.state.heroes] == [1, 1, 1]
    again = gathered(specials_done=[0])
    assert again.over and not again.state.heads


# ---------------------------------------------------------------- ways


@pytest.mark.rule("FZ-OBJ-13", "FZ-OBJ-12", "FZ-ATTACK-39")
@pytest.mark.parametrize(("excess", "count"), [((0,), 1), ((1,), 1), ((2,), 0), ((None,), 0), ((0, 0), 1)])
def test_clean_kill_brings_a_sample_one_a_round(excess: tuple[int | None, ...], count: int) -> None:
    play = kills(position(), *excess)
    assert play.state.objectives[SAMPLES] == count and play.state.this_round.get(SAMPLES, 0) == count
    assert len(play.tells("objective-limit")) == len(excess) - 1


@pytest.mark.rule("FZ-OBJ-12")
def test_discoveries_are_not_limited_by_the_round() -> None:
    play = tokens(position(this_round={SAMPLES: 1}), SAMPLES, 2)
    assert play.state.objectives[SAMPLES] == 2


@pytest.mark.rule("FZ-OBJ-12")
def test_next_round_brings_another_token() -> None:
    play = game(
        position(hero("abe", "A6"), hero("don", "A6"), phase="threat", reactions="orders", this_round={SAMPLES: 1})
    )
    assert play.state.round == 2 and play.state.this_round == {}


@pytest.mark.rule("FZ-OBJ-13", "FZ-TASK-08")
@pytest.mark.parametrize(
    ("lying", "place", "down", "animals", "after"),
    [
        (3, "B2", False, 0, 4),
        (2, "B2", False, 0, 2),
        (3, "A1", False, 0, 3),
        (3, "B2", True, 0, 3),
        (3, "B2", False, 1, 3),
    ],
)
def test_place_is_held_by_an_active_hero_without_a_creature(
    lying: int, place: str, down: bool, animals: int, after: int
) -> None:
    """The mast of Dead Air on B2 counts once three tokens are on the radio."""
    team = [hero("abe", place, down=down), hero("don", "F6")]
    there = [creature("ember_shade", "B2") for _ in range(animals)]
    state = position(*team, hero("shad", "F6"), mission="dead_air", creatures=there)
    state.objectives["restore_the_radio"] = lying
    assert end_of_hero_phase(state).state.objectives["restore_the_radio"] == after


@pytest.mark.rule("FZ-OBJ-13")
def test_held_location_counts_once_after_all_turns() -> None:
    """The mast of Dead Air, which the first hero holds in both turns."""
    state = position(hero("abe", "B2"), hero("don", "F6"), mission="dead_air", specialists="F6", phase="heroes")
    state.objectives["restore_the_radio"] = 3
    play = game(state).pick("end")
    assert (play.state.active, play.state.objectives["restore_the_radio"]) == (1, 3)
    assert play.pick("end").state.objectives["restore_the_radio"] == 4


@pytest.mark.rule("FZ-OBJ-03", "FZ-INTEL-03", "FZ-INTEL-06", "FZ-TASK-13", "FZ-OBJ-13", "FZ-HERO-12")
def test_board_token_is_resolved_as_an_action_and_leaves_the_board() -> None:
    """The lanterns of Velucca: one is on B4."""
    play = turn(position(hero("shad", "B4"), hero("don", "E6"), mission="velucca_after_dark", specialists="E6"))
    assert "token:lantern" in play.ids
    play.pick("token:lantern")
    assert play.state.objectives["ring_the_bell"] == 1 and play.state.turn.acted
    assert [token.location for token in play.state.tokens] == ["C5", "D3", "B6"] and "token:lantern" not in play.ids


@pytest.mark.rule("FZ-TASK-13")
def test_equal_tokens_on_location_are_resolved_one_at_a_time() -> None:
    """Six times mud on F5."""
    here = position(hero("shad", "F5", ["machete"] * 2), hero("don", "A1"), mission="bogged_down", specialists="A1")
    play = turn(here).pick("token:mud", "machete")
    assert [each.name for each in play.state.tokens].count("mud") == 5
    assert play.state.objectives["start_tank_alpha"] == 1


@pytest.mark.rule("FZ-INTEL-04", "FZ-INTEL-05")
def test_board_tokens_have_unique_names_and_letters() -> None:
    letters = {tokens.id: tokens.letter for tokens in content().missions["bogged_down"].tokens}
    assert letters == {"burrow": "A", "mud": "B"}


@pytest.mark.rule("FZ-OBJ-10")
def test_tokens_of_a_complete_objective_may_still_be_resolved() -> None:
    state = position(hero("shad", "B4"), hero("don", "E6"), mission="velucca_after_dark", specialists="E6")
    state.objectives["ring_the_bell"], state.completed = 5, ["ring_the_bell"]
    state.completed_in = {"ring_the_bell": 1}
    play = turn(state).pick("token:lantern")
    assert len(play.state.tokens) == 3 and play.state.objectives["ring_the_bell"] == 5


# ---------------------------------------------------------------- recon cards


@pytest.mark.rule("FZ-RECON-05", "FZ-RECON-06", "FZ-RECON-09")
def test_event_is_resolved_at_once_and_removed() -> None:
    play = search(position(hero("shad", "A1"), hero("don", "A6"), recon=["ammo_crate"]))
    assert len(play.hero("shad").hand) == 2 and play.state.recon_discard == ["ammo_crate"]
    assert len(play.state.recon_deck) == 11


@pytest.mark.rule("FZ-RECON-07", "FZ-INTEL-02")
def test_discovery_stays_open_until_task_is_done() -> None:
    play = search(
        position(
            hero("shad", "B1"), hero("don", "E6"), mission="velucca_after_dark", specialists="E6", recon=["bell_rope"]
        )
    )
    (opened,) = play.state.discoveries
    assert (opened.id, opened.found, opened.place) == ("bell_rope", "B1", "D1")
    assert play.state.objectives["ring_the_bell"] == 0


@pytest.mark.rule("FZ-RECON-08")
def test_empty_recon_deck_ends_searches_but_not_mission() -> None:
    state = position(hero("shad", "A1"), hero("don", "A6"))
    state.recon_deck = []
    assert "search" not in turn(state).ids


# ---------------------------------------------------------------- victory and defeat


def all_done(*heroes: Any, mission: str = "river_crossing", missing: str = "", **changes: Any) -> State:
    """All objectives are complete, but one may miss its last token."""
    state = position(*heroes, mission=mission, **changes)
    for each in content().missions[mission].objectives:
        need = each.need[number_of(state.heroes)]
        state.objectives[each.id] = need - (each.id == missing)
        if each.id != missing:
            state.completed.append(each.id)
            state.completed_in[each.id] = 1
    state.specials_done = list(range(len(content().missions[mission].special)))
    return state


@pytest.mark.rule("FZ-WIN-01", "FZ-OBJ-09")
def test_last_objective_wins_without_exit() -> None:
    state = all_done(hero("abe", "A6"), hero("don", "F1"), mission="the_drinking_cave", missing="empty_the_chalice")
    state.boss = "defeated"
    play = tokens(state, "empty_the_chalice")
    assert play.value == "won" and play.state.reason == "objectives"


@pytest.mark.rule("FZ-WIN-02", "FZ-WIN-03", "FZ-ROUND-03")
def test_exit_requires_every_hero() -> None:
    assert tokens(all_done(hero("abe", "E1"), hero("don", "E1"), missing=FERRY), FERRY).value == "won"
    play = tokens(all_done(hero("abe", "E1"), hero("don", "F1"), missing=FERRY), FERRY)
    assert play.value is None and play.state.outcome is None


@pytest.mark.rule("FZ-WIN-02", "FZ-WIN-05", "FZ-ROUND-03")
def test_last_step_onto_the_exit_wins_without_the_specialists() -> None:
    play = turn(all_done(hero("don", "F1"), hero("maxine", "E1"), specialists="A6")).pick("move:e1")
    assert (play.value, play.state.reason) == ("won", "exit")


@pytest.mark.rule("FZ-WIN-04")
def test_knocked_out_hero_on_exit_has_reached_it() -> None:
    play = turn(all_done(hero("don", "F1"), hero("abe", "E1", down=True), specialists="A6")).pick("move:e1")
    assert play.value == "won"


@pytest.mark.rule("FZ-WIN-03")
def test_before_all_objectives_are_complete_the_exit_wins_nothing() -> None:
    state = all_done(hero("don", "F1"), hero("maxine", "E1"), specialists="A6", missing=FERRY)
    assert turn(state).pick("move:e1").state.outcome is None


@pytest.mark.rule("FZ-WIN-09", "FZ-WIN-07")
@pytest.mark.parametrize(("round", "outcome"), [(7, None), (8, "lost")])
def test_fuse_of_six_rounds_burns_from_the_round_after(round: int, outcome: str | None) -> None:
    """The charges of The Long Gallery were set in round 2: after round 8 the seam comes down."""
    state = position(hero("don", "A2"), hero("abe", "A2"), mission="the_long_gallery", round=round)
    state.completed, state.completed_in = ["set_the_charges"], {"set_the_charges": 2}

    async def part(table: Table, state: State) -> None:
        check_clock(state)

    play = rule(state, part)
    assert (play.value, play.state.outcome) == (outcome, outcome)
    assert play.state.reason == ("clock" if outcome else None)


@pytest.mark.rule("FZ-BOSS-13")
def test_boss_appears_when_other_objectives_are_complete() -> None:
    state = all_done(hero("abe", "A6"), hero("don", "A6"), mission="the_drinking_cave", missing="empty_the_chalice")
    state.completed.remove("find_the_lair")
    del state.completed_in["find_the_lair"]
    state.objectives["find_the_lair"] = 1
    play = tokens(state, "find_the_lair")
    assert play.state.boss == "here"
    assert [(each.kind, each.location, each.power) for each in play.state.creatures] == [("chalice_bearer", "F1", 2)]


@pytest.mark.rule("FZ-EFFECT-02")
def test_team_flips_the_coin_of_an_event() -> None:
    play = effect(position(heads=False), {"coin": "heads"}, searcher="shad")
    assert play.seats == (0, 1)
    assert play.pick("heads").state.heads
