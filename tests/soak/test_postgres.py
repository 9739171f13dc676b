"""Everything that is kept, on PostgreSQL: the suites of storage, of campaigns and of the contract."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.soak

SUITES = ("tests/storage", "tests/campaigns", "tests/contract")


@pytest.mark.parametrize("suite", SUITES)
def test_suite_passes_on_a_server(suite: str) -> None:
    arguments = ["-m", "pytest", "--quiet", "--numprocesses", "auto", "--dist", "worksteal", suite]
    subprocess.run([sys.executable, *arguments], check=True, env=os.environ | {"EMBERKEEP_TESTS_ON": "postgresql"})
