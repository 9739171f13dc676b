"""From /campaign new to the first turn, with the real discord.py on the local Discord (docs/behaviour.md#lobby)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Answer, NotPossible, Sandbox
from bot.local_discord.model.permissions import Permission
from tests.end_to_end.house import House, enabled, house_at, menu, pick, shown
from tests.end_to_end.playing import lobby_cards, press, text_of, until


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as house:
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def opened(house: House) -> Answer:
    return await house.user("Rui").slash("campaign new", channel="games", game="tyrants", name="House of Cards")


async def test_new_opens_card_thread_and_front_page(house: House) -> None:
    answer = await opened(house)
    assert answer.ephemeral
    assert "Your table is open: " in shown(answer)
    card = await house.card("games", "House of Cards")
    assert enabled(card) == ["Join", "Choose", "Ready", "Add autopilot", "Watch", "More"]
    assert "Tyrants of the Underdark" in text_of(card)
    assert "Start needs: 2 more seats taken." in text_of(card)
    front = await house.card("House of Cards", "Seats (none taken, 2 to 4)")
    situation = await house.situation("House of Cards")
    assert situation.facts.thread == int(house.sandbox.channel("House of Cards")["id"])
    assert situation.facts.front_message == int(front["id"])
    await until(lambda: front["pinned"], "the pin")


async def test_table_without_a_name_says_its_game_once(house: House) -> None:
    await house.user("Rui").slash("campaign new", channel="games", game="tyrants")
    card = await house.card("games", "**Tyrants of the Underdark**")
    assert text_of(card).count("Tyrants of the Underdark") == 1


async def test_table_is_opened_from_the_help_without_typing(house: House) -> None:
    rui = house.user("Rui")
    games = await rui.click(await rui.slash("help", channel="games"), "Open a table")
    assert "Which game?" in shown(games)
    answer = await rui.click(games, "Tyrants of the Underdark")
    await until(lambda: "Your table is open" in shown(answer), "the settings of the new table")
    await house.card("games", "**Tyrants of the Underdark**")


async def test_shortest_way_to_a_first_turn_alone(house: House) -> None:
    answer = await opened(house)
    answer = await house.user("Rui").click(answer, "Done")
    answer = await house.user("Rui").click(answer, "Join")
    assert "**Your seat:** Raspberry house [A]" in shown(answer)
    card = await house.card("games", "House of Cards")
    await house.user("Rui").click(card, "Add autopilot")
    answer = await house.user("Rui").click(await house.card("games", "Autopilot: Yellow house. Ready"), "Start")
    assert "House of Cards has begun" in shown(answer)
    situation = await house.situation("House of Cards")
    assert (situation.stage, len(situation.seats)) == ("playing", 2)
    await house.card("House of Cards", "begins")
    await house.card("games", "is being played")


async def test_lobby_panel_from_before_the_start_leads_to_the_game(house: House) -> None:
    rui = house.user("Rui")
    old = await rui.click(await rui.click(await opened(house), "Done"), "Join")
    await rui.click(await house.card("games", "House of Cards"), "Add autopilot")
    await rui.click(await house.card("games", "Autopilot: Yellow house. Ready"), "Start")
    stale = await rui.click(old, "Ready")
    assert "The game has already started" in shown(stale)
    on = await rui.click(stale, "Take turn")
    assert "**Your turn**" in shown(on)


async def test_two_users_take_the_same_seat_at_once(house: House) -> None:
    await opened(house)
    ana, bjorn = house.user("Ana"), house.user("Bjorn")
    card = await house.card("games", "House of Cards")
    panels = await asyncio.gather(ana.click(card, "Choose"), bjorn.click(card, "Choose"))
    answers = await asyncio.gather(pick(ana, panels[0], "lobby_seat", "1"), pick(bjorn, panels[1], "lobby_seat", "1"))
    assert sum("**Your seat:** Yellow house [B]" in shown(each) for each in answers) == 1
    assert sum("has just taken Yellow house [B]. Choose another." in shown(each) for each in answers) == 1
    situation = await house.situation("House of Cards")
    assert [each.seat for each in situation.seats if each.user] == [1]


async def test_start_waits_until_everyone_is_ready(house: House) -> None:
    await opened(house)
    rui, ana = house.user("Rui"), house.user("Ana")
    panel = await rui.click(await house.card("games", "House of Cards"), "Join")
    await ana.click(await house.card("games", "House of Cards"), "Join")
    card = await house.card("games", "Start needs: Ana ready.")
    assert "Start needs: Ana ready." in shown(await rui.click(panel, "Start"))
    with pytest.raises(NotPossible, match="disabled"):
        await rui.click(card, "Start")
    answer = await rui.slash("campaign start", channel="House of Cards")
    assert "Start needs: Ana ready." in shown(answer)
    await ana.click(card, "Ready")
    card = await house.card("games", "Anyone may watch.")
    answer = await ana.click(card, "Start")
    assert "Only" in shown(answer) and "organiser" in shown(answer)
    await rui.click(card, "Start")
    assert (await house.situation("House of Cards")).stage == "playing"


async def test_moving_to_another_seat_leaves_the_first_one(house: House) -> None:
    await opened(house)
    ana = house.user("Ana")
    panel = await ana.click(await house.card("games", "House of Cards"), "Join")
    panel = await pick(ana, panel, "lobby_seat", "2")
    assert "**Your seat:** Blue house [C]" in shown(panel)
    situation = await house.situation("House of Cards")
    assert [each.seat for each in situation.seats if each.user] == [2]


async def test_only_the_organiser_changes_settings(house: House) -> None:
    answer = await opened(house)
    second = menu(answer.message, "settings_change", "option:second_deck")
    assert [option["value"] for option in second["options"]] == ["dragons", "elementals", "demons"]  # not drow twice
    answer = await pick(house.user("Rui"), answer, "settings_change", "demons", "option:second_deck")
    assert (await house.situation("House of Cards")).facts.options["second_deck"] == "demons"
    more = await house.user("Ana").click(await house.card("games", "House of Cards"), "More")
    seen = await house.user("Ana").click(more, "Settings")
    assert "can change this." in shown(seen)
    assert menu(seen.message, "settings_change")["disabled"]


async def test_missing_permission_is_named_and_nothing_is_made(house: House) -> None:
    bot = next(user for user in house.sandbox.world.users.values() if user.get("bot"))
    olga, denied = house.user("Olga"), int(Permission.CREATE_PUBLIC_THREADS)
    olga.overwrite("games", bot["id"], deny=denied)
    answer = await opened(house)
    assert "I need **Create Public Threads** in" in shown(answer)
    assert house.messages("games") == []
    assert await house.campaigns.lookup.of_server(house.guild) == []
    olga.overwrite("games", bot["id"], allow=denied)
    await house.user("Rui").click(answer, "Try again")
    await house.card("games", "House of Cards")


async def test_leave_in_play_asks_and_opens_the_seat(house: House) -> None:
    await opened(house)
    rui, ana = house.user("Rui"), house.user("Ana")
    card = await house.card("games", "House of Cards")
    await rui.click(card, "Join")
    await ana.click(card, "Join")
    await ana.click(card, "Ready")
    await rui.click(await house.card("games", "Anyone may watch."), "Start")
    answer = await ana.slash("campaign leave", channel="House of Cards")
    assert enabled(answer.message) == ["Leave", "Stay"]
    await ana.click(answer, "Leave")
    await house.card("House of Cards", "Seat open: Yellow house [B].")
    mei = house.user("Mei")
    answer = await mei.slash("campaign join", channel="House of Cards")
    assert "You take the seat once you are accepted." in shown(answer)
    await mei.click(answer, "Ask for it")
    asked = await house.card("House of Cards", "Mei would like Yellow house [B].")
    assert any(each.message_id == asked["id"] for each in rui.notifications)
    refused = await ana.click(asked, "Accept")
    assert "Only" in shown(refused) and "organiser" in shown(refused)
    await rui.click(asked, "Accept")
    assert (await house.situation("House of Cards")).seats[1].user == int(mei.id)


async def test_list_shows_waiting_players(house: House) -> None:
    answer = await house.user("Ana").slash("campaign list", channel="games")
    assert "There is no campaign in this server yet" in shown(answer)
    await opened(house)
    answer = await house.user("Ana").slash("campaign list", channel="games")
    assert "**1 campaign** in this server" in shown(answer)
    assert "open for players" in shown(answer)


async def test_deleted_thread_is_reopened(house: House) -> None:
    await opened(house)
    rui = house.user("Rui")
    await rui.click(await house.card("games", "House of Cards"), "Join")
    await rui.click(await house.card("games", "Rui: Raspberry house"), "Add autopilot")
    await rui.slash("campaign start", channel="House of Cards")
    await house.card("House of Cards", "begins")
    house.user("Olga").delete_channel("House of Cards")
    answer = await rui.click(await house.card("games", "is being played"), "Watch")
    assert "The thread of House of Cards is gone, the campaign is not." in shown(answer)
    await rui.click(answer, "Open a new thread")
    await house.card("House of Cards", "your turn")
    assert len([each for each in house.messages("games") if "House of Cards" in text_of(each)]) == 1


async def test_watcher_joins_the_thread_only(house: House) -> None:
    await opened(house)
    mei = house.user("Mei")
    answer = await mei.click(await house.card("games", "House of Cards"), "Watch")
    assert "with the public view only" in shown(answer)
    thread = house.sandbox.channel("House of Cards")["id"]
    assert mei.id in house.sandbox.world.thread_members[thread]
    assert not [each for each in (await house.situation("House of Cards")).seats if each.user]


async def test_join_takes_a_seat_by_its_letter(house: House) -> None:
    await opened(house)
    ana = house.user("Ana")
    offered = await ana.complete("campaign join", channel="House of Cards", seat="blue")
    assert offered == [{"name": "Blue house [C]", "value": "C"}]
    answer = await ana.slash("campaign join", channel="House of Cards", seat="c")
    assert "**Your seat:** Blue house [C]" in shown(answer)
    answer = await ana.slash("campaign join", channel="House of Cards", seat="Z")
    assert 'There is no seat "Z" here.' in shown(answer)


async def test_card_names_rulings_only_where_the_table_rules_otherwise(house: House) -> None:
    await house.user("Rui").slash("campaign new", channel="games", game="keep_the_heroes_out", name="Keep")
    card = await house.card("games", "Keep")
    assert "Guild card of a gamble" not in text_of(card)
    situation = await house.situation("Keep")
    await house.bot.campaigns.lobby.set_option(situation.id, int(house.user("Rui").id), "gamble_card", "shuffled_back")
    assert "Guild card of a gamble" in text_of(await house.card("games", "Guild card of a gamble"))


async def test_more_says_when_play_goes_on_by_itself(house: House) -> None:
    """Deadlines and the level of autopilot are read once, so they are not in the lobby message."""
    ana = house.user("Ana")
    await ana.slash("campaign new", channel="games", game="tyrants", name="Rivals")
    lobby = await until(lambda: next(iter(lobby_cards(ana)), None), "the lobby")
    assert "a reminder after" not in text_of(lobby)
    more = await ana.click(lobby, "More")
    assert more.ephemeral and enabled(more.message) == ["Settings", "Invite", "Rules"]
    assert "a reminder after 12 h" in shown(more) and "Autopilot is set to" not in shown(more)
    await press(ana, lobby, "lobby_add_autopilot")
    again = await ana.click(lobby, "More")
    assert enabled(again.message)[-1] == "Remove autopilot"
    assert "Autopilot is set to Strong. Looks a turn ahead at every choice." in shown(again).replace("*", "")


async def test_invited_people_are_mentioned_once(house: House) -> None:
    rui, mei, ana = house.user("Rui"), house.user("Mei"), house.user("Ana")
    await opened(house)
    card = await house.card("games", "House of Cards")
    assert "no seat" in shown(await mei.click(await mei.click(card, "More"), "Invite"))
    asked = await rui.click(await rui.click(card, "More"), "Invite")
    people = menu(asked.message, "lobby_invited")["custom_id"]
    await rui.select(asked, people, [mei.id, house.sandbox.world.bot_id])
    said = await house.card("games", f"invites {mei.mention}")
    assert [each.message_id for each in mei.unread] == [said["id"]]
    again = await rui.click(await rui.click(card, "More"), "Invite")
    refused = await rui.select(again, menu(again.message, "lobby_invited")["custom_id"], [mei.id])
    assert "Nothing was sent." in shown(refused)
    assert [each.message_id for each in mei.unread] == [said["id"]]
    assert ana.unread == []
    await mei.click(said, "Join")
    situation = await house.situation("House of Cards")
    assert list(situation.seats_of(int(mei.id))) == [0]
