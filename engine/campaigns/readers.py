"""What a person has chosen for everything that is said to them, whatever the campaign."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict
from sqlalchemy import delete, insert, select

from engine.campaigns.context import Context
from engine.storage.tables import readers


class Preferences(BaseModel):
    """Of each the usual choice comes first.

    locale: the language of private answers, None as in Discord. pictures: with them as usual, in
    high contrast or with large labels, or words only. ask_first: whether
    to be asked before dice and reveals. tips: whether to be told them; `told` are those that were, `told_at` when the
    last one was (milliseconds), `turns` how many turns were ended by panel.
    """

    model_config = ConfigDict(frozen=True)

    locale: str | None = None
    pictures: Literal["usual", "contrast", "large", "words"] = "usual"
    ask_first: bool = True
    tips: bool = True
    told: tuple[str, ...] = ()
    told_at: int = 0
    turns: int = 0


async def preferences(context: Context, user: int) -> Preferences:
    """See `Campaigns.preferences`."""
    query = select(readers.c.preferences).where(readers.c.user == user)
    stored = await context.database.read(lambda connection: connection.scalar(query))
    return Preferences.model_validate(stored or {})


async def set_preferences(context: Context, user: int, chosen: Preferences) -> None:
    """See `Campaigns.set_preferences`."""
    before = delete(readers).where(readers.c.user == user)
    row = {"user": user, "preferences": chosen.model_dump(mode="json")}
    await context.database.write([(before, ()), (insert(readers), [row])])
