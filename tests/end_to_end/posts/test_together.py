"""Consecutive turns of autopilots make one post with one picture."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Actor, Post
from engine.campaigns.model.requests import GoBack
from tests.end_to_end.counting import Blank, asked, open_table, own_turn, round_with_autopilots, settled
from tests.end_to_end.playing import bot_on, labels, posts, press, public, text_of, turn_cards, until
from tests.end_to_end.troubles.test_play_restart import die

TOLD = "**Autopilot has acted**"


@dataclass
class Played:
    """Ana's first turn is over, and her three autopilots' after it; it is her turn again."""

    sandbox: Sandbox
    database: Path
    running: AsyncExitStack
    bot: Emberkeep
    thread: str

    @property
    def ana(self) -> Person:
        return self.sandbox.user("Ana")

    @property
    def together(self) -> list[JsonObject]:
        """The posts that tell of autopilots."""
        return [each for each in posts(self.ana, self.thread) if TOLD in text_of(each)]

    async def restart(self) -> None:
        await self.running.aclose()
        self.sandbox.world.nonces.clear()
        self.bot = await self.running.enter_async_context(bot_on(self.sandbox, self.database, studio=Blank()))


@pytest.fixture
async def played(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Played]:
    async with AsyncExitStack() as running:
        bot = await running.enter_async_context(bot_on(sandbox, tmp_path / "play.db", studio=Blank()))
        table = await open_table(bot, sandbox.user("Ana"), "tyrants", 1, 4, "en")
        await bot.campaigns.lobby.set_setting(1, int(sandbox.user("Ana").id), "posts", "turn")
        await own_turn(bot, table.id)
        await settled(bot, sandbox.user("Ana"), table)
        yield Played(sandbox, tmp_path / "play.db", running, bot, str(table.facts.thread))


async def test_round_with_three_autopilots_is_one_post_with_a_picture(sandbox: Sandbox, tmp_path: Path) -> None:
    """Before: two, with two pictures."""
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        found = await round_with_autopilots(bot, sandbox.user("Ana"), "tyrants")
    assert str(found) == "1 messages, 1 pictures"
    said = text_of(found.messages[0])
    assert [said.count(f"**{house} house") for house in ("Raspberry", "Yellow", "Blue", "Green")] == [1, 1, 1, 1]
    assert said.count("(autopilot)") == 3


async def test_turn_before_it_keeps_its_post_in_place_of_the_turn_message(played: Played) -> None:
    before = [each["id"] for each in posts(played.ana, played.thread)]
    (card,) = turn_cards(played.ana, played.thread)
    await own_turn(played.bot, 1)
    await settled(played.bot, played.ana, await played.bot.campaigns.lookup.situation(1))
    own, together = [each for each in posts(played.ana, played.thread) if each["id"] not in before]
    assert own["id"] == card["id"] and "(Ana)" in text_of(own)
    assert TOLD in text_of(together)


async def test_each_turn_of_it_can_be_stepped_through(played: Played) -> None:
    post = played.together[-1]
    assert labels(post) == ["Step through", "Log", "History from here"]
    answer = await press(played.ana, post, "post_steps")
    assert answer.text.strip().startswith("1 of 3 · **Yellow house [B] has acted** (autopilot)")
    answer = await played.ana.click(answer, "Later")
    answer = await played.ana.click(answer, "Later")
    assert answer.text.strip().startswith("3 of 3 · **Green house [D] has acted** (autopilot)")


async def test_combined_post_is_sent_once_after_kill(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends between sending it and noting that, and Discord has forgotten its nonce."""
    noted, before = played.bot.campaigns.outbox.mark_sent, len(posts(played.ana, played.thread))

    async def ends(message: int, *sent: Post) -> None:
        await (die() if len(sent) > 1 else noted(message, *sent))

    monkeypatch.setattr(played.bot.campaigns.outbox, "mark_sent", ends)
    await own_turn(played.bot, 1)
    await until(lambda: len(played.together) == 3, "the post that is not noted")
    await played.restart()
    await settled(played.bot, played.ana, await played.bot.campaigns.lookup.situation(1))
    assert len(posts(played.ana, played.thread)) == before + 2
    assert len(played.together) == 3


async def test_combined_post_is_sent_after_kill_before_sending(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The combined posts are then one message."""
    sending = played.bot.campaigns.outbox.mark_sending

    async def ends(*sent: Post) -> None:
        await sending(*sent)
        if len(sent) > 1:
            await die()

    monkeypatch.setattr(played.bot.campaigns.outbox, "mark_sending", ends)
    await own_turn(played.bot, 1)
    await asked(played.bot, 1)
    await played.restart()
    await settled(played.bot, played.ana, await played.bot.campaigns.lookup.situation(1))
    assert len(played.together) == 3
    assert [text_of(played.together[-1]).count(f"**{house} house") for house in ("Yellow", "Blue", "Green")] == [
        1,
        1,
        1,
    ]


async def test_undone_part_of_combined_post_is_struck(played: Played) -> None:
    rewound = await played.bot.campaigns.history.start_of(1, "chapter")
    await played.bot.campaigns.requests.ask(1, Actor(int(played.ana.id)), GoBack("reset", rewound))

    def struck() -> list[str]:
        said = [text_of(each) for each in public(played.ana, played.thread)]
        return [each for each in said if "~~Autopilot has acted~~ undone" in each]

    await until(lambda: len(struck()) == 2, "both posts struck")
