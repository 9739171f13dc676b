"""What a game may offer beyond its rules: why something cannot be chosen, mistakes in its content."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from engine.table.text import Text


class Importance(IntEnum):
    """How much a line of the account matters where there is not room for all of them.

    `ROUTINE` is folded away first: plays without a choice, draws, set-up. `DECISIVE` is never folded: deaths, the sum
    of an attack, points gained, cards recruited, and what the chapter turns on.
    """

    ROUTINE = 0
    NORMAL = 1
    DECISIVE = 2


@dataclass(frozen=True, slots=True)
class Impossible:
    """What cannot be chosen now: the option's id and text as if it could, why not, and the places where something like
    it is possible or what it lacks could be had; `group` is as of an option. In its group, what is nearest to being
    possible comes first."""

    id: str
    text: Text
    why: Text
    places: tuple[str, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in a file of content: its line, counted from 1, what is wrong there, and what would be right."""

    line: int
    wrong: str
    remedy: str


@dataclass(frozen=True, slots=True)
class Run:
    """Several answers in one go: the ids in `picks` are picked one after the other, as long as each is still a choice.
    Nothing that they do may reveal anything. Without `picks` it hands the rest of the turn over: autopilot answers to
    where it would end the turn, also past what is revealed, and takes nothing of the groups in `leaves`.

    `id` is unlike that of any option; `text`, `detail`, `group` and `places` are as of an option. In its group it
    stands right after the option `after`; without one it comes first.
    """

    id: str
    text: Text
    picks: tuple[str, ...]
    detail: Text | None = None
    group: str = ""
    places: tuple[str, ...] = ()
    after: str | None = None
    leaves: tuple[str, ...] = ()

    @property
    def hands_over(self) -> bool:
        """Whether autopilot gives the answers."""
        return not self.picks


@dataclass(frozen=True, slots=True)
class Groups:
    """In which order the groups of an ask stand. The `fixed` ones keep their place also while they are empty; `others`
    stand behind them as long as they hold something. An option is of the group whose name its own begins with:
    `deploy-west` is of `deploy`. Of the groups in `several`, several options can be marked and given in one go. Why a
    fixed one is empty say the words `empty-<group>`, where no reason for one of its options is known."""

    fixed: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    several: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them in their order."""
        return (*self.fixed, *self.others)

    def holding(self, group: str) -> str:
        """The group whose name that of an option's group begins with, else that group itself."""
        found = (name for name in self.names if group == name or group.startswith(f"{name}-"))
        return next(found, group)


OWN = "own"
"""The option in which a campaign carries what it plays besides the game's own: texts of files by their ids. An option
that can name one of them holds the ids of the game's own under the same word in its schema."""


def none_offered() -> Mapping[str, str]:
    """Of a game to which a host can add nothing."""
    return {}


def nothing_named(text: str, locale: str) -> Mapping[str, str | Text]:
    """Of a game in which nothing of one's own has a name."""
    return {}


def nothing_explained(text: str) -> Mapping[str, Text]:
    """Of a game in which nothing of one's own can be looked up."""
    return {}


@dataclass(frozen=True, slots=True)
class OwnContent:
    """Files that are none of the game's: a host offers them, and a campaign carries those that it plays (`OWN`).

    - `offered()`: the texts of the host's files that can be played, by their ids.
    - `names(text, locale)` and `glossary(text)`: as those of the game, of what one file brings; nothing for a text that
      is no such file any more.
    - `most`: how many of them are offered in one menu.
    """

    offered: Callable[[], Mapping[str, str]] = none_offered
    names: Callable[[str, str], Mapping[str, str | Text]] = nothing_named
    glossary: Callable[[str], Mapping[str, Text]] = nothing_explained
    most: int = 0

    def texts(self, options: Mapping[str, Any]) -> Mapping[str, str]:
        """All that a campaign with these options may speak of, by id: what it carries as it carries it, then what the
        host offers, as far as there is room."""
        carried = options.get(OWN, {})
        every = [*carried.items(), *((name, text) for name, text in self.offered().items() if name not in carried)]
        return dict(every[: self.most])


@dataclass(frozen=True, slots=True)
class Advice:
    """What a lobby should know of the chapter to come, and the value of an option that helps; that is offered there as
    long as another one is chosen. `seats`: the numbers of seats it is about; empty: any."""

    text: Text
    option: str
    value: Any
    seats: Sequence[int] = ()
