"""The system's own Chromium, for the tests of the local Discord's page.

Without a Chromium these tests are left out, and pytest says so; where `CI` is set, that is a failure instead.
"""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = f"no Chromium found: install one of {', '.join(NAMES)}, or set CHROMIUM to its path"
ARGUMENTS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def find() -> str | None:
    """The path of the Chromium to use: the one that `CHROMIUM` names, else the system's; None if there is none."""
    wished = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ([wished] if wished else NAMES))
    return next((path for path in found if path), None)


def is_left_out() -> bool:
    """True if the tests of the page cannot run here."""
    return find() is None and not os.environ.get("CI")


def report() -> list[str]:
    """Returns pytest's report lines about it."""
    return [f"Tests of the page are left out: {ADVICE}."] if is_left_out() else []


def arguments() -> list[str]:
    """Command line of a Chromium that stays off the network; its sandbox does not work for root."""
    return [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else list(ARGUMENTS)
