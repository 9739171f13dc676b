"""Explains failures of PostgreSQL's client programs."""

from __future__ import annotations

from engine.storage.schema.errors import CannotOpen


def missing(program: str) -> CannotOpen:
    """The program is not installed."""
    return CannotOpen(f"{program} is missing. Install the client of PostgreSQL (postgresql-client).")


def refused(program: str, errors: bytes) -> CannotOpen:
    """The program has failed, and has printed these errors."""
    return CannotOpen(f"{program} refuses: {' '.join(errors.decode(errors='replace').split())}")
