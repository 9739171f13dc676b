"""A table on the local Discord: the real bot with the real discord.py, and people who press its buttons."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import orjson
import pytest
from discord.app_commands import CommandTree

from bot.commands.syncing import sync
from bot.discord.threads import CARD_VERBS
from bot.gateway.client import Emberkeep
from bot.gateway.pointing import point_discord_at
from bot.gateway.routes import COMMANDS
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.actions.mentions import unwrapped
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import walk
from engine import games
from engine.campaigns import Campaigns, SystemClock
from engine.storage import Shards, Turns
from engine.table import fair
from renders.canvas.looks import noting_symbols
from renders.job import Job, draw, encode
from renders.pool import Studio
from tests.patience import PATIENCE

BUTTON, MENU, TEXT, THUMBNAIL = 2, 3, 10, 11
SHORTEST_PAUSE, LONGEST_PAUSE, LONGER = 0.003, 0.05, 1.3  # between looks at what is waited for, in seconds


class Later(SystemClock):
    """The clock of this machine, plus an offset."""

    def __init__(self, by: timedelta) -> None:
        self._by = by

    def now(self) -> datetime:
        return super().now() + self._by


def time_passes(campaigns: Campaigns, span: timedelta) -> Later:
    """Advances the clock as if the bot had been running all the time."""
    clock = campaigns._context.clock = Later(span)
    campaigns._context.awake = clock.now()
    return clock


class DrawnHere(Studio):
    """Draws in this process."""

    def __init__(self, reduced: int = 1) -> None:
        super().__init__(workers=1)
        self._reduced = reduced

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        return await asyncio.to_thread(self._drawn_here, job)

    def _drawn_here(self, job: Job) -> bytes:
        with noting_symbols() as symbols:
            image = draw(job)
        return encode(image.reduce(self._reduced), symbols)


class DrawnOnce(DrawnHere):
    """Draws the first picture of each kind, and returns it for all others: most tests look at no picture. It is reduced
    because packing takes three times as long as drawing."""

    drawn: ClassVar[dict[Any, bytes]] = {}

    def __init__(self) -> None:
        super().__init__(reduced=4)

    def _drawn_here(self, job: Job) -> bytes:
        kind = (job.game, job.picture, job.look, bool(job.badges), job.seat is None, job.topic and job.topic.key)
        if kind not in self.drawn:
            self.drawn[kind] = super()._drawn_here(job)
        return self.drawn[kind]


TICK_SECONDS = 0.1  # between two looks at the clock, which tests move by days

REGISTERED: dict[tuple[str, ...], bytes] = {}
"""The commands as the local Discord keeps them, by the games that are known: as JSON, which is copied ten times as fast
as objects."""


@cache
def made(_known: tuple[str, ...]) -> list[Callable[[], Any]]:
    """Returns functions that return the commands: each is made once for the games that are known."""
    return [cache(make) for make in COMMANDS]


async def register(sandbox: Sandbox, tree: CommandTree[Any], campaigns: Campaigns) -> None:
    """Tells the local Discord the commands; what it has checked once, it is given as it kept it then."""
    known = tuple(games.keys())
    if known in REGISTERED:
        for command in orjson.loads(REGISTERED[known]):
            sandbox.world.commands[command["id"]] = {**command, "application_id": sandbox.world.application_id}
    else:
        await sync(tree, campaigns)
        REGISTERED[known] = orjson.dumps(list(sandbox.world.commands.values()))


@asynccontextmanager
async def bot_on(
    sandbox: Sandbox,
    database: str | Path,
    seed: int = 1,
    studio: Studio | None = None,
    shards: Shards | None = None,
    turns: Turns | None = None,
) -> AsyncIterator[Emberkeep]:
    """The bot, logged in and ready; leaving ends it in order."""
    with point_discord_at(sandbox.url), pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("bot.gateway.client.sync", partial(register, sandbox))
        monkeypatch.setattr("bot.gateway.client.COMMANDS", made(tuple(games.keys())))
        monkeypatch.setattr("engine.campaigns.upkeep.ticker.TICK_SECONDS", TICK_SECONDS)
        campaigns = await Campaigns.open(database, chance=fair(Random(seed)), shards=shards)
        bot = Emberkeep(campaigns, studio or DrawnOnce(), turns=turns, guild_ready_timeout=0.05)
        running = asyncio.create_task(bot.start(sandbox.token))
        ready = asyncio.create_task(settled(bot))
        try:
            await asyncio.wait([running, ready], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(running, ready, return_exceptions=True)
            await campaigns.close()


async def settled(bot: Emberkeep) -> None:
    """Waits until the bot hears and answers."""
    await bot.wait_until_ready()
    await bot.settled.wait()


async def until(condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Waits until a condition holds, and returns its value; fails with its name if it never does."""
    loop = asyncio.get_running_loop()
    end, pause = loop.time() + seconds, SHORTEST_PAUSE
    while not (found := condition()):
        if loop.time() > end:
            pytest.fail(f"never came: {what}")
        await asyncio.sleep(pause)
        pause = min(pause * LONGER, LONGEST_PAUSE)
    return found


async def until_so(condition: Callable[[], Awaitable[Any]], what: str, seconds: float = PATIENCE) -> Any:
    """Returns the same for something that has to be awaited."""
    loop = asyncio.get_running_loop()
    end, pause = loop.time() + seconds, SHORTEST_PAUSE
    while not (found := await condition()):
        if loop.time() > end:
            pytest.fail(f"never came: {what}")
        await asyncio.sleep(pause)
        pause = min(pause * LONGER, LONGEST_PAUSE)
    return found


async def delivered(bot: Emberkeep) -> None:
    """Waits until every post is sent and every card shows what it should."""
    await until_so(partial(nothing_waits, bot), "an empty outbox")


async def carried_out(bot: Emberkeep) -> None:
    """Waits until every press and command is carried out: some go on after their answer is shown."""
    await until(lambda: not bot.leadership._running, "the end of all presses and commands")


async def nothing_waits(bot: Emberkeep) -> bool:
    """True if every post is sent, every turn message is up to date, and no refresh follows."""
    outbox = bot.campaigns.outbox
    if await outbox.next_posts() or await outbox.turn_messages_to_update():
        return False
    return not bot.delivery.delivers and not bot.services.refreshing.is_editing


def parts(message: JsonObject, kind: int) -> Iterator[JsonObject]:
    """Yields all components of a kind in a message, in reading order; buttons that are links are left out."""
    return (part for _, part in walk(message["components"]) if part["type"] == kind and "url" not in part)


def links(message: JsonObject) -> list[str]:
    """Returns the addresses that its buttons open."""
    return [part["url"] for _, part in walk(message["components"]) if part["type"] == BUTTON and "url" in part]


def text_of(message: JsonObject) -> str:
    """Returns all texts of a message."""
    return unwrapped("\n".join(part["content"] for part in parts(message, TEXT)))


def labels(message: JsonObject) -> list[str]:
    """Returns the labels of its buttons."""
    return [part["label"] for part in parts(message, BUTTON)]


def verbs(message: JsonObject) -> set[str]:
    """Returns the verbs of its buttons and menus."""
    ids = [part["custom_id"] for kind in (BUTTON, MENU) for part in parts(message, kind) if "custom_id" in part]
    return {custom_id.split("/")[1] for custom_id in ids}


def custom_id(message: JsonObject, verb: str, ending: str = "") -> str:
    """Returns the id of the first button or menu that does this."""
    for kind in (BUTTON, MENU):
        for part in parts(message, kind):
            found = str(part.get("custom_id", "/"))
            if found.split("/")[1] == verb and found.endswith(ending):
                return found
    raise LookupError(f"nothing does {verb!r} {ending!r}; there are {sorted(verbs(message))}")


def entries(message: JsonObject) -> list[JsonObject]:
    """Returns the entries of its first menu."""
    return next((part["options"] for part in parts(message, MENU)), [])


def turn_cards(person: Person, thread: str) -> list[JsonObject]:
    """Returns the turn messages in a thread."""
    return [each for each in public(person, thread) if CARD_VERBS & verbs(each)]


def turn_text(person: Person, thread: str) -> str:
    """Returns the text of the newest turn message; it is empty while a post has taken its place."""
    return "".join(text_of(each) for each in turn_cards(person, thread)[-1:])


def public(person: Person, thread: str) -> list[JsonObject]:
    """Returns the public messages of a thread, oldest first."""
    return [each for each in person.messages(thread) if not each["flags"] & 64]


def posts(person: Person, thread: str) -> list[JsonObject]:
    """Returns the posts of a thread, oldest first."""
    return [each for each in person.messages(thread) if {"post_board", "post_steps"} & verbs(each)]


async def card_for(person: Person, thread: str) -> JsonObject:
    """Returns the one live turn card, once it names this person."""

    def mine() -> JsonObject | None:
        found = [each for each in turn_cards(person, thread) if person.mention in text_of(each)]
        return found[-1] if found else None

    return dict(await until(mine, f"a turn card for {person.name}"))


async def press(person: Person, message: JsonObject | Answer, verb: str, ending: str = "") -> Answer:
    """Presses the first button that does this."""
    where = message.message if isinstance(message, Answer) else message
    return await person.click(where, custom_id(where, verb, ending))


async def started(
    sandbox: Sandbox,
    *names: str,
    game: str = "toy",
    name: str = "Low Lanterns",
    language: str = "en",
    autopilots: int | None = None,
) -> str:
    """Returns a campaign that these people have opened, joined and started by its buttons, with this number of
    autopilots (default: one for somebody alone); the id of its thread."""
    organiser = sandbox.user(names[0])
    earlier = {each["id"] for each in lobby_cards(organiser)}  # that of a started campaign is edited a moment later
    await organiser.slash("campaign new", channel="games", game=game, name=name, language=language)
    lobby = await until(
        lambda: next((each for each in lobby_cards(organiser) if each["id"] not in earlier), None), "the lobby card"
    )
    thread = str(lobby["id"])  # as that of the message that it was opened on
    await until(lambda: any(each["id"] == thread for each in organiser.channels), "its thread")
    for each in names:
        await press(sandbox.user(each), lobby, "lobby_join")
    for each in names[1:]:
        await press(sandbox.user(each), lobby, "lobby_ready")
    for _ in range(len(names) == 1 if autopilots is None else autopilots):
        await press(organiser, lobby, "lobby_add_autopilot")
    await until(partial(_can_start, organiser, thread), "a lobby that can start")  # its message follows a press
    await press(organiser, lobby, "lobby_start")
    return thread


def _can_start(organiser: Person, lobby: str) -> bool:
    """True if the start button of a lobby, by its message, is enabled."""
    buttons = [part for each in lobby_cards(organiser) if each["id"] == lobby for part in parts(each, BUTTON)]
    return any("/lobby_start/" in part.get("custom_id", "") and not part.get("disabled") for part in buttons)


def lobby_cards(person: Person) -> list[JsonObject]:
    """Returns the lobby cards in the channel."""
    return [each for each in person.messages("games") if not each["flags"] & 64 and "lobby_join" in verbs(each)]


async def looked(person: Person, panel: Answer, what: str) -> Answer:
    """Opens [Look] in a panel and chooses this from its menu."""
    look = await press(person, panel, "look")
    return await person.select(look, custom_id(look.message, "look_go"), [what])


async def why_not(person: Person, panel: Answer) -> Answer:
    """Opens the form that asks why something is not among the choices, from [Help]."""
    return await press(person, await press(person, panel, "panel_help"), "why")
