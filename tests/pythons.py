"""Runs the quick suite on each CPython from 3.11 on that this machine has, each in an environment of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
NEWEST_MINOR = 30  # far beyond what there is
ASK = "import sys; print(sys.implementation.name, *sys.version_info[:3], sys.version_info.releaselevel)"


def interpreters() -> dict[tuple[int, ...], str]:
    """Returns the newest stable CPython of each minor version: on the path, or where pyenv and uv keep theirs."""
    minors = range(OLDEST[1], NEWEST_MINOR)
    names = [f"python3.{minor}" for minor in minors]
    kept = [
        str(path)
        for pattern in (".pyenv/versions/3.*/bin/python", ".local/share/uv/python/cpython-3.*/bin/python3")
        for path in Path.home().glob(pattern)
    ]
    found: dict[tuple[int, ...], str] = {}
    for name in [sys.executable, *names, *kept]:
        version = stable_version(name)
        if version and version >= OLDEST:
            found.setdefault(version, name)
    newest = {version[:2]: version for version in sorted(found)}
    return {version: found[version] for version in newest.values()}


def stable_version(name: str) -> tuple[int, ...] | None:
    """Returns the version of an interpreter; None where it does not run, or is another Python or no stable one."""
    try:
        said = subprocess.run([name, "-c", ASK], capture_output=True, text=True, check=True, timeout=30).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return None
    return tuple(map(int, said[1:4])) if said[0] == "cpython" and said[4] == "final" else None


def tried(interpreter: str) -> bool:
    """Makes an environment, installs what is locked, and runs the quick suite; returns whether all of it passed."""
    with tempfile.TemporaryDirectory(prefix="emberkeep-python-") as folder:
        python = f"{folder}/bin/python"
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        steps = [
            [interpreter, "-m", "venv", folder],
            [*pip, "--require-hashes", "--requirement", "requirements-dev.txt"],
            [*pip, "--no-deps", "--no-build-isolation", "--editable", "."],
            [python, "-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal", "--quiet"],
        ]
        return all(subprocess.run(step, cwd=ROOT, check=False).returncode == 0 for step in steps)


def main() -> int:
    """Tries all of them; returns 1 where one fails."""
    ArgumentParser(description=__doc__).parse_args()
    results = {}
    for version, interpreter in interpreters().items():
        began = time.monotonic()
        name = ".".join(map(str, version))
        print(f"== CPython {name}: {interpreter}", flush=True)
        results[name] = ("passed" if tried(interpreter) else "FAILED", time.monotonic() - began)
    for name, (result, seconds) in results.items():
        print(f"CPython {name}: {result} in {seconds:.0f} s")
    return int(any(result != "passed" for result, _ in results.values()))


if __name__ == "__main__":
    sys.exit(main())
