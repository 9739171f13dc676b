"""Discord's gateway, version 10: the websocket that delivers events to the bot."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from math import inf
from typing import Any, NamedTuple

import orjson
import structlog
import zstandard
from aiohttp import WSMsgType, web

from bot.local_discord.model import dispatches
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.state import Event, World
from bot.local_discord.rest.faults import Faults

HEARTBEAT_MILLISECONDS = 41_250
ACKNOWLEDGED_AFTER_SECONDS = 0.25
"""As long as a network may take. discord.py records the time of a heartbeat in another thread than the one that
receives the answer. On a busy machine, an immediate answer would be measured from the previous heartbeat, and
discord.py would warn that the websocket is 41 seconds behind."""
REMEMBERED_EVENTS = 5_000
LARGEST_CHUNK = 1000

CLOSED_FOR_GOOD = frozenset({1000, 1001})
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = range(4001, 4006)
INVALID_SHARD = 4010

log = structlog.get_logger(__name__)


class Op(IntEnum):
    """The opcode of a frame."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACKNOWLEDGED = 11


class Shard(NamedTuple):
    """One of `total` shards."""

    number: int
    total: int

    @classmethod
    def parse(cls, given: Any) -> Shard:
        """Parses a shard. Raises Close if it is invalid."""
        match given:
            case [int(number), int(total)] if 0 <= number < total:
                return cls(number, total)
        raise Close(INVALID_SHARD)

    def hears_of(self, guild_id: str | None) -> bool:
        """True if the shard receives events of a guild. Direct messages go to the first shard."""
        return self.number == ((int(guild_id) >> 22) % self.total if guild_id else 0)


@dataclass
class Session:
    """The events of one identified bot. It outlives its connection, so that it can be resumed."""

    id: str
    intents: int
    shard: Shard
    sequence: int = 0
    told: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REMEMBERED_EVENTS))
    connection: Connection | None = None

    def tell(self, name: str, data: JsonObject) -> None:
        """Sends an event now, or keeps it for the resume."""
        self.sequence += 1
        frame = {"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data}
        packed = orjson.dumps(frame)
        self.told.append((self.sequence, packed))
        if self.connection is not None:
            self.connection.send_packed(packed)

    def missed_since(self, sequence: int) -> list[bytes] | None:
        """Returns the frames after a sequence number; None if some of them have been dropped."""
        missed = [packed for number, packed in self.told if number > sequence]
        return missed if len(missed) == self.sequence - sequence else None


class Close(Exception):
    """Raised to close the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One websocket. Frames are sent in order through a queue."""

    def __init__(self, socket: web.WebSocketResponse, pack: Callable[[bytes], bytes] | None) -> None:
        self._socket = socket
        self._pack = pack
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self.session: Session | None = None
        self._closed_here = False

    def send(self, op: Op, data: Any = None) -> None:
        """Sends a frame that is not an event."""
        self.send_packed(orjson.dumps({"op": op, "t": None, "s": None, "d": data}))

    def send_packed(self, frame: bytes) -> None:
        """Sends a frame that is already JSON."""
        self._outgoing.put_nowait(frame)

    async def pump(self) -> None:
        """Sends frames to the socket until cancelled, or until the peer is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._outgoing.get()
                if self._pack is None:
                    await self._socket.send_str(frame.decode())
                else:
                    await self._socket.send_bytes(self._pack(frame))

    async def close(self, code: int) -> None:
        """Closes the socket."""
        self._closed_here = True
        await self._socket.close(code=code)

    @property
    def left_for_good(self) -> bool:
        """True if the bot has closed the socket in a way that ends its session."""
        return not self._closed_here and self._socket.close_code in CLOSED_FOR_GOOD


def _packer(compression: str) -> Callable[[bytes], bytes] | None:
    """Returns a function that compresses frames into one stream per connection, flushing each; None for plain text."""
    if compression == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda frame: deflate.compress(frame) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if compression == "zstd-stream":
        squeeze = zstandard.ZstdCompressor().compressobj()
        return lambda frame: squeeze.compress(frame) + squeeze.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


def _parsed(text: str) -> tuple[Op, JsonObject]:
    """Returns a frame's opcode and data. A heartbeat's number is ignored."""
    try:
        frame = orjson.loads(text)
        op, data = frame["op"], frame.get("d")
    except (orjson.JSONDecodeError, KeyError, TypeError, AttributeError):
        raise Close(DECODE_ERROR) from None
    if op not in tuple(Op):
        raise Close(UNKNOWN_OPCODE)
    return Op(op), data if isinstance(data, dict) else {}


class Gateway:
    """All connections and sessions."""

    def __init__(
        self, world: World, token: str, faults: Faults, *, compressed: bool = False, identify_seconds: float = 0
    ) -> None:
        self._world = world
        self._token = token
        self._faults = faults
        self._compressed = compressed
        self._identify_seconds = identify_seconds
        self._identified_at: defaultdict[int, float] = defaultdict(lambda: -inf)  # by bucket
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.identified = asyncio.Event()
        self.sent_back = 0
        """Number of sessions that identified too early."""
        world.listeners.append(self._hear)

    @property
    def session_ids(self) -> set[str]:
        """The sessions that are connected or can be resumed."""
        return set(self._sessions)

    def _hear(self, event: Event) -> None:
        for session in self._sessions.values():
            data = dispatches.for_bot(self._world, event, session.intents)
            if data is not None:
                self._tell(session, event.name, data)

    def dispatch(self, name: str, data: JsonObject) -> None:
        """Sends an event that needs no intent."""
        dispatches.checked(name, data)
        for session in self._sessions.values():
            self._tell(session, name, data)

    def _tell(self, session: Session, name: str, data: JsonObject) -> None:
        if not session.shard.hears_of(data.get("guild_id")):
            return
        for _ in range(self._faults.copies_of(name)):
            session.tell(name, data)

    async def close_connections(self, code: int = 1001) -> None:
        """Closes every websocket. With the codes 4000 and 4009 a bot resumes at once."""
        for connection in list(self._connections):
            await connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Asks every bot to reconnect and resume (op 7)."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Tells every bot that its session is invalid (op 9). Sessions that are not resumable are dropped."""
        for connection in self._connections:
            connection.send(Op.INVALID_SESSION, resumable)
            if connection.session is not None and not resumable:
                self._sessions.pop(connection.session.id, None)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one websocket."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, _packer(request.query.get("compress", "")) if self._compressed else None)
        self._connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, message.data)
        except Close as reason:
            await connection.close(reason.code)
        finally:
            pump.cancel()
            self._connections.discard(connection)
            self._left(connection)
        return socket

    def _left(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.left_for_good:
            self._sessions.pop(session.id, None)

    def _receive(self, connection: Connection, text: str) -> None:
        op, data = _parsed(text)
        if op is Op.HEARTBEAT:
            later = asyncio.get_running_loop().call_later
            later(ACKNOWLEDGED_AFTER_SECONDS, connection.send, Op.HEARTBEAT_ACKNOWLEDGED)
        elif op is Op.IDENTIFY:
            self._identify(connection, data)
        elif op is Op.RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            raise Close(NOT_AUTHENTICATED)
        elif op is Op.REQUEST_MEMBERS:
            self._send_members(connection.session, data)

    def _identify(self, connection: Connection, data: JsonObject) -> None:
        if connection.session is not None:
            raise Close(ALREADY_AUTHENTICATED)
        if data.get("token") != self._token:
            raise Close(AUTHENTICATION_FAILED)
        shard = Shard.parse(data.get("shard", [0, 1]))
        if self._too_soon(shard):
            self.sent_back += 1
            connection.send(Op.INVALID_SESSION, False)
            return
        session = Session(secrets.token_hex(16), int(data.get("intents") or 0), shard, connection=connection)
        self._sessions = {one.id: one for one in self._sessions.values() if one.connection is not None}
        self._sessions[session.id] = connection.session = session
        session.tell("READY", dispatches.checked("READY", self._ready(session)))
        for guild in self._guilds_of(shard):
            session.tell("GUILD_CREATE", dispatches.checked("GUILD_CREATE", self._world.guild_create(guild)))
        self.identified.set()

    def _too_soon(self, shard: Shard) -> bool:
        """True if another shard of this bucket has just identified, in any process. There are `max_concurrency`
        buckets (`/gateway/bot`), assigned by shard number."""
        now, bucket = self._world.clock.now(), shard.number % self._world.max_concurrency
        too_soon = now - self._identified_at[bucket] < self._identify_seconds
        if not too_soon:
            self._identified_at[bucket] = now
        return too_soon

    def _guilds_of(self, shard: Shard) -> list[Guild]:
        known = filter(self._world.has_bot, self._world.guilds.values())
        return [guild for guild in known if shard.hears_of(guild.id)]

    def _ready(self, session: Session) -> JsonObject:
        return {
            "v": 10,
            "user": self._world.users[self._world.bot_id],
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._guilds_of(session.shard)],
            "session_id": session.id,
            "resume_gateway_url": self._world.gateway_url,
            "application": {"id": self._world.application_id, "flags": 0},
            "shard": list(session.shard),
        }

    def _resume(self, connection: Connection, data: JsonObject) -> None:
        session = self._sessions.get(data.get("session_id", ""))
        if data.get("token") != self._token:
            raise Close(AUTHENTICATION_FAILED)
        missed = session.missed_since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None:
            connection.send(Op.INVALID_SESSION, False)
            return
        session.connection, connection.session = connection, session
        for packed in missed:
            connection.send_packed(packed)
        session.tell("RESUMED", {})
        log.debug("gateway_resumed", missed=len(missed))

    def _send_members(self, session: Session, data: JsonObject) -> None:
        """Answers a request for members, by id or by the beginning of their names."""
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = list(map(str, data["user_ids"])) if isinstance(data.get("user_ids"), list) else []
        beginning = str(data.get("query") or "").lower()
        members = [
            member
            for user_id, member in guild.members.items()
            if (user_id in wanted if wanted else member["user"]["username"].startswith(beginning))
        ]
        chunks = [members[start : start + LARGEST_CHUNK] for start in range(0, len(members), LARGEST_CHUNK)] or [[]]
        for index, chunk in enumerate(chunks):
            told = {
                "guild_id": guild.id,
                "members": chunk,
                "chunk_index": index,
                "chunk_count": len(chunks),
                "not_found": [],
                "nonce": data.get("nonce"),
            }
            session.tell("GUILD_MEMBERS_CHUNK", dispatches.checked("GUILD_MEMBERS_CHUNK", told))
