"""Autopilot plays late turns, and whoever presses anything is back at once."""

from __future__ import annotations

from pytest import MonkeyPatch

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import ticker
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid
from tests.campaigns.test_seats_in_play import lines
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
    assert await lines(campaigns, "seat") == [{"what": "autopilot late", "told": [ANA]}]


async def test_autopilot_stays_after_two_missed_turns(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    seated = (await now(campaigns, table)).seats[0]
    assert (seated.user, seated.autopilot, seated.stand_in) == (ANA, True, "stays")
    assert (await lines(campaigns, "seat"))[-1] == {"what": "autopilot stays", "told": [ANA]}


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


async def test_a_press_leaves_chosen_autopilot_on(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    clock.turn(hours=5)
    assert (await campaigns.seats.pressed(table.id, ANA)).seats[0].autopilot


async def test_presses_of_others_bring_no_one_back(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await _miss_two_turns(campaigns, table, clock)
    for user in (RUI, KIM):
        assert (await campaigns.seats.pressed(table.id, user)).seats[0].autopilot


async def test_a_played_turn_ends_the_count_of_missed_ones(
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
    """Nobody comes back: autopilot plays a turn or two, and then play waits."""
    table = await seat_and_start(campaigns, "toy", options={"rounds": 9})
    await passes(campaigns, clock, table.id, 24 * 60)
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
