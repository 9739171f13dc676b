"""How a table plays, whatever the game: chosen in the lobby, most of it changeable in play."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

PACE_HOURS = {"fast": 12, "daily": 24, "relaxed": 72}


class Settings(BaseModel):
    """pace: how long a turn may take; pictures: after every turn or every phase; locale: language of posts."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pace: Literal["daily", "fast", "relaxed", "none"] = "daily"
    pictures: Literal["turn", "phase"] = "turn"
    locale: Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Za-z0-9]{2,4})?$")] = "en"

    @property
    def time_for_votes(self) -> timedelta | None:
        """A third of a turn's time; None where nothing has a deadline."""
        return None if self.pace == "none" else timedelta(hours=PACE_HOURS[self.pace]) / 3
