"""The bot in a process of its own, as `emberkeep run` starts it, with the toy game and one small picture for all."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.cli import running
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Answered, Campaigns
from renders.job import Job
from renders.pool import Studio
from tests import toy
from tests.processes.lines import Lines
from tests.processes.process import Process, emberkeep
from tests.sandbox.small_bot import picture
from tests.toy.game import Options

LOOKED_AT_EVERY = 0.1  # seconds: constant polling would slow down the bots


class BotProcess(Process):
    """A process of the bot for some shards."""

    def __init__(self, token: str, database: str, discord: str, shards: str, *, folder: Path, log: Path) -> None:
        self.shards = shards
        self.port = free_port()
        settings = {
            "DISCORD_TOKEN": token,
            "EMBERKEEP_DATABASE": database,
            "EMBERKEEP_DISCORD_PROXY": discord,
            "EMBERKEEP_METRICS_PORT": str(self.port),
            "EMBERKEEP_RENDER_WORKERS": "1",
        }
        acknowledged, environment = folder / "acknowledged", os.environ | settings
        super().__init__(run, acknowledged, shards, folder=folder, environment=environment, output=log, errors=log)

    async def health(self) -> JsonObject:
        """Returns the response of /health, or None without one."""
        await asyncio.sleep(LOOKED_AT_EVERY)
        try:
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(2)) as session,
                session.get(f"http://127.0.0.1:{self.port}/health") as answer,
            ):
                return dict(await answer.json())
        except (aiohttp.ClientError, TimeoutError):
            return {}

    async def is_ready(self) -> bool:
        return bool((await self.health()).get("ready"))

    async def role(self) -> str:
        return str((await self.health()).get("role"))

    async def leads(self) -> bool:
        return await self.is_ready() and await self.role() == "leader"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class OnePicture(Studio):
    """Every picture is the same small one."""

    async def start(self) -> None:
        """Does nothing: pictures are not drawn."""

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        """Returns the small one."""
        return picture()


def make_long(patch: pytest.MonkeyPatch) -> None:
    """Registers the toy game, with too many rounds for a campaign to end."""
    toy.register(patch)
    patch.setattr(Options.model_fields["rounds"], "default", 1000)
    Options.model_rebuild(force=True)


def note_what_is_acknowledged(campaigns: Campaigns, lines: Lines) -> None:
    answer = campaigns.play.answer

    async def noted(campaign: int, *, branch: int, n: int, seat: int, **more: Any) -> Answered:
        answered = await answer(campaign, branch=branch, n=n, seat=seat, **more)
        lines.add([campaign, branch, n, seat, list(more["pick"]), answered.held])
        return answered

    campaigns.play.answer = noted  # type: ignore[method-assign]


def run(acknowledged: Path, shards: str) -> None:
    """Runs the command for some shards. The service's acknowledgements are in a file that all processes share."""
    patch = pytest.MonkeyPatch()  # for good: the process is not used for anything else
    make_long(patch)
    patch.setattr(running, "Studio", OnePicture)
    standing_by = Campaigns.standing_by

    def noted(*given: Any, **more: Any) -> Campaigns:
        campaigns = standing_by(*given, **more)
        note_what_is_acknowledged(campaigns, Lines(acknowledged))
        return campaigns

    patch.setattr(Campaigns, "standing_by", noted)
    emberkeep("run", "--shards", shards)
