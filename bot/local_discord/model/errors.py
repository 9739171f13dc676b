"""Errors in Discord's format: an HTTP status, a numeric code, a message, and a tree of errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

JsonObject = dict[str, Any]

INVALID_FORM_BODY = 50035


@dataclass(frozen=True)
class Complaint:
    """One mistake in a request: where (keys and indexes from the body's root) and what."""

    path: tuple[str | int, ...]
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message}"


class DiscordError(Exception):
    """An error that Discord would return, with its status and code."""

    def __init__(self, status: int, code: int, message: str, complaints: Sequence[Complaint] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.complaints = tuple(complaints)

    def under(self, step: str) -> DiscordError:
        """Returns the same error for a body nested under a key of a larger one."""
        moved = [Complaint((step, *complaint.path), complaint.message) for complaint in self.complaints]
        return DiscordError(self.status, self.code, self.message, moved)

    def body(self) -> JsonObject:
        """Returns the JSON of Discord's answer."""
        answer: JsonObject = {"message": self.message, "code": self.code}
        if self.complaints:
            answer["errors"] = _tree(self.complaints)
        return answer


def _tree(complaints: Iterable[Complaint]) -> JsonObject:
    tree: JsonObject = {}
    for complaint in complaints:
        branch = tree
        for step in complaint.path:
            branch = branch.setdefault(str(step), {})
        branch.setdefault("_errors", []).append({"code": "SANDBOX_REFUSED", "message": complaint.message})
    return tree


def refuse(complaints: Sequence[Complaint]) -> None:
    """Raises the error for a malformed body if there are any complaints."""
    if complaints:
        raise DiscordError(400, INVALID_FORM_BODY, "Invalid Form Body", complaints)


def bad_form(message: str, *path: str | int) -> DiscordError:
    """Returns the error for one field of a body."""
    return DiscordError(400, INVALID_FORM_BODY, "Invalid Form Body", [Complaint(path, message)])


def unknown(thing: str) -> DiscordError:
    """Returns the error for a missing or hidden object: "Channel", "Message", "Member", ..."""
    codes = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "Role": 10011,
        "User": 10013,
        "Emoji": 10014,
        "Guild Scheduled Event": 10070,
        "Webhook": 10015,
        "interaction": 10062,
        "application command": 10063,
    }
    return DiscordError(404, codes[thing], f"Unknown {thing}")


def missing_access() -> DiscordError:
    """Returns the error for an object the user must not see."""
    return DiscordError(403, 50001, "Missing Access")
