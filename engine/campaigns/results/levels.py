"""Chooses how well autopilot plays for a person: at the level nearest to their results (docs/behaviour.md#waiting)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from statistics import mean

from engine.campaigns.model.played import PlayedChapter
from engine.campaigns.results.played import server_record
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.kit.computer.levels import LEVELS
from engine.table import Game, HasLevels, Level

FEWEST = 3
"""Chapters that a person must have finished before their results say something."""


async def levels_of(context: Context, live: Live, users: Collection[int]) -> Mapping[int, Level]:
    """Returns the levels nearest to these people's results in this game and server.

    Those without enough results are left out.
    """
    game = live.game
    if not users or not isinstance(game, HasLevels):
        return {}
    record = await server_record(context, live.facts.guild, game=game.key)
    chapters = {user: [each for each in record.chapters if each.seats_of(user)] for user in users}
    return {user: nearest(game, user, own) for user, own in chapters.items() if len(own) >= FEWEST}


def nearest(game: HasLevels, user: int, chapters: Collection[PlayedChapter]) -> Level:
    """Returns the level whose share of wins is nearest to a person's; of two, the stronger."""
    share = mean(_won(game, user, each) for each in chapters)
    return min(LEVELS, key=lambda level: abs(game.wins[level] - share))


def _won(game: HasLevels, user: int, chapter: PlayedChapter) -> int:
    """Returns what a chapter counts. A won match counts once for each seat, so that equal players average 1."""
    won = any(seat in chapter.ended.result.winners for seat in chapter.seats_of(user))
    return won * (len(chapter.seats) if isinstance(game, Game) and game.competitive else 1)
