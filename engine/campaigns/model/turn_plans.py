"""Plans of a turn, as a campaign keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from engine.table import Act, Preview

Stopped = Literal["", "played", "place", "question", "gone", "changed", "revealed", "over"]
"""Why a plan is not played any further; "" while it still is, `played` if nothing was left of it."""


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """The next turn of a seat as its player wants to play it.

    It was made on the checkpoint at decision `n` of a branch. It is played once it is `ready`; `done` counts the acts
    played so far. If one of its places but those in `ignored` has changed by then, it stops before it begins. With
    `ends_turn` the turn ends after the last act. `stopped` says why it is not played any further, `at` which place.
    """

    seat: int
    branch: int = 0
    n: int = 0
    acts: tuple[Act, ...] = ()
    ignored: tuple[str, ...] = ()
    ends_turn: bool = False
    ready: bool = False
    done: int = 0
    stopped: Stopped = ""
    at: str = ""

    @property
    def places(self) -> Sequence[str]:
        """The places that it touches, in the order of its acts."""
        return list(dict.fromkeys(place for act in self.acts for place in act.places))

    @property
    def watched(self) -> Sequence[str]:
        """The places at which a change stops it."""
        return [place for place in self.places if place not in self.ignored]

    @property
    def is_open(self) -> bool:
        """True if it is to be played."""
        return self.ready and not self.stopped

    def row(self, campaign: int) -> dict[str, Any]:
        """Returns it as its table stores it."""
        columns = {name: value for name, value in asdict(self).items() if name not in ("acts", "ignored")}
        acts = [act.to_plain() for act in self.acts]
        return columns | {"campaign": campaign, "acts": acts, "ignored": list(self.ignored)}

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> TurnPlan:
        """Returns the inverse of `row`."""
        columns = {name: row[name] for name in cls.__slots__}
        acts = tuple(Act.from_plain(each) for each in row["acts"])
        return cls(**columns | {"acts": acts, "ignored": tuple(row["ignored"])})


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan and the preview of its turn; no preview if the turn cannot be planned now.

    `turn_of` is the seat at the start of whose turn the board of the preview was, None after a phase.
    """

    plan: TurnPlan
    preview: Preview | None
    turn_of: int | None = None
