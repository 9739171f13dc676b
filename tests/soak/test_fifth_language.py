"""A fifth language, added to a copy of the project by files alone, is shown on every panel and picture."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.processes.commands import ROOT
from tests.soak.fifth_language import CODE, add_language

pytestmark = pytest.mark.soak

FOLDERS = ("bot", "engine", "renders", "data", "tests", "docs")
SHOWN = (
    *("tests/words/test_pages.py", "tests/words/test_limits.py", "tests/words/test_posts.py"),
    *("tests/words/test_reachable.py", "tests/contract/sources/test_texts.py", "tests/renders/test_uncut.py"),
)


@pytest.mark.timeout(1800)
def test_everything_is_shown_in_a_fifth_language(tmp_path: Path) -> None:
    for folder in FOLDERS:
        copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    add_language(tmp_path)
    command = [sys.executable, "-m", "pytest", "--numprocesses", "2", "--quiet", "-k", CODE, *SHOWN]
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:]
    print(f"\n{done.stdout.splitlines()[-1]}")
