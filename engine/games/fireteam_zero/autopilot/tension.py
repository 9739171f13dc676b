"""The dangers of the next threat phase: who can be attacked, who is close to a knock-out, and the coin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.autopilot.forecast import forecast
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.creatures.track import next_card
from engine.games.fireteam_zero.model.state import State
from engine.table import Text

MOST_ATTACKS = 3


def tension(view: State) -> Sequence[Text]:
    """Returns the heroes in most danger, the most urgent first, then the coin if a knock-out would lose the mission."""
    if not view.round or view.outcome:
        return ()
    attacks = forecast(view).attacks
    heroes = [(len(hero.hand) - attacks.get(hero.id, 0), hero) for hero in active(view)]
    found = []
    for left, hero in sorted(heroes, key=lambda each: each[0]):
        count, cards = attacks.get(hero.id, 0), len(hero.hand)
        if count and (left <= 0 or count >= MOST_ATTACKS):
            found.append(Text("tension-attacks", hero=hero.id, count=count, cards=cards))
        elif not cards:
            found.append(Text("tension-no-cards", hero=hero.id))
    coin = [Text("tension-coin")] if found and not view.heads else []
    return [*found[:1], *coin, *found[1:]]


def remaining(view: State) -> Text | None:
    """Returns the threat cards left to draw, and the steps of the marker to the next one."""
    if not view.round or view.outcome:
        return None
    following = next_card(view)
    return Text("remaining", count=len(view.threat_deck), steps=max(0, (following or view.marker) - view.marker))
