"""How hard the Missions of Massive Darkness are for autopilot; plain functions, so that another process can be sent
them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import get_args

from pydantic import JsonValue

from engine.games import find
from engine.games.massive_darkness.model.options import ClassId, HeroId, MissionId
from engine.table import Session, Tell, fair
from tests.playing import autopilot_steps

HEROES = 4
DIES = "life-dies"


@dataclass(frozen=True)
class Attempt:
    """One Mission that autopilot has played: whether it was won, and why it ended; Rounds, deaths, the XP of all Heroes
    together, and decisions."""

    mission: str
    won: bool
    reason: str
    rounds: int
    deaths: int
    xp: int
    decisions: int


def attempt(job: tuple[str, int]) -> Attempt:
    """Returns a Mission in Normal Mode with four Heroes; Heroes and Classes go round with the seed. Raises
    AssertionError when it does not end."""
    mission, seed = job
    heroes: list[JsonValue] = list(get_args(HeroId))
    classes: list[JsonValue] = list(get_args(ClassId))
    Random(f"heroes {seed}").shuffle(heroes)
    Random(f"classes {seed}").shuffle(classes)
    options: dict[str, JsonValue] = {"mission": mission, "heroes": heroes, "classes": classes}
    session = Session.start(find("massive_darkness"), HEROES, fair(Random(f"chance {seed}")), options=options)
    deaths = sum(event.text.key == DIES for event in session.first.events if isinstance(event, Tell))
    for step in autopilot_steps(session):
        deaths += sum(event.text.key == DIES for event in step.events if isinstance(event, Tell))
    result, state = session.result, session.state
    assert result is not None
    xp = sum(hero.xp for hero in state.heroes)
    return Attempt(mission, state.outcome == "won", result.reason.key, state.round, deaths, xp, session.n)


def table(attempts: Sequence[Attempt]) -> Iterator[str]:
    """Yields the lines of a Markdown table, a Mission each."""
    yield "| mission | games | won | rounds | deaths | XP a Hero | decisions | most lost by |"
    yield "|---|---:|---:|---:|---:|---:|---:|---|"
    for mission in get_args(MissionId):
        played = [each for each in attempts if each.mission == mission]
        if not played:
            continue
        lost = Counter(each.reason for each in played if not each.won).most_common(1)
        yield (
            f"| {mission.upper()} | {len(played)} | {win_rate(played):.0%} "
            f"| {fmean(each.rounds for each in played):.1f} | {fmean(each.deaths for each in played):.1f} "
            f"| {fmean(each.xp for each in played) / HEROES:.1f} | {fmean(each.decisions for each in played):.0f} "
            f"| {lost[0][0] if lost else ''} |"
        )


def win_rate(played: Sequence[Attempt]) -> float:
    """Returns the part of these attempts that were won."""
    return sum(each.won for each in played) / len(played)
