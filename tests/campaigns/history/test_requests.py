"""Going back further needs the consent of everyone else, or a moderator without a seat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from sqlalchemy import text

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.errors import (
    NotConcerned,
    NothingToUndo,
    NotYourSeat,
    RequestClosed,
    SeatedModerator,
    VoteOpen,
)
from engine.campaigns.model.requests import (
    ChangeUndoRule,
    Contents,
    GoBack,
    PlayByAutopilot,
    Restore,
    Rewind,
    _read_contents,
    contents_row,
)
from engine.campaigns.play import autopilots
from engine.campaigns.upkeep import ticker
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, hash_of, play_to_end, state_of
from tests.seating import seat_and_start


async def test_all_others_must_agree(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"undo": "all"})
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo"), reason="  wrong  button ")
    assert (request.contents.to, request.asked, request.agreed) == (start.n, [RUI, KIM], ())
    assert (request.reason, request.losses.reveals) == ("wrong button", ["dice"])
    with pytest.raises(NotConcerned):
        await campaigns.requests.agree(request.campaign, request.id, ANA)
    assert (await campaigns.requests.agree(request.campaign, request.id, KIM)).status == "open"
    waiting = await campaigns.lookup.situation(table.id)
    assert waiting.request is not None and waiting.request.agreed == (KIM,)
    with pytest.raises(VoteOpen):
        await answer(campaigns, table.id, 0, "light")
    with pytest.raises(VoteOpen):
        await campaigns.play.undo(table.id, ANA)
    with pytest.raises(VoteOpen):
        await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    assert (await campaigns.requests.agree(request.campaign, request.id, RUI)).status == "agreed"
    after = await campaigns.lookup.situation(table.id)
    assert after.request is None and (after.n, await hash_of(campaigns, table.id)) == (start.n, before)
    with pytest.raises(RequestClosed) as closed:
        await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert closed.value.status == "agreed"


async def test_request_outlives_a_restart(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    campaigns._context._live.clear()
    assert (await campaigns.lookup.situation(table.id)).request == await campaigns.requests.find(
        request.campaign, request.id
    )


async def test_one_refusal_ends_it(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    assert (await campaigns.requests.refuse(request.campaign, request.id, RUI)).status == "refused"
    assert (await campaigns.lookup.situation(table.id)).n == turn.n
    await answer(campaigns, table.id, 0, "light")


async def test_silence_means_no(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """A vote has the time of a turn: 24 hours at daily pace."""
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    clock.turn(hours=23, minutes=59)
    await ticker.tick(campaigns._context)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "open"
    clock.turn(minutes=1)
    await ticker.tick(campaigns._context)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "late"
    await answer(campaigns, table.id, 0, "light")


async def test_no_vote_without_other_players(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await answer(campaigns, table.id, 0)
    await campaigns._context.automatic.get()
    await autopilots.go_on(campaigns._context, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    assert request.status == "agreed"
    assert (await campaigns.lookup.situation(table.id)).n == table.n


async def test_leaving_player_is_not_waited_for(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    start = await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", table.n))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    left = await campaigns.seats.leave(table.id, KIM)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "agreed"
    assert (left.n, left.request) == (table.n, None) and start.n > table.n


async def test_request_goes_with_its_asker(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    left = await campaigns.seats.leave(table.id, RUI)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "withdrawn"
    assert (left.n, left.request) == (turn.n, None)


async def test_moderator_decides_alone_unless_seated(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    with pytest.raises(SeatedModerator):
        await campaigns.requests.decide(request.campaign, request.id, RUI, True)
    assert (await campaigns.requests.decide(request.campaign, request.id, KIM, True)).status == "agreed"
    assert (await campaigns.lookup.situation(table.id)).n == table.n
    again = await campaigns.requests.ask(table.id, Actor(ANA), Restore(table.branch))
    assert (await campaigns.requests.decide(again.campaign, again.id, KIM, False)).status == "refused"


async def test_strangers_ask_for_nothing(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    with pytest.raises(NotYourSeat):
        await campaigns.requests.ask(table.id, Actor(KIM), GoBack("reset"))
    for to in (0, 99):
        with pytest.raises(NothingToUndo):
            await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", to))
    with pytest.raises(NothingToUndo):
        await campaigns.requests.ask(table.id, Actor(ANA), Restore(99))
    with pytest.raises(RequestClosed):
        await campaigns.requests.agree(table.id, 99, ANA)


async def test_reset_reshuffles_and_restore_brings_everything_back(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    end = await hash_of(campaigns, table.id)
    dealt = sorted((await state_of(campaigns, table.id)).deck)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    assert request.contents.to == 1
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    again = await campaigns.lookup.situation(table.id)
    assert (again.stage, again.n, again.results) == ("playing", table.n, ())
    state = await state_of(campaigns, table.id)
    assert sorted(state.deck) != dealt and sum(map(len, state.hands)) == 6
    (line,) = [each for each in await campaigns.history.left_branches(table.id) if each.n == over.n]
    assert (line.branch, line.why, line.choices) == (over.branch, "reset", over.n - 1)
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(RUI), Restore(line.branch))
    assert request.losses.choices == {0: 1, 1: 1}
    await campaigns.requests.agree(request.campaign, request.id, ANA)
    back = await campaigns.lookup.situation(table.id)
    assert (back.stage, back.results, back.n) == ("between", over.results, over.n)
    assert await hash_of(campaigns, table.id) == end
    assert [each.n for each in await campaigns.history.left_branches(table.id)] == [again.n + 2]


async def test_undo_reaches_back_over_the_end_of_a_chapter(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    second = await campaigns.play.start(table.id, ANA, "second")
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    assert request.contents.to == over.n + 1
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert (await campaigns.lookup.situation(table.id)).n == second.n
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", over.n - 1))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    first = await campaigns.lookup.situation(table.id)
    assert (first.chapter, first.stage, first.n, first.results) == ("first", "playing", over.n - 1, ())


@pytest.mark.parametrize(
    ("kind", "value", "contents"),
    [
        ("reset", "", Rewind("reset", branch=1, to=5)),
        ("restore", "", Rewind("restore", branch=1, to=5)),
        ("setting", "organiser", ChangeUndoRule("organiser")),
        ("autopilot", "1", PlayByAutopilot(1)),
    ],
)
async def test_older_requests_are_still_readable(
    campaigns: Campaigns, table: Situation, kind: str, value: str, contents: Contents
) -> None:
    """Older versions wrote where the table stood into the row of every request."""
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    older = text(f"UPDATE request SET kind = '{kind}', branch = 1, \"to\" = 5, value = '{value}'")
    await campaigns._context.database.write([(older, ())])
    assert (await campaigns.requests.find(request.campaign, request.id)).contents == contents
    campaigns._context.forget(table.id)
    open_one = (await campaigns.lookup.situation(table.id)).request
    assert open_one is not None
    assert (open_one.contents, open_one.kind) == (contents, kind)


@pytest.mark.parametrize("wish", [ChangeUndoRule("organiser"), PlayByAutopilot(0)])
def test_written_requests_can_be_read(wish: Contents) -> None:
    assert _read_contents(SimpleNamespace(**contents_row(wish))) == wish
