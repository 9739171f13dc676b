"""Setting up a mission (FZ-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import JsonValue

from engine.games.fireteam_zero.asking.players import ask_team
from engine.games.fireteam_zero.cards.basic import rolled_place
from engine.games.fireteam_zero.creatures.entering import put_creature
from engine.games.fireteam_zero.model.content import content, content_with, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import number_of
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import SPECIALISTS
from engine.games.fireteam_zero.model.state import BoardToken, Hero, SpawnToken, State
from engine.games.fireteam_zero.model.team import chosen_heroes
from engine.games.fireteam_zero.operations.briefing import briefing
from engine.games.fireteam_zero.operations.chapters import begin
from engine.table import Option, Table, Text


def setup(chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Everything in its place before the first shuffle (FZ-SETUP-15, FZ-SETUP-17 to FZ-SETUP-19, FZ-SETUP-21,
    FZ-SETUP-25, FZ-SETUP-26, FZ-SETUP-29, FZ-SETUP-30). Raises BadCheckpoint for heroes who cannot play it."""
    own = options.own.get(chapter, "")
    mission = content_with(own).missions[chapter]
    heroes = chosen_heroes(mission, seats, options)
    state = State(
        mission=chapter,
        rulings=options.rulings,
        reactions=options.reactions,
        heroes=[Hero(hero, seat, mission.start) for seat, hero in heroes],
        specialists=dict.fromkeys(SPECIALISTS, mission.start),
        tokens=[BoardToken(tokens.id, place) for tokens in mission.tokens for place in tokens.at],
        pool={each: min(n, content().figures[each]) for each, n in mission.pool_of(number_of(heroes)).items()},
        reserve=dict(mission.reserve.items()),
        boss="waiting" if mission.boss else None,
        threat_deck=list(mission.threats),
        objectives={each.id: 0 for each in mission.objectives},
        own=own,
    )
    begin(state, options, carried)
    return state


# ---------------------------------------------------------------- before the first round


async def prepare(table: Table, state: State) -> None:
    """Choices of the briefing, shuffles, and the first creatures (FZ-SETUP-02, FZ-SETUP-10 to FZ-SETUP-16,
    FZ-SETUP-20, FZ-SETUP-22, FZ-SETUP-23, FZ-SETUP-27, FZ-SETUP-28)."""
    await briefing(table, state)
    await first_player(table, state)
    for hero in state.heroes:
        hero.deck = content().action_deck(content().heroes[hero.id].role, tuple(hero.upgrades))
        await table.shuffle("setup.deck", hero.deck)
    await lay_spawn_tokens(table, state)
    await table.shuffle("setup.threats", state.threat_deck)
    await build_recon_deck(table, state)
    for creature_class in ("minion", "elite"):
        for _ in range(state.pool.get(creature_class, 0)):
            put_creature(table, state, creature_class, await rolled_place(table, state), how="spawned")


async def first_player(table: Table, state: State) -> None:
    """Chooses the hero with the first-player token, by agreement or at random (FZ-SETUP-02, FZ-Q-44)."""
    options = [
        Option(f"first:{hero.id}", Text("setup-begins", hero=hero.id), number)
        for number, hero in enumerate(state.heroes)
    ]
    at_random = Option("first:random", Text("setup-at-random"), -1)
    chosen = await ask_team(table, state, "fire.first", [at_random, *options])
    every = list(range(len(state.heroes)))
    state.first = await table.pick_at_random("setup.first", every) if chosen == -1 else chosen
    table.tell(Text("setup-first", hero=state.heroes[state.first].id))


async def lay_spawn_tokens(table: Table, state: State) -> None:
    """Places the twelve spawn tokens, face up, one on each of their places (FZ-SETUP-16, FZ-Q-10)."""
    places = list(board_of(state).spawn)
    await table.shuffle("setup.spawn", places)
    state.spawn = [SpawnToken(number, place) for number, place in enumerate(places, 1)]


async def build_recon_deck(table: Table, state: State) -> None:
    """Events drawn at random and the discoveries of the briefing, shuffled (FZ-SETUP-22 to FZ-SETUP-24)."""
    mission = mission_of(state)
    events = content().event_deck
    await table.shuffle("setup.events", events)
    state.recon_deck = [*events[: mission.events], *mission.discoveries]
    await table.shuffle("setup.recon", state.recon_deck)
