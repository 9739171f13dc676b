"""Runs tests that show messages, judges all their bodies, and writes docs/conformance.md (`make conformance`)."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.conformance.judging import HERE, Verdict, install, is_installed, judge, versions
from tests.conformance.recording import VARIABLE

ROOT = HERE.parents[1]
TESTS = (
    "tests/words/test_limits.py",
    "tests/words/test_posts.py",
    "tests/words/test_lengths.py",
    "tests/words/test_pages.py",
    "tests/end_to_end",
)
REPORT = ROOT / "docs" / "conformance.md"


def main() -> int:
    """Returns 1 if a body is wrong or the tests fail."""
    if not is_installed():
        install()
    with TemporaryDirectory() as folder:
        chosen = sys.argv[1:] or TESTS
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conformance.recording", *chosen]
        failed = subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: folder}).returncode
        verdict = judge(line for file in Path(folder).iterdir() for line in file.read_bytes().splitlines())
    print(*verdict.examples, sep="\n")
    REPORT.write_text(report(verdict, chosen))
    return 1 if failed or verdict.violations else 0


def report(verdict: Verdict, chosen: tuple[str, ...] | list[str]) -> str:
    """Returns the page of the report."""
    judges = ", ".join(f"{name} {version}" for name, version in versions().items())
    rows = [f"| {kind} | {count:,} |" for kind, count in sorted(verdict.counts.items())]
    return f"""# Conformance

`make conformance` runs tests that show messages, and judges every request that they send with libraries that are not
ours: {judges}. Each part is built again with their setters, which check
its values, and compared with what was sent. This is beside Discord's own description of its API, with which the local
Discord checks every request of every test. `make test` judges a small sample if Node's packages are installed.

Judged on {datetime.now(UTC):%Y-%m-%d}: **{sum(verdict.counts.values()):,} different bodies, {verdict.violations}
violations**, from these tests:

{chr(10).join(f"- `{each}`" for each in chosen if each.startswith("tests/"))}

| kind | bodies |
|---|---:|
{chr(10).join(rows)}

`tests/words/test_limits.py` shows the messages of random moments of all games in all languages with the longest names,
`tests/words/test_posts.py` every kind of post, and `tests/end_to_end` what real presses and commands lead to.
"""


if __name__ == "__main__":
    sys.exit(main())
