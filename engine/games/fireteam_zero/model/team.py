"""The heroes of a mission (FZ-SETUP-03, FZ-SETUP-05, FZ-SETUP-08)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.mission import Mission
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import HEROES, HeroId
from engine.table import BadCheckpoint


def chosen_heroes(mission: Mission, seats: int, options: Options) -> list[tuple[int, HeroId]]:
    """Returns the hero of each seat; a solo seat has two (FZ-SETUP-03, FZ-SETUP-08).

    Raises BadCheckpoint if a seat has none, or a role required by the briefing is missing (FZ-SETUP-05).
    """
    if len(options.heroes) < seats:
        raise BadCheckpoint(f"options.heroes: {len(options.heroes)} are named for {seats} seats; name one for each")
    heroes = team(mission, options.heroes[:seats], options)
    if missing := missing_roles(heroes, mission):
        roles = " and ".join(content().roles[each].name["en"] for each in missing)
        raise BadCheckpoint(f"options.heroes: the mission cannot be completed without the role {roles}; choose it")
    return [(min(number, seats - 1), hero) for number, hero in enumerate(heroes)]


def team(mission: Mission, chosen: Sequence[HeroId], options: Options) -> list[HeroId]:
    """Returns the heroes who take part: the seats' choices, and with a single seat its second one."""
    return [*chosen, _second(mission, chosen[0], options)] if len(chosen) == 1 else list(chosen)


def _second(mission: Mission, first: HeroId, options: Options) -> HeroId:
    """Returns the second hero of a solo player: the one that was chosen, or the first who goes with the other."""
    fitting = [hero for hero in (options.second_hero, *HEROES) if _role(hero) != _role(first)]
    return next((hero for hero in fitting if not missing_roles([first, hero], mission)), fitting[0])


def missing_roles(heroes: Sequence[HeroId], mission: Mission) -> list[str]:
    """Returns the roles that the briefing demands and none of these heroes has (FZ-SETUP-05)."""
    return [role for role in mission.roles if role not in map(_role, heroes)]


def _role(hero: HeroId) -> str:
    return content().heroes[hero].role
