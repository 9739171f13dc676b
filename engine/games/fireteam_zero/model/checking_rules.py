"""Checks that the effects of a mission can happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.fireteam_zero.model.checking_objectives import place_mistakes
from engine.games.fireteam_zero.model.mission import Deeds, Mission
from engine.games.fireteam_zero.model.notation import (
    Act,
    AddToPool,
    Ambushed,
    Effect,
    PlaceCreature,
    PutIntel,
    StepTo,
)
from engine.kit.authoring import Place
from engine.kit.checking import Found

FINDERS = ("searcher", "heroes")
NOBODY = "there is no searcher at this moment"


def deed_mistakes(mission: Mission) -> Iterator[Found]:
    """Yields effects about a person, thing or place that does not exist at their moment."""
    for place, deeds, found in _all_deeds(mission):
        for i, deed in enumerate(deeds):
            yield from _deed_mistakes(mission, (*place, i), deed, found)


def _all_deeds(mission: Mission) -> Iterator[tuple[Place, Deeds, bool]]:
    """Yields the effects of a mission with their place, and True if there is a searcher at that moment."""
    for i, objective in enumerate(mission.objectives):
        yield ("objectives", i, "on_complete"), objective.on_complete, False
        for j, discovery in enumerate(objective.discoveries):
            yield ("objectives", i, "discoveries", j, "now"), discovery.now, True
    yield from ((("special", i, "do"), each.do, False) for i, each in enumerate(mission.special))


def _deed_mistakes(mission: Mission, place: Place, deed: Effect, found: bool) -> Iterator[Found]:
    who = getattr(deed, "who", None)
    if who not in (None, *FINDERS):
        yield place, f"nobody is meant by `{who}` in a mission", f"Write one of {', '.join(FINDERS)}."
    elif not found and (who == "searcher" or isinstance(deed, Act | Ambushed | StepTo)):
        yield place, NOBODY, "Write it under `now:` of a discovery, or for `heroes`."
    if isinstance(deed, StepTo) and deed.place != "spawn":
        yield from place_mistakes(mission, place, deed.place)
    if isinstance(deed, PutIntel):
        yield from _objective_mistakes(mission, place, deed.objective)
    if isinstance(deed, PlaceCreature):
        yield from place_mistakes(mission, place, deed.at)
        yield from _creature_mistakes(mission, place, deed.creature, [deed.origin])
    if isinstance(deed, AddToPool):
        yield from _creature_mistakes(mission, place, deed.creature, ["reserve"])


def _creature_mistakes(mission: Mission, place: Place, creature: str, origins: Sequence[str]) -> Iterator[Found]:
    for origin in origins:
        if creature not in (mission.pool if origin == "pool" else mission.reserve):
            yield place, f"the {origin} has nothing of the class {creature}", f"Add `{creature}` to `{origin}:`."


def rule_mistakes(mission: Mission) -> Iterator[Found]:
    """Rules about objectives that there are not, or about more tokens than they take."""
    for i, happening in enumerate(mission.special):
        yield from _objective_mistakes(mission, ("special", i, "objective"), happening.objective)
        for objective in mission.objectives:
            if objective.id == happening.objective and (happening.tokens or 0) > max(objective.need.values()):
                wrong = f"`{objective.id}` never has {happening.tokens} tokens"
                remedy = f"It takes {max(objective.need.values())}: write so many at most."
                yield ("special", i, "tokens"), wrong, remedy
    if mission.clock is not None:
        yield from _objective_mistakes(mission, ("clock", "after"), mission.clock.after)
    if mission.boss is not None and mission.boss.immune_until is not None:
        yield from _objective_mistakes(mission, ("boss", "immune_until"), mission.boss.immune_until)


def _objective_mistakes(mission: Mission, place: Place, name: str) -> Iterator[Found]:
    known = [each.id for each in mission.objectives]
    if name not in known:
        yield place, f"there is no objective `{name}`", f"The objectives here are {', '.join(known)}."
