"""Looking back: moments, the account, past boards."""

from __future__ import annotations

import asyncio

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import NothingToUndo
from engine.campaigns.model.requests import GoBack
from engine.table import HIDDEN
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, play_to_end, running
from tests.seating import answer_like_autopilot


async def test_moments_are_choices_with_results(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    await answer(campaigns, table.id, 0, "light")
    light, roll, second, first = await campaigns.moments.find(table.id)
    assert [(each.n, each.seat, each.user, each.by) for each in (light, roll)] == [
        (start.n + 2, 0, ANA, "player"),
        (start.n, 0, ANA, "player"),
    ]
    assert [text.key for text in roll.texts] == ["toy-rolled"]
    assert (light.final, roll.final, second.final, first.final) == (None, "dice", "sealed", "sealed")
    assert (roll.mark, light.mark) == (("phase", "bids"), None)
    assert first.mark == ("chapter", "first")


async def test_moments_are_paged_and_searchable(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    every = await campaigns.moments.find(table.id, limit=1000)
    assert [each.n for each in every] == sorted({each.n for each in every}, reverse=True)
    page = await campaigns.moments.find(table.id, before=every[4].n, limit=5)
    assert list(page) == list(every[5:10])
    taken = await campaigns.moments.find(table.id, words="TOOK prize-oil", limit=1000)
    assert taken and all("prize-oil" in repr(each.texts) for each in taken)
    assert await campaigns.moments.find(table.id, words="no-such-card") == []
    assert every[0].n < over.n


async def test_moments_of_long_campaigns_miss_nothing(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For any division into pages, also between a choice and its dice."""
    await play_to_end(campaigns, table.id)
    every = await campaigns.moments.find(table.id, limit=1000)
    for page in range(1, 8):
        monkeypatch.setattr("engine.campaigns.history.moment_pages.PAGE_DECISIONS", page)
        assert await campaigns.moments.find(table.id, limit=1000) == every


async def test_account_is_for_its_reader(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "draw")
    own = [each.text.key for each in await campaigns.history.account(table.id, "start", 0)]
    other = [each.text.key for each in await campaigns.history.account(table.id, "start", 1)]
    public = [each.text.key for each in await campaigns.history.account(table.id, "start")]
    assert own == ["toy-bid-won", "toy-drew", "toy-drew-card"]
    assert other == public == ["toy-bid-won", "toy-drew"]


async def test_account_begins_where_the_reader_left(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    await answer(campaigns, table.id, 1, "light")
    since_own = await campaigns.history.account(table.id, "turn", 0)
    assert [(each.text.key, each.text.args["seat"]) for each in since_own] == [("toy-lit", 1)]
    assert len(await campaigns.history.account(table.id, "chapter", 1)) == 4


async def turns(campaigns: Campaigns, table: Situation) -> int:
    """Ana and Rui each play a turn, and the round ends. Returns Rui's last decision."""
    await bid(campaigns, table.id)
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            await answer(campaigns, table.id, seat, pick)
    await answer(campaigns, table.id, 0, "none")
    last = (await campaigns.lookup.situation(table.id)).n
    await answer(campaigns, table.id, 1, "none")
    return last


async def test_what_the_end_of_the_own_turn_led_to_is_news(campaigns: Campaigns, table: Situation) -> None:
    """Enemies may attack at once when a turn ends."""
    ends = await turns(campaigns, table)
    assert (await campaigns.history.steps(table.id, "turn", 1)).n == ends


async def test_turn_that_autopilot_played_is_news_to_its_player(campaigns: Campaigns, table: Situation) -> None:
    last = await turns(campaigns, table)
    async with running(campaigns):
        await campaigns.seats.set_autopilot(table.id, 1, True, Actor(RUI))
        while (now := await campaigns.lookup.situation(table.id)).round == 2:
            if 0 in now.waiting_for:
                await answer_like_autopilot(campaigns, now, 0)
            await asyncio.sleep(0)
    assert (await campaigns.history.steps(table.id, "turn", 1)).n == last


async def test_recap_during_a_turn_starts_where_the_reader_left(campaigns: Campaigns, table: Situation) -> None:
    """Somebody who comes back days later has forgotten that they had begun."""
    await bid(campaigns, table.id)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    before = [each.text for each in await campaigns.history.account(table.id, "turn", 1)]
    assert [text.key for text in before].count("toy-lit") == 2
    await answer(campaigns, table.id, 1, "light")
    assert [each.text for each in await campaigns.history.account(table.id, "turn", 1)][: len(before)] == before


async def test_choice_between_turns_hides_nothing(campaigns: Campaigns, table: Situation) -> None:
    """Rui's own bid decided who begins; it was no turn of his."""
    await bid(campaigns, table.id)
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            await answer(campaigns, table.id, seat, pick)
    for seat in (0, 1):
        await answer(campaigns, table.id, seat, "none")
    await bid(campaigns, table.id)
    told = [each.text.key for each in await campaigns.history.account(table.id, "turn", 1)]
    assert told == ["toy-bid-won"]


async def test_log_of_a_round_begins_where_the_round_did(campaigns: Campaigns, table: Situation) -> None:
    """Where it has only just begun, that of the one before is read."""

    async def bids_of_round() -> None:
        await bid(campaigns, table.id)

    await bids_of_round()
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            await answer(campaigns, table.id, seat, pick)
    for seat in (0, 1):
        await answer(campaigns, table.id, seat, "none")
    told = [each.text.key for each in await campaigns.history.account(table.id, "round")]
    assert told == ["toy-bid-won", *["toy-lit"] * 4]
    await bids_of_round()
    assert [each.text.key for each in await campaigns.history.account(table.id, "round")] == ["toy-bid-won"]


async def test_undo_by_consent_is_shown_as_undone(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    start = await bid(campaigns, table.id)
    clock.turn(minutes=1)
    await answer(campaigns, table.id, 0, "roll")
    clock.turn(minutes=1)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", start.n))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    clock.turn(minutes=1)
    await answer(campaigns, table.id, 0, "light")
    told = [(each.text.key, each.undone) for each in await campaigns.history.account(table.id, "start")]
    assert told == [("toy-bid-won", False), ("toy-rolled", True), ("toy-lit", False)]


async def test_free_undo_is_not_shown(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.play.undo(table.id, ANA)
    await answer(campaigns, table.id, 0, "draw")
    told = [each.text.key for each in await campaigns.history.account(table.id, "start")]
    assert told == ["toy-bid-won", "toy-drew"]


async def test_past_boards_are_public_views(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    past = await campaigns.history.board_at(table.id, start.n)
    assert past.view.lanterns == start.view(None).lanterns and past.chapter == "first"
    assert past.view.hands == [[HIDDEN] * 2] * 2
    await campaigns.play.undo(table.id, ANA)
    left = await campaigns.history.board_at(table.id, start.n + 1, branch=start.branch)
    assert sum(left.view.lanterns) == sum(past.view.lanterns) + 1
    for n, branch in ((0, None), (start.n + 1, None), (1, 99)):
        with pytest.raises(NothingToUndo):
            await campaigns.history.board_at(table.id, n, branch)


async def test_lobby_has_no_history(campaigns: Campaigns) -> None:
    lobby = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=1, channel=2)
    assert await campaigns.moments.find(lobby.id) == []
    assert await campaigns.history.left_branches(lobby.id) == []
    assert await campaigns.history.account(lobby.id) == []
    with pytest.raises(NothingToUndo):
        await campaigns.history.board_at(lobby.id, 1)


async def test_menu_and_vote_count_the_same_choices(campaigns: Campaigns, table: Situation) -> None:
    """Dice and shuffles are no choices, and sealed answers are taken back together."""
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    await answer(campaigns, table.id, 0, "light")
    numbers = (await campaigns.moments.outline(table.id)).moments
    back = await campaigns.moments.choices_since(table.id, numbers)
    assert back[turn.n] == 2
    for n in numbers:
        request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", n))
        assert sum(request.losses.choices.values()) == back[n], n
        await campaigns.requests.withdraw(table.id, request.id, ANA)
