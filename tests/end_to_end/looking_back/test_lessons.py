"""Lessons through the bot: private, without a campaign, and unharmed by a restart."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.actions.channels import direct_messages
from bot.local_discord.model.errors import JsonObject
from tests.end_to_end.house import house_at, shown
from tests.end_to_end.playing import custom_id, labels, press, started, text_of, time_passes, verbs
from tests.lessons import EVERY_LESSON

GAMES = [found.game for found in EVERY_LESSON]
MOST_PRESSES = 80


def primary(message: JsonObject) -> tuple[str, str]:
    """Returns the verb of the first button that carries the task on, and its ending."""
    for verb in ("lesson_pick", "lesson_next"):
        if verb in verbs(message):
            return verb, custom_id(message, verb).split("/", 6)[-1]
    return "", ""


async def to_the_end(person: Person, answer: Answer) -> tuple[Answer, int]:
    """Follows the tasks to the end of a lesson. Returns the last panel and the number of presses."""
    for number in range(MOST_PRESSES):
        verb, ending = primary(answer.message)
        if not verb:
            return answer, number
        answer = await press(person, answer, verb, ending)
    raise AssertionError("the lesson comes to no end")


@pytest.mark.parametrize("game", GAMES)
async def test_lesson_is_private_and_leads_to_a_real_game(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana = house.user("Ana")
        before = len(house.messages("games"))
        answer = await ana.slash("learn", channel="games", game=game)
        assert answer.ephemeral
        end, presses = await to_the_end(ana, answer)
        assert {"learn_play", "open_which"} <= verbs(end.message)
        assert presses <= 45
        assert await house.campaigns.lookup.of_server(house.guild) == []
        assert len(house.messages("games")) == before
        await press(ana, end, "learn_play")
        [played] = await house.campaigns.lookup.of_server(house.guild)
        assert played.stage == "playing"
        assert (played.game.key, played.seats_of(int(ana.id))) == (game, [0])
        assert played.facts.settings.level == ("simple" if played.game.competitive else "strong")


async def test_lesson_goes_on_after_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    ana = sandbox.user("Ana")
    async with house_at(sandbox, tmp_path / "play.db"):
        answer = await ana.slash("learn", channel="games", game=GAMES[0])
        for _ in range(3):
            answer = await press(ana, answer, *primary(answer.message))
    async with house_at(sandbox, tmp_path / "play.db"):
        assert "Step 4" in text_of(answer.message)
        after = await press(ana, answer, *primary(answer.message))
        assert "Step 5" in text_of(after.message)
        page = await ana.slash("demo", channel="games")
        assert "Go on learning" in labels(page.message)


async def test_other_choices_back_and_skip_lead_on(sandbox: Sandbox, tmp_path: Path) -> None:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana = house.user("Ana")
        answer = await ana.slash("learn", channel="games", game="tyrants")
        answer = await press(ana, answer, "lesson_next")
        begun = text_of(answer.message)
        other = await press(ana, answer, "lesson_other")
        assert text_of((await press(ana, other, "lesson_other")).message) == begun
        other = await press(ana, answer, "lesson_other")
        strayed = await ana.select(other, custom_id(other.message, "lesson_menu"), ["play:noble"])
        assert "Done: Play Noble" in text_of(strayed.message)
        assert "Play a Soldier" in text_of(strayed.message)
        back = await press(ana, strayed, "lesson_back")
        assert text_of(back.message) == begun
        skipped = await press(ana, back, "lesson_go", "2")
        assert "Step 3" in text_of(skipped.message)
        other = await press(ana, skipped, "lesson_other")
        ended = await ana.select(other, custom_id(other.message, "lesson_menu"), ["end_turn"])
        again = await press(ana, ended, "lesson_back")
        assert text_of(again.message) == text_of(skipped.message)


async def test_two_people_learn_at_once_without_meeting(sandbox: Sandbox, tmp_path: Path) -> None:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana, rui = house.user("Ana"), house.user("Rui")
        first = await ana.slash("learn", channel="games", game="tyrants")
        second = await rui.slash("learn", channel="games", game="tyrants")
        first = await press(ana, first, "lesson_next")
        first = await press(ana, first, "lesson_go", "2")
        second = await press(rui, second, "lesson_next")
        assert "Step 3" in text_of(first.message)
        assert "Step 2" in text_of(second.message)


async def test_lesson_works_in_direct_messages(sandbox: Sandbox, tmp_path: Path) -> None:
    """Only a table needs a server, and the answer says so."""
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana = house.user("Ana")
        direct = str(direct_messages(sandbox.world, ana.id)["id"])
        end, _ = await to_the_end(ana, await ana.slash("learn", channel=direct, game="tyrants"))
        refused = await press(ana, end, "learn_play")
        assert "Tables open in text channels" in shown(refused)


async def test_rule_answers_for_the_game_of_the_lesson(sandbox: Sandbox, tmp_path: Path) -> None:
    """Several games have an aim; after an hour the lesson no longer counts."""
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana = house.user("Ana")
        asked = {"channel": "games", "words": "the aim of the game"}
        assert "Massive Darkness" in labels((await ana.slash("rule", **asked)).message)
        await ana.slash("learn", channel="games", game="massive_darkness")
        found = await ana.slash("rule", **asked)
        assert found.text.strip().startswith("### The aim of the game\nYou all")
        other = await ana.slash("rule", channel="games", words="supplant")
        assert other.text.strip().startswith("### Supplant")
        time_passes(house.campaigns, timedelta(hours=2))
        assert "Massive Darkness" in labels((await ana.slash("rule", **asked)).message)


async def test_rule_answers_for_the_only_game_of_a_channel_or_player(sandbox: Sandbox, tmp_path: Path) -> None:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        ana, rui = house.user("Ana"), house.user("Rui")
        await started(sandbox, "Ana", game="massive_darkness")
        direct = str(direct_messages(sandbox.world, ana.id)["id"])
        for person, channel in ((rui, "games"), (ana, direct)):
            found = await person.slash("rule", channel=channel, words="the aim of the game")
            assert found.text.strip().startswith("### The aim of the game\nYou all")
        asked = await rui.slash("rule", channel="tavern", words="the aim of the game")
        assert "Massive Darkness" in labels(asked.message)
