"""The drill of docs/hosting.md: this version opens a deployment stored by an earlier one, and play continues."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

from engine.campaigns import Campaigns, Person
from engine.campaigns.model.errors import RuleFailed
from engine.campaigns.upkeep.doctor import examine
from engine.campaigns.upkeep.ticker import tick
from engine.storage.schema.codec import read_checkpoint
from engine.table import Game, fair
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, sql, state_of
from tests.hosting.store import FIXTURES
from tests.hosting.tables import Standing, in_mid_match
from tests.playing import varied
from tests.seating import find
from tests.toy.game import GAME as TOY
from tests.toy.game import State

STORED = sorted(FIXTURES.glob("*.sqlite3"))
SEALED_BID, WITH_REQUEST, MATCH, AGAINST_AUTOPILOT, BETWEEN, LOBBY = range(1, 7)


def test_old_deployment_exists() -> None:
    assert [path.stem for path in STORED][:1] == ["0001"]


@pytest.fixture(params=STORED, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Returns a copy of a stored deployment, with the state of its campaigns."""
    shutil.copy(request.param, tmp_path / "house.sqlite3")
    shutil.copy(request.param.with_suffix(".json"), tmp_path / "standings.json")
    return tmp_path / "house.sqlite3"


@pytest.fixture
async def house(stored: Path) -> AsyncIterator[Campaigns]:
    campaigns = await open_house(stored)
    yield campaigns
    await campaigns.close()


async def open_house(path: Path, toy: Game = TOY) -> Campaigns:
    def found(key: str) -> Game:
        return toy if key == "toy" else find(key)

    return await Campaigns.open(path, chance=fair(Random(5)), clock=StillClock(), find=found)


async def test_every_campaign_is_unchanged(stored: Path, house: Campaigns) -> None:
    standings = orjson.loads((stored.parent / "standings.json").read_bytes())
    assert len(standings) == 6
    found = {each: Standing.of(await house.lookup.situation(int(each))).plain for each in standings}
    assert found == standings


async def test_tables_have_todays_shape(house: Campaigns, tmp_path: Path) -> None:
    fresh = await open_house(tmp_path / "fresh.sqlite3")
    tables = "SELECT m.name, c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c ORDER BY 1, 2"
    indexes = (
        'SELECT m.name, i.name, i."unique", i.partial FROM sqlite_master m, pragma_index_list(m.name) i ORDER BY 1, 2'
    )
    for query in (tables, indexes, "SELECT version_num FROM alembic_version"):
        assert await sql(house, query) == await sql(fresh, query)
    await fresh.close()


async def test_sealed_bid_counts_once_the_other_is_in(house: Campaigns) -> None:
    made = await answer(house, SEALED_BID, 1)
    assert not made.held
    assert made.situation.n == 4  # the deal, the chapter's start, and both bids


async def test_request_is_decided(house: Campaigns) -> None:
    before = await house.lookup.situation(WITH_REQUEST)
    assert before.request is not None
    agreed = await house.requests.agree(before.request.campaign, before.request.id, RUI)
    assert agreed.status == "agreed"
    after = await house.lookup.situation(WITH_REQUEST)
    assert after.n == agreed.contents.to < before.n
    assert (await bid(house, WITH_REQUEST)).n == 4


async def test_request_is_closed_when_its_time_is_over(house: Campaigns) -> None:
    request = (await house.lookup.situation(WITH_REQUEST)).request
    assert request is not None and request.closes is not None
    clock = house._context.clock
    assert isinstance(clock, StillClock)
    clock.turn(hours=23)
    await tick(house._context)
    assert (await house.requests.find(WITH_REQUEST, request.id)).status == "late"
    assert await sql(house, "SELECT * FROM job WHERE what = 'request'") == []


async def test_data_outside_campaigns_is_unchanged(stored: Path) -> None:
    """Tables are recreated; rows that belong to nothing are kept and still reported."""
    with closing(sqlite3.connect(stored)) as database:
        columns = {name for _, name, *_ in database.execute("PRAGMA table_info(decision)")}
        first = "AND campaign = (SELECT min(campaign) FROM decision)" if "campaign" in columns else ""
        database.execute(f"UPDATE decision SET branch = 99 WHERE branch = 1 AND n = 1 {first}")
        database.commit()
    campaigns = await open_house(stored)
    await campaigns.close()
    # Without a column for it, the row has lost its campaign as well as its branch.
    lost = 1 if "campaign" in columns else 2
    assert [each.split(":")[0] for each in examine(stored, find).faults] == ["1 rows belong to nothing"] * lost


@pytest.mark.parametrize("campaign", [MATCH, AGAINST_AUTOPILOT])
async def test_match_is_played_on(house: Campaigns, campaign: int) -> None:
    situation = await house.lookup.situation(campaign)
    for _ in range(20):
        asked = [seat for seat in situation.waiting_for if situation.seats[seat].user]
        if not asked:
            break
        before, ask = situation.n, situation.ask_of(asked[0])
        assert ask is not None
        picked = [each.id for each in ask.options[: max(1, ask.pick[0])]]
        situation = (await answer(house, campaign, asked[0], *picked)).situation
        assert situation.n > before


async def test_round_from_before_rounds_were_marked_is_found_by_its_first_turn(house: Campaigns) -> None:
    await answer(house, MATCH, (await house.lookup.situation(MATCH)).waiting_for[0])
    begun = await house.history.start_of(MATCH, "round")
    assert await house.history.start_of(MATCH, "chapter") <= begun < (await house.lookup.situation(MATCH)).n


async def test_next_chapter_begins(house: Campaigns) -> None:
    assert (await house.play.start(BETWEEN, ANA)).stage == "playing"


async def test_lobby_fills_and_starts(house: Campaigns) -> None:
    await house.seats.join(LOBBY, Person(ANA, "Ana"))
    for user in (RUI, ANA):
        await house.lobby.ready(LOBBY, user)
    assert (await house.play.start(LOBBY, RUI)).stage == "playing"


async def test_posts_that_waited_are_sent_each_once(house: Campaigns) -> None:
    numbers: dict[int, list[int]] = {}
    while waiting := await house.outbox.next_posts():
        for post in waiting:
            numbers.setdefault(post.campaign, []).append(post.number)
            await house.outbox.mark_sent(1000 * post.campaign + post.number, post)
    assert all(sent == list(range(1, len(sent) + 1)) for sent in numbers.values())
    assert set(numbers) == {SEALED_BID, WITH_REQUEST, MATCH, AGAINST_AUTOPILOT, BETWEEN}


async def test_posts_from_before_ages_were_noted_are_not_old(tmp_path: Path) -> None:
    """They count as waiting; what is queued now has an age."""
    shutil.copy(FIXTURES / "0001.sqlite3", tmp_path / "house.sqlite3")
    house = await open_house(tmp_path / "house.sqlite3")
    assert (await house.upkeep.figures()).oldest is None
    await house.play.start(BETWEEN, ANA)
    assert (await house.upkeep.figures()).oldest == StillClock().time
    await house.close()


async def test_upgraded_deployment_reopens_and_starts_campaigns(stored: Path) -> None:
    for _ in range(2):
        campaigns = await open_house(stored)
        campaign = await in_mid_match(campaigns, people=2, autopilots=0, answers=3)
        assert (await campaigns.lookup.situation(campaign)).stage == "playing"
        await campaigns.close()


# ---------------------------------------------------------------- a state of another shape


@dataclass(slots=True)
class WeatheredState(State):
    """The toy game's state in a future version, with the weather as a new field."""

    weather: str = field(kw_only=True)


def add_weather(plain: dict[str, Any]) -> dict[str, Any]:
    """Returns the migration: no one wrote the weather down, so it was fair."""
    return {**plain, "weather": "fair"}


WITHOUT_MIGRATION = varied(TOY, state=WeatheredState)
MIGRATED = varied(WITHOUT_MIGRATION, migrations=(add_weather,))


async def test_state_of_an_earlier_shape_is_migrated_when_it_is_loaded(stored: Path) -> None:
    campaigns = await open_house(stored, MIGRATED)
    assert (await state_of(campaigns, SEALED_BID)).weather == "fair"
    standings = orjson.loads((stored.parent / "standings.json").read_bytes())
    assert Standing.of(await campaigns.lookup.situation(SEALED_BID)).plain == standings[str(SEALED_BID)]
    await answer(campaigns, SEALED_BID, 1)  # the end of the bids makes a checkpoint
    newest, *_, oldest = [
        read_checkpoint(row.state)
        for row in await sql(campaigns, f"SELECT state FROM checkpoint WHERE campaign = {SEALED_BID} ORDER BY n DESC")
    ]
    assert (newest.schema_version, newest.state["weather"]) == (1, "fair")
    assert oldest.schema_version == 0 and "weather" not in oldest.state  # stored data stays unchanged
    await campaigns.close()
    again = await open_house(stored, MIGRATED)
    assert (await state_of(again, SEALED_BID)).weather == "fair"
    await again.close()


async def test_moments_from_before_the_migration_can_be_gone_back_to(stored: Path) -> None:
    campaigns = await open_house(stored, MIGRATED)
    request = (await campaigns.lookup.situation(WITH_REQUEST)).request
    assert request is not None
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert (await state_of(campaigns, WITH_REQUEST)).weather == "fair"
    await campaigns.close()


async def test_without_its_migration_a_state_is_refused_and_left_alone(stored: Path) -> None:
    campaigns = await open_house(stored, WITHOUT_MIGRATION)
    with pytest.raises(RuleFailed, match=r"campaign 1, toy: BadCheckpoint at .* read_state"):
        await campaigns.lookup.situation(SEALED_BID)
    await campaigns.close()
    campaigns = await open_house(stored)
    assert (await campaigns.lookup.situation(SEALED_BID)).stage == "playing"
    await campaigns.close()


async def test_older_version_refuses_a_state_of_a_newer_one(stored: Path) -> None:
    campaigns = await open_house(stored, MIGRATED)
    await answer(campaigns, SEALED_BID, 1)
    await campaigns.close()
    campaigns = await open_house(stored)
    with pytest.raises(RuleFailed, match=r"campaign 1, toy: BadCheckpoint at .* read_state"):
        await campaigns.lookup.situation(SEALED_BID)
    await campaigns.close()
