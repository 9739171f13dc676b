"""[Hint] in the panel: a move with reasons, only where the table allows it, and a kind sentence if none is found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns.model.errors import HintsOff
from engine.campaigns.play import hints
from tests.end_to_end.house import shown
from tests.end_to_end.playing import (
    BUTTON,
    bot_on,
    delivered,
    entries,
    looked,
    parts,
    press,
    started,
    until,
)
from tests.seating import answer_like_autopilot

DECISIONS = 12  # before the hint is asked for
TITLES = {"en": "**Hint: ", "es": "**Pista: ", "pt-BR": "**Dica: "}


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", seed=5) as running:
        yield running


async def allowed(bot: Emberkeep, user: int, value: str) -> None:
    await bot.campaigns.lobby.set_setting(1, user, "hints", value)


async def played_on(bot: Emberkeep, person: Person) -> None:
    """Gives some answers of a player, as autopilot would."""
    for _ in range(DECISIONS):
        situation = await bot.campaigns.lookup.situation(1)
        seats = [seat for seat in situation.waiting_for if situation.seats[seat].user == int(person.id)]
        if seats:
            await answer_like_autopilot(bot.campaigns, situation, seats[0])
        await delivered(bot)


async def hinted(person: Person, thread: str, said: str) -> Answer:
    """Asks for a hint in a new panel, and waits until the answer says this."""
    found = await looked(person, await person.slash("act", channel=thread), "hint")
    await until(lambda: said in shown(found), f"{said} in the answer")
    return found


def primary(message: JsonObject) -> list[JsonObject]:
    return [part for part in parts(message, BUTTON) if part["custom_id"].split("/")[1] == "choose"]


@pytest.mark.parametrize("game", ["tyrants", "keep_the_heroes_out"])
async def test_hint_names_a_move_in_every_language_and_it_can_be_taken(
    sandbox: Sandbox, bot: Emberkeep, game: str
) -> None:
    ana = sandbox.user("Ana")
    thread = await started(sandbox, "Ana", game=game, name="Hints")
    await allowed(bot, int(ana.id), "on")
    await played_on(bot, ana)
    for locale, title in TITLES.items():
        await bot.services.readers.change(int(ana.id), locale=locale)
        found = await hinted(ana, thread, title)
        assert "{" not in found.text
    n = (await bot.campaigns.lookup.situation(1)).n
    if primary(found.message):
        await ana.click(found, primary(found.message)[0]["custom_id"])
    else:
        await press(ana, found, "act")
    assert (await bot.campaigns.lookup.situation(1)).n >= n


async def test_rivals_have_no_hints_unless_the_table_wants_them(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    thread = await started(sandbox, "Ana", game="tyrants", name="Hints")
    await played_on(bot, ana)
    look = await press(ana, await ana.slash("act", channel=thread), "look")
    assert "Hint" not in [each["label"] for each in entries(look.message)]
    with pytest.raises(HintsOff):
        await bot.campaigns.hints.ask(1, int(ana.id), (await bot.campaigns.lookup.situation(1)).waiting_for[0])


async def test_learners_alone_and_lost_thoughts_get_a_kind_sentence(
    sandbox: Sandbox, bot: Emberkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = sandbox.user("Ana")
    thread = await started(sandbox, "Ana", game="fireteam_zero", name="Hints")
    await allowed(bot, int(ana.id), "learners")
    thinking = bot.campaigns._context.thinking
    with monkeypatch.context() as patched:
        patched.setattr(thinking, "_seconds", 0.0)
        await hinted(ana, thread, "I found no hint in time")
    await hinted(ana, thread, "**Hint: ")
    monkeypatch.setattr(hints, "LEARNT_AFTER", 0)
    await hinted(ana, thread, "Hints here are for players with fewer than 3 finished chapters of this game.")
