"""Fireteam Zero at the table."""

from __future__ import annotations

from engine.games.fireteam_zero.autopilot.choose import choose
from engine.games.fireteam_zero.autopilot.counsel import recommended
from engine.games.fireteam_zero.autopilot.orders import ORDERS, PLAN
from engine.games.fireteam_zero.model.checking import mistakes_in
from engine.games.fireteam_zero.model.content import content_hash
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.own import OWN_MISSIONS
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.operations.chapters import chapters
from engine.games.fireteam_zero.playing.invariants import faults
from engine.games.fireteam_zero.playing.migrations import MIGRATIONS
from engine.games.fireteam_zero.playing.play import play
from engine.games.fireteam_zero.playing.setup import setup
from engine.games.fireteam_zero.playing.view import redeal, view
from engine.games.fireteam_zero.telling.account import IMPORTANCE, account
from engine.games.fireteam_zero.telling.describe import describe, seat_names, status
from engine.games.fireteam_zero.telling.glossary import glossary, own_glossary
from engine.games.fireteam_zero.telling.hints import hints
from engine.games.fireteam_zero.telling.impossible import impossible
from engine.games.fireteam_zero.telling.lookup import changed, piles, places
from engine.games.fireteam_zero.telling.names import names, own_names
from engine.games.fireteam_zero.telling.shortcuts import GROUPS, next_up, runs, together
from engine.games.fireteam_zero.telling.standing import advice, needs, opening, remedies, special, standing
from engine.table import Game

GAME = Game(
    key="fireteam_zero",
    seat_counts=(1, 2, 3, 4),
    competitive=False,
    rules_version=4,
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
    plans=(PLAN,),
    impossible=impossible,
    account=account,
    importance=IMPORTANCE,
    places=places,
    changed=changed,
    faults=faults,
    advice=advice,
    needs=needs,
    remedies=remedies,
    opening=opening,
    special=special,
    standing=standing,
    hints=hints,
    glossary=glossary,
    check_content=mistakes_in,
    own=OWN_MISSIONS.content(own_names, own_glossary),
    piles=piles,
    round_of=lambda state: state.round or None,
    events=lambda state: state.events,
    groups=GROUPS,
    runs=runs,
    next_up=next_up,
    recommended=recommended,
    together=together,
)
