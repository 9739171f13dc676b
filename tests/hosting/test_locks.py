"""pip installs exactly what uv.lock lists: same versions, same hashes, only what pyproject.toml requires."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REMEDY = "run `make lock`, which needs uv, and commit what it changed"


def pins(file: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Name, version and hashes of each requirement."""
    text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    return {
        (parts := line.split())[0].split("==")[0]: (
            parts[0].split("==")[1],
            frozenset(re.findall(r"--hash=(sha256:[0-9a-f]{64})", line)),
        )
        for line in lines
    }


def locked(package: dict[str, Any]) -> tuple[str, frozenset[str]]:
    files = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else [])]
    return package["version"], frozenset(file["hash"] for file in files)


PACKAGES = {package["name"]: locked(package) for package in LOCK if "virtual" not in package["source"]}
PACKAGES.pop("emberkeep")


def names(entries: list[Any]) -> set[str]:
    return {re.sub(r"[._]", "-", Requirement(entry).name).lower() for entry in entries if isinstance(entry, str)}


def test_requirements_of_developers_are_the_whole_lock() -> None:
    assert pins("requirements-dev.txt") | pins("requirements-site.txt") == PACKAGES, REMEDY


@pytest.mark.parametrize(
    ("file", "extras"), [("requirements.txt", []), ("requirements-postgresql.txt", ["postgresql"])]
)
def test_requirements_of_hosts_are_a_part_of_the_lock(file: str, extras: list[str]) -> None:
    requirements, wanted = pins(file), PROJECT["project"]["dependencies"]
    assert requirements.items() <= PACKAGES.items(), REMEDY
    wanted = wanted + [each for extra in extras for each in PROJECT["project"]["optional-dependencies"][extra]]
    assert names(wanted) <= requirements.keys(), REMEDY
    assert ("psycopg" in requirements) is ("postgresql" in extras), "a host with a file needs no driver of a server"
    assert not {"pytest", "mypy", "ruff", "playwright"} & requirements.keys(), "a host needs no tools of developers"


@pytest.mark.parametrize("group", ["dependencies", "dev", "build"])
def test_lock_satisfies_project_requirements(group: str) -> None:
    wanted = PROJECT["project"]["dependencies"] if group == "dependencies" else PROJECT["dependency-groups"][group]
    for entry in wanted:
        if isinstance(entry, str):
            requirement = Requirement(entry)
            name = re.sub(r"[._]", "-", requirement.name).lower()
            version, hashes = PACKAGES[name]
            assert requirement.specifier.contains(version), f"{entry} is locked as {version}: {REMEDY}"
            assert hashes


def test_each_file_that_could_be_installed_has_a_hash() -> None:
    assert all(hashes for _, hashes in PACKAGES.values())
