"""Statistics count what people played, and nothing twice (docs/behaviour.md#statistics)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from engine.campaigns import Actor, Campaigns, ChapterResult, Person, Situation
from engine.campaigns.model.errors import NotFinished
from engine.campaigns.model.played import PlayedChapter, PlayedSeat, ServerRecord
from engine.campaigns.model.requests import GoBack
from engine.campaigns.people.ratings import Rating
from engine.campaigns.people.tallies import Reliability, ServerTally, _compare
from engine.table import Result, Text
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, play_to_end
from tests.seating import GUILD, seat_and_start


async def chapters(campaigns: Campaigns, user: int) -> int:
    return len((await campaigns.tallies.of_person(GUILD, user)).chapters)


async def finished(campaigns: Campaigns, server: int = GUILD) -> int:
    return (await campaigns.tallies.of_server(server, lambda channel: True)).chapters.total()


async def test_chapter_counts_for_its_players_in_their_server(campaigns: Campaigns, table: Situation) -> None:
    assert await chapters(campaigns, ANA) == 0
    over = await play_to_end(campaigns, table.id)
    own = await campaigns.tallies.of_person(GUILD, ANA)
    assert [(each.campaign, each.seats_of(ANA)) for each in own.chapters] == [(table.id, [0])]
    assert own.chapters[0].ended.result == over.results[0].result
    assert await chapters(campaigns, KIM) == 0
    assert (await campaigns.tallies.of_person(GUILD + 1, ANA)).chapters == []
    assert await finished(campaigns) == 1 and await finished(campaigns, GUILD + 1) == 0


async def test_undone_end_and_copies_do_not_count(campaigns: Campaigns, clock: StillClock, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    clock.turn(hours=1)
    await campaigns.files.fork(table.id, Person(ANA, "Ana"), at=over.results[0].n)
    assert await finished(campaigns) == 1
    await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", over.n - 1))
    request = (await campaigns.lookup.situation(table.id)).request
    if request is not None:
        await campaigns.requests.agree(table.id, request.id, RUI)
    assert (await campaigns.lookup.situation(table.id)).stage == "playing"
    assert await finished(campaigns) == 0 and await chapters(campaigns, ANA) == 0
    await play_to_end(campaigns, table.id, seed=2)
    assert await finished(campaigns) == 1 and await chapters(campaigns, ANA) == 1


async def test_person_is_forgotten_in_statistics_that_are_in_memory(campaigns: Campaigns, table: Situation) -> None:
    await play_to_end(campaigns, table.id)
    assert await chapters(campaigns, ANA) == 1
    await campaigns.people.forget(ANA)
    assert await chapters(campaigns, ANA) == 0 and await chapters(campaigns, RUI) == 1
    found = await campaigns.tallies.of_server(GUILD, lambda channel: True)
    assert found.best["toy"].player in ("", "User 1")


def test_best_score_is_that_of_a_person() -> None:
    def match(total: int, *, automatic: bool) -> PlayedChapter:
        seat = PlayedSeat(((ANA, 5),), ANA, ANA, automatic)
        result = Result((0,), ({"vp": total},), Text("end"), {})
        return PlayedChapter(1, "toy", cast(ChapterResult, SimpleNamespace(result=result)), (seat,))

    found, record = ServerTally(), cast(ServerRecord, SimpleNamespace(name_of=lambda *_: "Ana"))
    _compare(found, match(90, automatic=True), record)
    assert not found.best
    _compare(found, match(50, automatic=False), record)
    assert (found.best["toy"].total, found.best["toy"].player) == (50, "Ana")


async def test_answer_time_is_the_wait_for_a_turn(campaigns: Campaigns, clock: StillClock) -> None:
    """Ana takes two hours for the first choice of each turn and none for others."""
    situation = await seat_and_start(campaigns, "toy")
    while situation.stage == "playing":
        before = situation.waiting_for[0]
        clock.turn(hours=2 if before == 0 else 1)
        situation = (await answer(campaigns, situation.id, before)).situation
        while situation.stage == "playing" and situation.waiting_for[0] == before:
            situation = (await answer(campaigns, situation.id, before)).situation
    wait = (await campaigns.tallies.of_person(GUILD, ANA)).usual_wait
    assert wait is not None and wait.total_seconds() == 2 * 3600


async def reliability(campaigns: Campaigns, user: int) -> Reliability:
    return (await campaigns.tallies.reliability(GUILD, [user]))[0]


async def test_who_sees_a_chapter_to_its_end_is_reliable_for_90_days(
    campaigns: Campaigns, clock: StillClock, table: Situation
) -> None:
    assert await reliability(campaigns, ANA) == Reliability()
    clock.turn(hours=5)
    await play_to_end(campaigns, table.id)
    found = await reliability(campaigns, ANA)
    assert (found.begun, found.finished, found.took_over) == (1, 1, 0)
    clock.turn(days=91)
    assert (await reliability(campaigns, ANA)).begun == 0


async def test_finished_chapter_is_credited_to_the_successor_of_a_leaver(
    campaigns: Campaigns, table: Situation
) -> None:
    for _ in range(4):
        situation = await campaigns.lookup.situation(table.id)
        await answer(campaigns, table.id, situation.waiting_for[0])
    await campaigns.seats.leave(table.id, RUI)
    left = await reliability(campaigns, RUI)
    assert (left.begun, left.finished) == (1, 0)
    await campaigns.seats.apply_for(table.id, Person(KIM, "Kim"), 1)
    await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=True)
    await play_to_end(campaigns, table.id)
    left, came = await campaigns.tallies.reliability(GUILD, [RUI, KIM])
    assert (left.begun, left.finished) == (1, 0)
    assert (came.begun, came.finished, came.took_over) == (1, 1, 1)


async def test_only_people_who_finished_a_chapter_may_join_a_table_that_asks_for_it(
    campaigns: Campaigns, table: Situation
) -> None:
    made = await campaigns.lobby.create(
        game="toy",
        name="Old",
        organiser=Person(KIM, "Kim"),
        guild=GUILD,
        channel=2,
        settings={"joins": "finished"},
    )
    await campaigns.seats.join(made.id, Person(KIM, "Kim"))
    with pytest.raises(NotFinished):
        await campaigns.seats.join(made.id, Person(ANA, "Ana"))
    await play_to_end(campaigns, table.id)
    await campaigns.seats.join(made.id, Person(ANA, "Ana"))


async def rated(campaigns: Campaigns, user: int) -> Rating | None:
    return (await campaigns.ratings.of_person(GUILD, user, lambda game: game == "toy")).get("toy")


async def wants_a_rating(campaigns: Campaigns, *users: int) -> None:
    for user in users:
        chosen = await campaigns.people.preferences(user)
        await campaigns.people.set_preferences(user, chosen.model_copy(update={"rated": True}))


async def test_only_people_who_want_a_rating_have_one(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    assert await rated(campaigns, ANA) is None
    await wants_a_rating(campaigns, ANA)
    assert await rated(campaigns, ANA) is None  # no match against someone who wants one, too
    await wants_a_rating(campaigns, RUI)
    winner = over.results[0].result.winners[0]
    best, worst = await rated(campaigns, (ANA, RUI)[winner]), await rated(campaigns, (RUI, ANA)[winner])
    assert best is not None and worst is not None
    assert best.skill > 25 > worst.skill and best.matches == 1


async def test_rating_follows_an_undone_end_and_a_forgotten_person(campaigns: Campaigns, table: Situation) -> None:
    over = await play_to_end(campaigns, table.id)
    await wants_a_rating(campaigns, ANA, RUI)
    before = await rated(campaigns, ANA)
    assert before is not None
    await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", over.n - 1))
    request = (await campaigns.lookup.situation(table.id)).request
    if request is not None:
        await campaigns.requests.agree(table.id, request.id, RUI)
    assert await rated(campaigns, ANA) is None
    await play_to_end(campaigns, table.id)
    assert await rated(campaigns, ANA) == before
    await campaigns.people.forget(RUI)
    assert await rated(campaigns, RUI) is None and await rated(campaigns, ANA) is None
