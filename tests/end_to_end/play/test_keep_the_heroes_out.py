"""Keep the Heroes Out! through the local Discord: lobby, hand, a first card, what the table chooses, and a Defend.

People choose what autopilot would, until what a test is about has come. The local Discord must have refused nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from bot.local_discord import Sandbox
from engine.campaigns import Campaigns, Situation
from engine.table import fair
from tests.end_to_end.house import House, house_at, shown
from tests.end_to_end.house import pick as choose
from tests.end_to_end.playing import custom_id, delivered, labels, lobby_cards, press, text_of, turn_cards, until, verbs
from tests.seating import answer_like_autopilot

NAME = "Night Shift"
PEOPLE = ("Ana", "Rui", "Mei")
MOST = 600  # answers until something counts as never coming


async def begin(house: House, **options: str) -> None:
    """Three people begin."""
    ana = house.user("Ana")
    await ana.slash("campaign new", channel="games", game="keep_the_heroes_out", name=NAME)
    lobby = (await until(lambda: lobby_cards(ana), "the lobby"))[0]
    for option, value in options.items():
        await house.campaigns.lobby.set_option((await house.situation(NAME)).id, int(ana.id), option, value)
    for name in PEOPLE:
        await press(house.user(name), lobby, "lobby_join")
    for name in PEOPLE:
        await press(house.user(name), lobby, "lobby_ready")
    await press(ana, lobby_cards(ana)[0], "lobby_start")


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """A table of three that has just begun."""
    async with house_at(sandbox, tmp_path / "play.db") as house:
        await begin(house)
        yield house


async def until_asked(house: House, key: str) -> Situation:
    """Answers as autopilot would, until this is asked."""
    for _ in range(MOST):
        situation = await house.situation(NAME)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        if ask.key == key:
            await delivered(house.bot)
            return situation
        await answer_like_autopilot(house.campaigns, situation)
    pytest.fail(f"{key} was never asked")


async def test_hand_and_all_public_information_are_shown(house: House) -> None:
    situation = await until_asked(house, "turn.card")
    person = house.user(situation.seats[situation.waiting_for[0]].name)
    hand = await person.slash("hand", channel=str(house.sandbox.channel(NAME)["id"]))
    assert hand.ephemeral and "act" in verbs(hand.message)


async def test_several_marked_cards_are_played_out_in_one_press(house: House) -> None:
    situation = await until_asked(house, "turn.card")
    seat = situation.waiting_for[0]
    ask = situation.ask_of(seat)
    assert ask is not None
    cards = list({each.id.split(":")[1]: each.id for each in ask.options if each.group == "play"}.values())[:2]
    person = house.user(situation.seats[seat].name)
    thread = str(house.sandbox.channel(NAME)["id"])
    (card,) = await until(lambda: turn_cards(person, thread)[-1:], "the turn message")
    panel = await press(person, card, "act")
    done = await person.select(panel, custom_id(panel.message, "pick", "/play"), cards)
    after = await house.situation(NAME)
    ask = after.ask_of(seat)
    assert ask is not None and ask.key == "turn.card", "autopilot chose what the cards do"
    assert after.n >= situation.n + len(cards) and "undo" in verbs(done.message)


async def test_table_chooses_for_the_heroes_by_a_press_on_the_card(house: House) -> None:
    asked = await until_asked(house, "table.hero")
    thread = str(house.sandbox.channel(NAME)["id"])
    (card,) = await until(lambda: turn_cards(house.user("Mei"), thread)[-1:], "the card of the table's choice")
    assert "which hero is next?" in text_of(card)
    choices = [each for each in labels(card) if ": " in each]  # a room, and what its heroes do
    assert len(choices) > 1
    await house.user("Mei").click(card, choices[-1])
    assert (await house.situation(NAME)).n > asked.n


async def test_holders_of_defend_are_asked_on_attack(house: House) -> None:
    situation = await until_asked(house, "defend.attack")
    seat = situation.waiting_for[0]
    person = house.user(situation.seats[seat].name)
    thread = str(house.sandbox.channel(NAME)["id"])
    (card,) = await until(lambda: turn_cards(person, thread)[-1:], "the card of the window")
    assert "Defend?" in text_of(card)
    panel = await press(person, card, "act")
    assert any("Defend: " in each for each in labels(panel.message)), "a button for each card"


async def test_rest_of_a_turn_is_played_by_one_tap(house: House) -> None:
    situation = await until_asked(house, "turn.card")
    seat = situation.waiting_for[0]
    person, thread = house.user(situation.seats[seat].name), str(house.sandbox.channel(NAME)["id"])
    (card,) = await until(lambda: turn_cards(person, thread)[-1:], "the turn card")
    first = situation.ask_of(seat)
    assert first is not None and all(first.by_id[each].group == "play" for each in situation.suggested(first, seat))
    panel = await press(person, await press(person, card, "act"), "choose", "/rest")
    after = await house.situation(NAME)
    ask, cards = after.ask_of(seat), after.view(None).players[seat]
    assert ask is not None and ask.key == "turn.card" and cards.played
    assert "Autopilot played " in shown(panel) and "End turn" in labels(panel.message)
    assert not after.view(None).turn.gambled
    undo = after.can_undo(int(person.id))
    assert undo is None or undo.n > situation.n


async def play_to_the_end(database: Path, campaign: int) -> None:
    """Plays like autopilot while the bot is away, so that it draws and sends nothing in between."""
    campaigns = await Campaigns.open(database, chance=fair(Random(1)))
    while (situation := await campaigns.lookup.situation(campaign)).stage == "playing":
        await answer_like_autopilot(campaigns, situation)
    await campaigns.close()


async def test_post_that_ends_a_scenario_shows_the_page_of_the_chronicle(sandbox: Sandbox, tmp_path: Path) -> None:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        await begin(house, mode="chronicle", difficulty="family")
        campaign = (await house.situation(NAME)).id
    await play_to_the_end(tmp_path / "play.db", campaign)
    async with house_at(sandbox, tmp_path / "play.db") as house:
        assert (await house.situation(NAME)).results[-1].result.winners
        await delivered(house.bot)
        thread = str(sandbox.channel(NAME)["id"])
        (over,) = [each for each in house.user("Mei").messages(thread) if "First Watch: won" in text_of(each)]
        assert [each["filename"] for each in over["attachments"]] == ["outcome.png", "chronicle.png"]
        shared = await press(house.user("Mei"), over, "post_share")
        assert shared.ephemeral and "The end card, to save or send on." in shared.text
        await until(lambda: shared.message["attachments"], "the picture")
        charts = await press(house.user("Mei"), over, "charts")
        await until(lambda: "How close to defeat" in charts.text and "so far" not in charts.text, "the charts")
        journal = await house.user("Mei").slash("campaign journal", channel=thread)
        await until(lambda: journal.message["attachments"], "the journal")
        assert "1 · First Watch" in journal.text and all(name in journal.text for name in PEOPLE)
        file = await press(house.user("Mei"), journal.message, "journal_file")
        await until(lambda: file.message.get("attachments"), "the journal as a file")
        stored = sandbox.world.files[file.message["attachments"][0]["id"]]
        with ZipFile(BytesIO(stored.data)) as folder:
            page = folder.read("journal/index.html").decode()
            assert folder.read("journal/chapter-1.png").startswith(b"\x89PNG")
        assert "First Watch" in page and 'src="chapter-1.png"' in page and "<script" not in page
        opened = await choose(house.user("Mei"), journal, "journal_open", "1")
        await until(lambda: labels(opened.message) == ["Charts", "Back"], "the chapter")
        await statistics_are_private_until_shown(house, thread)
        await forgotten_person_is_in_no_journal_and_no_statistics(house, thread)


async def statistics_are_private_until_shown(house: House, thread: str) -> None:
    mei = house.user("Mei")
    shown = await mei.slash("stats", channel=thread)
    await until(lambda: "1 chapter, 1 won" in shown.text, "the figures")
    assert shown.ephemeral and "Mostly as" in shown.text and "Usual answer time" in shown.text
    await mei.click(shown, "Show here")
    posted = f"Figures of <@{mei.id}> in this server"
    await until(lambda: any(posted in text_of(each) for each in house.user("Rui").messages(thread)), "the post")
    server = await mei.slash("stats", channel=thread, server=True)
    await until(lambda: "1 chapter, 1 of 1 won" in server.text, "the figures of the server")
    await until(lambda: server.message["attachments"], "their picture")
    assert "Records" in server.text and "heroes" in server.text


async def forgotten_person_is_in_no_journal_and_no_statistics(house: House, thread: str) -> None:
    """Ana had a seat; Rui and Mei are still named."""
    ana, mei = house.user("Ana"), house.user("Mei")
    await house.campaigns.people.forget(int(ana.id), "Ana")
    journal = await mei.slash("campaign journal", channel=thread)
    await until(lambda: journal.message["attachments"], "the journal")
    assert "Mei" in journal.text and not any(trace in journal.text for trace in ("Ana", ana.id, "<@0>"))
    file = await press(mei, journal.message, "journal_file")
    await until(lambda: file.message.get("attachments"), "the journal as a file")
    with ZipFile(BytesIO(house.sandbox.world.files[file.message["attachments"][0]["id"]].data)) as folder:
        page = folder.read("journal/index.html").decode()
    assert "Mei" in page and not any(trace in page for trace in ("Ana", ana.id, "@0"))
    opened = await choose(mei, journal, "journal_open", "1")
    await until(lambda: labels(opened.message) == ["Charts", "Back"], "the chapter")
    assert not any(trace in opened.text for trace in ("Ana", ana.id, "<@0>"))
    assert "no chapter" in (await ana.slash("stats", channel=thread)).text
    server = await mei.slash("stats", channel=thread, server=True)
    assert "Records" in server.text and not any(trace in server.text for trace in ("Ana", ana.id, "<@0>"))
