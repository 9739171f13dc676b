"""Explains errors of a PostgreSQL server, with remedies for the host."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

ONLY_READ = "25006"
DISK_FULL, NO_CONNECTION_LEFT = "53100", "53300"
WORDS = {
    "too many clients": NO_CONNECTION_LEFT,
    "too many connections": NO_CONNECTION_LEFT,
    "connection slots are reserved": NO_CONNECTION_LEFT,
    "could not write init file": DISK_FULL,
    "No space left on device": DISK_FULL,
}
"""If a server refuses a connection, only its message is known, not the state."""

ADVICE = "\t"
"""PostgreSQL's client begins lines of questions with it; we give our own advice."""

REMEDIES: dict[str | None, str] = {  # by SQL state
    ONLY_READ: "It is only read, as a copy is: name the server in EMBERKEEP_DATABASE that is written to, or set its "
    "default_transaction_read_only to off.",
    "42501": "Let the user in EMBERKEEP_DATABASE own that database: ALTER DATABASE ... OWNER TO ...",
    DISK_FULL: "Make room on the disk of its server; nothing that was stored is lost.",
    NO_CONNECTION_LEFT: "Raise max_connections of its server: each process keeps up to seven open.",
}


def state(error: DBAPIError) -> str | None:
    """Returns the SQL state of an error, if any."""
    known = getattr(error.orig, "sqlstate", None)
    return known or next((state for words, state in WORDS.items() if words in str(error.orig)), None)


def told(error: DBAPIError, otherwise: str = "") -> str:
    """Returns one line: the error and its remedy, or `otherwise` if none is known."""
    lines = str(error.orig).splitlines()
    said = " ".join(" ".join(line for line in lines if not line.startswith(ADVICE)).split())
    remedy = REMEDIES.get(state(error), otherwise)
    return f"{said.rstrip('.')}. {remedy}" if remedy else said
