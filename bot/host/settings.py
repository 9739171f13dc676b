"""The host's settings, from the environment or `.env`; `.env.example` explains each."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname
from typing import Annotated, Any

from pydantic import AfterValidator, AnyHttpUrl, BeforeValidator, DirectoryPath, Field, SecretStr, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from engine.storage.backends.place import Place, place_of
from engine.storage.schema.shards import RIGHT, Shards, WrongShards

PREFIX = "EMBERKEEP_"
WHY = "why"  # type of errors whose reason is shown with the expected value
FILE = Path(".env")


def _host_alone(url: AnyHttpUrl | None) -> AnyHttpUrl | None:
    """Returns a URL that Discord's paths can be appended to. Raises ValueError."""
    if url is not None and (url.path not in (None, "/") or url.query or url.fragment or url.username):
        raise ValueError("a URL without a path")
    return url


def _read_shards(given: Any) -> Any:
    try:
        return Shards.parse(given, gethostname()) if isinstance(given, str) else given
    except WrongShards as error:
        raise PydanticCustomError(WHY, "{why}", {"why": str(error)}) from None


class Settings(BaseSettings):
    """The host's settings, each from `EMBERKEEP_<NAME>`, the token from `DISCORD_TOKEN`. Empty or blank values count as
    unset. Descriptions say what is expected; values that may contain a password are never shown (`repr=False`)."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=FILE, env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore"
    )

    discord_token: Annotated[
        SecretStr | None,
        Field(validation_alias="DISCORD_TOKEN", repr=False, description="the bot's token from the developer portal"),
    ] = None
    database: Annotated[
        str | Path, Field(repr=False, description="a file, or postgresql://USER:PASSWORD@HOST/DATABASE")
    ] = "emberkeep.db"
    key_file: Annotated[Path | None, Field(description="a file; a missing key is created at the first start")] = None
    discord_proxy: Annotated[
        AnyHttpUrl | None,
        AfterValidator(_host_alone),
        Field(description="a URL without a path, such as http://127.0.0.1:8080"),
    ] = None
    content: Annotated[DirectoryPath | None, Field(description="an existing folder")] = None
    shards: Annotated[Shards, NoDecode, BeforeValidator(_read_shards), Field(description=RIGHT)] = Shards()
    render_workers: Annotated[int, Field(ge=1, le=16, description="a whole number from 1 to 16")] = 2
    json_logs: Annotated[bool | None, Field(description="true or false")] = None
    metrics_port: Annotated[int | None, Field(ge=1, le=65535, description="a whole number from 1 to 65535")] = None
    metrics_host: Annotated[str, Field(description="an address of this machine")] = "127.0.0.1"
    metrics_names: Annotated[str, Field(description="names separated by commas")] = ""
    sentry_dsn: Annotated[
        SecretStr | None,
        Field(validation_alias="SENTRY_DSN", repr=False, description="the address (DSN) of a Sentry project"),
    ] = None
    campaigns_per_server: Annotated[int, Field(ge=1, description="a whole number from 1")] = 200
    commands_per_minute: Annotated[int, Field(ge=1, description="a whole number from 1")] = 30

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, given: dict[str, Any]) -> dict[str, Any]:
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @classmethod
    def variables(cls) -> dict[str, FieldInfo]:
        """Returns the settings by variable name."""
        return {
            str(field.validation_alias or f"{PREFIX}{name.upper()}"): field for name, field in cls.model_fields.items()
        }

    @property
    def place(self) -> Place:
        """The database's place. Raises CannotOpen."""
        return self.place_of(self.database)

    def place_of(self, database: str | Path) -> Place:
        """Returns the place of another database with the same key. Raises CannotOpen."""
        return place_of(database, self.key_file)

    @property
    def names_of_metrics(self) -> list[str]:
        """The host names of `metrics_names`."""
        return [name.strip() for name in self.metrics_names.split(",") if name.strip()]
