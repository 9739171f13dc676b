"""A sample of every kind of picture of a game, from chapters played with a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import JsonValue

from bot.panels.pages.lesson_panel import LessonPanel
from engine.games import find
from engine.kit.endings import Chapter, summary, what_turned_it
from engine.lessons import course_of, first_lessons
from engine.table import Ask, Game, Option, Result, Session, Text
from renders import find as pictures_of
from renders.job import Job
from renders.scene import ChapterPage, Ending, Since
from renders.topic import Topic
from tests.playing import autopilot_steps, deal, random_steps
from tests.rounds import SEATS, rounds

LARGEST: Mapping[str, Mapping[str, JsonValue]] = {
    "tyrants": {},
    "massive_darkness": {"mission": "m07"},
    "keep_the_heroes_out": {"scenario": "grand_raid", "difficulty": "family"},
    "fireteam_zero": {"mission": "the_warm_dark"},
}
"""Each game with the options that give it its largest board."""

BOARDS: Mapping[str, tuple[str, str]] = {
    "massive_darkness": ("mission", "missions"),
    "keep_the_heroes_out": ("scenario", "scenarios"),
    "fireteam_zero": ("mission", "missions"),
}
"""The option that chooses the board of a game, and the folder of its data with one file for each."""

PLAYERS = ("Nerissa", "Tomas", "Ilvara", "Quenthel", "Maximiliana the Grand", "Rui")
STEPS = 500  # answers, after which the table is full
EARLY = 60  # answers on every other board
ANSWERS = 160  # of autopilots, from which the questions are taken


@dataclass(frozen=True)
class Example:
    """A kind of picture, such as `asked turn.action`, and a job for it."""

    kind: str
    job: Job


def examples(key: str, seed: int) -> Iterator[Example]:
    """Yields one picture of each kind: every declared one, one for each kind of question, recap, end card, lesson."""
    yield from declared(find(key), seed)
    yield from questions(find(key), seed)
    yield from _recaps(find(key), seed)
    yield from _lesson(key)


def declared(game: Game, seed: int) -> Iterator[Example]:
    session = deal(game, max(game.seat_counts), seed, options=LARGEST[game.key])
    for _ in islice(random_steps(session, seed, checked=False), STEPS):
        pass
    view = game.view(session.state, 0)
    place, players = next(iter(game.places(view)), None), PLAYERS[: max(game.seat_counts)]
    options = session.base.options
    for name in pictures_of(game.key):
        if name != "asked":
            more: dict[str, Any] = {"place": place, "players": players, "options": options, "result": session.result}
            yield Example(name, Job.of(game, name, view, seat=0, since=Since(view, ()), **more))


def boards(key: str, seed: int) -> Iterator[Example]:
    """Yields the picture of every board of a game, early in its chapter."""
    game, (option, folder) = find(key), BOARDS.get(key, ("", ""))
    named = [Path(file.name).stem for file in (files(f"data.{key}") / folder).iterdir()] if folder else []
    for name in sorted(named):
        session = deal(game, min(game.seat_counts), seed, options={option: name})
        for _ in islice(random_steps(session, seed, checked=False), EARLY):
            pass
        yield Example(f"board {name}", Job.of(game, "board", game.view(session.state, None)))


def questions(game: Game, seed: int, each: int = 1) -> Iterator[Example]:
    """Yields the first `each` pictures of every kind of question and group, in a chapter of autopilots."""
    seen = Counter[tuple[str, str]]()
    session = deal(game, SEATS, seed)
    for _ in islice(autopilot_steps(session, checked=False), ANSWERS):
        for seat in session.waiting_for:
            ask = session.ask_of(seat)
            for group in dict.fromkeys(option.group for option in ask.options) if ask else ():
                seen[ask.key, group] += 1
                if seen[ask.key, group] <= each:
                    shown = [option for option in ask.options if option.group == group]
                    yield Example(f"asked {ask.key} {group}".rstrip(), asked(session, ask, seat, shown))


def asked(session: Session, ask: Ask, seat: int, shown: list[Option]) -> Job:
    """Returns the job as the bot makes it for a panel."""
    game = session.game
    groups = {place: (option.group,) for option in shown for place in option.places if option.group}
    return Job.of(
        game,
        "asked",
        game.view(session.state, seat),
        seat=seat,
        options=session.base.options,
        badges=frozenset(place for option in shown for place in option.places),
        groups=groups,
        topic=Topic.of(ask, shown),
        players=PLAYERS[:SEATS],
    )


def _recaps(game: Game, seed: int) -> Iterator[Example]:
    states, told = rounds(game.key, seed)
    yield Example("since", since(game, states, told))
    yield Example("ending", ending(game, states, told))
    yield Example("chapter", chapter(game, states, told))


def since(game: Game, states: list[Any], told: list[list[Text]], seat: int | None = 0) -> Job:
    """Returns the recap of the last two rounds."""
    before, after = (game.view(state, None) for state in (states[-3], states[-1]))
    stretch = Since(before, tuple(told[-3] + told[-2]), rounds=2)
    return _shared(Job.of(game, "since", after, seat=seat, players=PLAYERS[:SEATS], since=stretch))


def ending(game: Game, states: list[Any], told: list[list[Text]]) -> Job:
    """Returns the end card of a chapter that ended after these rounds, with a title for each seat."""
    views = [game.view(state, None) for state in states]
    winners = (1,) if game.competitive else tuple(range(SEATS))
    result = Result(winners, tuple({"sites": 20 + seat} for seat in range(SEATS)), Text("over"), {})
    danger = [(float(at), game.danger(view)) for at, view in enumerate(views)]
    found = summary(game, Chapter(views, told[: len(views) - 1], result, danger=danger))
    titles = tuple((deed.key, seat, 4) for seat, deed in enumerate(game.deeds[:SEATS]))
    film = tuple((views[at], at) for at in found.film)
    card = Ending("Torchbearers", "", found.rounds, titles, (), found.lines, found.danger, film, found.closing)
    return _shared(Job.of(game, "ending", views[-1], players=PLAYERS[:SEATS], result=result, ending=card))


def chapter(game: Game, states: list[Any], told: list[list[Text]]) -> Job:
    """Returns the same chapter's page of the journal."""
    job = ending(game, states, told)
    assert job.ending is not None and job.result is not None
    views = [game.view(state, None) for state in states]
    turned = tuple(what_turned_it(game, Chapter(views, told[: len(views) - 1], job.result)))
    page = ChapterPage(6, 12, turned, "Level 2; 3 items")
    return replace(job, picture="chapter", ending=replace(job.ending, page=page))


def _shared(job: Job) -> Job:
    return replace(job, packages=(*job.packages, "bot.locales"))


def _lesson(key: str) -> Iterator[Example]:
    found = first_lessons()[key]
    job = LessonPanel(found, course_of(found).at(0), "en").job()
    if job is not None:
        yield Example("lesson", job)
