"""Tyrants of the Underdark at the table."""

from __future__ import annotations

from engine.games.tyrants.autopilot.choose import choose
from engine.games.tyrants.autopilot.orders import ORDERS
from engine.games.tyrants.model.content import content_hash
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.invariants import faults
from engine.games.tyrants.playing.migrations import MIGRATIONS
from engine.games.tyrants.playing.play import play
from engine.games.tyrants.playing.setup import chapters, setup
from engine.games.tyrants.playing.view import redeal, view
from engine.games.tyrants.telling.account import IMPORTANCE, account
from engine.games.tyrants.telling.describe import describe, status
from engine.games.tyrants.telling.impossible import impossible
from engine.games.tyrants.telling.lookup import changed, glossary, inspectable_places, piles
from engine.games.tyrants.telling.names import names, seat_names
from engine.games.tyrants.telling.shortcuts import GROUPS, next_up, runs
from engine.games.tyrants.telling.standing import opening, standing
from engine.table import Game

GAME = Game(
    key="tyrants",
    seat_counts=(2, 3, 4),
    competitive=True,
    rules_version=1,
    content_hash=content_hash,
    migrations=MIGRATIONS,
    state=State,
    options=Options,
    chapters=chapters,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    choose=choose,
    names=names,
    seat_names=seat_names,
    status=status,
    describe=describe,
    orders=ORDERS,
    impossible=impossible,
    account=account,
    importance=IMPORTANCE,
    places=inspectable_places,
    changed=changed,
    glossary=glossary,
    piles=piles,
    opening=opening,
    standing=standing,
    faults=faults,
    round_of=lambda state: state.round or None,
    groups=GROUPS,
    runs=runs,
    next_up=next_up,
)
