"""Opening posts of chapters: content, language, and tips."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from bot.messages.components import GALLERY
from bot.text.speech import catalogue, player_name, seat_and_player, words_at
from engine.campaigns.seats.lobby import Lobby
from tests.end_to_end.counting import Blank, asked, open_table
from tests.end_to_end.playing import MENU, bot_on, card_for, delivered, labels, parts, posts, press, text_of
from tests.seating import answer_like_autopilot


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as running:
        yield running


async def test_mission_opens_with_goal_end_and_first_step_in_six_lines(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, "massive_darkness", 1, 2, "en")
    await asked(bot, table.id)
    await delivered(bot)
    opening = posts(ana, str(table.facts.thread))[0]
    lines = text_of(opening).splitlines()
    assert len(lines) <= 6
    assert not any(parts(opening, GALLERY)), "the set-up has its own post with the board"
    assert [line.split("**")[1] for line in lines[1:4]] == ["Goal:", "Lost", "First:"]
    assert labels(opening) == ["Rules", "Special rules", "Board"]
    special = await press(ana, opening, "post_special")
    assert "• Whoever picks up the Key gains 3 XP." in special.text


async def test_turn_message_shows_public_vp_and_hand_shows_own(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, "tyrants", 1, 2, "en")
    await asked(bot, table.id)
    card = await card_for(ana, str(table.facts.thread))
    assert re.search(r"VP in sight:\*\* .*Ana \[A\] \*\*0\*\*", text_of(card))
    assert "Your VP now" not in text_of(card)
    hand = await ana.slash("hand", channel=str(table.facts.thread))
    assert "Your VP now: 0 in sight and" in hand.text


async def test_campaign_uses_language_of_its_creator(sandbox: Sandbox, bot: Emberkeep) -> None:
    """By the command, and by the button that asks for a game."""
    ana = sandbox.user("Ana")
    ana.locale = "pt-BR"
    await ana.slash("campaign new", channel="games", game="tyrants", name="Casas")
    which = await press(ana, await ana.slash("help", channel="games"), "open_which")
    await press(ana, which, "open")
    locales = {each.facts.settings.locale for each in await bot.campaigns.lookup.of_server(int(sandbox.world.home.id))}
    assert locales == {"pt-BR"}


async def test_second_table_of_the_same_name_is_counted_on(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    for _ in range(3):
        await ana.slash("campaign new", channel="games", game="tyrants")
    names = [each.facts.name for each in await bot.campaigns.lookup.of_server(int(sandbox.world.home.id))]
    assert sorted(names) == [f"Tyrants of the Underdark{ending}" for ending in ("", " (2)", " (3)")]


async def test_command_used_again_at_once_waits_for_the_first_answer(
    sandbox: Sandbox, bot: Emberkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second table is another one, even if the first answer is noted late."""
    answered = Lobby.answered

    async def late(lobby: Lobby, campaign: int) -> None:
        await asyncio.sleep(0.1)
        await answered(lobby, campaign)

    monkeypatch.setattr(Lobby, "answered", late)
    ana = sandbox.user("Ana")
    for _ in range(2):
        await ana.slash("campaign new", channel="games", game="tyrants")
    assert len(await bot.campaigns.lookup.names_on(int(sandbox.world.home.id))) == 2


async def test_each_hint_is_read_once_by_a_person(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, "massive_darkness", 1, 2, "en")
    read = []
    for _ in range(4):
        situation = await asked(bot, table.id)
        ask = situation.ask_of(0)
        assert ask is not None
        if ask.key == "hero.action":
            await delivered(bot)
            panel = await press(ana, await card_for(ana, str(table.facts.thread)), "act")
            read += [line.removeprefix("-# ") for line in panel.text.splitlines()]
        else:
            await answer_like_autopilot(bot.campaigns, situation, 0)
    hints = [line for line in read if line.startswith("**") and ":**" in line]
    assert hints[0].startswith("**Moving:**")
    assert len(hints) == len(set(hints))


async def test_no_row_is_about_attacks_while_no_enemy_is_on_the_board(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, "massive_darkness", 1, 2, "en")
    while (ask := (situation := await asked(bot, table.id)).ask_of(0)) and ask.key != "hero.action":
        await answer_like_autopilot(bot.campaigns, situation, 0)
    await delivered(bot)
    panel = await press(ana, await card_for(ana, str(table.facts.thread)), "act")
    closed = [menu["placeholder"] for menu in parts(panel.message, MENU) if menu.get("disabled")]
    assert closed == []


async def test_person_named_like_hero_is_distinguishable(sandbox: Sandbox, bot: Emberkeep) -> None:
    """Also where words come without a game's, as in a refusal."""
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, "massive_darkness", 1, 2, "en")
    situation = await asked(bot, table.id)
    named = replace(situation, seats=[replace(each, name="Elias") for each in situation.seats])
    for words in (catalogue("en"), words_at(situation, "en")):
        assert player_name(words, named, int(ana.id)) == "@Elias"
        assert player_name(words, situation, int(ana.id)) == "Ana"
    assert seat_and_player(words_at(situation, "en"), named, 0) == "Bjorn [A] (@Elias)"
