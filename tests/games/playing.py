"""A rule in play, driven by option ids, with scripted chance; shared by the rules tests of all games.

Chance leaves every pile in its order and takes the first of everything, unless `chance` says by key what
comes: for each time it is asked a list of faces, a list of cards from the top, or one item.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Self

from engine.kit.outcome import GameOver
from engine.table import ChanceAsk, Game, Mark, Reached, Session, Table, Tell, Text
from tests.playing import varied


class Played:
    """A position of a game that is played on from. `asked_chance` keeps what chance was asked, `told` the account, and
    `marks` the marks that were reached."""

    def __init__(
        self, game: Game, state: Any, chapter: str, seats: int, chance: Mapping[str, Sequence[Any]] | None = None
    ) -> None:
        self.asked_chance: list[ChanceAsk] = []
        self.told: list[Tell] = []
        self.marks: list[Mark] = []
        self._dictated = {key: list(results) for key, results in (chance or {}).items()}
        here = varied(game, setup=lambda *_: state, chapters=lambda *_: (chapter,))
        self.session = Session.start(here, seats, self._chance)
        self._hear(self.session.first.events)

    def _chance(self, ask: ChanceAsk) -> Sequence[int]:
        self.asked_chance.append(ask)
        if self._dictated.get(ask.key):
            return ask.dictated(self._dictated[ask.key].pop(0), _as_it_lies)
        return _as_it_lies(ask)

    def _hear(self, events: Sequence[Any]) -> None:
        self.told += [event for event in events if isinstance(event, Tell)]
        self.marks += [event.mark for event in events if isinstance(event, Reached)]

    @property
    def over(self) -> bool:
        """True if the rule has ended."""
        return not self.session.asks

    @property
    def value(self) -> Any:
        """Returns the rule's result."""
        assert self.over, f"{self.key} is still asked"
        return self.session.result

    @property
    def key(self) -> str:
        """The key of the open ask; empty when nothing is asked."""
        return self.session.asks[0].key if self.session.asks else ""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return self.session.waiting_for

    @property
    def ids(self) -> list[str]:
        """The ids of the options of the open ask."""
        return self.ids_of(self.seats[0]) if self.session.asks else []

    @property
    def default(self) -> tuple[str, ...]:
        """Returns the default answer to the open question."""
        return self.session.asks[0].default

    def ids_of(self, seat: int) -> list[str]:
        """Returns the ids of the options that a seat may choose from."""
        ask = self.session.ask_of(seat)
        return [option.id for option in ask.options] if ask else []

    def verbs(self, verb: str) -> list[str]:
        """Returns the subjects that one verb offers: `verbs("move")` gives rooms."""
        return [each.removeprefix(f"{verb}:") for each in self.ids if each.startswith(f"{verb}:")]

    def pick(self, *picks: str | list[str], seat: int | None = None) -> Self:
        """Answers one ask after the other, for `seat` or the first that may; a list where several are picked."""
        for pick in picks:
            assert self.session.asks, f"nothing is asked where {pick} would be answered"
            who = self.seats[0] if seat is None else seat
            step = self.session.answer(who, pick if isinstance(pick, list) else [pick])
            self._hear(step.events)
        return self

    def tells(self, key: str) -> list[Text]:
        """Returns the lines of the account with this key."""
        return [tell.text for tell in self.told if tell.text.key == key]

    def shuffled(self, key: str) -> list[list[Any]]:
        """Returns the piles that were shuffled under this key, each as it lay before."""
        return [list(ask.items) for ask in self.asked_chance if (ask.key, ask.kind) == (key, "shuffle")]


def _as_it_lies(ask: ChanceAsk) -> Sequence[int]:
    return list(range(len(ask.items))) if ask.kind == "shuffle" else [0] * ask.count


def dotted(chance: Mapping[str, Sequence[Any]]) -> Mapping[str, Sequence[Any]]:
    """Chance written as keywords: `deck_renewed` means `deck.renewed`."""
    return {key.replace("_", ".", 1): results for key, results in chance.items()}


def to_the_end_of(rule: Callable[[Table, Any], Awaitable[Any]]) -> Callable[[Table, Any], Awaitable[Any]]:
    """Returns a rule that may end the game; it then returns how it has ended."""

    async def part(table: Table, state: Any) -> Any:
        try:
            return await rule(table, state)
        except GameOver:
            return state.outcome

    return part
