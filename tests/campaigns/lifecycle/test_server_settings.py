"""Settings of servers: kept, used by new and running campaigns, and erased with the server.

See docs/behaviour.md#server-settings.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import orjson
import pytest

from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import TooManyReminders, WrongOption
from engine.campaigns.model.server import DEFAULT, read_settings
from engine.campaigns.upkeep import ticker
from engine.campaigns.upkeep.cleaning import clean
from engine.table import fair
from tests.campaigns.tables import ANA, RUI, StillClock, bid, passes, play_to_end, sql
from tests.seating import CHANNEL, GUILD, find, seat_and_start

CHRONICLE = 77


async def test_settings_survive_a_restart_and_new_campaigns_begin_with_them(tmp_path: Path, clock: StillClock) -> None:
    opened = [await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)), clock=clock, find=find)]
    for name, value in {"pace": "fast", "autopilot": "never", "undo": "all", "roles": [5, 6]}.items():
        await opened[0].server_settings.change(GUILD, name, value, ANA)
    await opened[0].close()
    again = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)), clock=clock, find=find)
    assert again.server_settings.of(GUILD).roles == (5, 6)
    settings = (await seat_and_start(again, "toy")).facts.settings
    assert (settings.pace, settings.autopilot, settings.undo) == ("fast", "never", "all")
    assert again.server_settings.of(GUILD + 1) == DEFAULT
    await again.close()


@pytest.mark.parametrize(("name", "value"), [("pace", "hourly"), ("roles", [0]), ("chronicle", "x"), ("color", "red")])
async def test_wrong_values_change_nothing(campaigns: Campaigns, name: str, value: object) -> None:
    with pytest.raises(WrongOption):
        await campaigns.server_settings.change(GUILD, name, value, ANA)
    assert await sql(campaigns, "SELECT * FROM server") == []


def test_unknown_stored_values_have_their_default() -> None:
    stored = {"pace": "hourly", "color": "red", "reminders": "1"}
    assert read_settings(stored) == DEFAULT.model_copy(update={"reminders": "1"})


async def test_settings_are_erased_a_month_after_the_bot_has_left(campaigns: Campaigns, clock: StillClock) -> None:
    await campaigns.server_settings.change(GUILD, "pace", "fast", ANA)
    assert await campaigns.servers.besides(()) == [GUILD]
    await campaigns.servers.leave(GUILD)
    assert await campaigns.servers.besides(()) == []
    clock.turn(days=29)
    await campaigns.servers.leave(GUILD)  # noticed again after a restart
    await clean(campaigns._context)
    assert len(await sql(campaigns, "SELECT * FROM server")) == 1
    clock.turn(days=2)
    await clean(campaigns._context)
    assert await sql(campaigns, "SELECT * FROM server") == []


async def test_settings_stay_if_the_bot_comes_back(campaigns: Campaigns, clock: StillClock) -> None:
    await campaigns.server_settings.change(GUILD, "pace", "fast", ANA)
    await campaigns.servers.leave(GUILD)
    await campaigns.servers.come_back_to(GUILD)
    clock.turn(days=40)
    await clean(campaigns._context)
    assert len(await sql(campaigns, "SELECT * FROM server")) == 1


async def test_answers_wait_while_the_bot_has_left(
    campaigns: Campaigns, table: Situation, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    """No late answer is tried for an archived campaign, and it has its time again when the bot is back."""
    answers = "SELECT at FROM job WHERE what = 'answers'"
    ((at,),) = await sql(campaigns, answers)
    due = from_milliseconds(at) - clock.now()
    await campaigns.servers.leave(GUILD)
    clock.turn(days=20)
    await ticker.tick(campaigns._context)
    assert caplog.records == []
    assert await sql(campaigns, answers) == []
    await campaigns.servers.come_back_to(GUILD)
    await ticker.tick(campaigns._context)
    assert await sql(campaigns, answers) == [(to_milliseconds(clock.now() + due),)]
    assert caplog.records == []


async def test_export_has_settings_and_campaigns_and_erasing_leaves_nothing(
    campaigns: Campaigns, table: Situation
) -> None:
    await campaigns.server_settings.change(GUILD, "place", CHANNEL, ANA)
    exported = orjson.loads(await campaigns.server_settings.export(GUILD, ANA))
    assert exported["settings"]["place"] == CHANNEL
    assert [each["name"] for each in exported["campaigns"]] == [table.facts.name]
    await campaigns.server_settings.erase(GUILD)
    assert campaigns.server_settings.of(GUILD) == DEFAULT
    assert await sql(campaigns, "SELECT * FROM server") == []


@pytest.mark.parametrize(("most", "told"), [("0", 0), ("1", 1), ("any", 2)])
async def test_server_limits_reminders(
    campaigns: Campaigns, table: Situation, clock: StillClock, most: str, told: int
) -> None:
    """One comes at half of the time; a player asks for another."""
    await campaigns.server_settings.change(GUILD, "reminders", most, ANA)
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 19)
    if most == "any":
        await campaigns.nudges.remind(table.id, RUI)
    else:
        with pytest.raises(TooManyReminders):
            await campaigns.nudges.remind(table.id, RUI)
    await passes(campaigns, clock, 5)
    kinds = [kind for (kind,) in await sql(campaigns, "SELECT kind FROM post ORDER BY number")]
    assert (kinds.count("reminder"), kinds.count("stalled")) == (told, 1)


async def test_end_of_a_chapter_is_queued_for_the_chronicle(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.server_settings.change(GUILD, "chronicle", CHRONICLE, ANA)
    await play_to_end(campaigns, table.id)
    over, chronicle = (await sql(campaigns, "SELECT kind, number FROM post ORDER BY number"))[-2:]
    assert (over.kind, chronicle.kind, chronicle.number - over.number) == ("over", "chronicle", 1)
    post = await campaigns.outbox.find_post(table.id, chronicle.number)
    assert post is not None
    assert post.place == CHRONICLE
