"""Answering: accepted answers, refusals, and the details of a refusal."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.errors import (
    AlreadyAnswered,
    NotLegal,
    NotYourSeat,
    NotYourTurn,
    RuleFailed,
    StaleAsk,
    WrongStage,
)
from engine.table import HIDDEN, canonical
from tests.campaigns.tables import ANA, KIM, RUI, answer, bid, hash_of, play_to_end, sql, state_of
from tests.toy import game as toy


async def test_sealed_answer_waits_and_can_be_changed(campaigns: Campaigns, table: Situation) -> None:
    cards = [option.id for option in table.asks[0].options]
    first = await answer(campaigns, table.id, 0, cards[0])
    assert first.held and first.decisions == 0 and first.situation.n == table.n
    assert first.situation.waiting_for == [1]
    await answer(campaigns, table.id, 0, cards[1])
    done = await answer(campaigns, table.id, 1)
    assert not done.held and done.why_final == "sealed"
    state = await state_of(campaigns, table.id)
    assert cards[1] in state.discard and cards[0] in state.hands[0]
    assert await sql(campaigns, "SELECT * FROM sealed") == []


async def test_sealed_answers_survive_a_restart(campaigns: Campaigns, table: Situation) -> None:
    held = await answer(campaigns, table.id, 1)
    campaigns._context._live.clear()
    assert (await campaigns.lookup.situation(table.id)).held == held.situation.held


async def test_only_the_user_of_a_seat_answers_for_it(campaigns: Campaigns, table: Situation) -> None:
    pick = [table.asks[0].options[0].id]
    with pytest.raises(NotYourSeat) as other:
        await campaigns.play.answer(table.id, branch=table.branch, n=table.n, seat=0, user=RUI, pick=pick)
    assert other.value.seat == 0
    with pytest.raises(NotYourSeat) as stranger:
        await campaigns.play.answer(table.id, branch=table.branch, n=table.n, seat=0, user=KIM, pick=pick)
    assert stranger.value.seat is None


async def test_seat_without_question_learns_who_is_asked(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    with pytest.raises(NotYourTurn) as refused:
        await campaigns.play.answer(table.id, branch=turn.branch, n=turn.n, seat=1, user=RUI, pick=["light"])
    assert refused.value.waiting_for == (0,)


async def test_illegal_pick_changes_nothing_and_shows_no_hand(campaigns: Campaigns, table: Situation) -> None:
    before = await hash_of(campaigns, table.id)
    with pytest.raises(NotLegal) as refused:
        await answer(campaigns, table.id, 0, "card-99")
    assert list(refused.value.legal) == [option.id for option in table.asks[0].options]
    assert "card" not in str(refused.value) and "card" not in repr(refused.value)
    with pytest.raises(NotLegal):
        await answer(campaigns, table.id, 0, *refused.value.legal)
    assert await hash_of(campaigns, table.id) == before


async def test_double_click_differs_from_stale_press(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    press = partial(campaigns.play.answer, table.id, branch=turn.branch, n=turn.n, seat=0, user=ANA)
    await press(pick=["light"])
    with pytest.raises(AlreadyAnswered) as double:
        await press(pick=["light"])
    assert double.value.pick == ("light",)
    with pytest.raises(StaleAsk) as stale:
        await press(pick=["roll"])
    assert (stale.value.branch, stale.value.n) == (turn.branch, turn.n + 1)


async def test_two_presses_at_once_count_once(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    press = campaigns.play.answer(table.id, branch=turn.branch, n=turn.n, seat=0, user=ANA, pick=["light"])
    again = campaigns.play.answer(table.id, branch=turn.branch, n=turn.n, seat=0, user=ANA, pick=["light"])
    outcomes = await asyncio.gather(press, again, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["AlreadyAnswered", "Answered"]


async def test_prize_of_another_seat_keeps_panel_valid(campaigns: Campaigns, table: Situation) -> None:
    """Asks of the same moment share their number until their own seat has answered."""
    await bid(campaigns, table.id)
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            await answer(campaigns, table.id, seat, pick)
    prizes = await campaigns.lookup.situation(table.id)
    assert {ask.key for ask in prizes.asks} == {"toy.prize"}
    await answer(campaigns, table.id, 0, "prize-oil")
    late = partial(campaigns.play.answer, table.id, branch=prizes.branch, n=prizes.n, seat=1, user=RUI)
    with pytest.raises(NotLegal):
        await late(pick=["prize-oil"])
    await late(pick=["prize-wick"])


async def test_cancelled_caller_does_not_stop_saving(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    press = asyncio.create_task(
        campaigns.play.answer(table.id, branch=turn.branch, n=turn.n, seat=0, user=ANA, pick=["light"])
    )
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    await asyncio.gather(*campaigns._context.calls)
    assert (await campaigns.lookup.situation(table.id)).n == turn.n + 1
    assert (await sql(campaigns, "SELECT max(n) FROM decision"))[0][0] == turn.n


async def test_failing_rule_leaves_state_unchanged(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    hand = (await state_of(campaigns, table.id)).hands[0]

    async def broken(*given: object) -> None:
        raise ValueError(f"nobody may read {hand}")

    monkeypatch.setattr(toy, "act", broken)
    with pytest.raises(RuleFailed) as failed:
        await answer(campaigns, table.id, 0, "light")
    assert "ValueError" in str(failed.value) and "card" not in str(failed.value)
    assert failed.value.__suppress_context__
    monkeypatch.undo()
    assert await hash_of(campaigns, table.id) == before
    assert (await answer(campaigns, table.id, 0, "light")).decisions == 1


async def test_chapter_ends_and_the_next_begins(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    (result,) = over.results
    state = await state_of(campaigns, table.id)
    assert over.stage == "between" and over.next_chapters == ("first", "second")
    assert result.result.scores == tuple({"lanterns": count} for count in state.lanterns)
    with pytest.raises(WrongStage):
        await campaigns.play.answer(table.id, branch=over.branch, n=over.n, seat=0, user=ANA, pick=["light"])
    second = await campaigns.play.start(table.id, RUI, "second")
    assert (second.stage, second.chapter, second.branch) == ("playing", "second", over.branch)
    assert second.n == over.n + 2  # which chapter, and its shuffle
    campaigns._context._live.clear()
    again = await campaigns.lookup.situation(table.id)
    assert (again.results, again.n, again.chapter) == (over.results, second.n, "second")


async def test_snapshot_shows_its_own_moment(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    lanterns = list((await state_of(campaigns, table.id)).lanterns)
    after = (await answer(campaigns, table.id, 0, "light")).situation
    assert turn.view(None).lanterns == lanterns
    assert after.view(None).lanterns == [lanterns[0] + 1, lanterns[1]]
    assert turn.status(0) != after.status(0)


async def test_cached_view_is_not_mutated(campaigns: Campaigns, table: Situation) -> None:
    """It may be on its way to another process while play goes on."""
    turn = await bid(campaigns, table.id)
    kept = turn.view(None)
    before = canonical(kept)
    hand = (await state_of(campaigns, table.id)).hands[0]
    await answer(campaigns, table.id, 0, f"play:{hand[0]}")
    await answer(campaigns, table.id, 1, "let")
    assert canonical(kept) == before
    assert canonical((await campaigns.lookup.situation(table.id)).view(None)) != before


async def test_view_shows_only_the_own_hand(campaigns: Campaigns, table: Situation) -> None:
    state = await state_of(campaigns, table.id)
    assert table.view(1).hands == [[HIDDEN] * 3, state.hands[1]]
    assert table.view(None).hands == [[HIDDEN] * 3] * 2
    assert not any(card in repr(replace(table)) for card in toy.CARDS)
