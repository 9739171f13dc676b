"""Chance that players can check: docs/behaviour.md#fair-dice."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.files import check_dice
from engine.campaigns.files.check_dice import check
from engine.campaigns.model.errors import NotYourSeat, WrongStage
from engine.campaigns.model.requests import GoBack
from engine.campaigns.runtime.fair_dice import first_keys, next_link, on_branch
from engine.table import ChanceAsk, fair
from engine.table.fair_dice import LINKS, link_value
from tests import toy
from tests.campaigns.tables import ANA, RUI, StillClock, play_to_end, sql
from tests.seating import find, seat_and_start

SCRIPT = Path(check_dice.__file__)
MODERATOR = 99
runner = CliRunner()


@pytest.fixture
async def campaigns(tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Campaigns]:
    toy.register(monkeypatch)
    monkeypatch.setattr("engine.campaigns.runtime.fair_dice.token_bytes", Random(7).randbytes)  # each run
    house = await Campaigns.open(
        tmp_path / "house.sqlite3", chance=fair(Random(7)), provable=True, clock=clock, find=find
    )
    yield house
    await house.close()


async def chosen_at_random(campaigns: Campaigns, campaign: int, choices: int, seed: int = 1) -> Situation:
    """Plays some choices, each by its player."""
    generator = Random(seed)
    situation = await campaigns.lookup.situation(campaign)
    for _ in range(choices):
        if situation.stage != "playing":
            break
        seat = generator.choice(situation.waiting_for)
        ask = situation.ask_of(seat)
        user = situation.seats[seat].user
        assert ask is not None and user is not None
        pick = generator.sample([each.id for each in ask.options], ask.pick[0] or 1)
        answered = await campaigns.play.answer(
            campaign, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick
        )
        situation = answered.situation
    return situation


async def opened(campaigns: Campaigns, campaign: int) -> dict[str, Any]:
    """Returns the contents of the open file, which a moderator may have at any time."""
    file = await campaigns.files.export(campaign, Actor(MODERATOR, moderator=True), open_file=True)
    return dict(json.loads(file)["open"])


def found(body: dict[str, Any]) -> Counter[str]:
    return Counter(what for what, _ in check(body))


async def test_every_result_is_proved_when_the_chapter_is_over(campaigns: Campaigns) -> None:
    """Also those before and after an undo, a restart of the process and a reset."""
    table = await seat_and_start(campaigns, "toy")
    await chosen_at_random(campaigns, table.id, 9)
    await campaigns._context.forget_all()
    await goes_back_to(campaigns, table.id, 3)
    await chosen_at_random(campaigns, table.id, 4, seed=2)
    await campaigns.requests.ask(table.id, Actor(MODERATOR, moderator=True), GoBack("reset"))
    await play_to_end(campaigns, table.id)
    body = await opened(campaigns, table.id)
    assert len({each["branch"] for each in body["decisions"]}) == 3
    assert found(body)["proved"] == sum(each["seat"] == -1 for each in body["decisions"]) >= 4
    assert not found(body)["wrong"] + found(body)["not shown yet"]


async def goes_back_to(campaigns: Campaigns, campaign: int, n: int) -> None:
    """Everybody agrees to go back."""
    await campaigns.requests.ask(campaign, Actor(MODERATOR, moderator=True), GoBack("undo", n))


@pytest.mark.parametrize("game", ["massive_darkness", "fireteam_zero", "keep_the_heroes_out", "tyrants"])
async def test_running_chapter_proves_dice_of_past_rounds_and_hides_the_rest(campaigns: Campaigns, game: str) -> None:
    table = await seat_and_start(campaigns, game)
    await chosen_at_random(campaigns, table.id, 40)
    body = await opened(campaigns, table.id)
    *past, now = body["keys"]
    assert len(past) >= 2
    assert all(each["dice"] for each in past)
    if (await campaigns.lookup.situation(table.id)).stage == "playing":
        assert now["dice"] is None
        assert not any(each["piles"] for each in body["keys"])
    assert not found(body)["wrong"]


async def test_undo_into_a_past_round_starts_an_epoch_with_a_new_seal(campaigns: Campaigns) -> None:
    """Its dice could be foretold otherwise; the earlier ones stay listed."""
    table = await seat_and_start(campaigns, "toy")
    before = (await campaigns.dice.shown(table.id)).commitment
    await chosen_at_random(campaigns, table.id, 12)
    assert len((await opened(campaigns, table.id))["keys"]) > 1
    await goes_back_to(campaigns, table.id, 3)
    body, after = await opened(campaigns, table.id), (await campaigns.dice.shown(table.id)).commitment
    posts = [json.loads(row.payload)["details"] for row in await sql(campaigns, "SELECT payload FROM post")]
    assert [each["dice"] for each in posts if "dice" in each] == [before, after]
    assert before != after and {each["epoch"] for each in body["keys"]} == {1, 2}


async def test_undo_within_a_round_keeps_the_keys_and_changes_the_results(campaigns: Campaigns) -> None:
    keys = first_keys(1, 1)
    again = on_branch(keys, 2, 5)
    ask = ChanceAsk("dice", "roll", range(200), 4, 9)
    assert (again.epoch, again.link) == (keys.epoch, keys.link)
    assert again.decide(2, ask) != keys.decide(1, ask)
    assert on_branch(keys, 1, 1).decide(1, ask) == keys.decide(1, ask)


async def test_fork_has_its_own_keys(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "fireteam_zero")
    await chosen_at_random(campaigns, table.id, 9)
    copy = await campaigns.files.fork(table.id, Person(ANA, "Ana"))
    await campaigns.openings.set_places(copy.id, thread=copy.id)
    for user in (ANA, RUI):
        await campaigns.seats.join(copy.id, Person(user, "Somebody"))
        await campaigns.lobby.ready(copy.id, user)
    await campaigns.play.start(copy.id, ANA)
    await chosen_at_random(campaigns, copy.id, 40)
    body = await opened(campaigns, copy.id)
    assert found(body)["proved"] >= 1 and not found(body)["wrong"]
    seals = {(await campaigns.dice.shown(each.id)).commitment for each in (table, copy)}
    assert len(seals) == 2


async def test_words_of_players_change_what_follows_and_are_kept_as_a_hash(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy")
    assert (await campaigns.dice.add_words(table.id, RUI, "the quick brown fox")).added == [1]
    assert (await campaigns.dice.add_words(table.id, ANA, "jumps")).added == [0, 1]
    await chosen_at_random(campaigns, table.id, 9)
    assert (await campaigns.dice.add_words(table.id, RUI, "over")).added == [0, 1]
    await play_to_end(campaigns, table.id)
    body = await opened(campaigns, table.id)
    assert "fox" not in json.dumps(body)
    assert found(body)["proved"] >= 1 and not found(body)["wrong"]
    altered = deepcopy(body)
    for each in altered["keys"]:
        each["words"] = ""
    assert found(altered)["wrong"]


async def test_strangers_add_no_words(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy")
    with pytest.raises(NotYourSeat):
        await campaigns.dice.add_words(table.id, 12345, "mine")


async def test_words_without_keys_are_refused(campaigns: Campaigns) -> None:
    """In a chapter from before dice could be checked."""
    campaigns._context.provable = False
    table = await seat_and_start(campaigns, "toy")
    assert (await campaigns.dice.shown(table.id)).commitment is None
    with pytest.raises(WrongStage):
        await campaigns.dice.add_words(table.id, ANA, "mine")
    await play_to_end(campaigns, table.id)
    assert (await opened(campaigns, table.id))["keys"] == []


async def test_results_from_before_there_were_keys_are_counted_and_not_called_wrong(campaigns: Campaigns) -> None:
    """A chapter before the update, and the history that an imported campaign brings along."""
    campaigns._context.provable = False
    table = await seat_and_start(campaigns, "toy")
    await play_to_end(campaigns, table.id)
    file = await campaigns.files.export(table.id, Actor(ANA))
    campaigns._context.provable = True
    await campaigns.play.start(table.id, ANA)
    await play_to_end(campaigns, table.id)
    copy = await campaigns.files.import_(file, Person(ANA, "Ana"), guild=5, channel=6)
    for campaign, least in ((table.id, 1), (copy.id, 0)):
        counts = found(await opened(campaigns, campaign))
        assert counts["without keys"] >= 1 and counts["proved"] >= least and not counts["wrong"], (campaign, counts)


async def test_forged_question_is_found_by_replaying_the_rules(campaigns: Campaigns, tmp_path: Path) -> None:
    """Another size of die, with a fingerprint that fits it, follows from the keys as well."""
    table = await seat_and_start(campaigns, "toy")
    await play_to_end(campaigns, table.id)
    whole = json.loads(await campaigns.files.export(table.id, Actor(ANA), open_file=True))
    body = whole["open"]
    made = next(each for each in body["decisions"] if each["key"] == "toy.die")
    keys = [each for each in body["keys"] if each["n"] <= made["n"]][-1]
    message = f"1.{keys['epoch']}.{keys['link']}.{made['n']}.{keys['words']}"
    made["pick"] = check_dice.results("roll", 200, 1, bytes.fromhex(keys["dice"]), message)
    made["fingerprint"] = ChanceAsk("toy.die", "roll", range(200)).fingerprint()
    assert not found(body)["wrong"]
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(whole))
    told = runner.invoke(app, ["verify", str(file)])
    assert told.exit_code == 1 and "was another roll or pile" in told.output


@pytest.mark.parametrize("data", [b"\x1f\x8bnot gzip", gzip.compress(b"0" * 70_000_000), b"[" * 100_000, b"\xff", b""])
def test_hostile_files_are_refused_in_a_sentence(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(data)
    told = runner.invoke(app, ["verify", str(file)])
    assert told.exit_code == 1 and "cannot be verified" in told.output and "Traceback" not in told.output


def test_branches_in_a_circle_do_not_stop_the_check() -> None:
    branches = [{"id": 1, "parent": 2, "from_n": 9}, {"id": 2, "parent": 1, "from_n": 9}]
    roll = {"branch": 2, "n": 3, "seat": -1, "key": "a", "fingerprint": 1, "pick": [0]}
    assert list(check({"branches": branches, "decisions": [roll], "keys": []}))


def tampered(body: dict[str, Any], generator: Random) -> str:
    """Changes one thing that has to do with chance, and returns what."""
    rolls = [each for each in body["decisions"] if each["seat"] == -1]
    made = generator.choice(rolls)
    force = [each for each in body["keys"] if (each["branch"], each["n"]) <= (made["branch"], made["n"])]
    keys = force[-1]  # the keys of this decision, unless it was made before its branch began
    how = generator.choice(
        ["result", "order", "key", "fingerprint", "missing", "dice", "piles", "words", "link", "all"]
    )
    if how == "result":
        at = generator.randrange(len(made["pick"]))
        made["pick"][at] = (made["pick"][at] + generator.randint(1, 200)) % 256
    elif how == "order":
        made["pick"] = [*made["pick"][1:], made["pick"][0]] if len(set(made["pick"])) > 1 else [*made["pick"], 0]
    elif how == "key":
        made["key"] += "x"
    elif how == "fingerprint":
        made["fingerprint"] ^= 1 << generator.randrange(32)
    elif how == "missing":
        body["decisions"].remove(made)
    elif how in ("dice", "piles"):
        keys[how] = f"{generator.getrandbits(256):064x}"
    elif how == "words":
        for each in body["keys"]:  # a single die might fall the same with other words
            each["words"] += "x"
    elif how == "link":
        keys["link"] += generator.choice([-1, 1, 2])
    else:
        body["keys"] = [each for each in body["keys"] if each["branch"] != keys["branch"]]
    return f"{how} {made} {keys}"


async def test_every_kind_of_tampering_is_found(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy")
    await chosen_at_random(campaigns, table.id, 9)
    await goes_back_to(campaigns, table.id, 3)
    await play_to_end(campaigns, table.id)
    body = await opened(campaigns, table.id)
    seals = [each for what, each in check(body) if what == "posted"]
    for seed in range(int(os.environ.get("EMBERKEEP_TAMPERINGS", "150"))):
        altered = deepcopy(body)
        how = tampered(altered, Random(seed))
        findings = list(check(altered))
        lost = [seal for seal in seals if ("posted", seal) not in findings]
        fewer = sum(what == "proved" for what, _ in findings) < found(body)["proved"]
        assert lost or fewer or any(what == "wrong" for what, _ in findings), (seed, how)
        assert how.startswith(("all", "missing")) or lost or any(what == "wrong" for what, _ in findings), (seed, how)


async def test_script_needs_python_only_and_finds_forgeries(campaigns: Campaigns, tmp_path: Path) -> None:
    table = await seat_and_start(campaigns, "toy")
    seal = (await campaigns.dice.shown(table.id)).commitment
    await play_to_end(campaigns, table.id)
    file = tmp_path / "campaign.json"
    file.write_bytes(await campaigns.files.export(table.id, Actor(ANA), open_file=True))

    def checked(*given: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "-S", str(SCRIPT), str(file), *given]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert checked(str(seal)).returncode == 0
    assert "results are proved" in checked().stdout
    assert checked("0" * 64).returncode == 1
    told = runner.invoke(app, ["verify", str(file), str(seal)])
    assert told.exit_code == 0, told.output
    whole = json.loads(file.read_bytes())
    roll = next(each for each in whole["open"]["decisions"] if each["seat"] == -1)
    roll["pick"] = roll["pick"][::-1]
    file.write_text(json.dumps(whole))
    assert checked().returncode == 1
    assert runner.invoke(app, ["verify", str(file)]).exit_code == 1
    file.write_bytes(await campaigns.files.export(table.id, Actor(ANA)))
    assert "sealed" in checked().stderr
    assert "sealed" in runner.invoke(app, ["verify", str(file)]).output
    file.write_text("not a file")
    assert "not JSON" in runner.invoke(app, ["verify", str(file)]).output


def test_script_is_short() -> None:
    assert len(SCRIPT.read_text().splitlines()) <= 80


def test_results_are_uniform_and_the_script_agrees() -> None:
    """Chi-squared over 6,000 rolls of six (5 degrees of freedom) and first cards of five (4): p > 0.001 each."""
    keys = first_keys(1, 1)
    rolls = [keys.decide(1, ChanceAsk("die", "roll", range(6), 2, n)) for n in range(3_000)]
    orders = [keys.decide(1, ChanceAsk("deck", "shuffle", range(5), 1, n)) for n in range(3_000)]
    for counts, most in (
        (Counter(face for roll in rolls for face in roll), 20.5),
        (Counter(o[0] for o in orders), 18.5),
    ):
        mean = sum(counts.values()) / len(counts)
        assert sum((each - mean) ** 2 / mean for each in counts.values()) < most
    assert all(sorted(order) == list(range(5)) for order in orders)
    for n in range(100):
        message = f"1.1.1.{n}."
        assert rolls[n] == check_dice.results("roll", 6, 2, keys.dice, message)
        assert orders[n] == check_dice.results("shuffle", 5, 1, keys.piles, message)


def test_shown_link_leads_to_the_seal_and_not_to_the_next_link() -> None:
    keys = first_keys(1, 1)
    later = next_link(next_link(keys, 1, 9), 1, 20)
    assert later.commitment == keys.commitment
    assert sha256(later.dice).digest() == link_value(keys.seed, 2) != keys.dice
    assert sha256(keys.dice).digest() == link_value(keys.seed, 0)


def test_used_up_chain_is_followed_by_a_new_epoch() -> None:
    keys = replace(first_keys(1, 1), link=LINKS)
    later = next_link(keys, 1, 9)
    assert (later.epoch, later.link) == (2, 1)
    assert later.commitment != keys.commitment
