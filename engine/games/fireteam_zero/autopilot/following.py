"""Answers that ▶ gives along with a choice of a turn: the cards of an attack, or who comes along."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import acting
from engine.games.fireteam_zero.autopilot.choose import best_cards
from engine.games.fireteam_zero.autopilot.planning import Turn
from engine.games.fireteam_zero.board.figures import active_at, creature, specialists_at
from engine.games.fireteam_zero.combat.attack import more_dice
from engine.games.fireteam_zero.combat.dice import dice_of
from engine.games.fireteam_zero.combat.odds import likely, needed
from engine.games.fireteam_zero.combat.targets import Target
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Ask, Text


def follows(view: State, ask: Ask, option: str) -> Text | None:
    """Returns what autopilot would answer after an option of a turn; None if nothing more is asked."""
    hero, chosen = acting(view), ask.by_id[option]
    if isinstance(chosen.value, Target):
        return _attack(view, hero, chosen.value)
    guarded = specialists_at(view, hero.location)
    asked = chosen.group == "move" and guarded and active_at(view, hero.location) != [hero]
    return Text("escort-along", count=len(guarded), who=tuple(f"{each}.short" for each in guarded)) if asked else None


def _attack(view: State, hero: Hero, target: Target) -> Text | None:
    """Returns the cards of an attack, their dice and their chance."""
    things = (each for each in mission().things(view) if (each.name, each.location) == (target.thing, target.location))
    aimed = creature(view, target.creature) if target.creature is not None else next(things, None)
    cards = best_cards(Turn(view, hero), aimed, [target.type]) if aimed and target.type else ()
    if not cards or target.type is None:
        return None
    more = more_dice(view, hero, target.type, hero.location, target.location)
    dice = dice_of(sum(content().cards[card].attack.strength for card in cards) + more)
    chance = likely(tuple(sorted(cards)), more, needed(view, target, target.type))
    return Text("attack-with", cards=tuple(cards), count=dice, chance=chance)
