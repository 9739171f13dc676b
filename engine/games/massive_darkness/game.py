"""Massive Darkness at the table."""

from __future__ import annotations

from engine.games.massive_darkness.asking.glossary import glossary
from engine.games.massive_darkness.autopilot.choose import choose
from engine.games.massive_darkness.autopilot.orders import ORDERS
from engine.games.massive_darkness.missions.checking import mistakes_in
from engine.games.massive_darkness.model.content import content_hash
from engine.games.massive_darkness.model.options import Options, advice, remedies
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.playing.invariants import faults
from engine.games.massive_darkness.playing.migrations import MIGRATIONS
from engine.games.massive_darkness.playing.play import play
from engine.games.massive_darkness.playing.setup import setup
from engine.games.massive_darkness.playing.view import redeal, view
from engine.games.massive_darkness.story.chapters import chapters
from engine.games.massive_darkness.telling.account import IMPORTANCE, account
from engine.games.massive_darkness.telling.describe import describe, seat_names, status
from engine.games.massive_darkness.telling.hints import hints
from engine.games.massive_darkness.telling.impossible import impossible
from engine.games.massive_darkness.telling.lookup import changed, piles, places
from engine.games.massive_darkness.telling.names import names
from engine.games.massive_darkness.telling.shortcuts import GROUPS, next_up, runs
from engine.games.massive_darkness.telling.standing import opening, special, standing
from engine.table import Game

GAME = Game(
    key="massive_darkness",
    seat_counts=(1, 2, 3, 4, 5, 6),
    competitive=False,
    rules_version=3,
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
    places=places,
    piles=piles,
    changed=changed,
    faults=faults,
    advice=advice,
    remedies=remedies,
    opening=opening,
    special=special,
    standing=standing,
    hints=hints,
    glossary=glossary,
    check_content=mistakes_in,
    round_of=lambda state: state.round or None,
    events=lambda state: state.events,
    groups=GROUPS,
    runs=runs,
    next_up=next_up,
)
