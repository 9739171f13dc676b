"""Explains every mistake in a hand-written scenario file (docs/content.md)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.model.checking_deck import deck_mistakes
from engine.games.keep_the_heroes_out.model.checking_dungeon import layout_mistakes, lying_mistakes, way_mistakes
from engine.games.keep_the_heroes_out.model.checking_rules import rule_mistakes
from engine.games.keep_the_heroes_out.model.content import FOLDER
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.kit.checking import Checked

SCENARIO = Checked(
    model=Scenario,
    stages=((layout_mistakes,), (way_mistakes, lying_mistakes, deck_mistakes, rule_mistakes)),
    called="scenario",
    begins="Begin with `id:`, `name:` and `grid:`.",
    listed="docs/content.md lists the words and what belongs to each of them.",
    folder=FOLDER,
)
mistakes_in = SCENARIO.mistakes_in
