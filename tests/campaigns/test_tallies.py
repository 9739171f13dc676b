"""Statistics count what people played, and nothing twice (docs/behaviour.md#statistics)."""

from __future__ import annotations

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.requests import GoBack
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
