"""Silence for deliberate faults, and for hundreds of posts."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog


def silence(level: int = logging.CRITICAL) -> None:
    """Logs nothing up to this level."""
    logging.disable(level)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(level))


@pytest.fixture
def quiet() -> Iterator[None]:
    """Logs nothing during a test."""
    before = structlog.get_config()
    silence()
    yield
    structlog.configure(**before)
    logging.disable(logging.NOTSET)
