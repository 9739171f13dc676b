"""The dangers of the next Enemy Phase: Heroes in reach of Enemies, their Life, and the Lifebringer tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.autopilot.danger import strikes
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.table import Seat, Text

LOW, MOST_ENEMIES = 2, 3


def tension(view: State) -> Sequence[Text]:
    """Returns the Heroes in most danger, the most urgent first, and whether another death loses the Mission."""
    if not view.round or view.outcome:
        return ()
    found: list[tuple[float, Text]] = []
    for hero in view.living:
        if hero.zone not in board(view).cells:
            continue
        damage = [each for enemy in view.enemies if (each := strikes(view, hero, enemy, hero.zone))]
        if damage and (hero.life <= LOW or len(damage) >= MOST_ENEMIES or sum(damage) >= hero.life):
            deadly = int(hero.life <= 1 or max(damage) >= hero.life)
            text = Text("tension-attacks", hero=Seat(hero.seat), count=len(damage), life=hero.life, deadly=deadly)
            found.append((hero.life - sum(damage), text))
    said = [text for _, text in sorted(found, key=lambda each: each[0])]
    last = [Text("tension-lifebringer")] if said and not view.lifebringer else []
    return [*said[:1], *last, *said[1:]]


def remaining(view: State) -> Text | None:
    """Returns the Event cards left to draw; None in Missions without them."""
    if not view.round or view.outcome or rules_of(view).no_events:
        return None
    return Text("remaining", count=len(view.decks.events.draw))
