"""Hits on heroes: reactions, cards lost, knock-outs and the luck coin (FZ-CREATURE-16 to FZ-CREATURE-18, FZ-KO,
FZ-COIN)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.board.figures import is_guarded, specialists_at
from engine.games.fireteam_zero.board.numbers import cancelled
from engine.games.fireteam_zero.cards.piles import choose_discards
from engine.games.fireteam_zero.combat.fights import came
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.creatures.track import advance
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Blow, Hero, OfHero, State, Step
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.kit.outcome import lose
from engine.table import Table, Text


async def suffer(table: Table, state: State, hits: Mapping[HeroId, int], attacker: int | None) -> None:
    """Makes heroes suffer the hits of one attack, in turn order and each completely before the next (FZ-ATTACK-36,
    FZ-CREATURE-39, FZ-Q-07).

    `attacker` is the creature; None for the heroes' own blast (FZ-SPECIAL-03).
    """
    for hero in in_order(state):
        if hits.get(hero.id, 0) > 0 and not hero.down:
            await _suffer(table, state, hero, hits[hero.id], attacker)


async def _suffer(table: Table, state: State, hero: Hero, hits: int, attacker: int | None) -> None:
    event = OfHero("hit", hero.id, attacker, max(0, hits - cancelled(state, hero)))
    hero.first_attack = True
    await open_window(table, state, event)
    hits = event.hits or 0
    table.tell(Text("hero-hit", hero=hero.id, hits=hits))
    if hits > len(hero.hand):
        await _lose_all(table, state, hero, hits, attacker)
    elif hits:
        lost = await choose_discards(table, state, hero, hits, "fire.lose")
        came(state, Blow("hit", hero.id, hits, lost))


async def _lose_all(table: Table, state: State, hero: Hero, hits: int, attacker: int | None) -> None:
    """Discards all cards of a hero with fewer cards than hits, and knocks out unless someone prevents it (FZ-KO-01,
    FZ-REACT-19, FZ-EFFECT-14).
    """
    event = OfHero("knock_out", hero.id, attacker, hits)
    await open_window(table, state, event)
    lost = await choose_discards(table, state, hero, hits)
    came(state, Blow("hit" if event.stays_up else "knocked_out", hero.id, hits, lost))
    if event.stays_up:
        table.tell(Text("stays-up", hero=hero.id))
    else:
        await knock_out(table, state, hero)


async def knock_out(table: Table, state: State, hero: Hero) -> None:
    """Knocks a hero out: the coin turns to tails, or the mission is lost.

    Specialists without a guard advance the threat marker (FZ-KO-02, FZ-KO-03, FZ-KO-09 to FZ-KO-11).
    """
    hero.down = True
    state.knock_outs += 1
    record(state, Step("knocked_out", "", hero.location, hero=hero.id))
    table.tell(Text("knocked-out", hero=hero.id, place=hero.location))
    await mission().knocked_out(table, state, hero)
    if not state.heads:
        lose(state, "knocked-out-twice")
    state.heads = False
    table.tell(Text("coin-tails"))
    if not is_guarded(state, hero.location):
        await advance(table, state, len(specialists_at(state, hero.location)))
