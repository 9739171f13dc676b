"""Addresses of databases as hosts write them, and as they are told to others: a password is shown to nobody."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url

from engine.storage.schema.errors import CannotOpen

ON_A_SERVER = ("postgresql://", "postgres://")
NO_FILE = re.compile(r"\s*[A-Za-z][\w+.-]+:/|(host|hostaddr|port|dbname|user|password|service)\s*=", re.IGNORECASE)
"""What begins like the address of a server, and is not meant as the name of a file."""


def server_url(address: str) -> URL:
    """The parts of an address on a server. Raises CannotOpen for one whose password cannot be told from its host, or
    that programs which make copies would show; ValueError or ArgumentError for what is no address."""
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
    """The address for the arguments of a program, which everybody on the machine can read."""
    return url._replace(drivername="postgresql", password=None).render_as_string()
