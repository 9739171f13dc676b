"""Optional extras of a game: why something cannot be chosen, several answers at once, content of the host's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from engine.table.text import Text


class Importance(IntEnum):
    """How much a log line matters when there is not room for all.

    `ROUTINE` lines are folded first: forced plays, draws, set-up. `DECISIVE` lines are never folded: deaths, the sum of
    an attack, points gained, cards recruited, the turning points of a chapter.
    """

    ROUTINE = 0
    NORMAL = 1
    DECISIVE = 2


@dataclass(frozen=True, slots=True)
class Impossible:
    """An option that cannot be chosen now, and why.

    `id`, `text` and `group` are as in an option. `places` are where something like it is possible, or where the missing
    thing is available. Within its group, options closest to being possible come first.
    """

    id: str
    text: Text
    why: Text
    places: tuple[str, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in a content file: its line (counted from 1), what is wrong, and how to fix it."""

    line: int
    wrong: str
    remedy: str


@dataclass(frozen=True, slots=True)
class Run:
    """Several answers in one go.

    The ids in `picks` are picked one after the other while each is still an option; none may reveal anything. Without
    `picks` autopilot plays the rest of the turn, also past reveals, but takes nothing from the groups in `leaves`.

    `id` differs from that of any option; `text`, `detail`, `group` and `places` are as in an option. In its group it
    follows the option `after`, or comes first without one. A `joined` one begins with that option and answers what it
    asks.
    """

    id: str
    text: Text
    picks: tuple[str, ...]
    detail: Text | None = None
    group: str = ""
    places: tuple[str, ...] = ()
    after: str | None = None
    leaves: tuple[str, ...] = ()
    joined: bool = False

    @property
    def hands_over(self) -> bool:
        """True if autopilot gives the answers."""
        return not self.picks


class PickSet(NamedTuple):
    """Several picks that answer a question together, and what they achieve in a few words."""

    picks: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Rolled:
    """The result of dice: the `outcome` in a few words without a full stop, the `total`, a sum with words, and each of
    the `dice` that counts."""

    outcome: Text
    total: Text
    dice: Sequence[Text] = ()


@dataclass(frozen=True, slots=True)
class Tab:
    """A part of a question that is shown alone, such as what can be done with one kind of resource.

    The message `tab-<name>` names it, with the `count` of the game's status for the argument with the same name, such
    as the Power that is left, and `tab-ask-<name>` asks for a choice of it. `rows` has the groups of its two rows,
    `costs` how much of it a choice of a group takes at least.
    """

    name: str
    rows: tuple[tuple[str, ...], ...]
    costs: Mapping[str, int] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[str, ...]:
        """Returns its groups in order."""
        return tuple(group for row in self.rows for group in row)


@dataclass(frozen=True, slots=True)
class Groups:
    """The order of the groups of a question.

    The `fixed` ones keep their place while they are empty; `others` follow while they hold something. An option belongs
    to the group that prefixes its own: `deploy-west` to `deploy`. In the groups in `several`, several options can be
    marked, and are given in one go in their order. The message `empty-<group>` says why a fixed group is empty if no
    option gives a reason.

    A panel has three rows. `rows` has the groups of each; groups that are not named are in the last one. With `tabs`,
    the first row holds their buttons, and each tab has two rows of its own. Groups in `buttons` are buttons with the
    message `short-<key>` of each option, all others are menus.

    `through` has the keys of questions that belong to an answer here. The suggested answer gives theirs, too, and reads
    as the message `through-<question>`.

    `joins` has the keys of questions that are joined to an answer here, so that one press gives both: a card and its
    target. `joined` has the groups of these answers (empty: all).
    """

    fixed: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    several: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    tabs: tuple[Tab, ...] = ()
    buttons: tuple[str, ...] = ()
    through: tuple[str, ...] = ()
    joins: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Returns all group names in order."""
        return (*self.fixed, *self.others)

    def holding(self, group: str) -> str:
        """Returns the group that prefixes `group`, or `group` itself."""
        found = (name for name in self.names if group == name or group.startswith(f"{name}-"))
        return next(found, group)


OWN = "own"
"""The option in which a campaign carries added content: texts of files by id.

In an option's schema, the same key holds the ids of the game's own files if the option names one.
"""


def none_offered() -> Mapping[str, str]:
    """Default: a host can add nothing."""
    return {}


def nothing_named(text: str, locale: str) -> Mapping[str, str | Text]:
    """Default: added content has no names."""
    return {}


def nothing_explained(text: str) -> Mapping[str, Text]:
    """Default: added content has no glossary."""
    return {}


@dataclass(frozen=True, slots=True)
class OwnContent:
    """Content files that do not ship with the game: a host offers them, and a campaign carries those it plays (`OWN`).

    - `offered()`: the texts of the host's playable files, by id.
    - `names(text, locale)` and `glossary(text)`: as in the game, for one file; empty if the text is no longer valid.
    - `most`: how many are offered in one menu.
    """

    offered: Callable[[], Mapping[str, str]] = none_offered
    names: Callable[[str, str], Mapping[str, str | Text]] = nothing_named
    glossary: Callable[[str], Mapping[str, Text]] = nothing_explained
    most: int = 0

    def texts(self, options: Mapping[str, Any]) -> Mapping[str, str]:
        """Returns all texts a campaign with these options may mention, by id.

        First what the campaign carries, then what the host offers, while there is room.
        """
        carried = options.get(OWN, {})
        every = [*carried.items(), *((name, text) for name, text in self.offered().items() if name not in carried)]
        return dict(every[: self.most])


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice of the lobby about the next chapter, and the value of an option that helps.

    The option is offered while another value is chosen. `seats` are the seats concerned; empty means any.
    """

    text: Text
    option: str
    value: Any
    seats: Sequence[int] = ()
