"""Whole campaigns, Story Mode, a chronicle and an operation, played by autopilots through the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby, pairwise
from operator import itemgetter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, get_args

import pytest

from bot.local_discord import Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Actor, Person
from engine.campaigns.files.contents import File
from engine.games import find
from engine.games.fireteam_zero.model.content import content as fireteam
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.massive_darkness.model.options import MissionId
from engine.table import Decision, Saved, Session, fair
from renders.pool import Studio
from tests.end_to_end.house import House, enabled, pick
from tests.end_to_end.playing import bot_on, lobby_cards, press, until, until_so
from tests.processes.quiet import quiet
from tests.processes.workers import say

__all__ = ["quiet"]

pytestmark = pytest.mark.soak

SEATS = 4
NAME = "Many Nights"
LONGEST = 900.0  # seconds for one chapter


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("game", "mode", "chapters"),
    [
        ("massive_darkness", "story", get_args(MissionId)),
        ("keep_the_heroes_out", "chronicle", SCENARIOS),
        ("fireteam_zero", "operation", fireteam().operations["the_drowned_saint"].missions),
    ],
)
async def test_whole_campaign_is_played_exported_imported_and_replayed(
    tmp_path: Path, game: str, mode: str, chapters: Sequence[str]
) -> None:
    began = perf_counter()
    studio = Studio([game])
    await studio.start()
    try:
        async with Sandbox() as sandbox, bot_on(sandbox, tmp_path / "campaign.db", studio=studio) as bot:
            house = House(sandbox, bot)
            await _open(house, game, mode)
            played = await _play_all(house)
            _expect_in_order(played, chapters)
            say(f"\n{game}, {mode}: {len(played)} chapters in {perf_counter() - began:.0f} s")
            file = await _export_and_import(house)
            if game == "fireteam_zero":
                _expect_choices_before_each_mission(file)
    finally:
        await studio.close()


async def _open(house: House, game: str, mode: str) -> None:
    """Opens a campaign of autopilots, which its organiser only watches."""
    ana = house.user("Ana")
    opened = await ana.slash("campaign new", channel="games", game=game, name=NAME)
    await pick(ana, opened, "settings_change", mode, "option:mode")
    lobby = (await until(lambda: lobby_cards(ana), "the lobby"))[0]
    for seats in range(1, SEATS + 1):
        await press(ana, lobby, "lobby_add_autopilot")
        await until_so(partial(_has_autopilots, house, seats), f"seat {seats}")
    await press(ana, lobby, "lobby_start")


async def _has_autopilots(house: House, count: int) -> bool:
    return sum(each.autopilot for each in (await house.situation(NAME)).seats) == count


def _expect_in_order(played: Sequence[tuple[str, bool]], chapters: Sequence[str]) -> None:
    """Checks the order of chapters; one is only repeated after a defeat."""
    assert [chapter for chapter, _ in groupby(played, key=itemgetter(0))] == list(chapters)
    assert not [one for one, following in pairwise(played) if one[0] == following[0] and one[1]]


async def _play_all(house: House) -> list[tuple[str, bool]]:
    """Starts one chapter after the other as long as there is one. Returns the ids of those played, and whether they
    were won."""
    ana, played = house.user("Ana"), list[tuple[str, bool]]()
    while True:
        await until_so(lambda: _is_at_rest(house), f"the end of chapter {len(played)}", LONGEST)
        situation = await house.situation(NAME)
        last = situation.results[-1]
        played.append((last.chapter, bool(last.result.winners)))
        say(f"  {last.chapter}: {'won' if last.result.winners else 'lost'}, decision {last.n}")
        if not situation.next_chapters:
            return played
        await press(ana, await until(partial(_card_with_start, house), "the next lobby"), "lobby_start")


def _card_with_start(house: House) -> JsonObject | None:
    """The card between two chapters, at the end of the thread."""
    return next((each for each in reversed(house.messages(NAME)) if "Start" in enabled(each)), None)


async def _is_at_rest(house: House) -> bool:
    situation = await house.situation(NAME)
    return situation.stage in ("between", "over") and not await house.campaigns.outbox.next_posts()


async def _export_and_import(house: House) -> bytes:
    """Checks that the file of the whole campaign restores it, with decisions that lead to the same states, and returns
    the file."""
    original = await house.situation(NAME)
    ana = Person(int(house.user("Ana").id), "Ana")
    file = await house.campaigns.files.export(original.id, Actor(ana.user), open_file=True)
    copy = await house.campaigns.files.import_(file, ana, original.facts.guild, original.facts.channel)
    assert [(each.chapter, each.result) for each in copy.results] == [
        (each.chapter, each.result) for each in original.results
    ]
    began = perf_counter()
    hashes = _replayed(file)
    assert _replayed(await house.campaigns.files.export(copy.id, Actor(ana.user), open_file=True)) == hashes
    say(f"  file of {len(file) / 1024**2:.1f} MiB; original and copy replayed to the same {len(hashes)} hashes")
    say(f"  {perf_counter() - began:.0f} s for both")
    return file


def _replayed(file: bytes) -> list[str]:
    """Returns the hash at the end of each chapter, replayed from its beginning by its decisions alone. It must equal
    the stored state.
    """
    body = File.model_validate_json(file).open
    assert body is not None
    game = find(body.checkpoints[0].checkpoint.game)
    begins, ends = ([each for each in body.checkpoints if each.kind == kind] for kind in ("chapter", "over"))
    hashes = []
    for begin, end in zip(begins, ends, strict=True):
        decisions = [
            Decision(each.n, each.seat, each.key, each.fingerprint, each.pick)
            for each in body.decisions
            if begin.n <= each.n < end.n
        ]
        session = Session.load(game, Saved(begin.checkpoint, decisions), fair(Random()))
        assert session.diverged is None
        assert game.write_state(session.state) == end.checkpoint.state
        hashes.append(session.hash)
    return hashes


def _expect_choices_before_each_mission(file: bytes) -> None:
    """Checks that every hero begins each mission of the operation with as many upgrade sets and focus cards as its
    briefing allows, which are more in later ones (FZ-OP-06, FZ-OP-07, FZ-OP-10)."""
    body = File.model_validate_json(file).open
    assert body is not None
    had = []
    for each in body.checkpoints:
        if each.kind == "over":
            allowance = fireteam().missions[each.checkpoint.chapter].allowance
            heroes: Any = each.checkpoint.state["heroes"]
            taken = {(len(hero["upgrades"]), len(hero["focus"])) for hero in heroes}
            assert taken == {(allowance.upgrade_sets, allowance.focus)}
            had.append(allowance.upgrade_sets + allowance.focus)
    assert had == sorted(had) and had[0] < had[-1]
