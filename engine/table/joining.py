"""Joined answers: an answer together with the answers to the questions that follow, all given by one press.

They are found by playing each on a copy of the session. A player could do the same and undo it freely: answers that
roll dice, show a card, ask someone else or end the turn are not joined.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from zlib import crc32

from engine.table.ask import Ask, Option
from engine.table.chance import NothingKnown, no_chance
from engine.table.checkpoint import Saved
from engine.table.extras import Groups, Run
from engine.table.game import Game
from engine.table.session import Session
from engine.table.text import Text

MOST = 24  # entries of the menu with the joined answers; one more is left for what gives several
MOST_TRIED = 40  # copies that are played for one question
DEEPEST = 3  # answers after the first


def joined(game: Game, saved: Saved, seat: int, ask: Ask, order: Groups) -> list[Run]:
    """Returns the joined answers to an open question: for each option all that begin with it, as far as a menu has
    room, or none."""
    if not order.joins or ask.pick != (1, 1) or ask.seats != (seat,):
        return []
    wanted = [each for each in ask.options if not order.joined or order.holding(each.group) in order.joined]
    others = len(ask.options) if not order.joined else len(wanted)
    look = _Look(game, saved, seat, frozenset(order.joins))
    found = [(option, look.beyond(option, DEEPEST)) for option in wanted if option.final is None]
    runs: list[Run] = []
    for option, ways in sorted(found, key=lambda each: len(each[1]) or MOST):
        for some in (ways, look.beyond(option, 1)):
            if some and len(runs) + len(some) + others <= MOST:
                runs += [_run(option, way) for way in some]
                break
    return runs


def _run(first: Option, way: Sequence[Option]) -> Run:
    """Returns an option and the answers after it as one."""
    rest = way[-2:] if len(way) > 2 else way[-1:]
    text = Text("joined-choice", first=first.text, then=tuple(each.text for each in rest))
    picks = (first.id, *(each.id for each in way))
    places = tuple(dict.fromkeys(place for each in way for place in each.places)) or first.places
    name = f"{first.id}+{crc32(' '.join(picks).encode()):x}"
    return Run(name, text, picks, way[-1].detail, first.group, places, after=first.id, joined=True)


@dataclass
class _Look:
    """Looks beyond answers, as long as copies are left."""

    game: Game
    saved: Saved
    seat: int
    keys: Collection[str]
    tried: int = 0
    known: dict[tuple[str, ...], Ask | None] = field(default_factory=dict)

    def beyond(self, first: Option, deepest: int) -> list[tuple[Option, ...]]:
        """Returns all ways on from an option; none if it asks nothing more, or not all ways can be joined."""
        try:
            return [way for way in self._ways([first], deepest) if way]
        except (_NotJoined, NothingKnown):
            return []

    def _ways(self, path: Sequence[Option], deepest: int) -> Iterator[tuple[Option, ...]]:
        if len(path) > deepest:
            yield tuple(path[1:])
            return
        ask = self._next(path)
        if ask is None:
            yield tuple(path[1:])
            return
        if any(option.final for option in ask.options):
            raise _NotJoined
        for option in ask.options:
            yield from self._ways([*path, option], deepest)

    def _next(self, path: Sequence[Option]) -> Ask | None:
        """Returns the question after these answers if it is joined to them; None if they are complete."""
        ids = tuple(option.id for option in path)
        if ids not in self.known:
            self.tried += 1
            if self.tried > MOST_TRIED:
                raise _NotJoined
            self.known[ids] = self._asked_after(ids)
        return self.known[ids]

    def _asked_after(self, ids: Sequence[str]) -> Ask | None:
        session = Session.load(self.game, self.saved, no_chance)
        for each in ids:
            step = session.answer(self.seat, [each])
            if step.revealed or step.held or step.checkpoint is not None or session.result is not None:
                raise _NotJoined
        ask = session.ask_of(self.seat)
        if ask is None or not ask.in_turn:
            raise _NotJoined
        if ask.key not in self.keys:
            return None
        if ask.pick != (1, 1):
            raise _NotJoined
        return ask


class _NotJoined(Exception):
    """An option leads to what cannot be joined."""
