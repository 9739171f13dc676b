"""What the host sets, in the environment or in `.env`; `.env.example` explains each setting."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import DirectoryPath, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The host's settings; each may be given as `EMBERKEEP_<NAME>`, the token as `DISCORD_TOKEN`. One left empty counts
    as not given."""

    model_config = SettingsConfigDict(
        env_prefix="EMBERKEEP_", env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: str | Path = "emberkeep.db"
    content: DirectoryPath | None = None
    shards: Annotated[int, Field(ge=1, le=1000)] = 1
    render_workers: Annotated[int, Field(ge=1, le=16)] = 2
    json_logs: bool | None = None
    metrics_port: Annotated[int | None, Field(ge=1, le=65535)] = None
    metrics_host: str = "127.0.0.1"
    metrics_names: str = ""
    campaigns_per_server: Annotated[int, Field(ge=1)] = 200
    commands_per_minute: Annotated[int, Field(ge=1)] = 30

    @property
    def names_of_metrics(self) -> list[str]:
        """The host names of `metrics_names`."""
        return [name.strip() for name in self.metrics_names.split(",") if name.strip()]
