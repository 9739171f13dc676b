"""`.env.example` and the settings class agree, an untouched copy works, and mistakes are reported."""

import errno
import os
import re
from pathlib import Path
from typing import NoReturn

import pytest
import typer
from annotated_types import Ge, Le

from bot.cli.hosting import read_settings
from bot.host.settings import Settings
from engine.storage import Shards

EXAMPLE = Path(__file__).parents[2] / ".env.example"
LINE = re.compile(r"^(?:# )?([A-Z_]+)=(.*)$", re.MULTILINE)


def documented() -> dict[str, str]:
    return dict(LINE.findall(EXAMPLE.read_text("utf-8")))


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith(("EMBERKEEP_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_example_names_every_setting_and_no_other() -> None:
    assert set(documented()) == Settings.variables().keys()


def test_every_setting_is_explained_above_it() -> None:
    for paragraph in EXAMPLE.read_text("utf-8").split("\n\n")[1:]:
        *explanation, setting = paragraph.strip().splitlines()
        assert LINE.match(setting) and re.match(r"# [A-Z].*[.)]$", " ".join(explanation))


def test_untouched_copy_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(EXAMPLE.read_bytes())
    assert Settings() == Settings.model_construct()


def test_comments_show_the_defaults(tmp_path: Path) -> None:
    shown = "\n".join(f"{name}={value}" for name, value in documented().items())
    (tmp_path / ".env").write_text(shown)
    assert Settings() == Settings.model_construct()


def test_given_values_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "mine")
    monkeypatch.setenv("EMBERKEEP_METRICS_PORT", "9464")
    monkeypatch.setenv("EMBERKEEP_JSON_LOGS", "true")
    settings = Settings()
    assert settings.discord_token is not None and settings.discord_token.get_secret_value() == "mine"
    assert (settings.metrics_port, settings.json_logs) == (9464, True)
    assert "mine" not in repr(settings)


@pytest.mark.parametrize("blank", ["", " ", "\t "])
@pytest.mark.parametrize("variable", Settings.variables())
def test_one_left_blank_counts_as_not_given(monkeypatch: pytest.MonkeyPatch, variable: str, blank: str) -> None:
    monkeypatch.setenv(variable, blank)
    assert Settings() == Settings.model_construct()


def test_blanks_around_a_value_are_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " mine\r")
    monkeypatch.setenv("EMBERKEEP_METRICS_HOST", " 0.0.0.0 ")
    settings = Settings()
    assert settings.discord_token is not None and settings.discord_token.get_secret_value() == "mine"
    assert settings.metrics_host == "0.0.0.0"


def test_password_is_not_shown_where_settings_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERKEEP_DATABASE", "postgresql://ana:sesame@localhost/house")
    assert "sesame" not in repr(Settings()) + str(Settings())


WRONG = {
    "EMBERKEEP_SHARDS": ("0", "many", "-1", "1.5", "9" * 5000),
    "EMBERKEEP_RENDER_WORKERS": ("17", '"2"'),
    "EMBERKEEP_JSON_LOGS": ("maybe",),
    "EMBERKEEP_CONTENT": ("nowhere", "file"),
    "EMBERKEEP_METRICS_PORT": ("0", "70000", "9,464", "tcp://10.0.0.1:9464"),
    "EMBERKEEP_DISCORD_PROXY": ("proxy:8080", "ftp://proxy", "http://proxy/api/v10"),
    "EMBERKEEP_CAMPAIGNS_PER_SERVER": ("few", "0"),
    "EMBERKEEP_COMMANDS_PER_MINUTE": ("0", "\x1b[2J"),
}


@pytest.mark.parametrize("in_file", [False, True])
@pytest.mark.parametrize(("variable", "value"), [(each, value) for each in WRONG for value in WRONG[each]])
def test_invalid_value_is_reported_with_name_place_and_expectation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, value: str, in_file: bool
) -> None:
    Path("file").touch()
    if in_file:
        Path(".env").write_text(f"{variable}='{value}'")
    else:
        monkeypatch.setenv(variable, value)
    (said,) = refused(capsys)
    shown = value if len(value) < 60 else f"{value[:59]}…"
    right = Settings.variables()[variable].description
    whence = ".env" if in_file else "the environment"
    told = f'{variable} should be {right}, but is "{shown.replace(chr(27), "?")}" in {whence}'
    why = said.removeprefix(told)
    assert why == "." or (variable == "EMBERKEEP_SHARDS" and why.startswith(": ") and why.endswith("."))


def test_all_problems_are_reported_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("emberkeep_shards", "none")
    monkeypatch.setenv("EMBERKEEP_METRICS_PORT", "none")
    assert [said.partition(" ")[0] for said in refused(capsys)] == ["EMBERKEEP_SHARDS", "EMBERKEEP_METRICS_PORT"]


@pytest.mark.parametrize("variable", Settings.variables())
def test_expectations_match_the_checks(variable: str) -> None:
    field = Settings.variables()[variable]
    assert field.description and field.repr != (variable in ("DISCORD_TOKEN", "EMBERKEEP_DATABASE", "SENTRY_DSN"))
    for bound in (each for each in field.metadata if isinstance(each, Ge | Le)):
        assert re.search(rf"\b{bound.ge if isinstance(bound, Ge) else bound.le}\b", field.description)


UNKNOWN = {
    "EMBERKEEP_SHARD": "EMBERKEEP_SHARDS",
    "EMBERKEEP_TOKEN": "DISCORD_TOKEN",
    "EMBERKEEP_DISCORD_TOKEN": "DISCORD_TOKEN",
    "EMBERKEEP_DATABASE_URL": "EMBERKEEP_DATABASE",
    "EMBERKEEP_METRIC_PORT": "EMBERKEEP_METRICS_PORT",
    "EMBERKEEP_WORKERS": "EMBERKEEP_RENDER_WORKERS",
    "EMBERKEEP_XYZZY": None,
}


@pytest.mark.parametrize("in_file", [False, True])
@pytest.mark.parametrize("variable", UNKNOWN)
def test_unknown_setting_is_reported_and_ignored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, in_file: bool
) -> None:
    if in_file:
        Path(".env").write_text(f"# mine\n{variable}=sesame\nOTHER=1\n")
    else:
        monkeypatch.setenv(variable, "sesame")
    assert read_settings() == Settings.model_construct()
    meant = f" Did you mean {UNKNOWN[variable]}?" if UNKNOWN[variable] else ""
    assert capsys.readouterr() == ("", f"There is no setting {variable}.{meant}\n")


def test_file_that_begins_with_a_mark_of_its_encoding_is_read() -> None:
    Path(".env").write_text("EMBERKEEP_SHARDS=3\n", "utf-8-sig")
    assert read_settings().shards == Shards(0, 2, 3)


def test_command_shards_override_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERKEEP_SHARDS", "16")
    assert read_settings(shards="0-7/32").shards == Shards(0, 7, 32)
    with pytest.raises(typer.Exit):
        read_settings(shards="7-0/32")
    said = capsys.readouterr().err
    assert said.startswith("--shards should be 8 (all of 8 shards), 0-7/32 (these of 32) or 8/32 (8 of 32, by")
    assert said.endswith(', but is "7-0/32" in the command: of 32 shards the first is 0 and the last 31.\n')


def test_shards_are_counted_from_the_name_of_the_host(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERKEEP_SHARDS", "8/32")
    monkeypatch.setattr("bot.host.settings.gethostname", lambda: "emberkeep-2")
    assert read_settings().shards == Shards(16, 23, 32)
    monkeypatch.setattr("bot.host.settings.gethostname", lambda: "laptop")
    (said,) = refused(capsys)
    assert said.endswith("the name of this host, laptop, ends with no number such as -0, so name the shards.")


def test_file_in_another_encoding_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("EMBERKEEP_SHARDS=3\n", "utf-16")
    assert refused(capsys) == [".env is not UTF-8 text. Save it as UTF-8, or copy .env.example again."]


def test_file_that_may_not_be_read_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied")

    Path(".env").touch()
    monkeypatch.setattr(Path, "open", refuse)
    assert refused(capsys) == [".env cannot be read: Permission denied. Give the bot's user permission to read it."]


def test_password_in_an_address_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERKEEP_DISCORD_PROXY", "http://ana:sesame@proxy:8080")
    (said,) = refused(capsys)
    assert '"http://***@proxy:8080"' in said and "sesame" not in said


def refused(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Returns the lines with which the settings are refused."""
    with pytest.raises(typer.Exit) as end:
        read_settings()
    said = capsys.readouterr()
    assert (end.value.exit_code, said.out) == (1, "")
    return said.err.splitlines()
