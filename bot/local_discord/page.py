"""The page's websocket: what one user sees, and what they do."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import orjson
import structlog
from aiohttp import WSMsgType, web
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from bot.local_discord.actions import events
from bot.local_discord.actions.situations import Situation, try_out
from bot.local_discord.model.errors import DiscordError, JsonObject
from bot.local_discord.model.interaction import Callback, Interaction, NoAnswer
from bot.local_discord.model.state import IN_DIRECT_MESSAGES, Event, World
from bot.local_discord.people.forms import GivenFile, GivenPart
from bot.local_discord.people.inputs import GivenOption, NotPossible
from bot.local_discord.people.people import Person

SHOWN_MESSAGES = 50
DIRECT = "@me"
LARGEST_FRAME = 16 * 1024 * 1024

ACKNOWLEDGED = {
    Callback.MESSAGE: "message",
    Callback.DEFERRED_MESSAGE: "deferred",
    Callback.UPDATE: "update",
    Callback.DEFERRED_UPDATE: "update",
    Callback.MODAL: "modal",
}

log = structlog.get_logger(__name__)


class Command(BaseModel):
    """Uses a slash command."""

    do: Literal["command"]
    nonce: str | int
    channel_id: str
    name: str
    options: list[GivenOption] = []
    attachments: dict[str, GivenFile] = {}


class Complete(BaseModel):
    """Requests completions."""

    do: Literal["complete"]
    nonce: str | int
    channel_id: str
    name: str
    options: list[GivenOption] = []


class Component(BaseModel):
    """Presses a button or selects in a menu."""

    do: Literal["component"]
    nonce: str | int
    channel_id: str
    message_id: str
    custom_id: str
    values: list[str] | None = None


class Modal(BaseModel):
    """Submits a form."""

    do: Literal["modal"]
    nonce: str | int
    channel_id: str
    custom_id: str
    components: list[GivenPart]


class Menu(BaseModel):
    """Uses a message's context menu."""

    do: Literal["menu"]
    nonce: str | int
    channel_id: str
    message_id: str
    name: str


class Say(BaseModel):
    """Writes an ordinary message."""

    do: Literal["say"]
    nonce: str | int | None = None
    channel_id: str
    content: str


class Locale(BaseModel):
    """Changes the language of this user's client."""

    do: Literal["locale"]
    locale: str = Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?$")


class Read(BaseModel):
    """Marks a channel as read."""

    do: Literal["read"]
    channel_id: str


class More(BaseModel):
    """Shows earlier messages."""

    do: Literal["more"]
    channel_id: str
    before: str = Field(pattern=r"^\d{1,20}$")


class TryOut(BaseModel):
    """Sets up a situation, or ends it."""

    do: Literal["try"]
    nonce: str | int
    channel_id: str
    situation: Situation


class Pass(BaseModel):
    """Advances the clock: an hour, half a day, three days."""

    do: Literal["pass"]
    hours: Literal[1, 12, 72]


class Anew(BaseModel):
    """Deletes everything and starts again."""

    do: Literal["anew"]


Deed = Annotated[
    Command | Complete | Component | Modal | Menu | Say | Locale | Read | More | TryOut | Pass | Anew,
    Field(discriminator="do"),
]
DEED: TypeAdapter[Deed] = TypeAdapter(Deed)


class PageConnection:
    """One open page of one user."""

    def __init__(self, world: World, person: Person, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._person = person
        self._socket = socket
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._seen: set[str] = set()
        self._waiting: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Shows events and executes actions until the page closes."""
        self._greet()
        self._world.listeners.append(self._hear)
        pump = asyncio.create_task(self._pump())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(message.data)
        finally:
            self._world.listeners.remove(self._hear)
            for task in (pump, *self._waiting):
                task.cancel()

    async def _pump(self) -> None:
        try:
            while True:
                await self._socket.send_str((await self._outgoing.get()).decode())
        except ConnectionError:
            log.debug("page_gone", user=self._person.id)

    def _tell(self, t: str, **fields: Any) -> None:
        self._outgoing.put_nowait(orjson.dumps({"t": t, **fields}))

    # Output.

    def _greet(self) -> None:
        channels = self._channels()
        self._seen = {channel["id"] for channel in channels}
        self._tell(
            "hello",
            user=self._person.id,
            users=[{"id": person["id"], "name": person["global_name"]} for person in self._world.humans],
            roles=[
                {"id": role_id, "name": role["name"]}
                for guild in self._world.guilds.values()
                for role_id, role in guild.roles.items()
                if role_id != guild.id
            ],
            bot=self._world.bot_id,
            moderator=self._world.moderator_id,
            owner=self._world.owner_id,
            guilds=self._guilds(),
            events=self._events(),
            channels=channels,
            messages={channel["id"]: self._latest(channel["id"]) for channel in channels},
            pings=self._pings(),
            commands=self._commands(),
            ahead=self._world.clock.ahead,
            alone=self._world.alone,
        )

    def _channels(self) -> list[JsonObject]:
        """Returns what this user sees. Direct messages are named after the bot, where the bot sees the user."""
        bot = self._world.users[self._world.bot_id]
        return [each | {"recipients": [bot]} if "recipients" in each else each for each in self._person.channels]

    def _events(self) -> list[JsonObject]:
        """Returns the scheduled events of all servers that are not over, the next first."""
        found = [event for guild in self._world.guilds.values() for event in events.all_of(self._world, guild)]
        shown = ("id", "guild_id", "name", "scheduled_start_time")
        return [
            {key: event[key] for key in shown}
            for event in sorted(found, key=lambda each: str(each["scheduled_start_time"]))
        ]

    def _pings(self) -> dict[str, list[str]]:
        """Returns the unread mentions: ids of messages by channel."""
        pings: dict[str, list[str]] = {}
        for notification in self._person.unread:
            if notification.channel_id in self._seen:
                pings.setdefault(notification.channel_id, []).append(notification.message_id)
        return pings

    def _latest(self, channel_id: str) -> list[JsonObject]:
        return self._world.visible_messages(self._person.id, channel_id)[-SHOWN_MESSAGES:]

    def _guilds(self) -> list[JsonObject]:
        return [{"id": guild.id, "name": guild.about["name"]} for guild in self._world.guilds.values()]

    def _commands(self) -> dict[str, list[JsonObject]]:
        """Returns the commands that this user sees in each server, and in direct messages."""
        world, user_id = self._world, self._person.id
        direct = world.visible_commands(user_id, world.home, IN_DIRECT_MESSAGES)
        return {DIRECT: direct} | {key: world.visible_commands(user_id, each) for key, each in world.guilds.items()}

    def _hear(self, event: Event) -> None:
        if event.only not in (None, self._person.id):
            return
        data = event.data
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._show_message(data)
        elif event.name == "MESSAGE_DELETE":
            if data["channel_id"] in self._seen:
                self._tell("message_gone", channel_id=data["channel_id"], id=data["id"])
        elif event.name == "PING":
            self._tell("ping", **data)
        elif event.name == "TIME":
            self._tell("time", **data)
        elif event.name in ("COMMANDS", "GUILDS"):
            self._tell("commands", commands=self._commands(), guilds=self._guilds())
            self._show_channels("")
        elif event.name.startswith("GUILD_SCHEDULED_EVENT"):
            self._tell("events", events=self._events())
        elif event.name == "TYPING_START":
            if data["channel_id"] in self._seen:
                self._tell("typing", channel_id=data["channel_id"])
        else:
            self._show_channels(data["id"] if event.name in ("CHANNEL_UPDATE", "THREAD_UPDATE") else "")

    def _show_message(self, message: JsonObject) -> None:
        if message["channel_id"] in self._seen:
            self._tell("message", message=message)

    def _show_channels(self, changed_id: str) -> None:
        """Updates the channels after a change of visibility: shows what appeared or changed, hides what is gone."""
        visible = {channel["id"]: channel for channel in self._channels()}
        for channel_id in self._seen - visible.keys():
            self._tell("channel_gone", id=channel_id)
        appeared = visible.keys() - self._seen
        self._seen = set(visible)
        for channel_id in visible:
            if channel_id in appeared or channel_id == changed_id:
                self._tell("channel", channel=visible[channel_id])
            if channel_id in appeared:
                for message in self._latest(channel_id):
                    self._tell("message", message=message)

    # Input.

    def _receive(self, text: str) -> None:
        nonce: Any = None
        try:
            frame = orjson.loads(text)
            nonce = frame.get("nonce") if isinstance(frame, dict) else None
            self._do(DEED.validate_python(frame))
        except orjson.JSONDecodeError:
            self._tell("failed", nonce=None, text="That was no JSON.")
        except ValidationError as error:
            self._tell("failed", nonce=nonce, text=_first_fault(error))
        except (NotPossible, DiscordError) as error:
            self._tell("failed", nonce=nonce, text=str(error))

    def _do(self, deed: Deed) -> None:
        person = self._person
        if isinstance(deed, Say):
            person.say(deed.channel_id, deed.content)
        elif isinstance(deed, Locale):
            person.locale = deed.locale
        elif isinstance(deed, Read):
            person.read(deed.channel_id)
        elif isinstance(deed, Pass):
            self._world.let_time_pass(deed.hours * 3600)
        elif isinstance(deed, TryOut):
            place = try_out(self._world, person.id, deed.channel_id, deed.situation)
            self._tell("tried", nonce=deed.nonce, channel_id=place)
        elif isinstance(deed, Anew):
            self._world.wants_to_begin_anew.set()
        elif isinstance(deed, More):
            earlier = person.messages(deed.channel_id)
            before = [message for message in earlier if int(message["id"]) < int(deed.before)]
            self._tell("earlier", channel_id=deed.channel_id, messages=before[-SHOWN_MESSAGES:])
        else:
            self._wait(deed.nonce, self._sent(deed))

    def _sent(self, deed: Command | Complete | Component | Modal | Menu) -> Interaction:
        person = self._person
        if isinstance(deed, Command):
            return person.send_command(
                deed.channel_id,
                deed.name,
                deed.options,
                {name: file.upload() for name, file in deed.attachments.items()},
            )
        if isinstance(deed, Complete):
            return person.send_completion(deed.channel_id, deed.name, deed.options)
        if isinstance(deed, Component):
            return person.send_component(deed.channel_id, deed.message_id, deed.custom_id, deed.values)
        if isinstance(deed, Menu):
            return person.send_menu(deed.channel_id, deed.message_id, deed.name)
        filled = dict(pair for part in deed.components for pair in part.filled())
        return person.send_form(deed.custom_id, filled)

    def _wait(self, nonce: str | int, interaction: Interaction) -> None:
        task = asyncio.create_task(self._report(nonce, interaction))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _report(self, nonce: str | int, interaction: Interaction) -> None:
        try:
            answer = await self._person.answered(interaction)
        except NoAnswer as error:
            self._tell("failed", nonce=nonce, text=str(error))
            return
        if answer.callback is Callback.CHOICES:
            self._tell("choices", nonce=nonce, choices=answer.choices)
            return
        self._tell("acknowledged", nonce=nonce, kind=ACKNOWLEDGED[answer.callback])
        if answer.callback is Callback.MODAL:
            shown = {key: answer.modal[key] for key in ("custom_id", "title", "components")}
            self._tell("modal", nonce=nonce, modal=shown)


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(map(str, fault['loc'])) or 'frame'}: {fault['msg']}"
