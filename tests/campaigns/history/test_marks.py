"""Features that depend on marks: reset, the log, orders for a round, moments. Every game marks rounds and turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.campaigns import Campaigns, Person, Situation
from engine.table import Mark, Reached
from tests.campaigns.tables import ANA, RUI, answer, bid, play_to_end, sql
from tests.playing import autopilot_steps, deal, every_game
from tests.seating import find, seat_and_start

Until = Callable[[Situation], bool]


async def play_until(campaigns: Campaigns, table: Situation, reached: Until) -> Situation:
    """Gives the autopilot's answers for the asked players."""
    situation = table
    while not reached(situation):
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        pick = situation.game.choose(situation.view(seat), ask, seat)
        situation = (await answer(campaigns, table.id, seat, *pick)).situation
    return situation


async def amid_round(campaigns: Campaigns, key: str, number: int) -> Situation:
    """Returns a match of two in which one turn of the round is over and the next has begun."""
    table = await seat_and_start(campaigns, key)
    begun = await play_until(campaigns, table, lambda situation: situation.view(None).round == number)
    first = (await campaigns.moments.find(table.id, limit=1))[0].n
    whose = begun.waiting_for[0]

    def second_turn(situation: Situation) -> bool:
        in_turn = all(ask.in_turn for ask in situation.asks)
        return situation.n > first + 1 and in_turn and situation.waiting_for[0] != whose

    start = await play_until(campaigns, begun, second_turn)
    return await play_until(campaigns, start, lambda situation: situation.n > start.n)


@pytest.mark.parametrize("key", every_game())
async def test_round_is_more_than_a_turn(campaigns: Campaigns, key: str) -> None:
    """A turn starts with the round at the same moment, and the round is still found."""
    amid = await amid_round(campaigns, key, 2)
    of_round = await campaigns.history.start_of(amid.id, "round")
    of_turn = await campaigns.history.start_of(amid.id, "turn")
    assert await campaigns.history.start_of(amid.id, "chapter") < of_round < of_turn
    assert (await campaigns.history.board_at(amid.id, of_round)).view.round == 2
    begins = next(each for each in await campaigns.moments.find(amid.id, limit=1000) if each.n == of_round)
    assert begins.mark == Mark("round", 2)
    told = [each.text for each in await campaigns.history.account(amid.id, "round")]
    assert told == [each.text for each in await campaigns.history.account(amid.id, "chapter")][-len(told) :]
    assert all(each.n >= of_round for each in await campaigns.history.account(amid.id, "round"))


async def test_orders_for_round_survive_other_turns(campaigns: Campaigns, table: Situation) -> None:
    """Orders of Ana, whose turn it was, end with the next round, before her next turn."""
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, ANA, 0, {"block": "never"}, lasts="round")
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            before = await answer(campaigns, table.id, seat, pick)
    assert [order.seat for order in before.situation.orders] == [0]
    for seat in (0, 1):
        after = await answer(campaigns, table.id, seat, "none")
    assert not after.situation.orders


async def test_seats_own_turn_ends_its_orders_of_the_round(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await campaigns.play.set_orders(table.id, RUI, 1, {"block": "never"}, lasts="round")
    for pick in ("light", "light", "end"):
        after = await answer(campaigns, table.id, 0, pick)
    assert not after.situation.orders


async def test_copy_keeps_the_round_in_which_it_begins(campaigns: Campaigns) -> None:
    amid = await amid_round(campaigns, "massive_darkness", 2)
    at = await campaigns.history.start_of(amid.id, "round")
    copy = await campaigns.files.fork(amid.id, Person(ANA, "Ana"), at=at)
    rows = await sql(campaigns, f"SELECT round FROM checkpoint WHERE campaign = {copy.id}")
    assert [row.round for row in rows] == [2]


@pytest.mark.parametrize("key", every_game())
def test_every_game_marks_its_rounds_and_turns(key: str) -> None:
    """Rounds count from 1, the state agrees with its mark, and every turn belongs to a round."""
    session = deal(find(key), 3, seed=4)
    reached = [each for each in session.first.events if isinstance(each, Reached)]
    for step in autopilot_steps(session):
        reached += [each for each in step.events if isinstance(each, Reached)]
    rounds = [each for each in reached if each.mark.kind == "round"]
    assert [each.mark.value for each in rounds] == list(range(1, len(rounds) + 1))
    assert all(each.checkpoint.state["round"] == each.mark.value for each in rounds)
    kinds = [each.mark.kind for each in reached]
    assert "turn" in kinds and kinds.index("round") < kinds.index("turn")
    assert kinds[-1] == "over"


async def test_finished_chapter_keeps_its_rounds(campaigns: Campaigns, table: Situation) -> None:
    await play_to_end(campaigns, table.id)
    marks = [each.mark for each in await campaigns.moments.find(table.id, limit=1000) if each.mark]
    assert marks[-1] == Mark("chapter", "first") and Mark("round", 2) in marks
