"""Sends errors to a Sentry server, if the host wants that (docs/hosting.md#5-logs).

A report has the kind of error, where it was raised, and its report number. It has no message of the error, no values of
variables, and nothing about people, servers, campaigns or games.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from structlog.typing import EventDict

from bot.cli.scrubbing import without_tokens
from bot.host.version import VERSION

if TYPE_CHECKING:
    from sentry_sdk.types import Event

ROOT = Path(__file__).parents[2]
TOLD = ("report", "work", "where", "kind")
"""Fields of a log line that are reported: numbers and names of our own code."""


class NotInstalled(Exception):
    """Raised if the package that sends reports is not installed."""


def send_errors(dsn: str, **options: Any) -> None:
    """Starts sending. `options` are for tests. Raises NotInstalled, and ValueError for a wrong address."""
    try:
        import sentry_sdk
    except ImportError as error:
        raise NotInstalled from error
    try:
        sentry_sdk.init(
            dsn,
            release=f"emberkeep@{VERSION}",
            server_name="",
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            traces_sample_rate=None,
            auto_session_tracking=False,
            **options,
        )
    except sentry_sdk.utils.BadDsn as error:
        raise ValueError(str(error)) from error


def reporter() -> Callable[[Any, str, EventDict], EventDict]:
    """Returns a structlog processor that reports lines about errors and passes all lines on."""
    import sentry_sdk

    def report(_logger: Any, method: str, event: EventDict) -> EventDict:
        error = _error_of(event)
        if method in ("error", "exception", "critical") and error is not None:
            sentry_sdk.capture_event(report_of(str(event.get("event", "")), error, event))
        return event

    return report


def _error_of(event: EventDict) -> BaseException | None:
    given = event.get("exc_info")
    if given is True:
        return sys.exc_info()[1]
    return given if isinstance(given, BaseException) else None


def report_of(said: str, error: BaseException, event: EventDict) -> Event:
    """Returns what is sent about an error."""
    chain = list[dict[str, Any]]()
    cause: BaseException | None = error
    while cause is not None and len(chain) < 10:
        chain.append(_exception(cause))
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return {
        "level": "error",
        "message": without_tokens(said),
        "exception": {"values": chain[::-1]},
        "tags": {name: without_tokens(str(event[name])) for name in TOLD if name in event},
    }


def _exception(error: BaseException) -> dict[str, Any]:
    frames = [
        {"filename": _place(each.filename), "function": each.name, "lineno": each.lineno}
        for each in traceback.extract_tb(error.__traceback__)
    ]
    kind = type(error)
    return {"type": kind.__qualname__, "module": kind.__module__, "value": "", "stacktrace": {"frames": frames}}


def _place(file: str) -> str:
    """Returns a file within the project or its packages, without the folders of this machine."""
    path = Path(file)
    if path.is_relative_to(ROOT):
        return str(path.relative_to(ROOT))
    parts = path.parts
    return "/".join(parts[parts.index("site-packages") + 1 :] if "site-packages" in parts else parts[-2:])
