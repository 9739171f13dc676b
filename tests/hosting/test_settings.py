"""`.env.example` and the settings class say the same, and an untouched copy works."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.host.settings import Settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
LINE = re.compile(r"^(?:# )?([A-Z_]+)=(.*)$", re.MULTILINE)


def documented() -> dict[str, str]:
    return dict(LINE.findall(EXAMPLE.read_text("utf-8")))


def names() -> set[str]:
    return {str(field.validation_alias or f"EMBERKEEP_{name.upper()}") for name, field in Settings.model_fields.items()}


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_example_names_every_setting_and_no_other() -> None:
    assert set(documented()) == names()


def test_every_setting_is_explained_in_the_line_before_it() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    places = [number for number, line in enumerate(lines) if LINE.match(line)]
    assert all(re.match(r"# [A-Z].*[.)]$", lines[place - 1]) for place in places)


def test_an_untouched_copy_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(EXAMPLE.read_bytes())
    assert Settings() == Settings.model_construct()


def test_what_the_comments_show_are_the_defaults(tmp_path: Path) -> None:
    shown = "\n".join(f"{name}={value}" for name, value in documented().items())
    (tmp_path / ".env").write_text(shown)
    assert Settings() == Settings.model_construct()


def test_what_is_given_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "mine")
    monkeypatch.setenv("EMBERKEEP_METRICS_PORT", "9464")
    monkeypatch.setenv("EMBERKEEP_JSON_LOGS", "true")
    settings = Settings()
    assert settings.discord_token is not None and settings.discord_token.get_secret_value() == "mine"
    assert (settings.metrics_port, settings.json_logs) == (9464, True)
    assert "mine" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [("METRICS_PORT", "70000"), ("RENDER_WORKERS", "0"), ("CAMPAIGNS_PER_SERVER", "few"), ("COMMANDS_PER_MINUTE", "0")],
)
def test_a_value_that_cannot_be_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"EMBERKEEP_{name}", value)
    with pytest.raises(ValidationError, match=name.lower()):
        Settings()
