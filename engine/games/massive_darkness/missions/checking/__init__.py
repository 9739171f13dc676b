"""Explains every mistake in the file of a Mission that was written by hand (docs/content.md)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.missions.checking.maps import tile_mistakes, way_mistakes, zone_mistakes
from engine.games.massive_darkness.missions.checking.rules import rule_mistakes, token_mistakes
from engine.games.massive_darkness.missions.checking.shape import read_mission
from engine.kit.authoring import Unreadable, read
from engine.table import Mistake

STAGES = ((tile_mistakes,), (zone_mistakes,), (way_mistakes, token_mistakes, rule_mistakes))
"""What is looked at together; what comes later is only looked at if all before it is right."""


def mistakes_in(text: str) -> Sequence[Mistake]:
    """The mistakes in the text of a Mission, by line; none where it can be played."""
    try:
        written = read(text)
    except Unreadable as error:
        return [error.mistake]
    mission, mistakes = read_mission(written)
    for stage in STAGES:
        if mission is None or mistakes:
            break
        found = [each for check in stage for each in check(mission)]
        mistakes = [Mistake(written.line(place), wrong, remedy) for place, wrong, remedy in found]
    return sorted(mistakes, key=lambda mistake: mistake.line)
