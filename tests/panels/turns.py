"""Plays turns by autopilot and composes every panel that a player would see, by the shortest way of taps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from bot.messages.layout import Message, Picture
from bot.panels.choosing.panel import Panel, present, waiting
from bot.panels.choosing.play import proposed
from bot.panels.choosing.submitting import Answers, OneAnswer, RestOfTurn, SeveralAnswers
from bot.text.speech import words_at
from engine.campaigns import Answered
from engine.campaigns.play.runs import NextPick, by_autopilot, fixed
from engine.games import find
from engine.table import CHANCE, Ask, Rolled, Session, Step, Tell, Text
from engine.table.session import Reached
from engine.words import LOCALES, Words
from tests.panels.ways import Way, all_coming, groups_of, ways_in
from tests.playing import autopilot_answers, deal, reload
from tests.words.positions import FIRST_USER, situation_of

LONGEST_TURN = 80  # questions
LONGEST_CHAPTER = 5_000  # answers
OF_A_CHAPTER = 25  # turns
ONE_IN = 4  # turns of a chapter, so that they come from all of it
PICTURE = Picture("board.png", "board", b"")


@dataclass
class Shown:
    """A panel that was shown in a turn: its question's key, what of it, and the message."""

    key: str
    locale: str
    message: Message


@dataclass
class Turn:
    """The questions that a seat was asked in a row.

    A `whole` turn is its own, with all taps from [Take turn] to the end. `kinds` counts them by question and kind of
    answer; `touches` counts opening and closing a menu, too.
    """

    game: str
    seat: int
    whole: bool = False
    shown: list[Shown] = field(default_factory=list)
    taps: int = 1
    touches: int = 1
    kinds: Counter[str] = field(default_factory=Counter)


def turns(game: str, count: int, seed: int = 0) -> Iterator[Turn]:
    """Yields whole turns, as many as `count`, from several chapters, with what is asked between them. Each is in the
    language after that of the one before."""
    made = 0
    while made < count:
        seats = find(game).seat_counts
        chapters = find(game).chapters(find(game).read_options({}), {})
        session = deal(find(game), seats[seed % len(seats)], seed, None, chapters[seed % len(chapters)])
        before = made
        for turn in _Chapter(session, seed).turns():
            yield turn
            made += turn.whole
            if made == count or made - before == OF_A_CHAPTER:
                break
        seed += 1


class _Chapter:
    """A chapter that autopilot plays. `turn_of` is the seat that has the turn."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self.number = session, seed
        self.random = Random(f"turns {seed}")
        self.turn_of: int | None = None
        self._read(session.first)

    def turns(self) -> Iterator[Turn]:
        """Yields some turns of the chapter; the others are played without a look."""
        for _ in range(LONGEST_CHAPTER):
            if not self.session.asks:
                return
            if self.random.randrange(ONE_IN):
                self._skip()
                continue
            self.number += 1
            yield _Player(self, self.session.waiting_for[0], LOCALES[self.number % len(LOCALES)]).play()

    def answer(self, seat: int, pick: Sequence[str]) -> Step:
        """Answers for a seat."""
        return self._read(self.session.answer(seat, list(pick)))

    def by_autopilot(self) -> None:
        """Has autopilot answer what is asked."""
        self._read(autopilot_answers(self.session, self.session.waiting_for[0]))

    def _skip(self) -> None:
        """Plays on until another seat has the turn, or others are asked."""
        before = self.turn_of, self.session.waiting_for
        while self.session.asks and (self.turn_of, self.session.waiting_for) == before:
            self.by_autopilot()

    def _read(self, step: Step) -> Step:
        for each in step.events:
            if isinstance(each, Reached):
                self.turn_of = int(each.mark.value) if each.mark.kind == "turn" else None
        return step


class _Player:
    """Takes one turn of a seat; or answers for it as long as it is asked, if the turn is not its own."""

    def __init__(self, chapter: _Chapter, seat: int, locale: str) -> None:
        self.chapter, self.session, self.seat, self.locale = chapter, chapter.session, seat, locale
        own = chapter.turn_of == seat and not _has_begun(self.session, seat)
        self.turn = Turn(self.session.game.key, seat, own)
        self.situation = situation_of(self.session, seat, [])
        self.note, self.group = "", None
        self.rolled: Rolled | None = None

    def play(self) -> Turn:
        """Plays to the end of the turn and returns it."""
        mark = self.session.checkpoint.n
        for _ in range(LONGEST_TURN):
            if self.turn.whole and self.session.asks and self._gone and self.session.checkpoint.n == mark:
                self.chapter.by_autopilot()  # others react
                self.situation = situation_of(self.session, self.seat, [])
                continue
            ask = self.session.ask_of(self.seat)
            if ask is None or self._gone or (self.turn.whole and self.session.checkpoint.n != mark):
                break
            if self._answer(ask):
                break
        return self.turn

    def _answer(self, ask: Ask) -> bool:
        """Answers one question; returns True if the turn is over."""
        panel = self._panel()
        reached, way = self._reach(panel, self._coming())
        picks = way.pressed
        found: Answers | Message
        if way.verb == "follow" and panel.choices.order.through:
            found = RestOfTurn((), picks, panel.choices.order.through)
        elif way.verb == "sure":
            found = OneAnswer(picks)
        else:
            found = proposed(reached, list(picks), from_menu=way.verb == "pick", ask_first=way.verb == "choose")
        if isinstance(found, Message):
            self._show(ask.key + " sure", found)
            way = way.further(1)
            found = OneAnswer(picks)
        self.turn.taps += way.taps
        self.turn.touches += way.touches
        self.turn.kinds[f"{ask.key} {picks[0].partition(':')[0] if picks else '-'}"] += way.taps
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

    def _coming(self) -> list[Sequence[str]]:
        """Returns autopilot's next answers in this turn, to the first that cannot be undone."""
        trial, found = reload(self.session), list[Sequence[str]]()
        for _ in range(LONGEST_TURN):
            ask = trial.ask_of(self.seat)
            if ask is None or self.seat not in trial.waiting_for:
                break
            pick = trial.game.choose(trial.game.view(trial.state, self.seat), ask, self.seat)
            found.append(tuple(pick))
            if any(ask.by_id[each].final for each in pick):
                break
            step = trial.answer(self.seat, pick)
            if step.revealed or any(each.seat == CHANCE for each in step.decisions):
                break
        return found

    def _reach(self, panel: Panel, coming: Sequence[Sequence[str]]) -> tuple[Panel, Way]:
        """Returns the way that gives the most of the coming answers with each tap, and the panel it is in."""
        found: list[tuple[Panel, Way]] = []

        def look(shown: Panel, taps: int) -> None:
            ways = ways_in(shown.message(PICTURE), panel.ask, [*panel.runs, *panel.joined], coming)
            found.extend((shown, way.further(taps)) for way in ways)

        look(panel, 0)
        longest = max((len(each.picks) for each in panel.runs if all_coming(each.picks, coming)), default=0)
        if not found or longest > 1 + max(way.gives for _, way in found):
            for name in groups_of(panel.message(PICTURE)):
                opened = self._panel(name)
                look(opened, 1)
                if not found:  # two taps away
                    for inner in groups_of(opened.message(PICTURE)):
                        look(self._panel(inner), 2)
        assert found, (panel.ask.key, coming[:1], panel.message())
        return max(found, key=lambda each: each[1].worth)

    def _answering(self, panel: Panel, answers: Answers) -> NextPick:
        """Returns how the service would go on after these answers were pressed."""
        runs = {run.id: run.picks for run in [*panel.runs, *panel.joined]}
        if isinstance(answers, RestOfTurn):
            first = [[each] for each in answers.pick]
            return by_autopilot(self.session.game, self.seat, answers.leaves, first, answers.through)
        if isinstance(answers, SeveralAnswers):
            return fixed([[one] for each in answers.pick for one in runs.get(each, (each,))])
        return fixed([answers.pick])

    def _give(self, panel: Panel, answers: Answers, ask: Ask) -> bool:
        """Gives the answers and takes the next panel's note from them."""
        next_pick = self._answering(panel, answers)
        told: list[Text] = []
        choice: list[Text] = []
        decisions, links, revealed, over = 0, 0, False, False
        while not (over or (revealed and not isinstance(answers, RestOfTurn))):
            now = None if self._gone else self.session.ask_of(self.seat)
            pick = next_pick(now, self.session.game.view(self.session.state, self.seat)) if now else None
            if now is None or pick is None:
                break
            over = over or any(now.by_id[each].final == "turn" for each in pick)
            choice += [now.by_id[each].text for each in pick]
            step = self.chapter.answer(self.seat, list(pick))
            told += [
                each.text
                for each in step.events
                if isinstance(each, Tell) and (each.to is None or self.seat in each.to)
            ]
            decisions += len(step.decisions)
            links += 1
            revealed = step.revealed or any(each.seat == CHANCE for each in step.decisions)
        self.situation = situation_of(self.session, self.seat, choice)
        why = "turn" if over else "dice" if revealed else None
        held = self.seat in self.session.held
        gone = self._gone
        answered = Answered(
            self.situation, self.seat, ask, decisions, held, why, told, False, choice, links, True, gone
        )
        words = words_at(self.situation, self.locale)
        outcome = answers.outcome(answered, words)
        self.note, self.group, self.rolled = outcome.note, outcome.group, outcome.rolled
        if gone:
            self._show("over", self._waiting(words, over=over))
        return over or (gone and not self.turn.whole)


def _has_begun(session: Session, seat: int) -> bool:
    """True if the seat has answered since the last mark."""
    return any(decision.seat == seat for decision in session.tail)
