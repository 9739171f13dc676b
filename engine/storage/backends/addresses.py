"""Database addresses as hosts write them, and without passwords for logs."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url

from engine.storage.schema.errors import CannotOpen

ON_A_SERVER = ("postgresql://", "postgres://")
NO_FILE = re.compile(r"\s*[A-Za-z][\w+.-]+:/|(host|hostaddr|port|dbname|user|password|service)\s*=", re.IGNORECASE)
"""Text that begins like a server address and is not meant as a file name."""


def server_url(address: str) -> URL:
    """Returns the parts of a server address.

    Raises CannotOpen if the password cannot be separated from the host, or if copying programs would show it;
    ValueError or ArgumentError if it is not an address.
    """
    url = make_url(address)
    if "@" in (url.host or ""):
        raise CannotOpen("In the password of EMBERKEEP_DATABASE, write %40 for @, and %25 for %.")
    if isinstance(password := url.query.get("password"), str):
        url = url.difference_update_query(["password"]).set(password=password)
    if any("password" in name for name in url.query):
        raise CannotOpen(
            "EMBERKEEP_DATABASE takes one password, of its user: others would be seen by everybody on this machine. "
            "Put them into a service file of PostgreSQL."
        )
    return url


def without_password(url: URL) -> str:
    """Returns the address without password for the arguments of a program, which everyone on the machine can read."""
    return url._replace(drivername="postgresql", password=None).render_as_string()
