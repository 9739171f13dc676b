"""Reads a person's preferences."""

from __future__ import annotations

from engine.campaigns.model.preferences import Preferences
from engine.campaigns.runtime.context import Context
from engine.storage.queries import people


async def preferences_of(context: Context, user: int) -> Preferences:
    """Returns a person's preferences, or the defaults."""
    stored = await context.database.read(people.preferences_of, user)
    return Preferences.model_validate(stored or {})
