"""A forgotten person's name and number are nowhere in the database, however they got in (docs/privacy.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import pytest
import zstandard
from sqlalchemy import select, update

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.requests import GoBack
from engine.storage.schema import tables
from tests.campaigns.people.test_people import GUILD, OLGA, UMA, opened
from tests.campaigns.tables import sql

MODERATOR = Actor(55, moderator=True)
THIRD = Person(654_321_098_765_432_109, "Tara Third")
Path = Callable[[Campaigns], Awaitable[object]]


def unpacked(value: Any) -> bytes:
    """Returns the bytes of a value as they would be searched, decompressed if they are compressed."""
    if isinstance(value, bytes | memoryview):
        raw = bytes(value)
        try:
            return zstandard.decompress(raw)
        except zstandard.ZstdError:
            return raw
    return orjson.dumps(value, default=repr)


async def traces_of(campaigns: Campaigns, person: Person) -> list[str]:
    """Returns the tables and columns that contain a person's name or number."""

    def search(connection: Any) -> list[str]:
        wanted = (person.name.encode(), str(person.user).encode())
        return [
            f"{name}.{column}: {value!r}"[:300]
            for name, table in tables._tables.items()
            for row in connection.execute(table.select()).mappings()
            for column, value in row.items()
            if any(each in unpacked(value) for each in wanted)
        ]

    return await campaigns._context.database.read(search)


async def in_play(campaigns: Campaigns, *people: Person, name: str = "Low Fires") -> Situation:
    made = await opened(campaigns, *people, name=name)
    return await campaigns.play.start(made.id, people[0].user)


async def given(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.give(made.id, 1, UMA, MODERATOR)
    await campaigns.seats.give(made.id, 1, THIRD, MODERATOR)


async def lent_to(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.give(made.id, 1, UMA, MODERATOR, lend=True)
    await campaigns.seats.leave(made.id, UMA.user)


async def lent_by(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, UMA)
    await campaigns.seats.give(made.id, 1, THIRD, MODERATOR, lend=True)


async def returned_to(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, UMA)
    await campaigns.seats.give(made.id, 1, THIRD, MODERATOR, lend=True)
    await campaigns.seats.leave(made.id, THIRD.user)
    await campaigns.seats.give(made.id, 1, THIRD, MODERATOR)


async def put_off(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, UMA)
    await campaigns.seats.open(made.id, 1, MODERATOR)


async def given_then_put_off(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.give(made.id, 1, UMA, MODERATOR)
    await campaigns.seats.open(made.id, 1, MODERATOR)


async def refused(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.open(made.id, 1, MODERATOR)
    await campaigns.seats.apply_for(made.id, UMA, 1)
    await campaigns.seats.answer_application(made.id, 1, UMA.user, Actor(OLGA.user), accept=False)


async def accepted(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.open(made.id, 1, MODERATOR)
    await campaigns.seats.apply_for(made.id, UMA, 1)
    await campaigns.seats.answer_application(made.id, 1, UMA.user, Actor(OLGA.user), accept=True)
    await campaigns.seats.set_autopilot(made.id, 1, True, Actor(UMA.user))
    await campaigns.seats.take_over(made.id, UMA.user, 1)
    await campaigns.seats.leave(made.id, OLGA.user)


async def waiting(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    await campaigns.seats.join_waitlist(made.id, UMA.user)
    await campaigns.seats.leave(made.id, THIRD.user)
    await campaigns.seats.apply_for(made.id, UMA, 1)


async def named_after(campaigns: Campaigns) -> None:
    """She never sits: only the name of the campaign, and of its copies, holds hers."""
    await campaigns.lobby.create(game="toy", name=f"{UMA.name}'s fires", organiser=UMA, guild=GUILD, channel=2)


async def named_after_in_copies(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, UMA, OLGA, name=f"The fires of {UMA.name.upper()}")
    await campaigns.lobby.rename(made.id, UMA.user, f"The fires of {UMA.name}")
    await campaigns.seats.leave(made.id, UMA.user)
    fork = await campaigns.files.fork(made.id, OLGA)
    await campaigns.openings.set_places(fork.id, thread=7001)
    other = await campaigns.files.fork(made.id, OLGA, name="Another name")
    await campaigns.openings.set_places(other.id, thread=7002)
    again = await campaigns.files.begin_again(made.id, OLGA, 2)
    await campaigns.openings.set_places(again.id, thread=7003)


async def in_copies(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, UMA, OLGA)
    await campaigns.files.fork(made.id, OLGA)
    await campaigns.files.begin_again(made.id, OLGA, 2)
    data = await campaigns.files.export(made.id, Actor(OLGA.user))
    await campaigns.files.import_(data, OLGA, GUILD, 3)


async def paused(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, UMA, OLGA)
    await campaigns.lifecycle.pause(made.id, Actor(UMA.user), reason=f"{UMA.name} is on a boat")
    await campaigns.lifecycle.resume(made.id, Actor(UMA.user))
    await campaigns.lifecycle.pause(made.id, MODERATOR, reason=f"We wait for {UMA.name} <@{UMA.user}>")


async def asked(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, UMA)
    for asker in (UMA, OLGA):
        await campaigns.requests.ask(made.id, Actor(asker.user), GoBack("reset"), reason=f"For {UMA.name}")
        found = (await campaigns.lookup.situation(made.id)).request
        if found is not None:
            await campaigns.requests.refuse(made.id, found.id, OLGA.user if asker is UMA else UMA.user)


async def moderating(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, OLGA, THIRD)
    by = Actor(UMA.user, moderator=True)
    await campaigns.seats.set_autopilot(made.id, 1, True, by)
    await campaigns.seats.give(made.id, 1, UMA, by)
    await campaigns.seats.leave(made.id, UMA.user)
    await campaigns.lifecycle.archive(made.id, by)


PATHS = [
    given,
    lent_to,
    lent_by,
    returned_to,
    put_off,
    given_then_put_off,
    refused,
    accepted,
    waiting,
    named_after,
    named_after_in_copies,
    in_copies,
    paused,
    asked,
    moderating,
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.__name__)
async def test_forgotten_person_is_nowhere_in_the_database(campaigns: Campaigns, path: Path) -> None:
    await path(campaigns)
    assert await traces_of(campaigns, UMA)
    await campaigns.people.forget(UMA.user, UMA.name)
    assert await traces_of(campaigns, UMA) == []
    if path is not named_after:
        assert await traces_of(campaigns, OLGA)


@pytest.mark.parametrize("path", [given, lent_by, returned_to, put_off], ids=lambda path: path.__name__)
async def test_names_in_posts_from_before_their_owner_was_kept_are_erased(campaigns: Campaigns, path: Path) -> None:
    await path(campaigns)
    posts = tables.posts

    def old_payloads(connection: Any) -> list[Any]:
        rows = connection.execute(select(posts)).all()
        for row in rows:
            row.payload["details"].pop("whose", None)
        return [
            (update(posts).where(posts.c.campaign == row.campaign, posts.c.number == row.number), row.payload)
            for row in rows
        ]

    old = await campaigns._context.database.read(old_payloads)
    await campaigns._context.database.write([(statement.values(payload=payload), ()) for statement, payload in old])
    await campaigns.people.forget(UMA.user, UMA.name)
    assert await traces_of(campaigns, UMA) == []


async def test_campaign_names_of_others_are_kept(campaigns: Campaigns) -> None:
    """Only whole words count, and only where the person was, or in copies of that campaign."""
    strangers = await opened(campaigns, OLGA, name="Ana and the fires")
    within_word = await opened(campaigns, Person(77, "Ana"), OLGA, name="Banana fires")
    await campaigns.people.forget(77, "Ana")
    assert (await campaigns.lookup.situation(strangers.id)).facts.name == "Ana and the fires"
    assert (await campaigns.lookup.situation(within_word.id)).facts.name == "Banana fires"


async def test_file_named_after_a_forgotten_person_gets_another_name(campaigns: Campaigns) -> None:
    made = await in_play(campaigns, UMA, OLGA, name=f"Fires of {UMA.name}")
    data = await campaigns.files.export(made.id, Actor(OLGA.user))
    await campaigns.people.forget(UMA.user, UMA.name)
    copy = await campaigns.files.import_(data, OLGA, GUILD, 3)
    assert copy.facts.name == "Toy (2)", "the original is now called Toy"
    assert await traces_of(campaigns, UMA) == []


async def test_names_are_known_to_a_forgetting_that_is_finished_later(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names wait in the database for the job, and go with it."""
    from engine.campaigns.people.privacy import forget_in

    await named_after(campaigns)

    async def killed(*_: object) -> None:
        raise ConnectionError("the process ends here")

    with monkeypatch.context() as patched:
        patched.setattr("engine.campaigns.people.privacy._erase", killed)
        with pytest.raises(ConnectionError):
            await campaigns.people.forget(UMA.user, UMA.name)
    ((campaign,),) = await sql(campaigns, "SELECT id FROM campaign")
    await forget_in(campaigns._context, campaign, UMA.user)
    assert await traces_of(campaigns, UMA) == []
