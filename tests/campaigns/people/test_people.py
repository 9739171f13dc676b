"""People get all data stored about them, and leave no trace when they are forgotten (docs/privacy.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from time import sleep
from typing import Any

import orjson
import pytest

from engine.campaigns import FORMER, Actor, Campaigns, Person, Situation
from engine.campaigns.model.requests import GoBack
from engine.campaigns.upkeep.ticker import tick
from engine.storage.schema import tables
from tests.campaigns.tables import StillClock, answer, bid, play_to_end, sql

UMA = Person(987_654_321_012_345_678, "Uma Tracer")
OLGA = Person(876_543_210_123_456_789, "Olga Other")
GUILD = 765_432_101_234_567_890


async def opened(campaigns: Campaigns, *people: Person, name: str = "Low Fires") -> Situation:
    made = await campaigns.lobby.create(
        game="toy", name=name, organiser=people[0], guild=GUILD, channel=2, options={"rounds": 2, "hand": 3}
    )
    await campaigns.openings.set_places(made.id, thread=1000 + made.id)
    for person in people:
        await campaigns.seats.join(made.id, person)
        await campaigns.lobby.ready(made.id, person.user)
    return await campaigns.lookup.situation(made.id)


@pytest.fixture
async def played(campaigns: Campaigns) -> AsyncIterator[Situation]:
    """Uma organises; both have played, she has asked to go back and has an order; the posts wait to be sent."""
    made = await opened(campaigns, UMA, OLGA)
    await campaigns.play.start(made.id, UMA.user)
    await campaigns.people.set_preferences(
        UMA.user, (await campaigns.people.preferences(UMA.user)).model_copy(update={"hours": 5})
    )
    start = await bid(campaigns, made.id)
    acting = start.waiting_for[0]
    await answer(campaigns, made.id, acting, "light")
    await campaigns.requests.ask(made.id, Actor(UMA.user), GoBack("undo", 1), reason="Uma has a reason")
    yield await campaigns.lookup.situation(made.id)


async def everything(campaigns: Campaigns) -> str:
    """Returns all rows of the database, as text."""

    def read(connection: Any) -> str:
        rows = [
            [name, [list(row) for row in connection.execute(table.select())]] for name, table in tables._tables.items()
        ]
        return orjson.dumps(rows, default=repr).decode()

    return await campaigns._context.database.read(read)


async def test_person_can_export_stored_data(campaigns: Campaigns, played: Situation) -> None:
    data = await campaigns.people.data_of(UMA.user)
    assert data["user"] == str(UMA.user)
    assert data["preferences"]["hours"] == 5
    (kept,) = data["campaigns"]
    assert (kept["campaign"], kept["name"], kept["organiser"]) == (played.id, "Low Fires", True)
    assert [seat["name"] for seat in kept["seats"]] == [UMA.name]
    assert kept["requests"][0]["reason"] == "Uma has a reason"
    assert kept["choices"] and all(choice["at"] for choice in kept["choices"])
    assert OLGA.name not in orjson.dumps(data).decode()


async def test_many_data_requests_do_not_block_readers(
    campaigns: Campaigns, played: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search goes through everything that is stored: one at a time, of the connections that all share."""
    searching: list[int] = []
    most: list[int] = []

    def slow(_: object, user: int) -> list[int]:
        searching.append(user)
        most.append(len(searching))
        sleep(0.05)
        searching.remove(user)
        return []

    monkeypatch.setattr("engine.storage.queries.people.campaigns_with", slow)
    await asyncio.gather(*(campaigns.people.data_of(user) for user in range(1, 6)))
    assert most == [1] * 5


async def test_forgotten_person_leaves_no_trace(campaigns: Campaigns, played: Situation) -> None:
    """No one else loses anything, play goes on by autopilot, and the other organises."""
    before = await everything(campaigns)
    assert all(trace in before for trace in (UMA.name, str(UMA.user), "Uma has a reason"))
    assert await campaigns.people.forget(UMA.user) == 1
    after = await everything(campaigns)
    assert not any(trace in after for trace in ("Uma", str(UMA.user)))
    assert OLGA.name in after
    now = await campaigns.lookup.situation(played.id)
    assert [(seat.user, seat.autopilot) for seat in now.seats] == [(None, True), (OLGA.user, False)]
    assert now.facts.organiser == OLGA.user
    assert now.request is None
    assert now.n >= played.n
    assert FORMER in {moment.user for moment in await campaigns.moments.find(played.id)}
    assert (await campaigns.people.data_of(UMA.user))["campaigns"] == []


async def test_play_goes_on_to_the_end(campaigns: Campaigns, played: Situation) -> None:
    await campaigns.people.forget(UMA.user)
    substitute = Person(5, "Substitute")
    await campaigns.seats.apply_for(played.id, substitute, 0)
    await campaigns.seats.answer_application(played.id, 0, substitute.user, Actor(OLGA.user), accept=True)
    assert (await play_to_end(campaigns, played.id)).stage in ("between", "over")


async def test_old_file_does_not_restore_forgotten_person(campaigns: Campaigns, played: Situation) -> None:
    data = await campaigns.files.export(played.id, Actor(UMA.user))
    await campaigns.people.forget(UMA.user)
    copy = await campaigns.files.import_(data, OLGA, GUILD, 3)
    assert [(seat.invited, seat.name) for seat in copy.seats] == [(None, ""), (OLGA.user, OLGA.name)]
    assert str(UMA.user) not in await everything(campaigns)


async def test_empty_lobby_is_archived(campaigns: Campaigns) -> None:
    alone, shared = await opened(campaigns, UMA, name="Alone"), await opened(campaigns, UMA, OLGA, name="Shared")
    await campaigns.people.forget(UMA.user)
    assert (await campaigns.lookup.situation(alone.id)).facts.archived is not None
    left = await campaigns.lookup.situation(shared.id)
    assert left.facts.organiser == OLGA.user and left.facts.archived is None
    assert str(UMA.user) not in await everything(campaigns)


async def test_campaign_that_cannot_be_loaded_is_erased_all_the_same(
    campaigns: Campaigns, played: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("it cannot be loaded")

    campaigns._context.forget(played.id)
    with monkeypatch.context() as patched:
        patched.setattr(campaigns._context, "_load", broken)
        await campaigns.people.forget(UMA.user)
    after = await everything(campaigns)
    assert not any(trace in after for trace in ("Uma", str(UMA.user)))


async def test_forgetting_that_a_kill_has_broken_off_is_finished_after_the_start(
    campaigns: Campaigns, played: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(campaigns, UMA, OLGA, name="Second")

    async def killed(*_: object) -> None:
        raise ConnectionError("the process ends here")

    with monkeypatch.context() as patched:
        patched.setattr("engine.campaigns.people.privacy._erase", killed)
        with pytest.raises(ConnectionError):
            await campaigns.people.forget(UMA.user)
    assert UMA.name in await everything(campaigns)
    campaigns._context.forget(played.id)
    clock.turn(minutes=2)
    await tick(campaigns._context)
    left = await everything(campaigns)
    assert not any(trace in left for trace in ("Uma", str(UMA.user))) and OLGA.name in left


async def test_abandoned_campaign_waits(campaigns: Campaigns, played: Situation) -> None:
    await campaigns.people.forget(UMA.user)
    await campaigns.people.forget(OLGA.user)
    now = await campaigns.lookup.situation(played.id)
    assert now.facts.pause is not None and now.facts.organiser == FORMER


# ---------------------------------------------------------------- servers


async def test_server_that_is_left_is_purged_after_a_month(
    campaigns: Campaigns, played: Situation, clock: StillClock
) -> None:
    assert await campaigns.servers.leave(GUILD) == 1
    away = (await campaigns.lookup.situation(played.id)).facts.archived
    assert away == clock.now()
    ((due,),) = await sql(campaigns, "SELECT at FROM job WHERE what = 'purge'")
    assert due == int((clock.now() + timedelta(days=30)).timestamp() * 1000)


async def test_server_that_is_back_has_its_tables_again(campaigns: Campaigns, played: Situation) -> None:
    """Except those that someone had archived before."""
    other = await opened(campaigns, OLGA, name="Archived by hand")
    await campaigns.lifecycle.archive(other.id, Actor(OLGA.user))
    assert await campaigns.servers.leave(GUILD) == 1
    assert await campaigns.servers.besides([GUILD]) == [] and await campaigns.servers.besides([]) == []
    assert await campaigns.servers.come_back_to(GUILD) == 1
    assert (await campaigns.lookup.situation(played.id)).facts.archived is None
    assert (await campaigns.lookup.situation(other.id)).facts.archived is not None
    assert await campaigns.servers.besides([]) == [GUILD]
    assert await campaigns.servers.come_back_to(GUILD) == 0
