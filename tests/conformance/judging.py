"""Passes bodies to the judge, which runs in Node."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import orjson

HERE = Path(__file__).parent
INSTALLED = HERE.parents[1] / "build" / "conformance"
"""The folder of the installed packages, and of copies of the files that use them."""


@dataclass(frozen=True)
class Verdict:
    """How many bodies of each kind were judged, and what was wrong."""

    counts: Mapping[str, int]
    violations: int
    examples: Sequence[str]


def is_installed() -> bool:
    """True if Node and its packages are there."""
    return shutil.which("node") is not None and (INSTALLED / "node_modules").is_dir()


def install() -> None:
    """Installs what judges, with npm."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, INSTALLED)
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=INSTALLED, check=True)


def judge(lines: Iterable[bytes]) -> Verdict:
    """Judges bodies, one JSON object in each line: `method`, `template` and `body`."""
    script = shutil.copy(HERE / "judge.mjs", INSTALLED)
    ran = subprocess.run(["node", str(script)], input=b"\n".join(lines), capture_output=True, check=True, timeout=600)
    return Verdict(**orjson.loads(ran.stdout))


def versions() -> Mapping[str, str]:
    """Returns the versions of the packages that judge."""
    return dict(orjson.loads((HERE / "package.json").read_bytes())["dependencies"])
