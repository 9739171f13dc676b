"""What docs/hosting.md, docs/acceptance.md, the Dockerfile and the unit name does exist."""

import configparser
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

import bot.host.metrics  # noqa: F401  (its metrics register themselves)
from bot.cli.app import app
from bot.host.settings import Settings

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
CHECKS = (ROOT / "docs" / "acceptance.md").read_text("utf-8")
UNIT = (ROOT / "deploy" / "emberkeep.service").read_text("utf-8")


def measured() -> set[str]:
    ours = [family for family in REGISTRY.collect() if family.name.startswith("emberkeep_")]
    return {f"{family.name}_total" if family.type == "counter" else family.name for family in ours}


def test_the_guide_explains_every_metric_and_no_other() -> None:
    named = set(re.findall(r"\bemberkeep_[a-z_]+", GUIDE))
    assert {name.removesuffix("_bucket") for name in named} == measured()
    assert len(measured()) > 10


@pytest.mark.parametrize("text", [GUIDE, DOCKERFILE, UNIT], ids=["guide", "Dockerfile", "unit"])
def test_only_settings_that_exist_are_named(text: str) -> None:
    known = {f"EMBERKEEP_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"\bEMBERKEEP_[A-Z_]+", text)) <= known


@pytest.mark.parametrize("text", [GUIDE, DOCKERFILE, UNIT], ids=["guide", "Dockerfile", "unit"])
def test_only_commands_that_exist_are_named(text: str) -> None:
    known = {command.callback.__name__ for command in app.registered_commands if command.callback}
    known |= {group.name for group in app.registered_groups if group.name}
    named = set(re.findall(r"(?:bin/|`|exec emberkeep )emberkeep ([a-z]+)", text))
    assert named <= known and (named or text is DOCKERFILE)


def test_the_container_runs_the_bot_without_rights_and_asks_for_its_health() -> None:
    lines = DOCKERFILE.splitlines()
    assert lines.index("USER emberkeep") < lines.index('ENTRYPOINT ["emberkeep"]')
    assert "VOLUME /data" in lines and 'CMD ["run"]' in lines
    assert 'CMD ["emberkeep", "health"]' in DOCKERFILE
    copied = re.findall(r"^COPY (.+) \./?\S*$", DOCKERFILE, re.MULTILINE)
    allowed = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert sorted(name for line in copied for name in line.split()) == sorted(allowed)
    assert all((ROOT / name).exists() for name in allowed)


def test_the_unit_gives_the_bot_a_folder_and_no_rights() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["ExecStart"].endswith("/emberkeep run")
    assert service["User"] == "emberkeep" and service["StateDirectory"] == "emberkeep"
    assert service["CapabilityBoundingSet"] == "" and service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"


def test_every_test_that_the_acceptance_checks_name_exists() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", CHECKS)
    assert len(set(named)) > 50
    assert [name for name in named if not re.search(rf"^(async )?def {name}\(", sources, re.MULTILINE)] == []
    assert all((ROOT / path).exists() for path in re.findall(r"`(tests/[^`]+)`", CHECKS))


def test_there_are_thirty_acceptance_checks() -> None:
    assert re.findall(r"^\| (\d+) \|", CHECKS, re.MULTILINE) == [str(number) for number in range(1, 31)]
