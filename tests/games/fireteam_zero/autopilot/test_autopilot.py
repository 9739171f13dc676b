"""Small decisions of autopilot with one clearly better answer; the board is that of `position`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.fireteam_zero.autopilot.danger import HOPELESS, Outlook
from engine.games.fireteam_zero.autopilot.goals import goals
from engine.games.fireteam_zero.autopilot.skill import SKILLS
from engine.games.fireteam_zero.creatures.track import END
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.state import State, Turn
from engine.games.fireteam_zero.turns.turn import act_and_move
from engine.table import Level, Session, answer_of, fair
from tests.games.fireteam_zero.fighting import activation, attack, hits, position
from tests.games.fireteam_zero.position import Play, creature, hero, rule, tactics, turn
from tests.playing import autopilot_steps, varied

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"
BLANK = [["blank"]]
CARDS = ("trench_knife", "hamstring", "finish_it", "headlong", "red_mist")
SHOTS = ("held_breath", "suppression_fire", "long_lens", "soft_spot", "quick_bolt")


def answered(play: Play, seat: int = 0) -> list[str]:
    """Returns the autopilot's answer to the open question."""
    ask = play.session.ask_of(seat)
    assert ask is not None
    return list(GAME.choose(GAME.view(play.state, seat), ask, seat))


# ---------------------------------------------------------------- danger


def falls(state: State, place: str, cards: int = 3) -> float:
    return Outlook(state, state.heroes[0]).falls(place, cards)


def test_two_dice_never_take_five_cards_but_may_take_one() -> None:
    """The human moves one step, or two, and rolls two dice of at most two hits each, and one hit more by its
    special."""
    state = position(hero("shad", "C4"), creatures=[creature(HUMAN, "C3")], specialists="A6")
    assert falls(state, "C4", 5) == 0
    assert falls(state, "C4", 1) > 0.5
    assert falls(state, "C6", 1) < falls(state, "C5", 1)
    assert falls(state, "F6", 1) == 0


def test_hero_in_company_is_safer() -> None:
    both = [creature(ANIMAL, "C4"), creature(ANIMAL, "C4"), creature(HUMAN, "C4")]
    alone = position(hero("shad", "C4"), hero("frank", "F6", SHOTS), creatures=both)
    beside = position(hero("shad", "C4"), hero("frank", "C4", SHOTS), creatures=both)
    assert falls(beside, "C4") < falls(alone, "C4") / 2


def test_weaker_levels_leave_out_dangers() -> None:
    """Shad may leave Frank, who holds one card, alone with two animals."""
    both = [creature(ANIMAL, "C4"), creature(ANIMAL, "C4")]
    state = position(hero("shad", "C4"), hero("frank", "C4", SHOTS[:1]), creatures=both)

    def cost(level: Level, place: str) -> float:
        return Outlook(state, state.heroes[0], SKILLS[level]).cost(place, 3)

    assert cost("strong", "F6") > 10 * cost("steady", "F6")
    assert cost("steady", "C4") > cost("simple", "C4") == 0


def test_beginner_plays_no_reactions() -> None:
    play = hits(position(hero("shad", "C4", ("trench_knife", "red_mist", "red_mist"))), {"shad": 4})
    ask, view = play.session.ask_of(0), GAME.view(play.state, 0)
    assert ask is not None and ask.key == "fire.hit"
    assert [list(GAME.choose_at(view, ask, 0, level)) for level in ("simple", "beginner")] == [
        ["react:trench_knife"],
        ["pass"],
    ]


def test_creatures_prefer_nearer_heroes() -> None:
    state = position(hero("shad", "C4"), hero("frank", "C3", SHOTS), creatures=[creature(HUMAN, "C2")])
    assert falls(state, "C4", 1) < falls(state, "C3", 0)
    assert falls(state, "C4", 1) < 0.1


def test_long_mission_ends_eventually() -> None:
    """A mission without its board tokens is never won. Heroes who shun danger, and recover each round, could play on
    for ever."""
    around = [creature(HUMAN, "C3")]
    early, late = (position(hero("shad", "C4"), creatures=around, round=each) for each in (1, END + HOPELESS))
    assert Outlook(early, early.heroes[0]).cost("C4", 1) > Outlook(early, early.heroes[0]).cost("F6", 1)
    assert Outlook(late, late.heroes[0]).cost("C4", 1) < Outlook(late, late.heroes[0]).cost("F6", 1)

    lost = position(mission="bogged_down", phase="tactics", round=END + HOPELESS, marker=END, tokens=[])
    session = Session.start(varied(GAME, setup=lambda *_: lost), 2, fair(Random(1)), chapter=lost.mission)
    assert sum(1 for _ in autopilot_steps(session, checked=False)) < 1_000
    assert session.state.outcome == "lost"


# ---------------------------------------------------------------- turns


def test_search_that_costs_nothing_is_made() -> None:
    """B1 holds spawn token 1, and Patty is there."""
    state = position(hero("shad", "B1", CARDS), hero("frank", "B1", SHOTS), specialists="B1")
    state.spawn[0].location = "B1"
    assert answered(turn(state)) == ["search"]


def test_adjacent_minion_is_attacked() -> None:
    state = position(hero("shad", "C4", CARDS), creatures=[creature(ANIMAL, "C4")], specialists="A6", recon_deck=[])
    assert answered(turn(state)) == ["attack:close:corrupted_animal:c4"]


def test_everyone_goes_to_exit_when_all_is_done() -> None:
    """E1 is the exit. From E3 it is two steps, and the one over the difficult E2 would cost too much. No one searches
    any more, although searching E3 would be free."""
    state = position(hero("shad", "E3", CARDS), hero("frank", "E1", SHOTS), specialists="A6")
    state.completed = list(state.objectives)
    assert answered(turn(state)) in (["move:d2"], ["move:f2"])


def test_last_charge_waits_until_the_way_out_is_clear() -> None:
    """Five of six charges with three heroes: the sixth starts the clock, and the fall is not cleared yet."""
    state = position(
        hero("don", "B1", ("grease_gun",)),
        hero("shad", "B1", CARDS),
        hero("frank", "B1", SHOTS),
        mission="the_long_gallery",
        objectives={"set_the_charges": 5, "clear_the_fall": 0},
        recon_deck=[],
    )
    assert goals(state, state.heroes[0]) == []
    state.completed = ["clear_the_fall"]
    assert {each.location for each in goals(state, state.heroes[0])} == {"B1", "D3", "F1", "G3"}


# ---------------------------------------------------------------- knocked out


def lying(*creatures: Any, up: bool) -> Play:
    """Shad is down among these creatures with one card, the coin shows tails; Frank is up, or down too."""
    frank = hero("frank", "A1", SHOTS, down=not up)
    state = position(hero("shad", "C4", CARDS[:1], down=True), frank, creatures=creatures, heads=False)
    return turn(state)


def test_hero_facing_death_stays_down_while_others_are_up() -> None:
    assert answered(lying(*[creature(HUMAN, "C4")] * 1, creature(ANIMAL, "C4"), up=True)) == ["stay"]
    assert answered(lying(up=True)) == ["stand"]


def test_one_hero_stands_up_if_all_are_down() -> None:
    """Otherwise nothing would ever happen again: creatures ignore knocked-out heroes."""
    assert answered(lying(creature(HUMAN, "C4"), creature(ANIMAL, "C4"), up=False)) == ["stand"]


# ---------------------------------------------------------------- others


@pytest.mark.parametrize(("held", "picked"), [(2, "no"), (3, "no"), (4, "volunteer:frank")])
def test_hero_with_more_cards_steps_in(held: int, picked: str) -> None:
    """Shad, who is first in turn order and has three cards, is attacked."""
    state = position(
        hero("shad", "C4", CARDS[:3]), hero("frank", "C4", SHOTS[:held]), creatures=[creature(ANIMAL, "C4")]
    )
    play = activation(state, dice_activation=BLANK)
    while not ((ask := play.session.ask_of(1)) and ask.key == "fire.volunteer"):
        play.pick("pass", seat=play.seats[0])
    assert answered(play, 1) == [picked]


@pytest.mark.parametrize(("faces", "picked"), [([0, 0, 1], "pass"), ([0, 1, 1], "react:call_the_shot")])
def test_ally_helps_an_attack_that_this_makes_a_kill(faces: list[int], picked: str) -> None:
    """The animal has life 2 and resists 1: three hits kill it, and Call the Shot brings one."""
    state = position(
        hero("shad", "C4", ("trench_knife",)),
        hero("frank", "C4", ("call_the_shot",)),
        creatures=[creature(ANIMAL, "C4")],
        specialists="A1",
    )
    play = attack(state, dice_attack=[faces])
    play.pick("attack:corrupted_animal:c4")
    assert answered(play, 1) == [picked]


@pytest.mark.parametrize("given", [None, "saves-1", "knock-out"])
def test_reaction_is_declined_in_a_view_without_events(given: str | None) -> None:
    """With the event, the same card is played against three hits."""
    play = hits(position(hero("shad", "C4", ("trench_knife", "red_mist", "red_mist"))), {"shad": 4})
    ask = play.session.ask_of(0)
    assert ask is not None and ask.key == "fire.hit"
    view = GAME.view(play.state, 0)
    orders = {"react": given} if given else {}

    def answer() -> list[str]:
        if not orders:
            return list(GAME.choose(view, ask, 0))
        return list(answer_of(GAME.orders, view, GAME.events(view), ask, 0, orders) or ())

    assert answer() == ["react:trench_knife"]
    view.events.clear()
    assert answer() == ["pass"]


def test_cards_for_all_are_handed_out_where_the_hand_is_full() -> None:
    """Fixed Bayonet: each ally draws a card more, for the one card it costs."""
    others = [hero("shad", "C4", CARDS[:2]), hero("frank", "C4", SHOTS[:2]), hero("don", "C4", ("grease_gun",))]
    state = position(hero("abe", "C4", ("fixed_bayonet", *["short_burst"] * 4)), *others, round=2, first=3)
    assert answered(tactics(state)) == ["respond:abe:fixed_bayonet"]
    state.heroes[0].hand = ["fixed_bayonet"]
    assert answered(tactics(state)) == ["draw"]


def test_waiting_digger_draws_creatures_aside() -> None:
    """Don has acted already. The mud on F5 must be dug by an action, without any creature there: so he should wait
    elsewhere for the burrower, which is two steps away.
    """
    state = position(
        hero("don", "F5", ("grease_gun", "stimulant", "smoke_pot", "rifle_grenade")),
        mission="bogged_down",
        creatures=[creature("burrower", "F3")],
        specialists="F5",
        recon_deck=[],
        turn=Turn(movement=2, acted=True),
    )
    (picked,) = answered(rule(state, lambda table, now: act_and_move(table, now, now.heroes[0])))
    assert picked.startswith("move:")


def test_breeder_is_destroyed_even_if_enough_are_closed() -> None:
    """Don is beside a burrow, which has life 4 and no resistance against explosives."""
    don = hero("don", "B1", ("satchel_charge", "stick_grenade", "stick_grenade"))
    state = position(don, mission="bogged_down", specialists="A1", recon_deck=[])
    state.completed = ["close_the_burrows"]
    assert answered(turn(state)) == ["attack:explosive:burrow:b2"]
