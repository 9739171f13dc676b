"""Tactics of each Mission for autopilot: where to go, whom to spare, whom to protect."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.games.massive_darkness.board.zones import board, distances, neighbours, sight, tile_zones
from engine.games.massive_darkness.missions.m01 import ARTIFACTS
from engine.games.massive_darkness.missions.m03 import PARTS, chosen_hero
from engine.games.massive_darkness.missions.m04 import damage_tokens, lowest_tiles
from engine.games.massive_darkness.missions.m05 import IMMORTAL, ZONES_PER_ACTIVATION
from engine.games.massive_darkness.missions.m09 import LAST_WAVE, TREASURE_TILE
from engine.games.massive_darkness.missions.m10 import LAST_STAGE, reached_stage
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Enemy, Hero, Pillar, State

TOKENS_TO_LEAVE_AT = 3  # number of Damage tokens at which Heroes leave a tile
ROUNDS_TO_WAIT = 4  # Rounds after the last wave until no more Enemies are expected


class Tactics:
    """The default tactics: the objectives suffice."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Zones in which a Hero advances the next objective; empty if the objectives define them."""
        return ()

    def doomed(self, view: State) -> Collection[str]:
        """Returns the Zones that Heroes should leave."""
        return ()

    def spares(self, view: State, pillar: Pillar) -> bool:
        """True if Heroes should not attack a Pillar yet."""
        return False

    def should_act(self, view: State, hero: Hero, chosen: str) -> bool:
        """True if one of the Mission's own Actions is worth taking now."""
        return True

    def is_precious(self, view: State, hero: Hero) -> bool:
        """True if a Hero's life matters more than others'."""
        return False


def tactics_of(view: State) -> Tactics:
    """Returns the tactics of the current Mission."""
    return TACTICS.get(content().missions[view.mission].rules.python or "", PLAIN)


# ---------------------------------------------------------------- Missions 1 to 4


class ScorchedEarth(Tactics):
    """Brings both Artifacts to the library."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the library once both Artifacts are carried."""
        found = view.progress.get("artifacts", 0) == ARTIFACTS
        return content().missions[view.mission].library if found else ()


class TheChosenOne(Tactics):
    """Brings the Chosen out alive."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Exit, together with the Chosen, once the Artifact is complete."""
        way_out = board(view).exit
        return [way_out] if way_out and view.progress.get("parts", 0) == PARTS else ()

    def is_precious(self, view: State, hero: Hero) -> bool:
        """True for the Chosen."""
        return hero is chosen_hero(view)


class GoblinWarDrums(Tactics):
    """Leaves collapsing tiles."""

    def doomed(self, view: State) -> Collection[str]:
        """Returns the next tile to fall, unless it is the last, as soon as few Damage tokens are left on it."""
        tokens = damage_tokens(view)
        tile = lowest_tiles(view)[0]
        return tile_zones(view, tile) if len(tokens) > 1 and tokens[tile] <= TOKENS_TO_LEAVE_AT else ()


# ---------------------------------------------------------------- Mission 5


class ImmortalsDownfall(Tactics):
    """Lures the Immortal onto the bridge before the last Pillar falls."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Pillars once the Immortal is on the bridge; before that, the Fireworks, and then a place near the
        bridge to wait with one."""
        if _is_lured(view):
            return [each.zone for each in view.pillars if each.standing]
        if not any("firework" in each.goods for each in view.living):
            return _nearest(view, hero.zone, [each.zone for each in view.objectives if each.kind == "artifact"])
        return (_traps(view) or _on_this_side(view)) if "firework" in hero.goods else _on_this_side(view)

    def spares(self, view: State, pillar: Pillar) -> bool:
        """True for the last one, as long as the Immortal is not on the bridge."""
        return sum(each.standing for each in view.pillars) == 1 and not _is_lured(view)

    def should_act(self, view: State, hero: Hero, chosen: str) -> bool:
        """True for a Firework that would draw the Immortal onto the bridge, if there is none there yet."""
        laid = any(each.kind == "firework" for each in view.objectives)
        return hero.zone in _traps(view) and not laid


def _immortal(view: State) -> Enemy | None:
    return next((enemy for enemy in view.enemies if enemy.role == IMMORTAL), None)


def _is_lured(view: State) -> bool:
    """True if the Immortal is on the bridge."""
    immortal = _immortal(view)
    return immortal is not None and immortal.zone in content().missions[view.mission].bridge


def _traps(view: State) -> Sequence[str]:
    """Returns the Zones of the bridge that the Immortal sees and reaches in its next Activation."""
    immortal = _immortal(view)
    if immortal is None:
        return ()
    seen, away = sight(view, immortal.zone), distances(view, immortal.zone)
    return [
        zone for zone in content().missions[view.mission].bridge if zone in seen and away[zone] <= ZONES_PER_ACTIVATION
    ]


def _on_this_side(view: State) -> Sequence[str]:
    """Returns the Zones beside the bridge that are nearer to the Start Zone."""
    away, bridge = distances(view, board(view).start), content().missions[view.mission].bridge
    beside = [(zone, there) for zone in bridge if zone in away for there in neighbours(view, zone)]
    return [there for zone, there in beside if away.get(there, len(away)) < away[zone]]


def _nearest(view: State, start: str, zones: Sequence[str]) -> Sequence[str]:
    """Returns the nearest of these Zones, unreachable ones last."""
    away = distances(view, start)
    return sorted(zones, key=lambda zone: away.get(zone, len(away)))[:1]


# ---------------------------------------------------------------- Missions 7 to 10


class SparksInTheDark(Tactics):
    """Holds both Levers at once."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Sends every other Hero to the same Lever, until the Door is open."""
        mission = content().missions[view.mission]
        locked = any(now == "special" for now in view.doors.values())
        return [mission.lair[hero.seat % len(mission.lair)]] if locked else ()


class BigGameHunting(Tactics):
    """Kills one Executor after the other, the weakest first."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns an awake Executor, else the nearest Pillar on the tile of the weakest."""
        executors = sorted((enemy for enemy in view.enemies if enemy.role), key=lambda enemy: enemy.life)
        awake = [enemy.zone for enemy in executors if not rules_of(view).is_dormant(view, enemy)]
        if awake or not executors:
            return awake
        zones = board(view).zones
        tile = zones[executors[0].zone].tile
        standing = [each.zone for each in view.pillars if each.standing and zones[each.zone].tile == tile]
        return _nearest(view, board(view).start, standing)


class MazeOfDarkness(Tactics):
    """Holds the Rooms around the Artifact."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns Treasure around the Artifact, else the Rooms there to hold; at last, the Enemies that do not come."""
        if view.round > LAST_WAVE + ROUNDS_TO_WAIT:
            return ()
        rooms = [zone for zone in tile_zones(view, TREASURE_TILE) if board(view).zones[zone].room]
        return [zone for zone in rooms if zone in view.treasure] or rooms


class HeartOfDarkness(Tactics):
    """Pulls the Levers before fighting the last Emissary."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Levers first in the last Stage."""
        if reached_stage(view) < LAST_STAGE or not any(pillar.standing for pillar in view.pillars):
            return ()
        return [each.zone for each in view.objectives if each.kind == "lair" and not each.face_down]


PLAIN = Tactics()
TACTICS: Mapping[str, Tactics] = {
    "m01": ScorchedEarth(),
    "m03": TheChosenOne(),
    "m04": GoblinWarDrums(),
    "m05": ImmortalsDownfall(),
    "m07": SparksInTheDark(),
    "m08": BigGameHunting(),
    "m09": MazeOfDarkness(),
    "m10": HeartOfDarkness(),
}
"""By the name in `python` of a Mission's file."""
