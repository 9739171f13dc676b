"""Cleans text that people type."""

from __future__ import annotations

import re

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")  # PostgreSQL cannot store all of them
TURNING = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def one_line(typed: str) -> str:
    """Returns the text on one line, without extra spaces, control characters and direction marks."""
    return " ".join(CONTROL.sub(" ", TURNING.sub("", typed)).split())
