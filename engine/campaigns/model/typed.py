"""What people type, as it is kept."""

from __future__ import annotations

import re

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")  # of which PostgreSQL does not keep all
TURNING = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def one_line(typed: str) -> str:
    """The words on one line, without superfluous spaces, control characters and what turns the text around it."""
    return " ".join(CONTROL.sub(" ", TURNING.sub("", typed)).split())
