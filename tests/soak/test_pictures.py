"""Draws the pictures of random chapters: every state that a game reaches can be drawn."""

from __future__ import annotations

import os
from random import Random

import pytest

from bot.cli.lab.random_play import answer_at_random
from engine.games import keys
from engine.table import Session
from renders import find as pictures_of
from renders.job import Job, draw
from tests.pictures.sample import asked
from tests.playing import autopilot_answers
from tests.soak.games import Match, fireteam_missions, missions, scenarios, tyrants_matches

pytestmark = pytest.mark.soak

CHAPTERS = int(os.environ.get("EMBERKEEP_CHAPTERS", "100"))  # per game
EVERY = 6  # answers between two looks
AT_RANDOM = 0.3  # share of the answers that are not autopilot's, so that rare states appear
MOST_ANSWERS = 3000
OTHERS = ("board", "hand", "scoring", "enemies", "combat", "mission")
MATCHES = {
    "tyrants": tyrants_matches,
    "massive_darkness": missions,
    "keep_the_heroes_out": scenarios,
    "fireteam_zero": fireteam_missions,
}


def test_every_game_is_drawn() -> None:
    assert set(MATCHES) == set(keys())


@pytest.mark.parametrize("key", keys())
def test_every_state_can_be_drawn(key: str) -> None:
    failed: dict[str, str] = {}
    for number, match in enumerate(MATCHES[key](CHAPTERS)):
        session, generator = match.deal(), Random(f"pictures {number}")
        for answer in range(MOST_ANSWERS):
            if not session.asks:
                break
            if answer % EVERY == number % EVERY:
                for job in jobs(session, match, generator):
                    try:
                        draw(job)
                    except Exception as error:
                        failed.setdefault(f"{job.picture} {error!r}", f"{match}, answer {answer}, {job.topic}")
            if generator.random() < AT_RANDOM:
                answer_at_random(session, generator)
            else:
                autopilot_answers(session, session.waiting_for[0])
    assert not failed, failed


def jobs(session: Session, match: Match, generator: Random) -> list[Job]:
    """Returns the picture of each waiting seat's question, with one of its groups, and one other picture."""
    game, found = session.game, list[Job]()
    for seat in session.waiting_for:
        ask = session.ask_of(seat)
        assert ask is not None
        group = generator.choice(sorted({option.group for option in ask.options} or {""}))
        found.append(asked(session, ask, seat, [option for option in ask.options if option.group == group]))
    name = generator.choice([each for each in OTHERS if each in pictures_of(game.key)])
    seat = generator.randrange(match.seats)
    options = session.base.options
    found.append(Job.of(game, name, game.view(session.state, seat), seat=seat, options=options, result=session.result))
    return found
