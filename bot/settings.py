"""What the host sets, in the environment or in `.env`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The host's settings; each may be given as `EMBERKEEP_<NAME>`, the token as `DISCORD_TOKEN`."""

    model_config = SettingsConfigDict(env_prefix="EMBERKEEP_", env_file=".env", extra="ignore", populate_by_name=True)

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Path = Path("emberkeep.db")
    render_workers: Annotated[int, Field(ge=1, le=16)] = 2
    json_logs: bool = False
