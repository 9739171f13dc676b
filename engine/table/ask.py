"""Questions to seats: an Ask lists every legal Option, and nothing else can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal
from zlib import crc32

from engine.table.errors import WrongAnswer
from engine.table.text import Text

Mode = Literal["one", "each", "any"]
"""How answers are taken: there is `one` ask, and any of its seats answers it for all; `each` seat has its own, and all
answers are sealed until the last is in; or `any` seat's first answer goes on, and the others are asked afresh."""

Occasion = Literal["turn", "reaction", "table"]
"""Why it is asked: the course of play wants it (`turn`), something happens in somebody else's turn that a seat may
react to, or it is a choice that all players make together (`table`)."""

Final = Literal["dice", "card", "turn"]


@dataclass(slots=True, eq=False)
class Option:
    """One legal answer. It never changes, for rules keep options that they offer often. It is not frozen: then it would
    take three times as long to make one, and every decision makes some.

    `id` is made of content ids (`[a-z0-9_.:-]`, at most 60 characters) and never of list positions; `text` and
    `detail` are its two lines in a menu; `group` names the menu it stands in (at most 25 options a group, 15 groups);
    `places` are marked on the board; `final` says why it cannot be taken back freely; `value` is handed to the rule;
    `about` is the card or piece that it uses, for standing orders that are given for each of them.
    """

    id: str
    text: Text
    value: Any = None
    detail: Text | None = None
    group: str = ""
    places: tuple[str, ...] = ()
    final: Final | None = None
    about: str = ""


@dataclass(slots=True)
class Ask:
    """A question that waits for an answer.

    `pick` is how few and how many options it takes, `default` the ids that count when time runs out (empty: the
    autopilot decides), `n` the number of decisions made when it was opened, `window` which reaction window it belongs
    to, of those opened since the last checkpoint (0: none). With `on_request` only whoever has said in advance that he
    wants to be asked is waited for; where orders answer nothing else, the default counts at once. `private`: which
    choices there are, or which of them counts by default, depends on what its seat alone may see.
    """

    key: str
    seats: tuple[int, ...]
    options: Sequence[Option]
    occasion: Occasion
    text: Text
    pick: tuple[int, int] = (1, 1)
    default: tuple[str, ...] = ()
    mode: Mode = "one"
    n: int = 0
    window: int = 0
    on_request: bool = False
    private: bool = False
    _by_id: dict[str, Option] = field(default_factory=dict, repr=False)

    @property
    def in_turn(self) -> bool:
        """Whether one seat chooses in its own turn: nobody else is asked, and nobody is asked out of turn."""
        return self.mode == "one" and self.occasion == "turn"

    @property
    def for_all(self) -> Sequence[Option]:
        """The options that everybody may be shown, whatever the seat holds: in a window only to decline."""
        if self.private:
            return ()
        return [self.by_id[each] for each in self.default] if self.window else self.options

    @property
    def default_for_all(self) -> Sequence[Option]:
        """What counts when time runs out, as far as everybody may be shown it."""
        return () if self.private else [self.by_id[each] for each in self.default]

    @property
    def by_id(self) -> dict[str, Option]:
        """The options by their ids."""
        if not self._by_id:
            self._by_id = {option.id: option for option in self.options}
        return self._by_id

    def fingerprint(self, seat: int) -> int:
        """crc32 of seat, key and sorted option ids: tells whether a changed rule would ask something else."""
        return crc32("\n".join([str(seat), self.key, *sorted(self.by_id)]).encode())

    def check(self, pick: Sequence[str]) -> None:
        """Raises WrongAnswer unless `pick` is a legal answer: known ids, each once, and as many as asked."""
        (fewest, most), options = self.pick, self.by_id
        chosen = set(pick)
        if not chosen <= options.keys():
            unknown = next(each for each in pick if each not in options)
            raise WrongAnswer(f"{self.key}: {unknown!r} is not one of the choices", tuple(self.by_id))
        if len(chosen) != len(pick):
            raise WrongAnswer(f"{self.key}: a choice is named twice", tuple(self.by_id))
        if not fewest <= len(pick) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise WrongAnswer(f"{self.key}: choose {wanted}, not {len(pick)}", tuple(self.by_id))

    def value(self, pick: Sequence[str]) -> Any:
        """What the rule gets: the value picked, or the list of values where `pick` is not (1, 1)."""
        options = self.by_id
        return options[pick[0]].value if self.pick == (1, 1) else [options[each].value for each in pick]
