"""Campaigns in their lobby, made without a database, and who reads about them."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from bot.interactions.reply import Reply
from engine.campaigns import Facts, Person, Seated, Settings, Situation
from engine.table import Game
from tests.words.positions import NOW

PEOPLE = ("Ana", "Rui", "Mei", "Bjorn", "Olga", "Jonathan Livingston")
ORGANISER = 1


def in_lobby(
    game: Game, people: int = 0, autopilots: int = 0, options: Mapping[str, Any] | None = None, locale: str = "en"
) -> Situation:
    """Returns a campaign whose first seats have people who are ready, and autopilots after them."""
    chosen = game.options.model_validate(options or {})
    facts = Facts(
        id=1,
        name="House of Cards",
        game=game.key,
        organiser=ORGANISER,
        guild=1,
        channel=2,
        thread=3,
        lobby_message=None,
        front_message=None,
        stage="lobby",
        settings=Settings(locale=locale),
        options=chosen.model_dump(mode="json"),
        size=None,
        fork_of=None,
        created=NOW,
    )
    seats = [
        Seated(seat, seat + 1, PEOPLE[seat], True, False)
        if seat < people
        else Seated(seat, None, "", False, seat < people + autopilots)
        for seat in range(max(game.seat_counts))
    ]
    return Situation(
        facts=facts,
        game=game,
        seats=seats,
        branch=1,
        n=0,
        chapter=None,
        asks=(),
        held={},
        since=NOW,
        began=NOW,
        request=None,
        results=(),
        next_chapters=tuple(game.chapters(chosen, {})),
        undoable={},
        snapshot=None,
    )


def reader(locale: str, user: int = ORGANISER) -> Reply:
    """Returns the reader and language, which is all that a page needs."""
    return cast(Reply, SimpleNamespace(locale=locale, person=Person(user, PEOPLE[user - 1])))
