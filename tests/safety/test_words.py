"""People's text is shown harmlessly everywhere, and never logged (docs/behaviour.md#formats)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest
from structlog.testing import capture_logs

from bot.local_discord import Sandbox
from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.state import Event
from tests import toy
from tests.end_to_end.playing import bot_on, delivered, started

NASTY = "@everyone <@&1> *b* ||x|| \u202e\u2066<t:1:R></a:1><#1> http://a\u3164\x07"
TYPED = "tracer-6f1c"


@pytest.fixture
def heard() -> list[JsonObject]:
    """Returns every message that is sent or changed."""
    return []


def texts(part: object) -> Iterator[str]:
    """Yields every text that Discord would read as markup."""
    if isinstance(part, dict):
        if isinstance(part.get("content"), str):
            yield part["content"]
        for each in part.values():
            yield from texts(each)
    elif isinstance(part, list):
        for each in part:
            yield from texts(each)


async def test_nasty_name_causes_no_ping_or_markup(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: list[JsonObject]
) -> None:
    """A campaign called so is opened, joined, started, looked at, asked to go back, and copied."""
    toy.register(monkeypatch)
    sandbox.world.listeners.append(lambda event: heard.append(event.data) if is_message(event) else None)
    async with bot_on(sandbox, tmp_path / "play.db") as bot:
        thread = await started(sandbox, "Ana", "Rui", name=NASTY)
        for command in ("board", "log", "history list", "turns", "campaign list", "campaign settings", "help"):
            await sandbox.user("Ana").slash(command, channel=thread)
        await sandbox.user("Ana").slash("campaign pause", channel=thread, reason=NASTY)
        await sandbox.user("Ana").slash("history fork", channel=thread, name=NASTY)
        await delivered(bot)
    said = [text for message in heard for text in texts(message)]
    assert any("everyone" in text for text in said)
    for text in said:
        assert not re.search(r"@everyone|<@&|(?<!\\)[|]|[\u202e\u2066\u3164\x07]|<t:1:R|</a|<#1>|://a", text), text
    assert [each for each in heard if each.get("mention_everyone") or each.get("mention_roles")] == []


def is_message(event: Event) -> bool:
    """True for a message with markup; a notice of Discord names the thread as it is."""
    return event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.data["type"] != objects.MESSAGE_NAME_CHANGED


async def test_typed_text_is_not_logged(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Names, reasons, choices, and the token, from the lobby to a request; all of the log at its finest."""
    toy.register(monkeypatch)
    caplog.set_level("DEBUG")
    with capture_logs() as logs:
        async with bot_on(sandbox, tmp_path / "play.db") as bot:
            thread = await started(sandbox, "Ana", "Rui", name=f"Table {TYPED}")
            ana = sandbox.user("Ana")
            await ana.slash("act", channel=thread, choice=TYPED)
            await ana.complete("act", channel=thread, choice=TYPED)
            await ana.slash("campaign pause", channel=thread, reason=TYPED)
            await delivered(bot)
    said = orjson.dumps(logs, default=str).decode()
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(("bot", "engine")))
    assert "press" in said
    for secret in (TYPED, sandbox.token):
        assert secret not in said
        assert secret not in ours
