"""Custom ids: every button, menu and form says by itself what it is for, so that it works after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 98  # Discord's limit is 100, and two characters say whether it is a button or a menu
NUMBER = "[0-9]{1,18}"  # no more than the database can hold
PATTERN = re.compile(
    f"(?P<verb>[a-z_]+)/(?P<campaign>{NUMBER})/(?P<branch>{NUMBER})/(?P<n>{NUMBER})/(?P<seat>-?{NUMBER})/(?P<what>.*)",
    re.DOTALL,
)
NOBODY = -1


class NotOurs(Exception):
    """What none of the bot's buttons, menus and forms can have sent: made up, or from a version long gone."""


def number(written: str) -> int:
    """A number that stands in a custom id or menu; raises NotOurs."""
    if not is_number(written.removeprefix("-")):
        raise NotOurs
    return int(written)


def is_number(written: str) -> bool:
    """Whether this is a number from 0 on that is not too large to be one of ours."""
    return re.fullmatch(NUMBER, written) is not None


@dataclass(frozen=True, slots=True)
class Press:
    """What a press asks for: `verb` names its handler, `campaign`, `branch`, decision `n` and `seat` the moment when
    the button was made, `what` the rest, such as an option's id. What they mean for a verb, which may count pages by
    `n`, says the class of its payload (`bot.messages.payloads`, or beside the handler).

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
        """The id that Discord gives back; raises ValueError where it would be longer than Discord allows."""
        custom_id = f"{self.verb}/{self.campaign}/{self.branch}/{self.n}/{self.seat}/{self.what}"
        if len(custom_id) > LONGEST:
            raise ValueError(f"a custom id has at most {LONGEST} characters, not {len(custom_id)}: {custom_id}")
        return custom_id

    @classmethod
    def parse(cls, custom_id: str) -> Press | None:
        """The press behind a custom id; None where it is not one of ours."""
        match = PATTERN.fullmatch(custom_id)
        if match is None:
            return None
        campaign, branch, n, seat = (int(match[name]) for name in ("campaign", "branch", "n", "seat"))
        return cls(match["verb"], campaign, branch, n, seat, match["what"])

    def fields(self, count: int) -> list[str]:
        """So many parts of `what`, parted by colons, of which the last may hold any; raises NotOurs."""
        parts = self.what.split(":", count - 1)
        if len(parts) != count:
            raise NotOurs
        return parts
