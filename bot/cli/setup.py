"""`emberkeep setup`: from a token to a running bot."""

from __future__ import annotations

import os
import re
from pathlib import Path

TOKEN = re.compile(r"^[ \t]*(?:export[ \t]+)?DISCORD_TOKEN[ \t]*=[ \t]*(.*)$", re.MULTILINE)
SHAPE = re.compile(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}")
"""A token: three parts separated by dots."""


def without_token(text: str) -> bool:
    """True if a file of settings has no token yet."""
    return not any(value.strip() for value in TOKEN.findall(text))


def with_token(text: str, token: str) -> str:
    """Returns the text of a file of settings with this token; everything else stays."""
    line = f"DISCORD_TOKEN={token}"
    return TOKEN.sub(line, text) if TOKEN.search(text) else f"{line}\n{text}"


def write_private(file: Path, text: str) -> None:
    """Replaces a file, whole or not at all, so that only its owner can read it. Raises OSError."""
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    draft.replace(file)
