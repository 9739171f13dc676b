"""A turn planned ahead is played when it begins, survives a restart, and stops with a reason."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.campaigns.play import autopilots
from tests.campaigns.tables import ANA, KIM, RUI
from tests.seating import seat_and_start

GAMES = ("tyrants", "keep_the_heroes_out", "massive_darkness", "fireteam_zero")


async def answer_like_autopilot(campaigns: Campaigns, situation: Situation) -> Situation:
    """Gives the next answer of a player."""
    seat = situation.waiting_for[0]
    ask, user = situation.ask_of(seat), situation.seats[seat].user
    assert ask is not None
    assert user is not None
    pick = situation.game.choose(situation.view(seat), ask, seat)
    answered = await campaigns.play.answer(
        situation.id, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick
    )
    return answered.situation


async def until_turn(campaigns: Campaigns, situation: Situation, seat: int) -> Situation:
    """Plays on until this seat's turn has just begun."""
    before = None
    for _ in range(2_000):
        live = await campaigns._context.find_live(situation.id)
        if live.turn == seat and before != seat and situation.game.round_of(situation.view(None)):
            return situation
        before = live.turn
        situation = await answer_like_autopilot(campaigns, situation)
    raise AssertionError("no turn")


async def plan(campaigns: Campaigns, campaign: int, user: int, seat: int, most: int = 3) -> int:
    """Plans some steps as autopilot would play them; returns their number."""
    situation, found = await campaigns.plans.look(campaign, user, seat)
    count = 0
    while found.preview is not None and found.preview.ask is not None and count < most:
        pick = situation.game.choose(found.preview.view, found.preview.ask, seat)
        situation, found = await campaigns.plans.pick(campaign, user, seat, count, [pick])
        count += 1
    await campaigns.plans.change(campaign, user, seat, ready=True, watched=())
    return count


@pytest.mark.parametrize("game", GAMES)
async def test_planned_turn_is_played_when_it_begins(campaigns: Campaigns, game: str) -> None:
    situation = await until_turn(campaigns, await seat_and_start(campaigns, game), 0)
    count = await plan(campaigns, situation.id, RUI, 1)
    assert count
    live = await campaigns._context.find_live(situation.id)
    while live.turn != 1:
        assert (await campaigns.lookup.situation(situation.id)).planned is None
        situation = await answer_like_autopilot(campaigns, situation)
        campaigns._context.forget(situation.id)  # as after a restart
        live = await campaigns._context.find_live(situation.id)
    if situation.waiting_for == [1]:
        assert situation.planned == 1
        assert situation.waiting_users == [], "no one is notified before the plan is played"
    for _ in range(10):
        await autopilots.go_on(campaigns._context, situation.id)
    after = await campaigns.lookup.situation(situation.id)
    kept = after.plans.get(1)
    assert kept is None or kept.done or kept.stopped or after.waiting_for != [1]


async def test_plan_is_its_players_alone(campaigns: Campaigns) -> None:
    situation = await until_turn(campaigns, await seat_and_start(campaigns, "tyrants"), 0)
    await plan(campaigns, situation.id, RUI, 1)
    for user in (ANA, KIM):
        with pytest.raises(NotYourSeat):
            await campaigns.plans.look(situation.id, user, 1)
    campaigns._context.forget(situation.id)
    assert (await campaigns.lookup.situation(situation.id)).plans[1].ready
    await campaigns.seats.leave(situation.id, RUI)
    assert not (await campaigns.lookup.situation(situation.id)).plans


async def test_change_at_a_watched_place_stops_the_plan_before_it_begins(campaigns: Campaigns) -> None:
    situation = await until_turn(campaigns, await seat_and_start(campaigns, "fireteam_zero"), 0)
    await plan(campaigns, situation.id, RUI, 1)
    live = await campaigns._context.find_live(situation.id)
    place = live.plans[1].places[0]
    await campaigns.plans.change(situation.id, RUI, 1, watched=[place])
    while live.due_plan is None:
        situation = await answer_like_autopilot(campaigns, situation)
    assert live.session is not None
    live.session.state.heroes[0].location = place
    await autopilots.go_on(campaigns._context, situation.id)
    stopped = live.plans[1]
    assert (stopped.stopped, stopped.at, stopped.done) == ("place", place, 0)


async def test_own_choice_ends_the_plan(campaigns: Campaigns) -> None:
    situation = await until_turn(campaigns, await seat_and_start(campaigns, "tyrants"), 0)
    await plan(campaigns, situation.id, RUI, 1)
    live = await campaigns._context.find_live(situation.id)
    while live.turn != 1:
        situation = await answer_like_autopilot(campaigns, situation)
    await answer_like_autopilot(campaigns, await campaigns.lookup.situation(situation.id))
    assert 1 not in live.plans
