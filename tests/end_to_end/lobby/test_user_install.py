"""People who have installed the bot only for themselves use it where it is no member.

See docs/behaviour.md#user-install.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.making import Placed
from bot.gateway.routes import COMMANDS
from bot.local_discord import Cast, Sandbox
from bot.local_discord.actions.channels import direct_messages
from bot.local_discord.people.inputs import NotPossible
from tests.end_to_end.house import House, house_at, menu, shown
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import links, press, turn_cards

FOREIGN = "Somewhere Else"
ANYWHERE = ("demo", "help", "learn", "me", "rule", "turns")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot is not in the second server."""
    async with Sandbox(Cast(strangers=(FOREIGN,))) as sandbox, house_at(sandbox, tmp_path / "play.db") as running:
        yield running
        assert [str(each) for each in sandbox.failures] == []


def foreign(house: House) -> str:
    return str(house.sandbox.channel("games", list(house.sandbox.world.guilds)[-1])["id"])


@pytest.mark.parametrize("name", ANYWHERE)
async def test_personal_commands_work_on_servers_without_the_bot(house: House, name: str) -> None:
    ana = house.user("Ana")
    options = {"words": "spy", "game": "tyrants"} if name == "rule" else {}
    with pytest.raises(NotPossible):
        await ana.slash(name, channel=foreign(house), **options)
    ana.install()
    answer = await ana.slash(name, channel=foreign(house), **options)
    assert shown(answer)
    assert "on my side" not in shown(answer)


async def test_what_needs_a_server_says_so_and_offers_the_invitation(house: House) -> None:
    ana = house.user("Ana")
    ana.install()
    helped = await ana.slash("help", channel=foreign(house))
    asked = await press(ana, helped, "open_which")
    refused = await press(ana, asked, "open")
    assert "I am not in this server" in shown(refused)
    assert "oauth2/authorize" in links(refused.message)[0]
    with pytest.raises(NotPossible):
        await ana.slash("campaign new", channel=foreign(house), game="tyrants")
    with pytest.raises(NotPossible):
        await ana.slash("campaign new", channel=str(direct_messages(house.sandbox.world, ana.id)["id"]), game="tyrants")


async def test_person_who_plays_for_you_is_picked_from_a_menu(house: House) -> None:
    ana, rui = house.user("Ana"), house.user("Rui")
    shown_page = await ana.slash("me", channel="games")
    picker = menu(shown_page.message, "me_friend")["custom_id"]
    answered = await ana.select(shown_page, picker, [rui.id])
    assert "Rui" in shown(answered)
    stored = await house.campaigns.people.preferences(int(ana.id))
    assert (stored.when_away, stored.friend) == ("lend", int(rui.id))
    await ana.select(answered, picker, [house.sandbox.world.bot_id])
    assert (await house.campaigns.people.preferences(int(ana.id))).friend == int(rui.id)


async def test_turns_lead_to_the_turn_message_with_one_press(table: Table) -> None:
    shown_page = await table.ana.slash("turns", channel="tavern")
    turn = turn_cards(table.ana, table.thread)[-1]
    assert links(shown_page.message) == [f"https://discord.com/channels/{table.guild}/{table.thread}/{turn['id']}"]


def test_every_command_says_where_it_can_be_used() -> None:
    made: list[Placed] = [make() for make in COMMANDS]  # type: ignore[misc]
    for each in made:
        anywhere = each.name in ANYWHERE
        assert each.allowed_installs is not None and each.allowed_contexts is not None, each.name
        assert each.allowed_installs.to_array() == ([0, 1] if anywhere else [0]), each.name
        assert each.allowed_contexts.to_array() == ([0, 1, 2] if anywhere else [0]), each.name
