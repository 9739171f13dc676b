"""Rules in five minutes: panels with the words of the rules and pictures from a game that autopilots play.

Words come from the rules and pictures from the rules engine, so neither can be out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from random import Random
from threading import Lock
from typing import Any

from engine.games import find
from engine.table import Ask, Game, Option, Session, fair
from engine.words import rulebook
from engine.words.primer import Panel, primer
from renders.job import Job
from renders.topic import Topic

SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[^a-z])")
SEATS, MOST_ANSWERS = 2, 600
PLAYERS = ("Ana", "Rui")
_playing = Lock()  # several threads may request the same game


@dataclass(frozen=True)
class Moment:
    """A panel's moment in the game: the view of the seat that is asked, and the options that the picture marks."""

    panel: Panel
    ask: Ask
    seat: int
    view: Any
    public: Any
    marked: Sequence[Option]


def moments(game: str) -> Sequence[Moment]:
    """Returns the moment of each panel. The first call plays a game, which takes up to a second; call it off the event
    loop. Panels whose moment does not come in that game are left out."""
    with _playing:
        return _moments(game)


@cache
def _moments(game: str) -> Sequence[Moment]:
    rules, found = find(game), dict[str, Moment]()
    for session, ask in _played(rules):
        for panel in primer(game):
            if panel.rule not in found and _fits(rules, session, ask, panel):
                found[panel.rule] = _moment(rules, session, ask, panel)
    return [found[panel.rule] for panel in primer(game) if panel.rule in found]


def _played(game: Game) -> Iterator[tuple[Session, Ask]]:
    """Plays the game by autopilots, always in the same way, and yields each question."""
    session = Session.start(game, SEATS, fair(Random(f"primer {game.key}")))
    for _ in range(MOST_ANSWERS):
        if not session.asks:
            return
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        yield session, ask
        session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))


def _fits(game: Game, session: Session, ask: Ask, panel: Panel) -> bool:
    late = (game.round_of(session.state) or 0) >= panel.round
    return ask.key == panel.ask and late and (not panel.offers or bool(_offered(ask, panel)))


def _offered(ask: Ask, panel: Panel) -> list[Option]:
    return [option for option in ask.options if panel.offers and option.id.split(":")[0] == panel.offers]


def _moment(game: Game, session: Session, ask: Ask, panel: Panel) -> Moment:
    seat, state = session.waiting_for[0], deepcopy(session.state)  # the game goes on in its state
    view, public = game.view(state, seat), game.view(state, None)
    return Moment(panel, ask, seat, view, public, _offered(ask, panel) or ask.options)


def job_of(game: str, moment: Moment, locale: str) -> Job:
    """Returns the job for a panel's picture."""
    picture, is_own = moment.panel.picture, moment.panel.picture in ("asked", "hand")
    more: dict[str, Any] = {"seat": moment.seat} if is_own else {}
    if picture == "asked":
        more["topic"] = Topic.of(moment.ask, moment.marked)
    if picture == "asked" or moment.panel.offers:
        more["badges"] = frozenset(place for option in moment.marked for place in option.places)
    view = moment.view if is_own else moment.public
    return Job.of(find(game), picture, view, locale=locale, players=PLAYERS, **more)


def words_of(game: str, panel: Panel, locale: str) -> tuple[str, str]:
    """Returns the title of a panel's rule and its first sentences."""
    said = rulebook(game).rules[panel.rule].words[locale]
    return said.title, " ".join(SENTENCE_END.split(said.text)[: panel.sentences])
