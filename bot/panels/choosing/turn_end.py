"""The consequences of the end of a turn for its seat."""

from __future__ import annotations

from engine.campaigns import Situation
from engine.table import Ask, WarnsOfEnd
from engine.words import Words


def end_lines(situation: Situation, seat: int, ask: Ask, words: Words) -> list[str]:
    """Returns what will happen to the seat when it ends its turn, in a turn of a game that knows."""
    game = situation.game
    found = game.at_end(situation.view(seat), seat) if ask.in_turn and isinstance(game, WarnsOfEnd) else None
    return [words.say(found)] if found else []
