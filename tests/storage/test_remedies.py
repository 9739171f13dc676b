"""Errors of a PostgreSQL server as a host reads them."""

from sqlalchemy.exc import DBAPIError

from engine.storage.backends.remedies import told

REFUSED = (
    'connection failed: connection to server at "127.0.0.1", port 1 failed: Connection refused\n'
    "\tIs the server running on that host and accepting TCP/IP connections?"
)


def test_unreachable_server_gives_one_sentence_and_remedy() -> None:
    said = told(DBAPIError("SELECT 1", None, Exception(REFUSED)), "Look whether its server runs.")
    assert said == f"{REFUSED.splitlines()[0]}. Look whether its server runs."
