"""Custom ids: every button, menu and form says what it is for, so that it works after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 98  # Discord's limit is 100, and two characters distinguish buttons from menus
NUMBER = "[0-9]{1,18}"  # no more than the database can hold
PATTERN = re.compile(
    f"(?P<verb>[a-z_]+)/(?P<campaign>{NUMBER})/(?P<branch>{NUMBER})/(?P<n>{NUMBER})/(?P<seat>-?{NUMBER})/(?P<what>.*)",
    re.DOTALL,
)
NOBODY = -1


class NotOurs(Exception):
    """Raised for input that none of the bot's components can have sent: forged, or from a very old version."""


def number(written: str) -> int:
    """Parses a number from a custom id or menu. Raises NotOurs."""
    if not is_number(written.removeprefix("-")):
        raise NotOurs
    return int(written)


def is_number(written: str) -> bool:
    """True for a non-negative number that is small enough to be one of ours."""
    return re.fullmatch(NUMBER, written) is not None


@dataclass(frozen=True, slots=True)
class Press:
    """The content of a custom id. `verb` names its handler; `campaign`, `branch`, decision `n` and `seat` name the
    moment when the button was made; `what` holds the rest, such as an option's id. Payload classes define what these
    fields mean for a verb, for example `n` as a page (`bot.messages.payloads`, or beside the handler).

    A press proves nothing: its handler checks every field again.
    """

    verb: str
    campaign: int = 0
    branch: int = 0
    n: int = 0
    seat: int = NOBODY
    what: str = ""

    @property
    def custom_id(self) -> str:
        """The custom id. Raises ValueError if it would exceed Discord's limit."""
        custom_id = f"{self.verb}/{self.campaign}/{self.branch}/{self.n}/{self.seat}/{self.what}"
        if len(custom_id) > LONGEST:
            raise ValueError(f"a custom id has at most {LONGEST} characters, not {len(custom_id)}: {custom_id}")
        return custom_id

    @classmethod
    def parse(cls, custom_id: str) -> Press | None:
        """Returns the press behind a custom id; None if it is not one of ours."""
        match = PATTERN.fullmatch(custom_id)
        if match is None:
            return None
        campaign, branch, n, seat = (int(match[name]) for name in ("campaign", "branch", "n", "seat"))
        return cls(match["verb"], campaign, branch, n, seat, match["what"])

    def fields(self, count: int) -> list[str]:
        """Splits `what` at colons into `count` parts, of which the last may contain colons. Raises NotOurs."""
        parts = self.what.split(":", count - 1)
        if len(parts) != count:
            raise NotOurs
        return parts
