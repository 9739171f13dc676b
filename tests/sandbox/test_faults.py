"""Each fault by itself: what the bot gets, and whether what it asked for was done."""

import time
from typing import cast

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.local_discord import NoAnswer, Sandbox
from bot.local_discord.people.interactions import Interactions
from bot.local_discord.rest.faults import (
    AnswerLost,
    Attempt,
    Banned,
    Broken,
    EventFault,
    Limited,
    Missed,
    RequestFault,
    Slow,
    TooLate,
    Twice,
)
from tests.hurry import hurry
from tests.sandbox.conftest import Api, eventually
from tests.sandbox.small_bot import SmallBot

__all__ = ["hurry"]

SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/*"


def said(sandbox: Sandbox) -> list[str]:
    return [message["content"] for message in sandbox.user("ana").messages("games")]


@pytest.fixture
def path(sandbox: Sandbox) -> str:
    return f"/channels/{sandbox.channel('games')['id']}/messages"


@pytest.mark.parametrize(
    ("fault", "status", "done"),
    [
        (Limited(), 429, False),
        (Broken(), 500, False),
        (Broken(503), 503, False),
        (AnswerLost(), 502, True),
        (Slow(0.01), 200, True),
    ],
)
async def test_fault_changes_response_and_effect_as_planned(
    sandbox: Sandbox, api: Api, path: str, fault: RequestFault, status: int, done: bool
):
    sandbox.faults.plan(fault, SEND, times=1)
    assert (await api("POST", path, {"content": "struck"}))[0] == status
    assert said(sandbox) == (["struck"] if done else [])
    assert (await api("POST", path, {"content": "next"}))[0] == 200
    assert sandbox.faults.happened == {type(fault).__name__: 1}


async def test_limit_says_how_long_and_whether_everywhere(sandbox: Sandbox, path: str):
    sandbox.faults.plan(Limited(1.5, everywhere=True), times=1)
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/api/v10{path}") as response:
        told = await response.json()
        assert (response.status, told["retry_after"], told["global"]) == (429, 1.5, True)
        assert response.headers["Via"] and response.headers["X-RateLimit-Scope"] == "global"


async def test_ban_has_no_via_header_and_no_json(sandbox: Sandbox, path: str):
    sandbox.faults.plan(Banned(), times=1)
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/api/v10{path}") as response:
        assert (response.status, response.content_type) == (429, "text/html")
        assert "Via" not in response.headers


async def test_connection_that_breaks_after_the_work_is_done(sandbox: Sandbox, api: Api, path: str):
    sandbox.faults.plan(AnswerLost(None), SEND, times=1)
    with pytest.raises(aiohttp.ClientError):
        await api("POST", path, {"content": "struck"})
    assert said(sandbox) == ["struck"]


async def test_client_waits_out_a_limit_and_gives_up_at_a_ban(sandbox: Sandbox, bot: SmallBot):
    channel = bot.get_partial_messageable(int(sandbox.channel("games")["id"]))
    sandbox.faults.plan(Limited(0.05), SEND, times=2)
    began = time.monotonic()
    await channel.send("patient")
    assert time.monotonic() - began >= 0.1
    sandbox.faults.plan(Banned(), SEND, times=1)
    with pytest.raises(discord.HTTPException) as banned:
        await channel.send("banned")
    assert banned.value.status == 429
    assert said(sandbox) == ["patient"]


async def test_fault_strikes_only_where_and_as_often_as_planned(sandbox: Sandbox, api: Api, path: str):
    sandbox.faults.plan(Broken(), "DELETE *")
    assert (await api("POST", path, {"content": "fine"}))[0] == 200
    sandbox.faults.clear()
    sandbox.faults.plan(Broken(), SEND, chance=0.5)
    statuses = [(await api("POST", path, {"content": "perhaps"}))[0] for _ in range(60)]
    assert 15 < statuses.count(500) < 45
    assert len(said(sandbox)) == 61 - statuses.count(500)
    sandbox.faults.clear()
    assert (await api("POST", path, {"content": "fine"}))[0] == 200


async def test_faulty_requests_are_recorded_but_not_failures(sandbox: Sandbox, api: Api, path: str):
    sandbox.faults.plan(Broken(503), times=1)
    await api("POST", path, {"content": "struck"})
    assert [(each.method, each.status, each.verdict) for each in sandbox.requests] == [("POST", 503, "fault")]
    assert list(sandbox.failures) == []


async def test_late_answer_is_rejected(sandbox: Sandbox, bot: SmallBot, caplog: pytest.LogCaptureFixture):
    sandbox.faults.plan(TooLate(), CALLBACK, times=1)
    with pytest.raises(NoAnswer, match="did not answer within 3 seconds"):
        await sandbox.user("ana").slash("echo", words="late")
    assert said(sandbox) == []
    await eventually(lambda: any(each.status == 404 for each in sandbox.requests))
    assert next(each for each in sandbox.requests if each.status == 404).answer["code"] == 10062


async def test_token_that_expires_before_the_rest_of_the_answer(sandbox: Sandbox, bot: SmallBot):
    sandbox.faults.plan(TooLate(), "POST /webhooks/*", times=1)
    await sandbox.user("ana").slash("slow", wait=False)
    struck = await eventually(lambda: [each for each in sandbox.requests if each.template.startswith("/webhooks")])
    assert (struck[0].status, struck[0].answer["code"]) == (401, 50027)


@pytest.mark.parametrize(("fault", "heard"), [(Missed(), []), (Twice(), ["psst", "psst"])])
async def test_events_can_be_missed_or_duplicated(sandbox: Sandbox, bot: SmallBot, fault: EventFault, heard: list[str]):
    sandbox.faults.plan(fault, "MESSAGE_CREATE", times=1)
    sandbox.user("ana").say("games", "psst")
    sandbox.user("ana").say("games", "again")
    await eventually(lambda: len(bot.heard) == len(heard) + 1)
    assert said(sandbox) == ["psst", "again"]


async def test_duplicate_interaction_is_answered_once(sandbox: Sandbox, bot: SmallBot):
    sandbox.faults.plan(Twice(), "INTERACTION_CREATE", times=1)
    answer = await sandbox.user("ana").slash("echo", words="once")
    await eventually(lambda: sum(each.template.startswith("/interactions") for each in sandbox.requests) == 2)
    codes = [each.answer["code"] for each in sandbox.requests if each.status == 400]
    assert (answer.text, codes, said(sandbox)) == ("once", [40060], ["once"])


@pytest.mark.parametrize("drop", ["op 7", "op 9 true", "4000", "4009"])
async def test_dropped_connection_is_resumed(sandbox: Sandbox, bot: SmallBot, drop: str):
    await dropped(sandbox, drop)
    sandbox.user("ana").say("games", "meanwhile")
    await eventually(lambda: bot.resumed == 1 and bot.heard, 8.0)
    assert len(bot.heard) == 1


async def test_invalid_session_restarts_and_misses_events(sandbox: Sandbox, hurry: None, bot: SmallBot):
    session = sandbox.gateway.session_ids
    await dropped(sandbox, "op 9 false")
    sandbox.user("ana").say("games", "meanwhile")
    await eventually(lambda: sandbox.gateway.session_ids - session)
    sandbox.user("ana").say("games", "afterwards")
    await eventually(lambda: len(bot.heard) == 1)
    assert bot.resumed == 0


async def dropped(sandbox: Sandbox, how: str) -> None:
    if how == "op 7":
        sandbox.gateway.ask_to_reconnect()
    elif how.startswith("op 9"):
        sandbox.gateway.invalidate(resumable=how.endswith("true"))
    else:
        await sandbox.gateway.close_connections(int(how))


async def test_lost_answer_for_vanished_client() -> None:
    """The bot was killed while its request was carried out: there is no connection left to break."""
    done = web.Response()

    async def carry_out() -> web.Response:
        return done

    request = make_mocked_request("POST", "/")
    request.protocol.transport = None
    attempt = Attempt(request, cast(Interactions, None), carry_out)
    assert await AnswerLost(status=None).answer(attempt) is done
