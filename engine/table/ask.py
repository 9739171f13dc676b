"""Questions to seats: an Ask lists every legal Option, and nothing else can be answered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple
from zlib import crc32

from engine.table.errors import WrongAnswer
from engine.table.text import Text

Mode = Literal["one", "each", "any"]
"""How answers are taken.

`one`: any seat of the one question answers it for all. `each`: every seat has its own question, and answers are sealed
until the last is in. `any`: the first answer counts, and the others are asked again.
"""

Occasion = Literal["turn", "reaction", "table"]
"""Why a question is asked.

`turn`: the course of play requires it. `reaction`: a seat may react to something in another turn. `table`: all players
choose together.
"""

Final = Literal["dice", "card", "turn"]


class Question(NamedTuple):
    """A question without its options; a plain key is a question with all defaults.

    `key` names it in logs, orders and messages. Without a `text` it is worded by the message `ask-<key>`. Without an
    `occasion` it belongs to the seat's turn, or to the table if several seats may answer. `default` holds the ids that
    count when time runs out; if empty, autopilot decides. `pick` is the least and greatest number of options.
    `on_request` are the seats that are waited for only if they asked to be. `private`: no one else may learn the
    options.
    """

    key: str
    text: Text | None = None
    occasion: Occasion | None = None
    default: Sequence[str] = ()
    pick: tuple[int, int] = (1, 1)
    on_request: Collection[int] = ()
    private: bool = False

    def in_a_window(self, decline: str) -> Question:
        """Returns the question as a reaction that may be declined. Written out, because `_replace` is slow."""
        return Question(self.key, self.text, "reaction", (decline,), self.pick, self.on_request, self.private)

    def ask(
        self, seats: tuple[int, ...], options: Sequence[Option], mode: Mode, occasion: Occasion, window: int = 0
    ) -> Ask:
        """Opens the question for these seats; `occasion` counts if it has none. Raises ValueError if the rules leave
        nothing to choose."""
        fewest, most = self.pick
        if not options or len(options) < fewest or most < fewest or most < 1:
            asked_for = fewest if fewest == most else f"{fewest} to {most}"
            raise ValueError(f"{self.key} asks for {asked_for} of {len(options)} options: the rules must not ask this")
        on_request = bool(self.on_request) and all(seat in self.on_request for seat in seats)
        if on_request and len(self.default) < fewest:
            raise ValueError(f"{self.key} is asked on request only, so it needs a default")
        return Ask(  # by position, because names take twice as long and every decision creates one
            self.key,
            seats,
            options,
            self.occasion or occasion,
            self.text or _worded(self.key),
            self.pick,
            tuple(self.default),
            mode,
            0,
            window,
            on_request,
            self.private,
        )


def question(asked: Question | str) -> Question:
    """Returns the question, which has all defaults if only its key is given."""
    return _plain(asked) if isinstance(asked, str) else asked


@cache
def _plain(key: str) -> Question:
    return Question(key)


@cache
def _worded(key: str) -> Text:
    """Returns the default text of a question."""
    return Text(f"ask-{key.replace('.', '-').replace('_', '-')}")


@dataclass(slots=True, eq=False)
class Option:
    """One legal answer.

    `id` is made of content ids (`[a-z0-9_.:-]`, at most 60 characters), never of list positions. `text` and `detail`
    are its two lines in a menu. `group` names that menu (at most 25 options a group, 15 groups). `places` are marked on
    the board. `final` says why it cannot be taken back freely. `value` is passed to the rule. `about` is the card or
    piece it uses, for standing orders that are given for each of them.

    Immutable by convention, because rules cache options. Not frozen, because a frozen dataclass takes three times as
    long to create and every decision creates some.
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

    `pick` is the least and greatest number of options. `default` holds the ids that count when time runs out (empty:
    autopilot decides). `n` is the number of decisions made when it was opened. `window` is the number of its reaction
    window, counted from the last checkpoint (0: none). With `on_request`, only players who asked to be asked are waited
    for; if their orders answer nothing else, the default counts at once. `private` is True if the options or the
    default depend on what only the seat may see.
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
    _by_id: dict[str, Option] | None = field(default=None, repr=False)

    @property
    def in_turn(self) -> bool:
        """True if a single seat chooses in its own turn."""
        return self.mode == "one" and self.occasion == "turn"

    @property
    def for_all(self) -> Sequence[Option]:
        """Returns the options that do not depend on the seat's hand: in a window, only to decline."""
        if self.private:
            return ()
        return [self.by_id[each] for each in self.default] if self.window else self.options

    @property
    def default_for_all(self) -> Sequence[Option]:
        """Returns the part of the default that everyone may see."""
        return () if self.private else [self.by_id[each] for each in self.default]

    @property
    def by_id(self) -> dict[str, Option]:
        """The options by their ids."""
        found = self._by_id
        if found is None:
            found = self._by_id = {option.id: option for option in self.options}
        return found

    def fingerprint(self, seat: int) -> int:
        """Returns the crc32 of seat, key and sorted option ids, which shows if changed rules ask something else."""
        return crc32("\n".join([str(seat), self.key, *sorted(self.by_id)]).encode())

    def check(self, pick: Sequence[str]) -> None:
        """Raises WrongAnswer unless `pick` is a legal answer: known ids, no repeats, an allowed number of them."""
        (fewest, most), options = self.pick, self.by_id
        if len(pick) == 1 and fewest <= 1 <= most and pick[0] in options:  # the usual case
            return
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
        """Returns what the rule receives: the value picked, or a list of values if `pick` is not (1, 1)."""
        options = self.by_id
        return options[pick[0]].value if self.pick == (1, 1) else [options[each].value for each in pick]
