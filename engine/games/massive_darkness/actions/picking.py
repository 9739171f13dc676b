"""Pick Up: Treasure and Objective tokens (MD-PICK)."""

from __future__ import annotations

from engine.games.massive_darkness.board.zones import tile_level
from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import HIGHEST_LEVEL, Hero, Objective, State, Treasure
from engine.table import Seat, Table, Text


def objectives_here(state: State, hero: Hero) -> list[Objective]:
    """Returns the Objective tokens of a Hero's Zone that Pick Up takes; others are places and stay (MD-PICK-10)."""
    can_pick_up = rules_of(state).can_pick_up
    return [each for each in state.objectives if each.zone == hero.zone and can_pick_up(state, hero, each)]


def treasure_here(state: State, hero: Hero) -> Treasure | None:
    """Returns the Treasure tokens of a Hero's Zone, if there are any."""
    here = state.treasure.get(hero.zone)
    return here if here and (here.normal or here.special) else None


def has_tokens(state: State, hero: Hero) -> bool:
    """True if there is anything to pick up."""
    return treasure_here(state, hero) is not None or bool(objectives_here(state, hero))


def can_pick_up(state: State, hero: Hero) -> bool:
    """True if a Hero may pick up: there is a token, and no Enemy in its Zone, Stunned or not (MD-PICK-01, MD-Q-25)."""
    return has_tokens(state, hero) and not state.enemies_in(hero.zone)


async def pick_up(table: Table, state: State, hero: Hero) -> None:
    """Takes all Treasure and Objective tokens of the Zone at once (MD-PICK-01 to MD-PICK-10)."""
    objectives = objectives_here(state, hero)
    treasure = state.treasure.pop(hero.zone, Treasure())
    table.tell(Text("hero-picks-up", hero=Seat(hero.seat), zone=hero.zone))
    for objective in objectives:
        state.objectives.remove(objective)
        await rules_of(state).picked_up(table, state, hero, objective)
    await hero_draws(table, state, hero, treasure_levels(state, hero.zone, treasure), from_token=True)


def treasure_levels(state: State, zone: str, treasure: Treasure) -> list[int]:
    """Returns the Level of each Treasure card that tokens give in this Zone: that of the tile, one more for a special
    token; on Level 5 a special token gives two cards (MD-PICK-02 to MD-PICK-04, MD-Q-13)."""
    level = tile_level(state, zone) or state.level
    special = [level + 1] if level < HIGHEST_LEVEL else [HIGHEST_LEVEL, HIGHEST_LEVEL]
    return [level] * treasure.normal + special * treasure.special
