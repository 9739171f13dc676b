"""Organisers and moderators with the real discord.py: settings, seats, pause, rescue, delete.

See docs/behaviour.md#permissions.
"""

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.version import VERSION
from bot.local_discord import Answer, Person, Sandbox, Upload
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.permissions import Permission
from engine.campaigns.upkeep import absence
from tests.end_to_end.house import House, enabled, house_at, menu, pick, shown
from tests.end_to_end.looking_back.test_history import NAME, play, started
from tests.end_to_end.playing import Later, text_of, time_passes, turn_cards, until, until_so


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as house:
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


def options(message: JsonObject, verb: str, ending: str) -> list[str]:
    """Returns the values of a menu."""
    return [option["value"] for option in menu(message, verb, ending)["options"]]


# -------------------------------------------------------------------- settings


async def page(person: Person, panel: Answer, name: str) -> Answer:
    """Opens a page of the settings."""
    return await pick(person, await person.click(panel, "More settings"), "settings_page", name)


async def test_settings_have_pages_and_are_announced(house: House) -> None:
    rui = house.user("Rui")
    opened = await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    assert options(opened.message, "settings_change", "setting:pace") == ["daily", "fast", "relaxed", "bank", "none"]
    panel, expected = (
        opened,
        {
            "reaction_time": ["third", "hour", "all"],
            "undo": ["majority", "all", "organiser"],
            "open_seats": ["accept", "free"],
            "thread": ["public", "private"],
        },
    )
    found = {}
    panel = await rui.click(panel, "More settings")
    warned = False
    for name in ("turns", "table", "table-2"):
        panel = await pick(rui, panel, "settings_page", name)
        sent = json.dumps(panel.message)
        warned = warned or "Moderators of this server can read private threads." in shown(panel)
        assert "setting:hands" not in sent  # rivals hide their hands
        there = [name for name in expected if f"setting:{name}" in sent]
        found |= {name: options(panel.message, "settings_change", f"setting:{name}") for name in there}
    assert found == expected
    assert warned
    rulings = await pick(rui, panel, "settings_page", "yesno")
    assert "The rules do not say whether an option that does nothing may be picked." in json.dumps(rulings.message)
    assert "TY-Q" not in json.dumps(rulings.message)  # ids are for developers
    await pick(rui, rulings, "settings_flags", "choose_one_only_effective")
    facts = (await house.situation(NAME)).facts
    assert facts.options["choose_one_only_effective"] is True


async def test_pace_change_is_announced_and_undo_is_voted_on(house: House) -> None:
    await started(house, "Ana")
    rui, ana = house.user("Rui"), house.user("Ana")
    panel = await rui.slash("campaign settings", channel=NAME)
    panel = await pick(rui, panel, "settings_change", "fast", "setting:pace")
    await house.card(NAME, 'Rui changes a setting: Pace is now "12 h for a turn".')
    panel = await page(rui, panel, "table")
    assert "setting:thread" not in json.dumps(panel.message)  # it stays as it was before the start
    panel = await pick(rui, panel, "settings_change", "organiser", "setting:undo")
    assert "I have asked the table." in shown(panel)
    await ana.click(await house.card(NAME, "asks for another rule"), "Agree")
    assert (await house.situation(NAME)).facts.settings.undo == "organiser"


async def test_new_player_is_added_to_private_thread(house: House) -> None:
    rui, ana, mei = house.user("Rui"), house.user("Ana"), house.user("Mei")
    opened = await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    before = (await house.situation(NAME)).facts.thread
    panel = await page(rui, opened, "table")
    await pick(rui, panel, "settings_change", "private", "setting:thread")
    thread = await moved_from(house, str(before))
    assert house.sandbox.world.channels[thread]["type"] == 12
    refused = await mei.click(await house.card("games", NAME), "Watch")
    assert "This thread is private." in shown(refused)
    await ana.click(await house.card("games", NAME), "Join")
    assert {rui.id, ana.id} <= house.sandbox.world.thread_members[thread].keys()
    assert mei.id not in house.sandbox.world.thread_members[thread]


async def _thread(house: House) -> str:
    return str((await house.situation(NAME)).facts.thread)


async def moved_from(house: House, old: str) -> str:
    """Returns the thread to which the table has moved, waited for."""

    async def found() -> str | None:
        thread = await _thread(house)
        return None if thread == old else thread

    return str(await until_so(found, "another thread"))


async def test_without_the_permission_the_thread_stays_public(house: House) -> None:
    rui = house.user("Rui")
    opened = await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    bot = next(user for user in house.sandbox.world.users.values() if user.get("bot"))
    house.user("Olga").overwrite("games", bot["id"], deny=int(Permission.CREATE_PRIVATE_THREADS))
    panel = await pick(rui, await page(rui, opened, "table"), "settings_change", "private", "setting:thread")
    await until(lambda: "I need **Create Private Threads**" in shown(panel), "the permission's name")
    assert (await house.situation(NAME)).facts.settings.thread == "public"


# -------------------------------------------------------------------- seats


async def test_full_campaign_notifies_when_seat_opens(house: House) -> None:
    await started(house, "Ana")
    mei = house.user("Mei")
    answer = await mei.slash("campaign join", channel=NAME)
    assert enabled(answer.message) == ["Watch", "Tell me if one opens"]
    await mei.click(answer, "Tell me if one opens")
    await house.user("Ana").click(await house.user("Ana").slash("campaign leave", channel=NAME), "Leave")
    post = await house.card(NAME, "**Seat open: Yellow house [B].**")
    assert any(each.message_id == post["id"] for each in mei.notifications)
    offer = await mei.click(post, "Take this seat")
    await mei.click(offer, "Ask for it")
    await house.user("Rui").click(await house.card(NAME, "Mei would like"), "Refuse")
    refused = await house.card(NAME, f"stays open: this time not for {mei.mention}.")
    assert any(each.message_id == refused["id"] for each in mei.notifications)


async def test_seat_is_lent_until_its_owner_takes_over(house: House) -> None:
    await started(house, "Ana")
    frank, ana, kim = house.sandbox.moderator, house.user("Ana"), house.user("Mei")
    answer = await frank.slash("campaign seat", channel=NAME, seat="B", do="lend", player=kim.id)
    assert "is lent" in shown(answer)
    post = await house.card(NAME, f"{kim.mention} plays Yellow house [B] for Ana until Ana presses **Take over**.")
    assert any(each.message_id == post["id"] for each in kim.notifications)
    hand = await ana.slash("hand", channel=NAME)
    assert "You have no seat here" in shown(hand)
    refused = await house.user("Rui").click(post, "Take over")
    assert "You have no seat" in shown(refused)
    await ana.click(post, "Take over")
    assert (await house.situation(NAME)).seats[1].user == int(ana.id)


async def test_among_rivals_a_seated_organiser_manages_their_own_seat_only(house: House) -> None:
    await started(house, "Ana")
    rui = house.user("Rui")
    answer = await rui.slash("campaign seat", channel=NAME, seat="B", do="open")
    assert "their own and open seats only" in shown(answer)
    answer = await house.user("Ana").slash("campaign seat", channel=NAME, seat="B", do="open")
    assert "organiser" in shown(answer)
    await rui.slash("campaign seat", channel=NAME, seat="A", do="autopilot-on")
    assert (await house.situation(NAME)).seats[0].autopilot
    await rui.click(await house.card(NAME, "Autopilot now plays Raspberry house [A], asked by Rui."), "Take over")
    assert not (await house.situation(NAME)).seats[0].autopilot


# -------------------------------------------------------------------- pause, remind, delete


async def test_pause_and_resume(house: House) -> None:
    await started(house, "Ana")
    await play(house, 6)
    rui, ana = house.user("Rui"), house.user("Ana")
    refused = await ana.slash("campaign pause", channel=NAME)
    assert "Only" in shown(refused)
    await ana.click(refused, "Ask the organiser")
    called = await house.card(NAME, "(organiser) to have a look.")
    assert any(each.message_id == called["id"] for each in rui.notifications)
    await rui.slash("campaign pause", channel=NAME, reason="holidays")
    await house.card(NAME, '**Paused** by Rui: "holidays".')
    card = await house.card(NAME, "You can look, but not act.")
    refused = await ana.slash("history undo", channel=NAME, to="8")
    assert "is paused by" in shown(refused)
    assert enabled(refused.message) == ["Board", "Log"]
    refused = await ana.click(card, "Resume")
    assert "Only" in shown(refused)
    await rui.click(card, "Resume")
    await until(lambda: turn_cards(rui, NAME), "a turn card again")


async def test_reminder_rings_once_in_six_hours(house: House) -> None:
    situation = await started(house, "Ana")
    waited = house.user(situation.seats[situation.waiting_for[0]].name)
    other = house.user("Ana" if waited.name == "Rui" else "Rui")
    await until(lambda: turn_cards(waited, NAME), "the turn card")
    rings = len(waited.notifications)
    await other.slash("campaign remind", channel=NAME)
    await until(lambda: len(waited.notifications) == rings + 1, "one ring")
    await until(lambda: len(turn_cards(waited, NAME)) == 1, "one live card")
    again = await other.slash("campaign remind", channel=NAME)
    assert "Next possible" in shown(again)


async def test_long_wait_reminds_once_and_is_then_announced(house: House) -> None:
    situation = await started(house, "Ana")
    waited = house.user(situation.seats[situation.waiting_for[0]].name)
    await until(lambda: turn_cards(waited, NAME), "the turn card")
    rings = len(waited.notifications)
    time_passes(house.campaigns, timedelta(hours=12, minutes=1))
    said = await house.card(NAME, "The table is waiting for")
    assert f"({waited.name}) since <t:" in text_of(said)
    await until(lambda: len(waited.notifications) == rings + 1, "one ring")
    await until(lambda: len(turn_cards(waited, NAME)) == 1, "one live card")
    clock = time_passes(house.campaigns, timedelta(hours=24, minutes=1))
    stalled = await house.card(NAME, "**Overdue:** the table has waited for")
    assert f"({waited.name})" in text_of(stalled)
    assert len(waited.notifications) == rings + 1
    opened = await waited.click(stalled, "I am here")
    assert "first troop" in shown(opened)
    after = await house.situation(NAME)
    assert after.due is not None and after.due > clock.now() + timedelta(hours=23)


async def test_opponents_vote_on_autopilot_for_absent_player(house: House) -> None:
    situation = await started(house, "Ana", "Mei")
    late = house.user(situation.seats[situation.waiting_for[0]].name)
    voter = house.user("Mei" if late.name == "Ana" else "Ana")
    rui = house.user("Rui")  # the organiser can ask from the repair panel, too
    time_passes(house.campaigns, timedelta(hours=12, minutes=1))
    await house.card(NAME, "The table is waiting for")
    time_passes(house.campaigns, timedelta(hours=24, minutes=2))
    refused = await late.click(await house.card(NAME, "**Overdue:**"), "Let autopilot play")
    assert "Autopilot can be asked for once the time of somebody else's turn is over." in shown(refused)
    panel = await rui.slash("campaign rescue", channel=NAME)
    assert "Autopilot this seat" in enabled(panel.message)
    await rui.click(panel, "Autopilot this seat")
    card = await house.card(NAME, "Rui asks for autopilot to play")
    assert "Needed: 2 of 2 seats." in text_of(card)
    assert "See that board" not in enabled(card)
    for asked in (voter, late):
        assert asked.mention in text_of(card)
        assert any(each.message_id == card["id"] for each in asked.notifications)
    await voter.click(card, "Agree")
    told = await house.card(NAME, "Autopilot now plays")
    assert f"{late.mention} can take over again at any moment." in text_of(told)
    await until(lambda: any(each.message_id == told["id"] for each in late.notifications), "a ring")
    assert "Agreed." in text_of(await house.card(NAME, "Agreed."))
    await late.click(told, "Take over")
    assert not any(each.autopilot for each in (await house.situation(NAME)).seats)


async def test_delete_puts_away_and_brings_back(house: House) -> None:
    await started(house, "Ana")
    rui = house.user("Rui")
    answer = await rui.slash("campaign delete", channel=NAME)
    await rui.click(answer, "Put away")
    lobby = await house.card("games", "This campaign was put away.")
    refused = await house.user("Ana").slash("undo", channel=NAME)
    assert "There is nothing of yours to undo here." in shown(refused)
    listed = await rui.slash("campaign list", channel="games")
    assert "put away" in shown(listed)
    await rui.click(lobby, "Bring back")
    await until(lambda: turn_cards(rui, NAME), "a turn card again")


# -------------------------------------------------------------------- rescue


async def test_rescue_offers_permitted_repairs(house: House) -> None:
    await started(house, "Ana")
    panel = await house.user("Rui").slash("campaign rescue", channel=NAME)
    harmless = [
        "Send the turn card again",
        "Move to another thread",
        "Hand over organising",
        "Report a problem",
        "Pause",
    ]
    assert enabled(panel.message) == harmless
    panel = await house.sandbox.moderator.slash("campaign rescue", channel=NAME)
    assert {"Answer for a seat", "Back to where it began", "Autopilot this seat"} <= set(enabled(panel.message))
    refused = await house.user("Ana").slash("campaign rescue", channel=NAME)
    assert "Only" in shown(refused)


async def test_moderator_answers_for_a_seat_without_seeing_its_hand(house: House) -> None:
    begun = await started(house, "Ana")
    frank = house.sandbox.moderator
    panel = await frank.click(await frank.slash("campaign rescue", channel=NAME), "Answer for a seat")
    assert "You see only what everyone may see." in shown(panel)
    await frank.click(panel, "Autopilot chooses")
    assert (await house.situation(NAME)).n > begun.n
    await house.card(NAME, "let autopilot choose once for")


async def test_back_to_the_last_save_needs_the_name(house: House) -> None:
    await started(house, "Ana")
    played = await play(house, 9)
    frank = house.sandbox.moderator
    panel = await frank.slash("campaign rescue", channel=NAME)
    form = await frank.click(panel, "Back to where it began")
    wrong = await frank.submit(form, {"name": "Low Fires"})
    assert "nothing was changed" in shown(wrong)
    form = await frank.click(panel, "Back to where it began")
    await frank.submit(form, {"name": NAME})
    assert (await house.situation(NAME)).branch != played.branch
    await house.card(NAME, "goes back to where the turn or phase began")


async def test_table_moves_to_another_thread(house: House) -> None:
    await started(house, "Ana")
    rui = house.user("Rui")
    old = await _thread(house)
    await until(lambda: turn_cards(rui, old), "the turn card")
    panel = await rui.click(await rui.slash("campaign rescue", channel=NAME), "Move to another thread")
    new = await moved_from(house, old)
    await until(lambda: "The table has moved" in shown(panel), "the way there")
    await until(lambda: turn_cards(rui, new), "the turn card there")
    assert turn_cards(rui, old) == []
    assert any("The table has moved" in text_of(each) for each in rui.messages(old))


async def test_organising_is_handed_over(house: House) -> None:
    await started(house, "Ana")
    rui, ana = house.user("Rui"), house.user("Ana")
    panel = await rui.click(await rui.slash("campaign rescue", channel=NAME), "Hand over organising")
    await pick(rui, panel, "rescue_appoint", "1")
    assert (await house.situation(NAME)).facts.organiser == int(ana.id)
    post = await house.card(NAME, "organises this campaign from now on.")
    assert any(each.message_id == post["id"] for each in ana.notifications)


async def test_report_holds_no_names_and_no_hands(house: House) -> None:
    await started(house, "Ana")
    situation = await play(house, 9)
    ana = house.user("Ana")
    post = await house.card(NAME, "**Round ")
    form = await ana.menu(post, "Report a problem")
    answer = await ana.submit(form, {"told": "the score is wrong"})
    await until(lambda: answer.message.get("attachments"), "the file")
    stored = house.sandbox.world.files[answer.message["attachments"][0]["id"]]
    report = json.loads(stored.data)
    assert (report["n"], report["told"], report["version"]) == (situation.n, "the score is wrong", VERSION)
    assert report["report"] in answer.message["content"]
    for name in ("Rui", "Ana", NAME, house.user("Rui").id, ana.id):
        assert name not in stored.data.decode()
    assert not report.keys() & {"state", "hands", "picks", "options_of_asks"}


# -------------------------------------------------------------------- the end of a chapter


async def test_statistics_of_a_match(house: House) -> None:
    await started(house, "Ana")
    await play(house, 10_000)
    card = await house.card(NAME, " wins with ")
    answer = await house.user("Mei").click(card, "Statistics")
    assert f"**{NAME}, the account**" in shown(answer)
    assert "1 chapter is over, in 1 day." in shown(answer)


async def test_outside_a_campaign_there_is_a_way_on(house: House) -> None:
    await started(house, "Ana")
    answer = await house.user("Ana").slash("history list", channel="tavern")
    assert enabled(answer.message) == ["My turns", "Campaigns here"]
    answer = await house.user("Ana").click(answer, "Campaigns here")
    assert "**1 campaign** in this server" in shown(answer)


async def test_unreadable_file_explains_next_step(house: House) -> None:
    rui = house.user("Rui")
    answer = await rui.slash("campaign import", channel="games", file=Upload("x.json", b"{"))
    answer = await rui.click(answer, "What can I do?")
    assert "**When a file cannot be opened**" in shown(answer)


async def test_waiting_vote_shows_its_state(house: House) -> None:
    begun = await started(house, "Ana")
    await play(house, 6)
    rui, ana = house.user("Rui"), house.user("Ana")
    await rui.click(await rui.slash("history undo", channel=NAME, to=str(begun.n)), "Ask the table")
    answer = await ana.slash("history undo", channel=NAME, to=str(begun.n))
    assert "(1 of 2 so far)" in shown(answer)
    await ana.click(answer, "Agree")
    assert (await house.situation(NAME)).n == begun.n


async def test_locked_thread_can_be_replaced_by_organiser(house: House) -> None:
    await started(house, "Ana")
    old = await _thread(house)
    house.user("Olga").edit_channel(NAME, locked=True)
    lobby = await house.card("games", "is being played")
    answer = await house.user("Mei").click(lobby, "Watch")
    assert enabled(answer.message) == []
    answer = await house.user("Rui").click(lobby, "Watch")
    await house.user("Rui").click(answer, "Move")
    assert await moved_from(house, old) != old


async def test_late_players_are_notified_after_long_absence(house: House) -> None:
    situation = await started(house, "Ana")
    context = house.campaigns._context
    await absence.keep_time(context)
    context.clock = Later(timedelta(hours=30))
    await absence.keep_time(context)
    await house.card(NAME, "your deadline is 1,800 minutes later.")
    after = await house.situation(NAME)
    assert situation.due is not None and after.due is not None
    assert after.due - situation.due >= timedelta(hours=30)
