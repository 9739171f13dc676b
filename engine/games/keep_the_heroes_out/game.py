"""Keep the Heroes Out! at the table."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.autopilot.choose import choose
from engine.games.keep_the_heroes_out.autopilot.orders import ORDERS
from engine.games.keep_the_heroes_out.chronicle.chapters import advice, chapters
from engine.games.keep_the_heroes_out.model.checking import mistakes_in
from engine.games.keep_the_heroes_out.model.content import content_hash
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.playing.invariants import faults
from engine.games.keep_the_heroes_out.playing.migrations import MIGRATIONS
from engine.games.keep_the_heroes_out.playing.play import play
from engine.games.keep_the_heroes_out.playing.setup import setup
from engine.games.keep_the_heroes_out.playing.view import redeal, view
from engine.games.keep_the_heroes_out.telling.account import IMPORTANCE, account
from engine.games.keep_the_heroes_out.telling.describe import describe, seat_names, status
from engine.games.keep_the_heroes_out.telling.glossary import glossary, own_glossary
from engine.games.keep_the_heroes_out.telling.hints import hints
from engine.games.keep_the_heroes_out.telling.impossible import impossible
from engine.games.keep_the_heroes_out.telling.lookup import changed, piles, places
from engine.games.keep_the_heroes_out.telling.names import names, own_names
from engine.games.keep_the_heroes_out.telling.shortcuts import GROUPS, next_up, runs
from engine.games.keep_the_heroes_out.telling.standing import opening, remedies, special, standing
from engine.table import Game

GAME = Game(
    key="keep_the_heroes_out",
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
    own=OWN_SCENARIOS.content(own_names, own_glossary),
    piles=piles,
    round_of=lambda state: state.round or None,
    events=lambda state: state.events,
    groups=GROUPS,
    runs=runs,
    next_up=next_up,
)
