"""Custom ids: every button, menu and form says by itself what it is for, so that it works after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 98  # Discord's limit is 100, and two characters say whether it is a button or a menu
PATTERN = r"(?P<verb>[a-z_]+)/(?P<campaign>\d+)/(?P<branch>\d+)/(?P<n>\d+)/(?P<seat>-?\d+)/(?P<what>.*)"
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Press:
    """What a press asks for: `verb` names its handler, `campaign`, `branch`, `n` and `seat` the moment at which the
    button was made, `what` the rest, such as an option's id.

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
        match = re.fullmatch(PATTERN, custom_id, re.DOTALL)
        return cls.of(match) if match else None

    @classmethod
    def of(cls, match: re.Match[str]) -> Press:
        """The press of a match with `PATTERN`."""
        return cls(
            match["verb"],
            int(match["campaign"]),
            int(match["branch"]),
            int(match["n"]),
            int(match["seat"]),
            match["what"],
        )
