"""What the workers of the soak do: play, replay, undo; plain functions, so that another process can be sent them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, get_args

from bot.cli.lab.history import History
from bot.cli.lab.random_play import answer_at_random
from engine.games import find
from engine.games.fireteam_zero.options import Options as FireteamOptions
from engine.games.fireteam_zero.pieces import MISSIONS as FIRETEAM_MISSIONS
from engine.games.fireteam_zero.state import Reactions
from engine.games.fireteam_zero.state import Rulings as FireteamRulings
from engine.games.keep_the_heroes_out.pieces import SCENARIOS, ClanId, Difficulty
from engine.games.massive_darkness.options import ClassId, MissionId
from engine.games.tyrants.state import Deck
from engine.table import Checkpoint, Decision, Saved, Session, fair
from tests.playing import autopilot_answers, autopilot_steps, deal, random_steps

OTHER_RULINGS: Mapping[str, Any] = {
    "solo_clans": 1,
    "hands": "private",
    "cells_timing": "phase_1",
    "cells_draw_on_scenario": "draw_none",
    "renew_any_card": "tactic",
    "midwave_recount": "recount",
    "archer_defendable": True,
    "attack_target_choice": "active_player",
    "lab_without_tactic": "allowed",
    "tactic_reshuffle": "at_once",
    "gamble_card": "shuffled_back",
    "plundered_to_supply": True,
}
"""Of Keep the Heroes Out!: what the ledger does not rule."""

PAIRINGS: list[tuple[str, str]] = list(combinations(get_args(Deck), 2))


@dataclass(frozen=True)
class Match:
    """A chapter of a game to be played at random, and what the lobby chose for it."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]

    def deal(self) -> Session:
        """A session at its first ask."""
        return deal(find(self.game), self.seats, self.seed, self.options)


@dataclass(frozen=True)
class Played:
    """A match that ended: all its decisions, and the hash of its last state."""

    base: Checkpoint
    decisions: Sequence[Decision]
    hash: str


def tyrants_match(seats: int, seed: int, decks: tuple[str, str] | None = None) -> Match:
    """A match of Tyrants; with three seats, either outer section."""
    first, second = decks or PAIRINGS[seed % len(PAIRINGS)]
    outer = ("left", "right")[seed % 2]
    return Match("tyrants", seats, seed, {"first_deck": first, "second_deck": second, "outer_section": outer})


def tyrants_matches(count: int) -> list[Match]:
    """So many matches, over two, three and four seats and all six pairings of decks alike."""
    return [tyrants_match(2 + seed % 3, seed, PAIRINGS[seed // 3 % len(PAIRINGS)]) for seed in range(count)]


def missions(count: int) -> list[Match]:
    """So many Missions of Massive Darkness, over all of them, one to six Heroes and both modes alike; the Classes go
    round."""
    ids, classes = get_args(MissionId), get_args(ClassId)
    return [
        Match(
            "massive_darkness",
            1 + seed // len(ids) % 6,
            seed,
            {
                "mission": ids[seed % len(ids)],
                "mode": ("normal", "story")[seed // (6 * len(ids)) % 2],
                "classes": [classes[(seed + each) % len(classes)] for each in range(len(classes))],
            },
        )
        for seed in range(count)
    ]


def scenarios(count: int) -> list[Match]:
    """So many scenarios of Keep the Heroes Out!, over all of them, one to six seats, the three levels, and all clans
    alike; every third with the other answers to the open points."""
    clans, levels = get_args(ClanId), get_args(Difficulty)
    return [
        Match(
            "keep_the_heroes_out",
            1 + seed // len(SCENARIOS) % 6,
            seed,
            {
                "scenario": SCENARIOS[seed % len(SCENARIOS)],
                "difficulty": levels[seed // (6 * len(SCENARIOS)) % 3],
                "clans": [clans[(seed * 2 + each) % len(clans)] for each in range(len(clans))],
                **(OTHER_RULINGS if seed % 3 == 2 else {}),
            },
        )
        for seed in range(count)
    ]


TEAMS = (("abe", "don", "shad", "frank"), ("don", "maxine", "frank", "shad"))
"""Of Fireteam Zero: the first two of each go into every mission."""


def fireteam_missions(count: int) -> list[Match]:
    """So many missions of Fireteam Zero, over all of them, one to four seats, both leaders and the three settings for
    reactions; each option is drawn."""
    settings, switches = get_args(Reactions), FireteamRulings.__slots__
    return [
        Match(
            "fireteam_zero",
            1 + seed // len(FIRETEAM_MISSIONS) % 4,
            seed,
            {
                "mission": FIRETEAM_MISSIONS[seed % len(FIRETEAM_MISSIONS)],
                "heroes": TEAMS[seed // 36 % 2],
                "second_hero": FireteamOptions().heroes[seed % 4],
                "reactions": settings[seed // 72 % 3],
                **{each: bool(Random(f"{each} {seed}").getrandbits(1)) for each in switches},
            },
        )
        for seed in range(count)
    ]


def play(match: Match) -> Played:
    """Plays at random to the end; raises AssertionError when there is none."""
    session = match.deal()
    decisions = list(session.first.decisions)
    for step in random_steps(session, match.seed):
        decisions += step.decisions
    assert session.result is not None and len(session.result.scores) == match.seats
    return Played(session.base, decisions, session.hash)


def replay(played: Played) -> str:
    """The hash that the same decisions lead to; raises AssertionError where they no longer fit."""
    session = Session.load(find(played.base.game), Saved(played.base, played.decisions), fair(Random()))
    assert session.diverged is None, session.diverged
    return session.hash


def undo_everywhere(match: Match) -> int:
    """Plays a match, then goes back to every decision between two answers; how many those were."""
    session = match.deal()
    history = History(session.base)
    history.add(session.first)
    hashes = {session.n: session.hash}
    for step in random_steps(session, match.seed):
        history.add(step)
        if not session.held:
            hashes[session.n] = session.hash
    for n in reversed(hashes):
        assert Session.load(session.game, history.at(n), session.chance).hash == hashes[n], (match, n)
    return len(hashes)


def autopilot_against_random(seed: int) -> tuple[bool, int]:
    """Whether autopilot alone won a two-player match against random play, and its length in decisions."""
    session = tyrants_match(2, seed).deal()
    generator, autopilot = Random(seed), seed % 2
    while session.asks:
        if autopilot in session.waiting_for:
            autopilot_answers(session, autopilot)
        else:
            answer_at_random(session, generator)
    assert session.result is not None
    return session.result.winners == (autopilot,), session.n


def autopilots_alone(seed: int) -> int:
    """The length in decisions of a match that autopilot plays for both seats."""
    session = deal(find("tyrants"), 2, seed)
    for _ in autopilot_steps(session):
        pass
    return session.n
