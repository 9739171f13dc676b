"""Forks are independent, and one of an unfinished chapter reveals nothing about the original."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.files.copies import next_name
from engine.campaigns.model.errors import NothingToUndo, NotReady, WrongStage
from engine.campaigns.model.requests import GoBack
from engine.storage import Write
from tests.campaigns.tables import ANA, KIM, RUI, answer, bid, hash_of, play_to_end, sql, state_of
from tests.seating import seat_and_start


async def seated_and_begun(campaigns: Campaigns, copy: Situation) -> Situation:
    """Somebody from outside takes every seat of a copy, which has its thread, and starts it."""
    await campaigns.openings.set_places(copy.id, thread=copy.id)
    for each in copy.seats:
        await campaigns.seats.join(copy.id, Person(KIM + each.seat, "Spy"), each.seat)
        await campaigns.lobby.ready(copy.id, KIM + each.seat)
    return await campaigns.play.start(copy.id, copy.facts.organiser)


async def test_fork_of_unfinished_chapter_reveals_nothing(campaigns: Campaigns) -> None:
    """All seats of the copy are taken: no hand, top card or order is the original's. All hands and the deck are dealt
    again from unseen cards. By chance a hand of three among fifteen unseen cards may hold one that it held before, but
    over many copies each unseen card is in a hand as often as elsewhere.
    """
    table = await seat_and_start(campaigns, "toy", people=3, options={"hand": 3})
    await bid(campaigns, table.id)
    original = await state_of(campaigns, table.id)
    unseen = sorted([*original.deck, *(card for hand in original.hands for card in hand)])
    kept, rounds = 0, 60
    for _ in range(rounds):
        copy = await seated_and_begun(campaigns, await campaigns.files.fork(table.id, Person(KIM, "Kim")))
        hands = [copy.view(seat).hands[seat] for seat in range(3)]
        state = await state_of(campaigns, copy.id)
        assert [len(hand) for hand in hands] == [len(hand) for hand in original.hands]
        assert sorted([*state.deck, *(card for hand in hands for card in hand)]) == unseen
        assert state.deck != original.deck
        kept += sum(card in original.hands[seat] for seat in range(3) for card in hands[seat])
    cards = sum(len(hand) for hand in original.hands)
    expected = rounds * sum(len(hand) ** 2 for hand in original.hands) / len(unseen)
    assert expected / 2 < kept < expected * 2 < rounds * cards / 2


async def test_copies_and_imports_get_a_new_name(campaigns: Campaigns, table: Situation) -> None:
    """Threads with the same name cannot be distinguished."""
    await bid(campaigns, table.id)
    copies = [await campaigns.files.fork(table.id, Person(KIM, "Kim")) for _ in range(2)]
    data = await campaigns.files.export(table.id, Actor(ANA))
    imported = await campaigns.files.import_(data, Person(KIM, "Kim"), guild=table.facts.guild, channel=2)
    elsewhere = await campaigns.files.import_(data, Person(KIM, "Kim"), guild=99, channel=2)
    names = [each.facts.name for each in (*copies, imported)]
    assert names == [f"{table.facts.name} ({number})" for number in (2, 3, 4)]
    assert elsewhere.facts.name == table.facts.name


async def test_copy_holds_no_earlier_checkpoint_or_decision(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    copy = await campaigns.files.fork(table.id, Person(KIM, "Kim"))
    for name, count in (("decision", 0), ("tell", 0), ("checkpoint", 1), ("sealed", 0)):
        rows = await sql(campaigns, f"SELECT * FROM {name} WHERE campaign = {copy.id}")
        assert len(rows) == count, name


async def test_copy_begins_at_the_last_checkpoint(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    copy = await campaigns.files.fork(table.id, Person(KIM, "Kim"))
    assert (copy.n, copy.stage, copy.facts.fork_of) == (start.n, "lobby", table.id)
    assert copy.view(None).lanterns == start.view(None).lanterns
    early = await campaigns.files.fork(table.id, Person(KIM, "Kim"), at=start.n - 1, name="Early")
    assert (early.n, early.facts.name) == (table.n, "Early")
    for at in (0, -1, 99):
        with pytest.raises(NothingToUndo):
            await campaigns.files.fork(table.id, Person(KIM, "Kim"), at=at)


async def test_fork_is_independent(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    copy = await seated_and_begun(campaigns, await campaigns.files.fork(table.id, Person(KIM, "Kim")))
    over = await play_to_end(campaigns, copy.id)
    assert over.stage == "between"
    assert await hash_of(campaigns, table.id) == before
    assert (await campaigns.lookup.situation(table.id)).results == ()


async def test_fork_keeps_seats_for_their_players(campaigns: Campaigns, table: Situation) -> None:
    copy = await campaigns.files.fork(table.id, Person(ANA, "Ana"))
    assert [(each.user, each.name, each.invited) for each in copy.seats] == [
        (None, "User 0", ANA),
        (None, "User 1", RUI),
    ]
    with pytest.raises(NotReady) as missing:
        await campaigns.play.start(copy.id, ANA)
    assert missing.value.open_seats == [0, 1]
    joined = await campaigns.seats.join(copy.id, Person(RUI, "Rui"))
    assert joined.seats[1].user == RUI
    with pytest.raises(WrongStage):
        await campaigns.play.answer(copy.id, branch=copy.branch, n=copy.n, seat=1, user=RUI, pick=["card-01"])


async def test_copy_of_a_finished_chapter_is_exact_and_goes_on(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    copy = await campaigns.files.fork(table.id, Person(KIM, "Kim"))
    assert copy.results == over.results
    assert await hash_of(campaigns, copy.id) == await hash_of(campaigns, table.id)
    begun = await seated_and_begun(campaigns, copy)
    assert (begun.stage, begun.chapter, begun.n) == ("playing", "first", over.n + 2)


async def test_reshuffle_of_fork_is_decided_once(campaigns: Campaigns, table: Situation) -> None:
    """A copy of a chapter's very start begins before the shuffle: it is logged like any other."""
    copy = await campaigns.files.fork(table.id, Person(KIM, "Kim"), at=1)
    state = await state_of(campaigns, copy.id)
    campaigns._context._live.clear()
    assert (await state_of(campaigns, copy.id)).hands == state.hands


async def test_undo_reaches_back_to_where_a_copy_begins(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    copy = await seated_and_begun(campaigns, await campaigns.files.fork(table.id, Person(KIM, "Kim")))
    before = await hash_of(campaigns, copy.id)
    await answer(campaigns, copy.id, 0, "roll")
    request = await campaigns.requests.ask(copy.id, Actor(KIM), GoBack("undo", start.n))
    await campaigns.requests.agree(request.campaign, request.id, KIM + 1)
    assert ((await campaigns.lookup.situation(copy.id)).n, await hash_of(campaigns, copy.id)) == (start.n, before)
    with pytest.raises(NothingToUndo):
        await campaigns.requests.ask(copy.id, Actor(KIM), GoBack("undo", start.n - 1))


async def test_copy_is_reset_to_where_it_begins(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    copy = await seated_and_begun(campaigns, await campaigns.files.fork(table.id, Person(KIM, "Kim")))
    before = await hash_of(campaigns, copy.id)
    with pytest.raises(NothingToUndo):
        await campaigns.history.start_of(copy.id, "chapter")
    await answer(campaigns, copy.id, 0, "light")
    assert await campaigns.history.start_of(copy.id, "chapter") == start.n
    request = await campaigns.requests.ask(copy.id, Actor(KIM), GoBack("reset"))
    assert request.contents.to == start.n
    await campaigns.requests.agree(request.campaign, request.id, KIM + 1)
    assert ((await campaigns.lookup.situation(copy.id)).n, await hash_of(campaigns, copy.id)) == (start.n, before)


async def test_both_threads_get_a_notice(campaigns: Campaigns, table: Situation) -> None:
    copy = await campaigns.files.fork(table.id, Person(KIM, "Kim"))
    await campaigns.openings.set_places(copy.id, thread=77)
    told = await campaigns.outbox.find_post(table.id, 2)
    assert told is not None and (told.kind, told.details) == ("forked", {"campaign": copy.id, "name": copy.facts.name})
    first = await campaigns.outbox.find_post(copy.id, 1)
    assert first is not None and (first.kind, first.details["campaign"]) == ("copy", table.id)


async def test_copy_is_there_with_its_first_post_or_not_at_all(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fork is one write. An import is written in parts, and the last one makes it visible."""
    writes: list[object] = []
    write = campaigns._context.database.write

    async def counted(batch: Sequence[Write]) -> None:
        writes.append(batch)
        await write(batch)

    await bid(campaigns, table.id)
    data = await campaigns.files.export(table.id, Actor(ANA))
    monkeypatch.setattr(campaigns._context.database, "write", counted)
    copies = [await campaigns.files.fork(table.id, Person(KIM, "Kim"))]
    assert len(writes) == 1
    copies.append(await campaigns.files.import_(data, Person(KIM, "Kim"), guild=1, channel=2))
    for copy in copies:
        post = await campaigns.outbox.find_post(copy.id, 1)
        assert post is not None and (post.kind, post.n, post.chapter, post.user) == ("copy", copy.n, "first", KIM)


async def test_lobby_cannot_be_copied(campaigns: Campaigns) -> None:
    lobby = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=1, channel=2)
    with pytest.raises(WrongStage):
        await campaigns.files.fork(lobby.id, Person(ANA, "Ana"))


@pytest.mark.parametrize(
    ("name", "following"),
    [
        ("Low Fires", "Low Fires (2)"),
        ("Low Fires (2)", "Low Fires (3)"),
        ("x" * 60, "x" * 56 + " (2)"),
        ("(9)", "(9) (2)"),
    ],
)
def test_copies_are_numbered(name: str, following: str) -> None:
    assert next_name(name) == following
