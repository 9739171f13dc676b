"""The metrics, and functions that record events from the rest of the bot."""

from __future__ import annotations

from collections.abc import Awaitable
from contextvars import ContextVar
from datetime import UTC, datetime
from time import monotonic
from types import SimpleNamespace

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

from engine.campaigns import Figures
from engine.words.missing import on_missing
from renders.job import Job

ACKNOWLEDGED = Histogram(
    "emberkeep_acknowledged_seconds",
    "From the arrival of a press, command or completion to its acknowledgement; Discord allows 3.",
    ["what"],
    buckets=(0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5),
)
ANSWERS = Counter("emberkeep_answers", "Answers given by people.")
RENDERED = Histogram(
    "emberkeep_render_seconds",
    "From the request for a picture to its PNG, including waiting.",
    ["game", "picture"],
    buckets=(0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
PICTURES_MISSED = Counter("emberkeep_pictures_missed", "Pictures that were not drawn in time.")
REFUSALS = Counter("emberkeep_refusals", "Refusals, by reason.", ["kind"])
POSTS_TOLD_PLAINLY = Counter(
    "emberkeep_posts_told_plainly", "Posts that could not be built or sent, and were replaced by plain text.", ["kind"]
)
MISSING_TEXTS = Counter(
    "emberkeep_missing_texts", "Texts replaced by English or plain text, by key and language.", ["key", "language"]
)
ERRORS = Counter("emberkeep_errors", "Internal errors, by place and type.", ["where", "kind"])
REQUESTS = Counter("emberkeep_discord_requests", "Requests to Discord, by response status.", ["status"])
GATEWAY = Counter(
    "emberkeep_gateway", "Times that a shard's gateway was connected, resumed or disconnected.", ["shard", "event"]
)

CONNECTED = Gauge("emberkeep_gateway_connected", "1 while a shard's gateway is connected.", ["shard"])
LEADS = Gauge("emberkeep_leads", "1 while this process answers for a shard, 0 while it stands by.", ["shard"])
CAMPAIGNS = Gauge("emberkeep_campaigns", "Campaigns, by stage.", ["stage"])
ASKS_OPEN = Gauge("emberkeep_asks_open", "Campaigns with an open question.")
REQUESTS_OPEN = Gauge("emberkeep_consents_open", "Campaigns waiting for consent to an undo, a reset or a restore.")
OUTBOX = Gauge("emberkeep_outbox_posts", "Posts waiting to be sent or struck through.")
OLDEST = Gauge("emberkeep_outbox_oldest_seconds", "Age of the oldest unsent post; 0 if there is none.")
REFUSING = Gauge("emberkeep_threads_refusing", "Threads that refuse posts.")

STAGES = ("lobby", "playing", "between", "over")

_arrival: ContextVar[tuple[str, float] | None] = ContextVar("arrival", default=None)


def arrived(what: str) -> None:
    """Notes that the current task handles a press, command or completion."""
    _arrival.set((what, monotonic()))


async def drawn(job: Job, drawing: Awaitable[bytes | None]) -> bytes | None:
    """Awaits a drawing and records how long it took. Cancelled drawings do not count."""
    began = monotonic()
    data = await drawing
    RENDERED.labels(job.game, job.picture).observe(monotonic() - began)
    if data is None:
        PICTURES_MISSED.inc()
    return data


def refused(reason: Exception) -> None:
    """Counts a refusal explained to a user."""
    REFUSALS.labels(type(reason).__name__).inc()


def failed(where: str, error: Exception) -> None:
    """Counts an internal error."""
    ERRORS.labels(where, type(error).__name__).inc()


def missing_text(key: str, language: str) -> None:
    """Counts a text that was replaced, because it has no message or could not be formatted."""
    MISSING_TEXTS.labels(key, language).inc()


on_missing(missing_text)


def told_plainly(kind: str) -> None:
    """Counts a post replaced by plain words."""
    POSTS_TOLD_PLAINLY.labels(kind).inc()


def gateway_event(shard: int, event: str, *, connected: bool) -> None:
    """Counts a change of a shard's connection to the gateway, and records whether it is connected."""
    GATEWAY.labels(shard, event).inc()
    CONNECTED.labels(shard).set(connected)


def http_trace() -> aiohttp.TraceConfig:
    """Returns a trace that measures requests to Discord, including acknowledgements."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_unanswered)
    return trace


async def _answered(
    session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    REQUESTS.labels(params.response.status).inc()
    arrival = _arrival.get()
    if arrival and params.response.ok and params.url.path.endswith("/callback"):
        what, began = arrival
        ACKNOWLEDGED.labels(what).observe(monotonic() - began)


async def _unanswered(
    session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
) -> None:
    REQUESTS.labels("none").inc()


def age(moment: datetime | None) -> float:
    """Returns the seconds since then; 0 for None."""
    return 0 if moment is None else max(0, (datetime.now(UTC) - moment).total_seconds())


def show(figures: Figures) -> None:
    """Updates the gauges."""
    for stage in STAGES:
        CAMPAIGNS.labels(stage).set(figures.campaigns.get(stage, 0))
    ASKS_OPEN.set(figures.asking)
    REQUESTS_OPEN.set(figures.requests)
    OUTBOX.set(figures.outbox)
    OLDEST.set(age(figures.oldest))
    REFUSING.set(figures.refusing)
