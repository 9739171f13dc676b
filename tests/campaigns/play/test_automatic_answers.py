"""Answers that no one presses: standing orders, choices of the table, windows that close by time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.campaigns import Actor, Answered, Campaigns, Situation
from engine.campaigns.model.errors import NotYourSeat, WrongOption
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.runtime.automatic_answers import _note
from engine.campaigns.upkeep.ticker import tick
from engine.table import Ask, Option, Seat, Text, fair
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, sql
from tests.playing import varied
from tests.seating import find, seat_and_start
from tests.toy.game import GAME

NOTE = Text("told-order", seat=Seat(1), choice=(Text("toy-let"),))


async def played_card(campaigns: Campaigns, campaign: int) -> Situation:
    """Ana plays the first card of her hand, which Rui may block."""
    ask = (await campaigns.lookup.situation(campaign)).ask_of(0)
    assert ask is not None
    card = next(option.id for option in ask.options if option.id.startswith("play:"))
    return (await answer(campaigns, campaign, 0, card)).situation


async def due(campaigns: Campaigns) -> None:
    """The ticker looks at the clock, and what it wakes goes on."""
    await tick(campaigns._context)
    while not campaigns._context.automatic.empty():
        await go_on(campaigns._context, campaigns._context.automatic.get_nowait())


async def told(campaigns: Campaigns, campaign: int) -> list[Text]:
    return [each.text for each in await campaigns.history.account(campaign, "start")]


async def test_order_answers_rivals_at_the_next_full_five_minutes(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"})
    clock.turn(minutes=2)
    asked = await played_card(campaigns, table.id)
    assert (asked.waiting_for, asked.waiting_users, asked.answers_in_advance) == ([1], [], {1: ("let",)})
    clock.turn(minutes=2, seconds=59)
    await due(campaigns)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [1]
    clock.turn(seconds=1)
    await due(campaigns)
    after = await campaigns.lookup.situation(table.id)
    assert after.waiting_for == [0]
    assert NOTE in await told(campaigns, table.id)
    assert (await sql(campaigns, "SELECT made_by, decision.user FROM decision ORDER BY n DESC LIMIT 1"))[0] == (2, RUI)
    assert await sql(campaigns, "SELECT * FROM job WHERE what = 'answers'") == []


async def test_order_of_a_round_ends_with_the_next_turn_of_its_seat(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"}, lasts="round")
    for choice in ("light", "light"):
        situation = (await answer(campaigns, table.id, 0, choice)).situation
    assert [each.key for each in situation.orders] == ["block"]
    assert (await answer(campaigns, table.id, 0, "end")).situation.orders == ()


async def test_order_ends_with_seat_and_survives_undo_and_restart(
    campaigns: Campaigns, table: Situation, tmp_path: Path, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"})
    await answer(campaigns, table.id, 0, "light")
    assert [each.key for each in (await campaigns.play.undo(table.id, ANA)).orders] == ["block"]
    await campaigns.close()
    async with again(tmp_path, clock) as house:
        assert [each.choice for each in (await house.lookup.situation(table.id)).orders] == ["never"]
        assert (await house.seats.leave(table.id, RUI)).orders == ()
        assert await sql(house, "SELECT * FROM standing_order") == []


async def test_orders_are_checked_by_the_game_and_for_the_own_seat_only(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(NotYourSeat):
        await campaigns.play.set_orders(table.id, ANA, 1, {"block": "never"})
    with pytest.raises(WrongOption, match="block"):
        await campaigns.play.set_orders(table.id, RUI, 1, {"block": "sometimes"})
    with pytest.raises(WrongOption, match="dance"):
        await campaigns.play.set_orders(table.id, RUI, 1, {"dance": "never"})
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"})
    assert (await campaigns.play.set_orders(table.id, RUI, 1, {"block": "ask"})).orders == ()


async def test_reaction_window_closes_after_a_third_of_the_pace(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    asked = await played_card(campaigns, table.id)
    assert asked.closes == asked.since.replace(hour=20)  # 8 hours of 24
    clock.turn(hours=7, minutes=59)
    await due(campaigns)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [1]
    clock.turn(minutes=1)
    await due(campaigns)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [0]
    assert Text("told-late", seat=Seat(1), choice=(Text("toy-let"),)) in await told(campaigns, table.id)


async def test_time_of_a_window_runs_on_while_others_answer(campaigns: Campaigns, clock: StillClock) -> None:
    """It does not restart with each answer or at a restart of the bot, and at its end all others are answered for."""
    table = await seat_and_start(campaigns, "toy", people=4)
    await bid(campaigns, table.id)
    asked = await played_card(campaigns, table.id)
    clock.turn(hours=7)
    after = (await answer(campaigns, table.id, 2, "let")).situation
    assert (after.waiting_for, after.since, after.closes) == ([1, 3], asked.since, asked.closes)
    campaigns._context._live.clear()
    again = await campaigns.lookup.situation(table.id)
    assert (again.waiting_for, again.since, again.closes) == ([1, 3], asked.since, asked.closes)
    clock.turn(hours=1)
    await due(campaigns)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [0]


async def test_all_late_seats_are_answered_for(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await answer(campaigns, table.id, 1)
    clock.turn(hours=8)
    await due(campaigns)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [0]  # the first turn


def test_log_hides_private_choices() -> None:
    """The rules log its public results."""
    ask = Ask("lose", (0,), [Option("knife", Text("knife")), Option("rope", Text("rope"))], "reaction", Text("lose"))
    assert _note("told-late", ask, 0, ["rope"]) == Text("told-late", seat=Seat(0), choice=(Text("rope"),))
    assert _note("told-late", replace(ask, private=True, _by_id=None), 0, ["rope"]) is None


@pytest.fixture
async def stormy(campaigns: Campaigns) -> Situation:
    """Three people whose lanterns a storm will blow out."""
    return await storm(campaigns, "anyone")


async def storm(campaigns: Campaigns, choices: str, storms: int = 2) -> Situation:
    """Three people before the first storm, where the table chooses in this way."""
    made = await seat_and_start(
        campaigns, "toy", people=3, options={"storms": storms}, settings={"table_choices": choices}
    )
    return await bid(campaigns, made.id)


async def test_anyone_chooses_for_the_table_is_named_and_anyone_may_undo_it(
    campaigns: Campaigns, stormy: Situation
) -> None:
    assert [(ask.mode, ask.occasion) for ask in stormy.asks] == [("one", "table")]
    assert stormy.waiting_for == [0, 1, 2]
    after = (await answer(campaigns, stormy.id, 2, "storm:1")).situation
    assert Text("told-chosen", seat=Seat(2), choice=(Text("toy-storm", seat=Seat(1)),)) in await told(
        campaigns, stormy.id
    )
    assert set(after.undoable) == {ANA, RUI, ANA + 2}
    assert (await campaigns.play.undo(stormy.id, ANA)).n == stormy.n


async def test_usual_order_can_be_kept_all_phase(campaigns: Campaigns, stormy: Situation) -> None:
    after = (await answer(campaigns, stormy.id, 1, "keep")).situation
    assert [(ask.key, ask.seats) for ask in after.asks] == [("toy.action", (0,))]


async def test_vote_closes_when_more_than_half_of_the_seats_agree(campaigns: Campaigns) -> None:
    voting = await storm(campaigns, "vote")
    first = await answer(campaigns, voting.id, 0, "storm:1")
    assert (first.held, first.situation.n, first.situation.votes) == (True, voting.n, {0: ("storm:1",)})
    await answer(campaigns, voting.id, 0, "storm:2")  # thought better of it
    closed = await answer(campaigns, voting.id, 2, "storm:2")
    assert closed.situation.n == voting.n + 1
    assert closed.situation.votes == {}
    vote = Text("told-vote", choice=(Text("toy-storm", seat=Seat(2)),), count=2)
    assert vote in await told(campaigns, voting.id)


async def test_tied_vote_goes_to_the_first_player_then_to_the_usual_order(
    campaigns: Campaigns, clock: StillClock
) -> None:
    voting = await storm(campaigns, "vote")
    await answer(campaigns, voting.id, 1, "storm:1")
    tied = await answer(campaigns, voting.id, 0, "storm:2")
    assert tied.situation.n == voting.n
    clock.turn(hours=8)
    await due(campaigns)
    assert Text("told-vote", choice=(Text("toy-storm", seat=Seat(2)),), count=1) in await told(campaigns, voting.id)


async def test_votes_outlive_a_restart(campaigns: Campaigns, tmp_path: Path, clock: StillClock) -> None:
    voting = await storm(campaigns, "vote")
    await answer(campaigns, voting.id, 1, "storm:1")
    await campaigns.close()
    async with again(tmp_path, clock) as house:
        assert (await house.lookup.situation(voting.id)).votes == {1: ("storm:1",)}
        assert (await answer(house, voting.id, 2, "storm:1")).situation.n == voting.n + 1


async def test_automatic_group_choices_are_usual_and_logged(campaigns: Campaigns) -> None:
    made = await storm(campaigns, "automatic")
    await due(campaigns)
    after = await campaigns.lookup.situation(made.id)
    assert [ask.key for ask in after.asks] == ["toy.action"]
    usual = Text("told-usual", seat=Seat(0), choice=(Text("toy-storm", seat=Seat(0)),))
    assert (await told(campaigns, made.id)).count(usual) == 2


class again:
    """Returns the same service after a restart."""

    def __init__(self, folder: Path, clock: StillClock) -> None:
        self._folder, self._clock = folder, clock

    async def __aenter__(self) -> Campaigns:
        database = self._folder / "house.sqlite3"
        self._house = await Campaigns.open(database, chance=fair(Random(7)), clock=self._clock, find=find)
        return self._house

    async def __aexit__(self, *fault: object) -> None:
        await self._house.close()


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game played together: its orders answer at once."""
    monkeypatch.setattr("tests.seating.TOY", varied(GAME, competitive=False))


async def test_answer_waits_for_orders_that_answer_at_once(
    campaigns: Campaigns, together: None, table: Situation
) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"})
    answered = await followed(campaigns, table.id, "play:")
    assert answered.situation.waiting_users == [ANA]
    assert answered.why_final
    assert NOTE in answered.told
    assert any(text.key == "toy-lit" for text in answered.told), "what the card led to"
    assert not answered.turn_over


async def test_answer_reports_that_orders_ended_turn(campaigns: Campaigns, together: None, table: Situation) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"})
    await answer(campaigns, table.id, 0, "light")
    await followed(campaigns, table.id, "play:")
    ended = await followed(campaigns, table.id, "end")
    assert (ended.turn_over, ended.situation.waiting_users) == (True, [RUI])


async def test_answer_does_not_wait_for_the_turn_of_an_autopilot(
    campaigns: Campaigns, together: None, table: Situation
) -> None:
    await bid(campaigns, table.id)
    await campaigns.seats.set_autopilot(table.id, 1, True, Actor(RUI))
    await answer(campaigns, table.id, 0, "light")
    await answer(campaigns, table.id, 0, "light")
    ended = await followed(campaigns, table.id, "end")
    assert ended.situation.waiting_for == [1]


async def followed(campaigns: Campaigns, campaign: int, choice: str) -> Answered:
    """Ana picks the option with this prefix, and waits for the result."""
    situation = await campaigns.lookup.situation(campaign)
    ask = situation.ask_of(0)
    assert ask is not None
    pick = next(option.id for option in ask.options if option.id.startswith(choice))
    return await campaigns.play.answer(
        campaign, branch=situation.branch, n=ask.n, seat=0, user=ANA, pick=[pick], follow=True
    )
