"""Configures logging."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from bot.cli.error_reports import reporter
from bot.cli.scrubbing import PlainArguments, scrub, tell_error


def set_up_logs(level: int, *, as_json: bool | None = None, reports: bool = False) -> None:
    """Logs the bot and its libraries to standard error, scrubbed of secrets: as JSON Lines or for people; by default,
    for people only on a terminal. With `reports`, errors are also sent to Sentry, after `send_errors`."""
    terminal = sys.stderr.isatty()
    as_json = not terminal if as_json is None else as_json
    renderer: Any = (
        structlog.processors.JSONRenderer(sort_keys=True) if as_json else structlog.dev.ConsoleRenderer(colors=terminal)
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        tell_error,
        scrub,
    ]
    structlog.configure(
        processors=[*([reporter()] if reports else ()), *shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    handler.addFilter(PlainArguments())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=renderer, foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name]
        )
    )
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # storage logs one line about all migrations
