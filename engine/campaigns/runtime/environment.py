"""The environment of worker processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from engine.kit.own import HOST_FOLDER

KEPT_VARIABLES = ("PATH", "LANG", "LD_LIBRARY_PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", HOST_FOLDER)
"""Environment variables of the bot that are passed to its worker processes."""


def environment_without_secrets(own: Mapping[str, str]) -> dict[str, str]:
    """Returns the environment of a worker process: what Python needs, without the bot's token and database
    password.
    """
    kept = {name: value for name, value in own.items() if name.upper() in KEPT_VARIABLES or name.startswith("LC_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
