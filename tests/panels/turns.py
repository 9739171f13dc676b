"""Plays turns by autopilot and composes every panel that a player would see, by the shortest way of taps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.messages.layout import Button, Menu, Message, Picture, Row
from bot.panels.choosing.packing import unpacked
from bot.panels.choosing.panel import Panel, present, waiting
from bot.panels.choosing.play import proposed
from bot.panels.choosing.submitting import Answers, OneAnswer, RestOfTurn, SeveralAnswers
from bot.text.speech import words_at
from engine.campaigns import Answered
from engine.games import find
from engine.table import CHANCE, Ask, Rolled, Session, Tell, Text
from engine.words import LOCALES, Words
from tests.playing import deal, reload
from tests.words.positions import FIRST_USER, situation_of

LONGEST_TURN = 40  # questions
PICTURE = Picture("board.png", "board", b"")


@dataclass
class Shown:
    """A panel that was shown in a turn: its question's key, what of it, and the message."""

    key: str
    locale: str
    message: Message


@dataclass
class Turn:
    """A whole turn of a seat: everything shown, and the taps from [Take turn] to its end."""

    game: str
    seat: int
    shown: list[Shown] = field(default_factory=list)
    taps: int = 1


def turns(game: str, count: int, seed: int = 0) -> Iterator[Turn]:
    """Yields turns of autopilots, each of the language after that of the one before, from several chapters."""
    made = 0
    while made < count:
        seats = find(game).seat_counts
        chapters = find(game).chapters(find(game).read_options({}), {})
        session = deal(find(game), seats[seed % len(seats)], seed, None, chapters[seed % len(chapters)])
        for turn in _of_chapter(session, seed):
            yield turn
            made += 1
            if made == count or made % 25 == 0:
                break
        seed += 1


def _of_chapter(session: Session, seed: int) -> Iterator[Turn]:
    """Yields the turns of a chapter. Questions between turns belong to a turn of their own, without taps."""
    number = seed
    while session.asks:
        seat = session.waiting_for[0]
        player = _Player(session, seat, LOCALES[number % len(LOCALES)])
        yield player.play()
        number += 1


class _Player:
    """Takes one turn of a seat, as long as the seat is asked in its own turn."""

    def __init__(self, session: Session, seat: int, locale: str) -> None:
        self.session, self.seat, self.locale = session, seat, locale
        self.turn = Turn(session.game.key, seat)
        self.situation = situation_of(session, seat, [])
        self.note, self.group = "", None
        self.rolled: Rolled | None = None
        self.tapped: str | None = None

    def play(self) -> Turn:
        """Plays to the end of the turn and returns it."""
        for _ in range(LONGEST_TURN):
            ask = self.session.ask_of(self.seat)
            if ask is None or self.seat not in self.session.waiting_for:
                break
            if self._answer(ask):
                break
        return self.turn

    def _answer(self, ask: Ask) -> bool:
        """Answers one question; returns True if the turn is over."""
        panel = self._panel()
        wanted = self._wanted(panel)
        reached, way, picks = self._reach(panel, wanted)
        self.turn.taps += way.taps
        if way.verb == "follow" and panel.choices.order.through:
            return self._give(reached, RestOfTurn((), picks, panel.choices.order.through), ask)
        found = proposed(reached, list(picks), from_menu=way.verb == "pick", ask_first=way.verb == "choose")
        if isinstance(found, Message):
            self._show(ask.key + " sure", found)
            self.turn.taps += 1
            found = OneAnswer(picks)
        return self._give(panel, found, ask)

    def _panel(self, group: str | None = None) -> Panel:
        words = words_at(self.situation, self.locale)
        opened = self.group if group is None else group
        found = present(self.situation, FIRST_USER + self.seat, words, seat=self.seat, group=opened, note=self.note)
        assert found is not None
        panel = replace(found, picture=PICTURE, rolled=self.rolled)
        self._show(panel.ask.key, panel.message(PICTURE))
        return panel

    def _waiting(self, words: Words, *, over: bool) -> Message:
        user, rolled = FIRST_USER + self.seat, self.rolled
        return waiting(self.situation, user, words, note=self.note, turn_over=over, picture=PICTURE, rolled=rolled)

    def _show(self, key: str, message: Message) -> None:
        self.turn.shown.append(Shown(key, self.locale, message))

    @property
    def _gone(self) -> bool:
        """True if the seat is not asked."""
        return not self.session.asks or self.seat not in self.session.waiting_for

    def _next(self, picks: list[Sequence[str]], answers: Answers) -> Sequence[str] | None:
        """Returns the next pick: those that were pressed, then autopilot's for the questions that belong to them."""
        if picks:
            return picks.pop(0)
        now = None if self._gone else self.session.ask_of(self.seat)
        if now is None or not isinstance(answers, RestOfTurn) or now.key not in (answers.through or ()):
            return None
        return self.session.game.choose(self.session.game.view(self.session.state, self.seat), now, self.seat)

    def _wanted(self, panel: Panel) -> list[Sequence[str]]:
        """Returns what autopilot chooses, after runs that begin with its next answers, the longest first."""
        ask = panel.ask
        usual = tuple(self.session.game.choose(self.session.game.view(self.session.state, self.seat), ask, self.seat))
        runs = [run for run in panel.runs if run.picks and usual and run.picks[0] == usual[0]]
        coming = self._coming(max((len(run.picks) for run in panel.runs), default=0)) if panel.runs else ()
        played = [run for run in panel.runs if run.picks and _all_coming(run.picks, coming)]
        runs = sorted(played, key=lambda run: -len(run.picks))
        return [*([run.id] for run in runs), usual]

    def _coming(self, most: int) -> Sequence[str]:
        """Returns autopilot's next single answers in this turn."""
        trial, found = reload(self.session), list[str]()
        for _ in range(most):
            ask = trial.ask_of(self.seat)
            if ask is None or self.seat not in trial.waiting_for:
                break
            pick = trial.game.choose(trial.game.view(trial.state, self.seat), ask, self.seat)
            if len(pick) != 1 or ask.by_id[pick[0]].final:
                break
            found += pick
            trial.answer(self.seat, pick)
        return found

    def _reach(self, panel: Panel, wanted: Sequence[Sequence[str]]) -> tuple[Panel, Way, Sequence[str]]:
        """Returns the first of the wanted answers that can be given with few taps, and how."""
        for picks in sorted(wanted, key=lambda each: way_to(panel.message(PICTURE), each, panel.ask) is None):
            way = way_to(panel.message(PICTURE), picks, panel.ask)
            if way is not None:
                return panel, way, picks
            for name in _groups(panel.message(PICTURE)):
                opened = self._panel(name)
                way = way_to(opened.message(PICTURE), picks, panel.ask)
                if way is not None:
                    return opened, replace(way, taps=way.taps + 1), picks
                for inner in _groups(opened.message(PICTURE)):
                    part = self._panel(inner)
                    way = way_to(part.message(PICTURE), picks, panel.ask)
                    if way is not None:
                        return part, replace(way, taps=way.taps + 2), picks
        raise AssertionError((panel.ask.key, wanted, panel.message()))

    def _give(self, panel: Panel, answers: Answers, ask: Ask) -> bool:
        """Gives the answers and takes the next panel's note from them."""
        runs = {run.id: run for run in panel.runs}
        several = isinstance(answers, SeveralAnswers)
        picks = [[each] for each in runs[answers.pick[0]].picks] if several else [answers.pick]
        told: list[Text] = []
        choice: list[Text] = []
        decisions, revealed, over = 0, False, False
        while (pick := self._next(picks, answers)) is not None:
            now = self.session.ask_of(self.seat)
            if now is None or any(each not in now.by_id for each in pick):
                break
            over = over or any(now.by_id[each].final == "turn" for each in pick)
            choice += [now.by_id[each].text for each in pick]
            step = self.session.answer(self.seat, list(pick))
            told += [
                each.text
                for each in step.events
                if isinstance(each, Tell) and (each.to is None or self.seat in each.to)
            ]
            decisions += len(step.decisions)
            revealed = revealed or step.revealed or any(each.seat == CHANCE for each in step.decisions)
        self.situation = situation_of(self.session, self.seat, choice)
        why = "turn" if over else "dice" if revealed else None
        held = self.seat in self.session.held
        gone = self._gone
        answered = Answered(
            self.situation, self.seat, ask, decisions, held, why, told, False, choice, len(choice), True, gone
        )
        words = words_at(self.situation, self.locale)
        outcome = answers.outcome(answered, words)
        self.note, self.group, self.rolled = outcome.note, outcome.group, outcome.rolled
        if gone:
            self._show(
                "over",
                self._waiting(words, over=over),
            )
        return over or gone


def _all_coming(picks: Sequence[str], coming: Sequence[str]) -> bool:
    """True if autopilot's next answers hold all of these, in any order."""
    left = list(coming)
    for pick in picks:
        if pick not in left:
            return False
        left.remove(pick)
    return True


@dataclass(frozen=True)
class Way:
    """How an answer is given: the number of taps, and the verb of the last one."""

    taps: int
    verb: str


def way_to(message: Message, picks: Sequence[str], ask: Ask) -> Way | None:
    """Returns the way to give this answer in a message: 1 tap for a button, 2 for an entry of a menu, one more for each
    further mark and for confirming several; None if it cannot be given here."""
    for part in message.parts:
        for each in part.buttons if isinstance(part, Row) else ():
            if _gives(each, picks, ask):
                return Way(1, each.press.verb)
    for part in message.parts:
        if isinstance(part, Menu) and not part.disabled and part.press.verb == "pick":
            values = {entry.value for entry in part.entries}
            if set(picks) <= values and part.fewest <= len(picks) <= part.most:
                return Way(2 if part.most == 1 else 2 + len(picks), "pick")
    return None


def _gives(pressed: Button, picks: Sequence[str], ask: Ask) -> bool:
    """True if the button gives this answer."""
    if pressed.disabled or pressed.press.verb not in ("choose", "sure", "follow"):
        return False
    what = pressed.press.what
    given = unpacked(ask, what) if pressed.press.verb == "sure" else [what]
    return given is not None and set(given) == set(picks)


def _groups(message: Message) -> list[str]:
    """Returns the groups that buttons open."""
    rows = [part for part in message.parts if isinstance(part, Row)]
    buttons = [button for row in rows for button in row.buttons]
    return [button.press.what for button in buttons if button.press.verb == "group" and not button.disabled]


def medians(found: Mapping[str, Sequence[Turn]]) -> Mapping[str, float]:
    """Returns the median of taps of each game's whole turns."""
    return {game: sorted(turn.taps for turn in every)[len(every) // 2] for game, every in found.items()}
