"""The course of a chronicle: the next scenario, and what players bring into it (KH-CHRON)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS, ClanId
from engine.games.keep_the_heroes_out.model.state import Chronicle, Kept, Member, State
from engine.kit.decks import copies, take
from engine.table import Advice, Text

PRECIOUS = 3  # value of the treasures that count for the score (KH-CHRON-15)


def chapters(options: Options, carried: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Returns the scenarios that may be played next: in a chronicle the next one, else any, the chosen one first
    (KH-CHRON-01, KH-CHRON-07)."""
    if options.mode == "scenario":
        return tuple(dict.fromkeys((options.scenario, *SCENARIOS, *options.own)))
    coming = carried.get("next", SCENARIOS[0])
    return (str(coming),) if coming else ()


def advice(options: Options, chapter: str) -> Sequence[Advice]:
    """Returns which clans the next chapter of a chronicle allows (KH-CHRON-03), and which numbers of clans make the
    scenario much harder or easier than intended (docs/balance)."""
    return [*_allowed(options, chapter), *_clans_for_one(chapter)]


def _allowed(options: Options, chapter: str) -> Iterator[Advice]:
    if options.mode == "chronicle":
        number, position = place_of(chapter)
        text = Text("advice-chapter", chapter=number, position=position, clans=tuple(allowed_clans(chapter)))
        yield Advice(text, "mode", options.mode)


def _clans_for_one(chapter: str) -> Iterator[Advice]:
    """Advises a single player with one clan to take two."""
    written = content().scenarios.get(chapter)
    if written is None:
        return
    for key, clans in (("harder", written.recommended.harder), ("easier", written.recommended.easier)):
        if clans:
            text = Text(f"advice-{key}", clans=tuple(map(str, clans)))
            yield Advice(text, "solo_clans", 2, tuple(clans))


def place_of(scenario: str) -> tuple[int, int]:
    """Returns the chapter of a scenario and its position there, both counted from 1."""
    for number, chapter in enumerate(content().chronicle.chapters, 1):
        if scenario in chapter.scenarios:
            return number, chapter.scenarios.index(scenario) + 1
    raise KeyError(scenario)


def following(scenario: str) -> str | None:
    """Returns the scenario after this one; None after the last."""
    every: list[str] = [each for chapter in content().chronicle.chapters for each in chapter.scenarios]
    at = every.index(scenario) + 1
    return every[at] if at < len(every) else None


def allowed_clans(scenario: str) -> Sequence[ClanId]:
    """Returns the clans that may be played in the chapter of a scenario (KH-CHRON-03)."""
    number, _ = place_of(scenario)
    return content().chronicle.chapters[number - 1].clans or CLANS


def rewarded(state: State, reward: str) -> bool:
    """True if the previous scenario of the chapter was won and had this reward (KH-CHRON-10, KH-CHRON-12)."""
    if state.chronicle is None:
        return False
    chapter, position = place_of(state.scenario)
    before = content().chronicle.chapters[chapter - 1].scenarios[position - 2] if position > 1 else None
    return before in state.chronicle.won and reward_of(str(before)) == reward


def reward_of(scenario: str) -> str:
    """Returns the reward of a scenario (KH-CHRON-09)."""
    _, position = place_of(scenario)
    return content().chronicle.rewards[position - 1].id


def points(state: State) -> int:
    """Returns the score of a won scenario (KH-CHRON-15)."""
    spared = all(treasure.value != PRECIOUS for treasure in state.plundered)
    return content().chronicle.score[state.difficulty] + spared


# ---------------------------------------------------------------- from one scenario to the next


def begin(state: State, options: Options, carried: Mapping[str, Any]) -> None:
    """Adds the players with the clans and cards carried over from the previous scenario (KH-CHRON-08, KH-CHRON-14)."""
    if options.mode != "chronicle":
        return
    members = [Member(each["clan"], [Kept(*kept) for kept in each["kept"]]) for each in carried.get("members", ())]
    members = members[: len(state.players)]
    for player in state.players[len(members) :]:  # all in the first scenario, later those who have joined
        taken = [member.clan for member in members]
        members.append(Member(next(clan for clan in (player.clan, *CLANS) if clan not in taken)))
    won, passed = list(carried.get("won", ())), list(carried.get("passed", ()))
    state.chronicle = Chronicle(members, won, passed, carried.get("score", 0))
    for kept in (kept for member in members for kept in member.kept):
        if kept.card in state.loot_deck:  # that copy is part of a starting deck now (KH-CHRON-13)
            state.loot_deck.remove(kept.card)
    take_seats(state, state.chronicle)


def take_seats(state: State, chronicle: Chronicle) -> None:
    """Gives the players the clans and decks of the chronicle."""
    for player, member in zip(state.players, chronicle.members, strict=True):
        player.clan = member.clan
        player.starting_deck = starting_deck(member)
        player.deck = list(player.starting_deck)


def starting_deck(member: Member) -> list[str]:
    """Returns ten cards: those of the clan, some of them replaced (KH-CHRON-14)."""
    counts = {card.id: card.copies for card in content().clans[member.clan].deck}
    for kept in member.kept:
        take(counts, kept.instead_of)
    return [*copies(counts), *(kept.card for kept in member.kept)]


def carried_on(state: State) -> dict[str, JsonValue]:
    """Returns the data for the next scenario."""
    chronicle = state.chronicle
    if chronicle is None:
        return {}
    return {
        "next": chronicle.next,
        "won": list(chronicle.won),
        "passed": list(chronicle.passed),
        "score": chronicle.score,
        "members": [
            {"clan": member.clan, "kept": [[kept.card, kept.instead_of] for kept in member.kept]}
            for member in chronicle.members
        ],
    }
