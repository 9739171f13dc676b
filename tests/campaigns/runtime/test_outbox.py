"""Posts: what they tell, that each is sent once and in order, and how undo strikes them."""

from __future__ import annotations

import pytest

from engine.campaigns import Actor, Campaigns, Post, Situation
from engine.campaigns.model.requests import GoBack, Restore
from engine.table import Option, Question, Seat, Table, Text
from tests.campaigns.tables import ANA, RUI, answer, bid, play_to_end, sql, state_of
from tests.seating import seat_and_start
from tests.toy import game as toy
from tests.toy.game import CARDS


async def sent(campaigns: Campaigns) -> list[Post]:
    """Delivers all waiting posts and returns them in order."""
    posts: list[Post] = []
    while waiting := await campaigns.outbox.next_posts():
        for post in waiting:
            posts.append(post)
            if post.status == "sent":
                await campaigns.outbox.mark_struck(post)
            else:
                await campaigns.outbox.mark_sending(post)
                await campaigns.outbox.mark_sent(1000 + post.number, post)
    return posts


async def finish_turn(campaigns: Campaigns, campaign: int, seat: int) -> Situation:
    for pick in ("light", "light"):
        await answer(campaigns, campaign, seat, pick)
    return (await answer(campaigns, campaign, seat, "end")).situation


async def test_each_mark_makes_one_post_of_all_since_the_last(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    after = await finish_turn(campaigns, table.id, 0)
    opening, bids, turn = await sent(campaigns)
    assert [each.kind for each in (opening, bids, turn)] == ["start", "turn", "turn"]
    assert (opening.n, opening.chapter, opening.user) == (table.n, "first", ANA)
    assert (bids.n, list(bids.marks)) == (start.n, [("phase", "bids")])
    assert (turn.n, list(turn.marks), turn.seat, turn.user, turn.autopilot) == (after.n, [("turn", 1)], 0, ANA, False)
    assert [text.key for text in turn.texts] == ["toy-lit", "toy-lit"]


async def test_post_names_seat_whose_turn_it_was(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    async def watched(table: Table, state: toy.State, seat: int) -> None:
        """A turn that ends with an answer of the next seat."""
        table.tell(Text("toy-lit", seat=Seat(seat), count=0))
        await table.ask(seat, "toy.action", [Option("light", Text("toy-light")), Option("roll", Text("toy-roll"))])
        choices = [toy.LET, Option("block", Text("toy-card"))]
        await table.ask((seat + 1) % 3, Question("toy.block", occasion="reaction"), choices)

    monkeypatch.setattr(toy, "turn", watched)
    table = await seat_and_start(campaigns, "toy", people=3)
    await bid(campaigns, table.id)
    for seat in (0, 1):
        await answer(campaigns, table.id, seat, "light")
        campaigns._context._live.clear()
        await answer(campaigns, table.id, seat + 1, "let")
    turn = (await sent(campaigns))[-1]
    assert (list(turn.marks), turn.seat, turn.user, turn.autopilot) == ([("turn", 2)], 1, RUI, False)


async def test_posts_contain_no_private_events(campaigns: Campaigns, table: Situation) -> None:
    await play_to_end(campaigns, table.id)
    state = await state_of(campaigns, table.id)
    unseen = {*state.deck, *state.hands[0], *state.hands[1]}
    payloads = " ".join(row[0] for row in await sql(campaigns, "SELECT CAST(payload AS text) FROM post"))
    assert unseen and not any(card in payloads for card in unseen)
    assert any(card in payloads for card in set(CARDS) - unseen)


async def test_chapters_end_is_a_post_with_the_scores(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    last = (await sent(campaigns))[-1]
    assert last.kind == "over" and last.details["winners"] == list(over.results[0].result.winners)
    assert [mark[0] for mark in last.marks] == ["phase", "over"]


async def test_posts_wait_for_their_thread_and_go_in_order(campaigns: Campaigns, table: Situation) -> None:
    other = await seat_and_start(campaigns, "toy")
    await bid(campaigns, table.id)
    first, second = await campaigns.outbox.next_posts()
    assert [(each.campaign, each.number) for each in (first, second)] == [(table.id, 1), (other.id, 1)]
    await campaigns.outbox.mark_refused(first)
    assert [each.campaign for each in await campaigns.outbox.next_posts()] == [other.id]
    await campaigns.openings.set_places(table.id, thread=4242)
    again = (await campaigns.outbox.next_posts())[0]
    assert (again.campaign, again.number, again.thread) == (table.id, 1, 4242)
    assert again.status == "sending"  # it may have come through before the thread refused
    await campaigns.outbox.mark_sent(7, again)
    assert [(each.campaign, each.number) for each in await campaigns.outbox.next_posts()] == [
        (table.id, 2),
        (other.id, 1),
    ]


async def test_interrupted_post_is_searched_for_after_a_restart(campaigns: Campaigns, table: Situation) -> None:
    (post,) = await campaigns.outbox.next_posts()
    await campaigns.outbox.mark_sending(post)
    (unsure,) = await campaigns.outbox.next_posts()
    assert unsure.status == "sending"
    await campaigns.outbox.mark_waiting(unsure)
    (again,) = await campaigns.outbox.next_posts()
    assert (again.status, again.number) == ("waiting", post.number)
    assert await campaigns.outbox.find_post(table.id, post.number) == again
    assert await campaigns.outbox.find_post(table.id, 99) is None


async def test_undo_drops_unsent_posts_and_strikes_sent_ones(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    start = await bid(campaigns, table.id)
    await finish_turn(campaigns, table.id, 0)
    *_, turn = await sent(campaigns)
    await finish_turn(campaigns, table.id, 1)
    (unsent,) = await campaigns.outbox.next_posts()
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", start.n))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    struck, asked, decided = await sent(campaigns)
    assert (struck.number, struck.undone, struck.status) == (turn.number, True, "sent")
    assert (asked.kind, decided.kind, decided.details["status"]) == ("request", "decided", "agreed")
    request = await campaigns.requests.ask(table.id, Actor(ANA), Restore(start.branch))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    again, late, *_ = await sent(campaigns)
    assert (again.number, again.undone) == (turn.number, False)  # it stands again
    assert (late.number, late.status) == (unsent.number, "waiting")  # and this one was never sent


async def test_turn_post_shows_only_final_events(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.play.undo(table.id, ANA)
    for pick in ("draw", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    *_, turn = await sent(campaigns)
    assert [text.key for text in turn.texts] == ["toy-drew", "toy-lit"]


async def test_every_change_updates_turn_message(campaigns: Campaigns, table: Situation) -> None:
    (card,) = await campaigns.outbox.turn_messages_to_update()
    await campaigns.outbox.set_turn_message(table.id, 77, card.wanted, [ANA, RUI])
    assert await campaigns.outbox.turn_messages_to_update() == []
    await answer(campaigns, table.id, 0)
    (card,) = await campaigns.outbox.turn_messages_to_update()
    assert (card.message, list(card.mentioned), card.wanted > card.shown) == (77, [ANA, RUI], True)


async def test_deliverer_is_woken_for_work(campaigns: Campaigns, table: Situation) -> None:
    campaigns.changed.clear()
    await answer(campaigns, table.id, 0)
    assert campaigns.changed.is_set()
