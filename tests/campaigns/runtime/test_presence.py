"""Autopilot plays late turns, and players are back as soon as they press anything."""

from __future__ import annotations

from datetime import timedelta

import pytest
from pytest import MonkeyPatch

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import NotConcerned, SeatTaken
from engine.campaigns.model.requests import GoBack, PlayByAutopilot
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import ticker
from tests.campaigns.seats.test_seats_in_play import lines
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid
from tests.sampled import at_most
from tests.seating import seat_and_start
from tests.toy.game import GAME as TOY


async def passes(campaigns: Campaigns, clock: StillClock, campaign: int, hours: float) -> None:
    """Half hours pass, and autopilots play."""
    for _ in range(round(hours * 2)):
        clock.turn(minutes=30)
        await ticker.tick(campaigns._context)
        while await go_on(campaigns._context, campaign):
            pass


async def now(campaigns: Campaigns, table: Situation) -> Situation:
    return await campaigns.lookup.situation(table.id)


async def test_new_campaigns_have_autopilot_for_late_turns(campaigns: Campaigns, table: Situation) -> None:
    assert table.facts.settings.autopilot == "twice"


async def test_autopilot_plays_one_late_turn_only(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, table.id, 47.5)
    assert (await now(campaigns, table)).waiting_for == [0]
    await passes(campaigns, clock, table.id, 0.5)
    after = await now(campaigns, table)
    assert after.waiting_for == [1]
    assert (after.seats[0].user, after.seats[0].autopilot, after.seats[0].missed) == (ANA, False, 1)
    assert await lines(campaigns, "seat") == [{"what": "autopilot late", "told": [ANA], "waiting": []}]


async def test_autopilot_stays_after_two_missed_turns(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    seated = (await now(campaigns, table)).seats[0]
    assert (seated.user, seated.autopilot, seated.stand_in) == (ANA, True, "stays")
    assert (await lines(campaigns, "seat"))[-1] == {"what": "autopilot stays", "told": [ANA], "waiting": []}


async def test_second_missed_turn_waits_for_twice_the_pace_too(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    """Ana does not press anything after the turn that she has missed."""
    await bid(campaigns, table.id)
    await passes(campaigns, clock, table.id, 48)
    await _until_it_is_her_turn(campaigns, table, clock)
    await passes(campaigns, clock, table.id, 47.5)
    assert (await now(campaigns, table)).seats[0].missed == 1
    await passes(campaigns, clock, table.id, 0.5)
    assert (await now(campaigns, table)).seats[0].stand_in == "stays"


async def test_press_forgives_the_missed_turn(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, table.id, 48)
    await campaigns.seats.pressed(table.id, ANA)
    await _until_it_is_her_turn(campaigns, table, clock)
    await passes(campaigns, clock, table.id, 47.5)
    assert (await now(campaigns, table)).seats[0].missed == 0
    await passes(campaigns, clock, table.id, 0.5)
    assert (await now(campaigns, table)).seats[0].missed == 1


async def _until_it_is_her_turn(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """Rui plays his turn; what Ana is asked out of turn is answered when its time is over."""
    while (situation := await now(campaigns, table)).waiting_for != [0] or situation.closes is not None:
        if 1 in situation.waiting_for:
            await answer(campaigns, table.id, 1)
        else:
            await passes(campaigns, clock, table.id, 0.5)


async def _miss_two_turns(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """Ana misses every turn, while Rui plays each of his within an hour."""
    for _ in range(400):
        await passes(campaigns, clock, table.id, 1)
        situation = await now(campaigns, table)
        if situation.seats[0].missed == 2 or situation.stage != "playing":
            return
        if 1 in situation.waiting_for:
            await answer(campaigns, table.id, 1)


async def test_any_press_brings_a_player_back(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    after = await campaigns.seats.pressed(table.id, ANA)
    assert (after.seats[0].autopilot, after.seats[0].missed, after.seats[0].stand_in) == (False, 0, "")
    assert (await lines(campaigns, "seat"))[-1]["what"] == "taken over"
    await campaigns._context.forget_all()
    assert (await now(campaigns, table)).seats == after.seats


async def test_press_leaves_chosen_autopilot_on(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    clock.turn(hours=5)
    assert (await campaigns.seats.pressed(table.id, ANA)).seats[0].autopilot


async def test_presses_of_others_bring_no_one_back(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    for user in (RUI, KIM):
        assert (await campaigns.seats.pressed(table.id, user)).seats[0].autopilot


async def test_played_turn_ends_the_count_of_missed_ones(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, table.id, 48)
    assert (await now(campaigns, table)).seats[0].missed == 1
    while 0 not in (await now(campaigns, table)).waiting_for:
        await answer(campaigns, table.id, 1)
    await answer(campaigns, table.id, 0)
    assert (await now(campaigns, table)).seats[0].missed == 0


async def test_autopilots_do_not_play_on_alone(campaigns: Campaigns, clock: StillClock) -> None:
    """No one comes back: autopilot plays a turn or two, and then play waits."""
    table = await seat_and_start(campaigns, "toy", options={"rounds": 9})
    await passes(campaigns, clock, table.id, 24 * at_most(20, whole=60))
    after = await now(campaigns, table)
    assert after.stage == "playing"
    assert not any(each.autopilot for each in after.seats)


async def test_autopilot_plays_at_once_where_all_play_together(
    campaigns: Campaigns, clock: StillClock, monkeypatch: MonkeyPatch
) -> None:
    monkeypatch.setattr(TOY, "competitive", False)
    table = await seat_and_start(campaigns, "toy")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, table.id, 23.5)
    assert (await now(campaigns, table)).waiting_for == [0]
    await passes(campaigns, clock, table.id, 0.5)
    assert (await now(campaigns, table)).seats[0].missed == 1
    assert await lines(campaigns, "stalled") == []


# ---------------------------------------------------------------- votes


async def _only_rui_is_there(campaigns: Campaigns, clock: StillClock, people: int) -> Situation:
    """Everyone has bid three days ago, and Rui has pressed something just now."""
    table = await seat_and_start(campaigns, "toy", people=people, settings={"autopilot": "never"})
    await bid(campaigns, table.id)
    clock.turn(hours=72)
    return await campaigns.seats.pressed(table.id, RUI)


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_one_present_player_decides_about_autopilot(campaigns: Campaigns, clock: StillClock, people: int) -> None:
    table = await _only_rui_is_there(campaigns, clock, people)
    assert (await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))).status == "agreed"


@pytest.mark.parametrize("rule", ["majority", "all", "organiser"])
async def test_one_present_player_decides_to_go_back(campaigns: Campaigns, clock: StillClock, rule: str) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"autopilot": "never", "undo": rule})
    await bid(campaigns, table.id)
    clock.turn(hours=72)
    await campaigns.seats.pressed(table.id, RUI)
    assert (await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))).status == "agreed"


async def test_players_on_autopilot_are_not_asked(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    await campaigns.seats.set_autopilot(table.id, 2, True, Actor(KIM))
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    assert request.asked == [ANA]
    with pytest.raises(NotConcerned):
        await campaigns.requests.agree(table.id, request.id, KIM)


async def test_returning_player_may_vote(campaigns: Campaigns, clock: StillClock) -> None:
    table = await seat_and_start(campaigns, "toy", people=4, settings={"autopilot": "never"})
    await bid(campaigns, table.id)
    clock.turn(hours=72)
    for user in (ANA, RUI):
        await campaigns.seats.pressed(table.id, user)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    assert request.asked == [ANA]
    back = (await campaigns.seats.pressed(table.id, KIM)).request
    assert back is not None and tuple(back.asked) == (ANA, KIM)
    await campaigns.requests.refuse(table.id, request.id, KIM)
    assert (await campaigns.requests.find(table.id, request.id)).status == "refused"


async def test_votes_without_a_pace_close_after_seven_days(campaigns: Campaigns, clock: StillClock) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"pace": "none"})
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    assert request.closes == clock.now() + timedelta(days=7)
    clock.turn(days=13)
    await campaigns.requests.withdraw(table.id, request.id, RUI)
    assert (await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))).asked == [ANA, KIM]


# ---------------------------------------------------------------- seats of players who are gone


KIM_HERSELF = Person(KIM, "Kim")


async def test_seat_of_absent_player_may_be_taken(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.seats.join_waitlist(table.id, KIM)
    await bid(campaigns, table.id)
    with pytest.raises(SeatTaken):
        await campaigns.seats.apply_for(table.id, KIM_HERSELF, 0)
    await _miss_two_turns(campaigns, table, clock)
    assert (await lines(campaigns, "seat"))[-1]["waiting"] == [KIM]
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 0)
    assert (await now(campaigns, table)).seats[0].user == ANA  # kept until someone has it
    after = await campaigns.seats.answer_application(table.id, 0, KIM, Actor(ANA), accept=True)
    assert (after.seats[0].user, after.seats[0].autopilot, after.seats[0].missed) == (KIM, False, 0)
    assert after.facts.organiser == RUI  # the one who is gone organised
    with pytest.raises(SeatTaken):
        await campaigns.seats.apply_for(table.id, Person(ANA, "Ana"), 0)


async def test_open_seats_are_taken_before_those_of_absent_players(campaigns: Campaigns, clock: StillClock) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"open_seats": "free"}, options={"rounds": 9})
    await bid(campaigns, table.id)
    await campaigns.seats.leave(table.id, KIM)
    await campaigns.seats.set_autopilot(table.id, 2, True, Actor(ANA))
    await _miss_two_turns(campaigns, table, clock)
    assert (await campaigns.seats.join(table.id, KIM_HERSELF)).seats[2].user == KIM
    after = await campaigns.seats.join(table.id, Person(KIM + 1, "Max"))
    assert [each.user for each in after.seats] == [KIM + 1, RUI, KIM]


async def test_returned_player_keeps_the_seat(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 0)
    await campaigns.seats.pressed(table.id, ANA)
    with pytest.raises(SeatTaken):
        await campaigns.seats.answer_application(table.id, 0, KIM, Actor(ANA), accept=True)
