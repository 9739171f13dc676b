"""Errors are reported to Sentry without anything about people or games (docs/hosting.md#5-logs)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
import structlog
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.cli.error_reports import reporter, send_errors

SECRET = "Ana holds card-17"
INTERACTION = 1234567890123456789


class Kept(Transport):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Envelope] = []

    def capture_envelope(self, envelope: Envelope) -> None:
        self.sent.append(envelope)


@pytest.fixture
def transport() -> Iterator[Kept]:
    kept = Kept()
    send_errors("https://key@sentry.example/1", transport=kept)
    yield kept
    sentry_sdk.get_client().close()
    sentry_sdk.init()


def failing(hand: str) -> None:
    raise ValueError(hand)


def logged(method: str, **fields: Any) -> dict[str, Any]:
    return dict(reporter()(structlog.get_logger(), method, {"event": "unexpected error", **fields}))


def test_error_is_reported_with_its_number_and_nothing_else(transport: Kept) -> None:
    private = {"campaign": 12, "interaction": INTERACTION, "user": "Ana", "text": SECRET}
    try:
        failing(SECRET)
    except ValueError as error:
        line = logged("error", report="7F3A", exc_info=error, **private)
    assert line["campaign"] == 12  # the log itself keeps it
    (envelope,) = transport.sent
    event = envelope.get_event()
    assert event is not None
    assert event["tags"] == {"report": "7F3A"}
    (raised,) = event["exception"]["values"]
    assert (raised["type"], raised["value"]) == ("ValueError", "")
    assert raised["stacktrace"]["frames"][-1]["function"] == "failing"
    assert raised["stacktrace"]["frames"][-1]["filename"] == "tests/cli/test_error_reports.py"
    whole = str(event)
    assert not any(each in whole for each in (SECRET, "Ana", str(INTERACTION), "site-packages", "vars", "user"))


def test_causes_are_reported_and_other_lines_are_not(transport: Kept) -> None:
    logged("info", exc_info=ValueError(SECRET))
    logged("error", reason="no error object")
    assert transport.sent == []
    try:
        try:
            failing(SECRET)
        except ValueError as error:
            raise KeyError(SECRET) from error
    except KeyError as error:
        logged("exception", work="delivery", exc_info=error)
    (envelope,) = transport.sent
    event = envelope.get_event()
    assert event is not None
    assert [each["type"] for each in event["exception"]["values"]] == ["ValueError", "KeyError"]
    assert event["tags"] == {"work": "delivery"}
    assert SECRET not in str(event)


def test_wrong_address_is_refused() -> None:
    with pytest.raises(ValueError, match=r"DSN|scheme"):
        send_errors("not an address")
