"""The work of the soak's processes: play, replay, undo. These are plain functions, so that they can be sent to a
process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any, get_args

from bot.cli.lab.history import History
from bot.cli.lab.random_play import answer_at_random
from engine.games import find
from engine.games.fireteam_zero.model.content import content as fireteam
from engine.games.fireteam_zero.model.pieces import HEROES, ROLES, HeroId, Role
from engine.games.fireteam_zero.model.pieces import MISSIONS as FIRETEAM_MISSIONS
from engine.games.fireteam_zero.model.state import Reactions
from engine.games.fireteam_zero.model.state import Rulings as FireteamRulings
from engine.games.fireteam_zero.model.team import missing_roles
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS, ClanId, Difficulty
from engine.games.massive_darkness.model.options import ClassId, MissionId
from engine.games.tyrants.model.state import Deck
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
"""Alternative rulings of Keep the Heroes Out!"""

PAIRINGS: list[tuple[str, str]] = list(combinations(get_args(Deck), 2))


@dataclass(frozen=True)
class Match:
    """A chapter to play at random, with the lobby's choices and the data of earlier chapters."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    carried: Mapping[str, Any] = field(default_factory=dict)

    def deal(self) -> Session:
        """A session at its first ask."""
        return deal(find(self.game), self.seats, self.seed, self.options, carried=self.carried)


@dataclass(frozen=True)
class Played:
    """A match that ended: all its decisions, and the hash of its last state."""

    base: Checkpoint
    decisions: Sequence[Decision]
    hash: str


def tyrants_match(seats: int, seed: int, decks: tuple[str, str] | None = None) -> Match:
    """Returns a match of Tyrants; with three seats, either outer section."""
    first, second = decks or PAIRINGS[seed % len(PAIRINGS)]
    outer = ("left", "right")[seed % 2]
    return Match("tyrants", seats, seed, {"first_deck": first, "second_deck": second, "outer_section": outer})


def tyrants_matches(count: int) -> list[Match]:
    """Returns a number of matches, evenly over two, three and four seats and all six pairings of decks."""
    return [tyrants_match(2 + seed % 3, seed, PAIRINGS[seed // 3 % len(PAIRINGS)]) for seed in range(count)]


def missions(count: int) -> list[Match]:
    """Returns a number of Missions of Massive Darkness, evenly over all of them, one to six Heroes and both modes; the
    Classes rotate."""
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
    """Returns a number of scenarios of Keep the Heroes Out!, evenly over all of them, one to six seats, the three
    levels, and all clans; every third with the alternative rulings."""
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


def fireteam_missions(count: int) -> list[Match]:
    """Returns a number of missions of Fireteam Zero, evenly over all of them, one to four seats and the three settings
    for reactions; the team and each option are random. Half of them belong to an operation with a random record."""
    return [_fireteam(FIRETEAM_MISSIONS[seed % len(FIRETEAM_MISSIONS)], seed) for seed in range(count)]


def _fireteam(mission: str, seed: int) -> Match:
    seats = 1 + seed // len(FIRETEAM_MISSIONS) % 4
    drawn = {each: bool(Random(f"{each} {seed}").getrandbits(1)) for each in SWITCHES}
    team = Random(f"team {seed}").choice(_teams(mission))
    options = {
        "mission": mission,
        "heroes": team,
        "second_hero": team[1],
        "reactions": get_args(Reactions)[seed // 72 % 3],
        **{each: drawn[each] for each in FireteamRulings.__dataclass_fields__},
    }
    if not drawn["operation"]:
        return Match("fireteam_zero", seats, seed, options)
    of_operation = {
        "mode": "operation",
        "operation": next(each.id for each in fireteam().operations.values() if mission in each.missions),
        "veterans": drawn["veterans"],
        "second_wind": drawn["second_wind"],
    }
    return Match("fireteam_zero", seats, seed, options | of_operation, _so_far(mission, team, seed))


SWITCHES = (*FireteamRulings.__dataclass_fields__, "operation", "veterans", "second_wind")


@cache
def _teams(mission: str) -> Sequence[Sequence[HeroId]]:
    """Returns teams of Fireteam Zero that can play a mission with any number of seats: no role twice, and the required
    ones among the first two."""
    roles = {hero: fireteam().heroes[hero].role for hero in HEROES}
    different = [team for team in permutations(HEROES, len(ROLES)) if len({roles[hero] for hero in team}) == len(team)]
    return [team for team in different if not missing_roles(team[:2], fireteam().missions[mission])]


def _so_far(mission: str, team: Sequence[HeroId], seed: int) -> Mapping[str, Any]:
    """Returns what an operation carries into a mission: up to three defeats, and some heroes' earlier gains."""
    generator = Random(f"so far {seed}")
    lost = {"mission": mission, "won": False, "rounds": 6, "knock_outs": 2}
    roles = [fireteam().heroes[hero].role for hero in team if generator.getrandbits(1)]
    return {
        "next": mission,
        "tried": [lost] * generator.randrange(4),
        "taken": {role: _some(role, generator) for role in roles},
    }


def _some(role: Role, generator: Random) -> list[str]:
    """Returns some upgrade sets and focus cards of a role."""
    return sorted(generator.sample([*fireteam().upgrades(role), *fireteam().focus_cards(role)], 3))


def play(match: Match) -> Played:
    """Plays at random to the end; raises AssertionError when there is none."""
    session = match.deal()
    decisions = list(session.first.decisions)
    for step in random_steps(session, match.seed):
        decisions += step.decisions
    assert session.result is not None and len(session.result.scores) == match.seats
    return Played(session.base, decisions, session.hash)


def replay(played: Played) -> str:
    """Returns the hash after the same decisions. Raises AssertionError if they no longer fit."""
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
    """Returns True if only autopilot won a two-player match against random play, and its length in decisions."""
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
    """Returns the length in decisions of a match that autopilot plays for both seats."""
    session = deal(find("tyrants"), 2, seed)
    for _ in autopilot_steps(session):
        pass
    return session.n
