"""Scenarios that the host has added (docs/content.md): those without a mistake are offered beside the twenty."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from engine.games.keep_the_heroes_out.content import GAME, SCENARIOS_FOLDER, content
from engine.games.keep_the_heroes_out.pieces import SCENARIOS
from engine.games.keep_the_heroes_out.scenarios.checking import mistakes_in
from engine.kit.content import added_by_host
from engine.table import Mistake

log = logging.getLogger(__name__)

MOST = 5  # beside the twenty, as many as the menu of the lobby holds


@cache
def added() -> tuple[str, ...]:
    """The ids of those that can be played, by the alphabet. What is wrong with others is told to the host's log, for
    whatever somebody writes must hold up nobody else."""
    sound = []
    for name, text in added_by_host(GAME, SCENARIOS_FOLDER).items():
        mistakes = mistakes_in_added(name, text)
        for each in mistakes:
            log.error("%s/%s.yaml:%d: %s. %s", SCENARIOS_FOLDER, name, each.line, each.wrong, each.remedy)
        sound += [] if mistakes else [name]
    for name in sound[MOST:]:
        log.error("%s/%s.yaml is left out: there is room for %d scenarios.", SCENARIOS_FOLDER, name, MOST)
    return tuple(sound[:MOST])


def mistakes_in_added(name: str, text: str) -> Sequence[Mistake]:
    """The mistakes in a file that the host has added under this name."""
    if name in SCENARIOS:
        remedy = "Give it an id and a file of its own."
        return [Mistake(1, f"`{name}` is a scenario of the game", remedy)]
    mistakes = mistakes_in(text)
    if not mistakes and name not in content().scenarios:
        return [Mistake(1, "the file is not called after the id that stands in it", "Give both the same name.")]
    return mistakes
