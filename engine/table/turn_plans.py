"""Plans of a turn: what a seat picks on a preview of its next turn, and whether that still fits when the turn comes.

The preview starts from the last checkpoint. Everything that the seat cannot know is dealt again, so it shows nothing
hidden. It ends where dice, cards or other players come in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal
from zlib import crc32

from engine.table.ask import Ask, Option
from engine.table.chance import NothingKnown, no_chance
from engine.table.checkpoint import Checkpoint, Saved, WrittenState, canonical
from engine.table.errors import WrongAnswer
from engine.table.features import PreviewsTurns
from engine.table.game import Game
from engine.table.session import Session
from engine.table.text import Text

MOST_ACTS = 20
_MOST_OTHERS = 50  # answers of other seats before the next own question

Ends = Literal["", "chance", "card", "turn", "others", "long"]
"""Why a preview goes no further; "" while the seat has a question."""

Misfit = Literal["", "question", "gone", "changed"]
"""Why an act no longer fits: another question is asked, its options are not legal, or they mean something else."""


@dataclass(frozen=True, slots=True)
class Act:
    """A planned answer: the question's key, the options, what they say, and the places they touch.

    `meaning` is the fingerprint of everything that was read when it was picked.
    """

    key: str
    pick: tuple[str, ...]
    meaning: int
    said: tuple[Text, ...] = ()
    places: tuple[str, ...] = ()

    @classmethod
    def of(cls, ask: Ask, seat: int, pick: Sequence[str]) -> Act:
        """Returns the act of these options. Raises WrongAnswer if they are not legal."""
        ask.check(pick)
        options = [ask.by_id[each] for each in pick]
        places = dict.fromkeys(place for option in options for place in option.places)
        return cls(ask.key, tuple(pick), meaning(ask, seat, pick), tuple(each.text for each in options), tuple(places))

    def to_plain(self) -> dict[str, Any]:
        """Returns JSON-ready data."""
        said = [each.to_plain() for each in self.said]
        return {
            "key": self.key,
            "pick": list(self.pick),
            "meaning": self.meaning,
            "said": said,
            "places": list(self.places),
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Act:
        """Returns the inverse of `to_plain`."""
        said = tuple(Text.from_plain(each) for each in plain["said"])
        return cls(plain["key"], tuple(plain["pick"]), plain["meaning"], said, tuple(plain["places"]))


def meaning(ask: Ask, seat: int, pick: Sequence[str]) -> int:
    """Returns the fingerprint of a pick: the question with its text, and the picked options with theirs.

    Other options do not count, because every turn of others changes some.
    """
    options = [ask.by_id[each] for each in pick]
    read = [seat, ask.key, ask.text.to_plain(), list(ask.pick), [_read(each) for each in options]]
    return crc32(canonical(read))


def _read(option: Option) -> list[Any]:
    return [option.id, option.text.to_plain(), option.detail.to_plain() if option.detail else None, option.final]


def misfit(ask: Ask, seat: int, act: Act) -> Misfit:
    """Returns why an act does not fit the open question; "" if it does."""
    if ask.key != act.key:
        return "question"
    try:
        ask.check(act.pick)
    except WrongAnswer:
        return "gone"
    return "" if meaning(ask, seat, act.pick) == act.meaning else "changed"


def end_of_turn(ask: Ask) -> Option | None:
    """Returns the option that ends the turn, if the question has one."""
    if not ask.in_turn or ask.pick != (1, 1):
        return None
    return next((option for option in ask.options if option.final == "turn"), None)


@dataclass(frozen=True, slots=True)
class Preview:
    """A seat's next turn after `acts`, the planned answers that still fit.

    `ask` is its open question, None once it `ends`. `view` is what the seat sees then; at its end, what it
    sees before the last act, because cards that come up later are made up. `misfit` says why the next act does not fit.
    """

    seat: int
    acts: tuple[Act, ...]
    ask: Ask | None
    view: Any
    status: Text
    ends: Ends = ""
    misfit: Misfit = ""


def preview(game: Game, checkpoint: Checkpoint, seat: int, acts: Sequence[Act]) -> Preview | None:
    """Returns the preview of a seat's next turn from a checkpoint, with these planned answers.

    None if the turn cannot be planned: the game, the phase or the seat has none, or it begins with dice.
    """
    play = _Play.begin(game, checkpoint, seat)
    if play is None:
        return None
    why: Misfit = ""
    for act in acts:
        if play.ends or play.ask is None:
            break
        why = misfit(play.ask, seat, act)
        if why:
            break
        ends: Ends = "chance"
        if play.do(act):
            ends = play.ends
        if ends not in ("", "long"):
            return _Play.before_last(game, checkpoint, seat, [*play.acts, act] if ends == "chance" else play.acts, ends)
    return play.shown(why)


def _sorted(items: Sequence[Any], /) -> list[Any]:
    """Returns the items in an order that says nothing about how they were dealt."""
    return sorted(items)


class _Play:
    """A preview while it is played."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.acts: list[Act] = []
        self.ask: Ask | None = None
        self.ends: Ends = ""
        self._to_own_question()

    @classmethod
    def begin(cls, game: Game, checkpoint: Checkpoint, seat: int) -> _Play | None:
        if not isinstance(game, PreviewsTurns):
            return None
        state = game.read_state(checkpoint)
        if not game.begin_turn(state, seat):
            return None
        game.redeal_for(state, seat, _sorted)
        start = replace(checkpoint, schema_version=game.schema_version, state=WrittenState(state))
        try:
            play = cls(Session.load(game, Saved(start), no_chance), seat)
        except NothingKnown:
            return None
        return play if play.ask is not None else None

    @classmethod
    def before_last(
        cls, game: Game, checkpoint: Checkpoint, seat: int, acts: Sequence[Act], ends: Ends
    ) -> Preview | None:
        """Returns the preview with the position before its last act, after which something unknown shows."""
        play = cls.begin(game, checkpoint, seat)
        if play is None:
            return None
        for act in acts[:-1]:
            play.do(act)
        play.acts, play.ask, play.ends = list(acts), None, ends
        return play.shown("")

    def do(self, act: Act) -> bool:
        """Plays an act; False if chance would have to decide."""
        assert self.ask is not None
        final = {self.ask.by_id[each].final for each in act.pick}
        try:
            step = self.session.answer(self.seat, act.pick)
            self.acts.append(act)
            if step.checkpoint is not None or self.session.result is not None or "turn" in final:
                self.ask, self.ends = None, "turn"
            elif step.revealed or final - {None}:
                self.ask, self.ends = None, "card"
            elif len(self.acts) >= MOST_ACTS:
                self.ask, self.ends = None, "long"
            else:
                self._to_own_question()
        except NothingKnown:
            if self.acts[-1:] == [act]:
                self.acts.pop()
            return False
        return True

    def _to_own_question(self) -> None:
        """Plays on to the seat's next question; other seats give the usual answers."""
        for _ in range(_MOST_OTHERS):
            own = self.session.ask_of(self.seat)
            if own is not None and own.mode != "each" and own.seats == (self.seat,):
                self.ask = own
                return
            usual = next((each for each in self.session.asks if each.default and each.mode != "each"), None)
            if usual is None:
                break
            step = self.session.answer(usual.seats[0], usual.default)
            if step.checkpoint is not None or step.revealed:
                break
        self.ask, self.ends = None, "others"

    def shown(self, why: Misfit) -> Preview:
        game, state = self.session.game, self.session.state
        view, status = game.view(state, self.seat), game.status(state, self.seat)
        return Preview(self.seat, tuple(self.acts), self.ask, view, status, self.ends, why)
