"""The lab on a pipe: a line in, a line out."""

from __future__ import annotations

from typing import BinaryIO

from bot.cli.lab.lab import Lab


def serve(lab: Lab, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answers each line of `requests` with one line of JSON in `replies`, until the requests end."""
    for line in requests:
        replies.write(lab.reply(line) + b"\n")
        replies.flush()
