"""The dangers of the next invasion: heroes near or in the Vault, and who guards it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.autopilot.reasons import near
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, monsters_in
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Text

NO_WAY, NO_HERO = -1, -2
"""Instead of the passages to the Vault: no hero has a way there, or none is in the dungeon."""


def tension(view: State) -> Sequence[Text]:
    """Returns how many heroes are in the Vault or can reach it next, and its guards; nothing if none can."""
    if not view.round or view.outcome or VAULT not in view.rooms or view.rooms[VAULT].treasure is None:
        return ()
    here, close = len(heroes_in(view, VAULT)), near(view, VAULT)
    if not here and not close:
        return ()
    guards = sum(1 for _ in monsters_in(view, VAULT))
    reach = [Text("tension-reach", count=close, guards=guards)] if close else []
    return [*([Text("tension-inside", count=here, guards=guards)] if here else []), *reach]


def remaining(view: State) -> Text | None:
    """Returns the guild cards left to draw in this wave, and how near the Vault the heroes are."""
    if not view.round or view.outcome:
        return None
    known = dungeon(view).steps
    none = NO_WAY if view.heroes else NO_HERO
    steps = min((known[hero.room] for hero in view.heroes if hero.room in known), default=none)
    return Text("remaining", count=len(view.guild_deck), wave=view.wave, steps=steps)
