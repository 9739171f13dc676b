"""Looking back, going back, copying and carrying away, with the real discord.py (docs/behaviour.md#history)."""

import re
from collections.abc import AsyncIterator, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path

import pytest

from bot.local_discord import Answer, Person, Sandbox, Upload
from bot.local_discord.model.errors import JsonObject
from bot.messages.ids import Press
from engine.campaigns import Situation
from tests.end_to_end.house import House, enabled, house_at, menu, pick, shown
from tests.end_to_end.playing import BUTTON, MENU, delivered, labels, parts, text_of, turn_cards, until
from tests.seating import answer_like_autopilot

NAME = "House of Cards"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as house:
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def started(house: House, *players: str) -> Situation:
    """Returns a campaign of Tyrants that Rui organises, in its first match."""
    await house.user("Rui").slash("campaign new", channel="games", game="tyrants", name=NAME)
    card = await house.card("games", NAME)
    for name in ("Rui", *players):
        await house.user(name).click(card, "Join")
    for name in players:
        await house.user(name).click(card, "Ready")
    if not players:
        await house.user("Rui").click(card, "Add autopilot")
    await house.user("Rui").slash("campaign start", channel=NAME)
    return await house.situation(NAME)


async def play(house: House, steps: int, name: str = NAME) -> Situation:
    """So many choices of people, as the game's autopilot would make them."""
    situation = await house.situation(name)
    while steps and situation.stage == "playing":
        seat = situation.waiting_for[0]
        user, ask = situation.seats[seat].user, situation.ask_of(seat)
        if user is None or ask is None:  # autopilot's turn
            situation = await house.situation(name)
            continue
        situation = await answer_like_autopilot(house.campaigns, situation)
        steps -= 1
    return situation


async def board(house: House) -> object:
    """Returns a copy of the whole public table: a view may share lists with a state that goes on."""
    return deepcopy((await house.situation(NAME)).view(None))


def says(answer: Answer, said: str) -> bool:
    return said in shown(answer)


def choices(found: Sequence[dict[str, str]]) -> list[str]:
    return [each["value"] for each in found]


async def ask_to_undo(house: House, person: Person, to: int) -> Answer:
    answer = await person.slash("history undo", channel=NAME, to=str(to))
    assert "Go back to when?" in shown(answer)
    return await person.click(answer, "Ask the table")


async def test_moments_are_chosen_by_round_and_turn_then_by_choice(house: House) -> None:
    await started(house, "Ana")
    situation = await play(house, 30)
    mei = await house.user("Mei").slash("history list", channel=NAME)  # anyone in the thread
    assert "**History** · Round " in shown(mei) and "To here…" not in labels(mei.message)
    rui = house.user("Rui")
    answer = await rui.slash("history list", channel=NAME)
    rounds = menu(answer.message, "history_round")["options"]
    assert [each["label"] for each in rounds][-2:] == ["Round 1", "Before round 1"]
    answer = await pick(rui, answer, "history_round", rounds[-2]["value"])
    outline = await house.campaigns.moments.outline(situation.id)
    first = next(each for each in outline.stretches if each.round == 1)
    assert f"choice {first.first}" in shown(answer)
    choices = menu(answer.message, "history_choose")["options"]
    assert [int(each["value"]) for each in choices] == list(first.moments)
    answer = await pick(rui, answer, "history_choose", str(first.moments[1]))
    assert presses(answer.message)["history_here"].n == first.moments[1]
    answer = await rui.click(answer, "Next")
    assert f"choice {first.moments[2]}" in shown(answer)
    answer = await rui.click(answer, "Prev")
    here = await rui.click(answer, "To here…")
    assert {presses(here.message)[verb].n for verb in ("history_undo", "history_fork")} == {first.moments[1]}
    asked = await rui.click(here, "Undo to here")
    assert presses(asked.message)["request_send"].n == first.moments[1]
    assert " choices." in shown(asked)


async def test_old_button_after_an_undo_shows_the_history_again(house: House) -> None:
    begun = await started(house)
    await play(house, 10)
    rui = house.user("Rui")
    here = await rui.click(await rui.slash("history list", channel=NAME), "To here…")
    await rui.click(await rui.slash("history undo", channel=NAME, to=str(begun.n)), "Go back there")
    now = await house.situation(NAME)
    assert now.n == begun.n
    await play(house, 2)
    answer = await rui.click(here, "Undo to here")
    assert "**History**" in shown(answer) or "Nothing to go back to yet" in shown(answer)
    assert (await house.situation(NAME)).branch == now.branch


async def test_board_of_a_moment_is_shown_as_past(house: House) -> None:
    await started(house, "Ana")
    situation = await play(house, 12)
    answer = await house.user("Mei").slash("history show", channel=NAME, moment=str(situation.n - 3))
    await until(lambda: "**Past:**" in shown(answer), "the past board")


def presses(message: JsonObject) -> dict[str, Press]:
    """Returns the presses of its buttons and menus, by verb."""
    ids = [part["custom_id"] for kind in (BUTTON, MENU) for part in parts(message, kind)]
    return {press.verb: press for press in map(Press.parse, [each.partition("/")[2] for each in ids]) if press}


async def test_history_from_an_old_post_opens_at_that_post(house: House) -> None:
    await started(house, "Ana")
    await play(house, 60)
    rui = house.user("Rui")
    await delivered(house.bot)
    old = next(each for each in house.messages(NAME) if "**Round " in text_of(each))
    n = presses(old)["post_history"].n
    for answer in (await rui.click(old, "History from here"), await rui.menu(old, "History from here")):
        assert n < (await house.situation(NAME)).n - 1
        assert f"choice {n}" in shown(answer)


async def test_copy_says_the_moment_from_which_it_is_made(house: House) -> None:
    await started(house, "Ana")
    situation = await play(house, 15)
    rui = house.user("Rui")
    moments = await house.campaigns.moments.find(situation.id)
    amid = next(each for each in moments[2:] if each.mark is None)
    begins = next(each for each in moments if each.n < amid.n and each.mark)
    sure = await rui.slash("history fork", channel=NAME, moment=str(amid.n))
    assert presses(sure.message)["forked"].n == begins.n
    assert "Start of the turn of " in shown(sure) and " (Round " in shown(sure)
    assert "a little before the moment you chose" in shown(sure)


async def test_lobby_of_a_copy_says_from_which_moment_it_goes_on(house: House) -> None:
    await started(house, "Ana")
    await play(house, 15)
    rui = house.user("Rui")
    await rui.click(await rui.slash("history fork", channel=NAME), "Fork")
    card = await house.card("games", f"{NAME} (2)")
    assert re.search(r"^Begins here: Start of the turn of .* house \[.\] \(Round \d+\)$", text_of(card), re.MULTILINE)


async def test_unnamed_campaigns_are_distinguishable(house: House) -> None:
    rui = house.user("Rui")
    for _ in range(2):
        which = await rui.click(await rui.slash("help", channel="games"), "Open a table")
        opened = await rui.click(which, "Tyrants of the Underdark")
        await until(partial(says, opened, "Your table is open"), "the table")
    names = [each.facts.name for each in await house.campaigns.lookup.of_server(house.guild)]
    assert sorted(names) == ["Tyrants of the Underdark", "Tyrants of the Underdark (2)"]


async def test_moments_use_readable_descriptions(house: House) -> None:
    """Never "chooses": what was picked, or asked, is what is shown."""
    await started(house, "Ana")
    situation = await play(house, 40)
    rui = house.user("Rui")
    answer = await rui.slash("history list", channel=NAME)
    seen = []
    for each in menu(answer.message, "history_round")["options"]:
        answer = await pick(rui, answer, "history_round", each["value"])
        seen += [each["label"] for each in menu(answer.message, "history_choose")["options"]]
    assert seen and not [each for each in seen if "choice of" in each or "chooses" in each]
    last = (await house.campaigns.moments.find(situation.id, limit=1))[0]
    theirs = next(each.name for each in situation.seats if each.user == last.user)
    asked = await house.user(theirs).slash("history undo", channel=NAME, to=str(last.n))
    assert "We are back at: " in shown(asked)


async def test_undo_beyond_own_turn_needs_consent(house: House) -> None:
    await started(house, "Ana")
    before = await play(house, 2)
    table = await board(house)
    after = await play(house, 6)
    rui, ana = house.user("Rui"), house.user("Ana")
    answer = await ask_to_undo(house, rui, before.n)
    assert "I have asked the table." in shown(answer)
    card = await house.card(NAME, "asks to undo")
    assert f"Agree: Rui. Needs: {ana.mention}." in text_of(card)
    assert any(each.message_id == card["id"] for each in ana.notifications)
    await ana.click(card, "Refuse")
    assert (await house.situation(NAME)).n == after.n
    await house.card(NAME, "Not undone. Play goes on.")
    await ask_to_undo(house, rui, before.n)
    card = await house.card(NAME, "Needs: ")
    await ana.click(card, "Agree")
    now = await house.situation(NAME)
    assert now.branch != before.branch
    assert await board(house) == table
    undone = await house.card(NAME, "Undone. We are back at:")
    assert "What dice and shuffled cards bring from here on is new." in text_of(undone)
    await until(lambda: turn_cards(rui, NAME), "a fresh turn card")


async def test_vote_is_the_turn_message_and_its_result_is_posted_once(house: House) -> None:
    await started(house, "Ana")
    before = await play(house, 2)
    await play(house, 6)
    rui, ana = house.user("Rui"), house.user("Ana")
    await ask_to_undo(house, rui, before.n)
    vote = await house.card(NAME, "asks to undo")
    await delivered(house.bot)
    assert [each["id"] for each in turn_cards(rui, NAME)] == [vote["id"]]
    assert text_of(vote).count("Play waits") == 1
    await ana.click(vote, "Refuse")
    await house.card(NAME, "Not undone. Play goes on.")
    await delivered(house.bot)
    said = [text_of(each) for each in house.messages(NAME)]
    assert sum("Not undone" in each for each in said) == 1
    assert not any("asks to undo" in each for each in said)
    (card,) = turn_cards(rui, NAME)
    assert "your turn" in text_of(card)


async def test_hand_mentions_change_by_undo(house: House) -> None:
    await started(house, "Ana")
    begun = now = await play(house, 2)
    while now.waiting_for == begun.waiting_for:  # to the end of a turn, when a new hand is drawn
        now = await play(house, 1)
    changed, same = (
        house.user(next(each.name for each in now.seats if (each.seat in begun.waiting_for) is chose))
        for chose in (True, False)
    )
    told = "The table went back to an earlier moment"
    assert told not in shown(await changed.slash("hand", channel=NAME))
    await ask_to_undo(house, changed, begun.n)
    await same.click(await house.card(NAME, "asks to undo"), "Agree")
    assert (await house.situation(NAME)).n == begun.n
    assert told in shown(await changed.slash("hand", channel=NAME))
    assert told not in shown(await same.slash("hand", channel=NAME))
    await play(house, 1)
    assert told not in shown(await changed.slash("hand", channel=NAME))


async def test_asker_gives_a_reason_and_withdraws(house: House) -> None:
    begun = await started(house, "Ana")
    situation = await play(house, 8)
    rui = house.user("Rui")
    answer = await rui.slash("history undo", channel=NAME, to=str(begun.n))
    form = await rui.click(answer, "Say why…")
    answer = await rui.submit(form, {"why": "wrong *house* @everyone"})
    card = await house.card(NAME, "asks to undo")
    assert 'Why: "wrong \\*house\\*' in text_of(card)
    assert "@everyone" not in text_of(card)
    await house.user("Rui").click(card, "Refuse")
    assert (await house.situation(NAME)).n == situation.n
    await house.card(NAME, "The request was taken back.")


async def test_reason_that_came_too_late_is_given_back(house: House) -> None:
    begun = await started(house, "Ana")
    await play(house, 8)
    rui = house.user("Rui")
    form = await rui.click(await rui.slash("history undo", channel=NAME, to=str(begun.n)), "Say why…")
    await ask_to_undo(house, house.user("Ana"), begun.n)
    answer = await rui.submit(form, {"why": "wrong *house*"})
    assert "Play waits for the vote on the request of Ana" in shown(answer)
    assert "You wrote: wrong \\*house\\*" in shown(answer)


async def test_reset_of_the_chapter_and_restore(house: House) -> None:
    await started(house)
    played = await play(house, 10)
    table = await board(house)
    rui = house.user("Rui")
    answer = await rui.slash("history reset", channel=NAME, what="chapter")
    assert "Nothing is deleted: `/history restore` brings it back." in shown(answer)
    await rui.click(answer, "Go back there")  # no one else sits there, so there is no vote
    assert (await house.situation(NAME)).branch != played.branch
    lines = await rui.complete("history restore", channel=NAME, line="")
    assert choices(lines)[0] == str(played.branch)
    answer = await rui.slash("history restore", channel=NAME, line=choices(lines)[0])
    await rui.click(answer, "Go back there")
    assert await board(house) == table


async def test_moderator_without_a_seat_decides_alone(house: House) -> None:
    begun = await started(house, "Ana")
    await play(house, 8)
    frank = house.sandbox.moderator
    await ask_to_undo(house, house.user("Rui"), begun.n)
    card = await house.card(NAME, "asks to undo")
    await frank.click(card, "Agree")
    assert (await house.situation(NAME)).n == begun.n
    await play(house, 4)
    answer = await frank.slash("history undo", channel=NAME, to=str(begun.n))
    assert "Done." in shown(await frank.click(answer, "Go back there"))
    assert (await house.situation(NAME)).n == begun.n
    await play(house, 4)
    mei = house.user("Mei")
    answer = await mei.slash("history undo", channel=NAME, to=str(begun.n))
    assert "You have no seat" in shown(answer)


async def test_moderator_with_a_seat_among_rivals_is_a_player(house: House) -> None:
    frank = house.sandbox.moderator
    begun = await started(house, frank.name)
    after = await play(house, 8)
    await ask_to_undo(house, house.user("Rui"), begun.n)
    card = await house.card(NAME, "asks to undo")
    await house.user("Rui").click(card, "Refuse")
    answer = await ask_to_undo(house, frank, begun.n)
    assert "I have asked the table." in shown(answer)
    assert (await house.situation(NAME)).n == after.n


async def test_turn_message_shows_what_changed_since_own_turn(house: House) -> None:
    await started(house, "Ana")
    first = await play(house, 2)
    now = await play(house, 1)
    while now.waiting_for == first.waiting_for:
        now = await play(house, 1)
    other = now
    while now.waiting_for == other.waiting_for:
        now = await play(house, 1)
    seat = now.seats[now.waiting_for[0]]
    card = await house.card(NAME, "Since your last turn**, <t:")
    assert house.user(seat.name).mention in text_of(card)
    since = await house.campaigns.history.since_own_turn(now.id, seat.seat)
    assert since is not None and since.told
    post = await house.campaigns.outbox.last_sent(now.id)
    assert post is not None and f"{post.thread}/{post.message}" in str(card["components"])
    await play(house, 1)
    assert await house.campaigns.history.since_own_turn(now.id, seat.seat) is None


async def test_match_ends_in_scores_and_a_rematch(house: House) -> None:
    await started(house, "Ana")
    over = await play(house, 10_000)
    assert over.stage == "between"
    result = over.results[0].result
    card = await house.card(NAME, " wins with ")
    for name in ("Rui", "Ana"):
        assert any(each.message_id == card["id"] for each in house.user(name).notifications)
    statistics = await house.user("Mei").click(card, "Statistics")
    for seat, colour in enumerate(("Raspberry", "Yellow")):
        sources = result.scores[seat]
        assert f"{colour} house [{'AB'[seat]}]  **{sum(sources.values())}**: " in text_of(card)
        line = f"{colour} house [{'AB'[seat]}]  sites {sources['sites']} + total control {sources['total_control']}"
        assert line in shown(statistics)
        assert f"= {sum(sources.values())}" in shown(statistics)
    answer = await house.user("Ana").click(card, "Rematch")
    assert enabled(answer.message) == ["Start", "Settings", "Leave"]
    lobby = await house.card(NAME, "Next: Match 2")
    assert enabled(lobby) == ["Start", "Watch", "More"]
    changed = await house.user("Rui").click(await house.user("Rui").click(lobby, "More"), "Settings")
    await pick(house.user("Rui"), changed, "settings_change", "demons", "option:second_deck")
    await house.user("Ana").click(lobby, "Start")
    again = await house.situation(NAME)
    assert (again.stage, again.chapter) == ("playing", "match_2")
    assert again.view(None).decks == ["drow", "demons"]
    assert again.view(None).start_player != over.view(None).start_player


async def test_fork_makes_a_new_campaign(house: House) -> None:
    await started(house, "Ana")
    original = await play(house, 9)
    ana = house.user("Ana")
    answer = await ana.slash("history fork", channel=NAME, name="Second try")
    assert "Hands and decks are shuffled and dealt anew" in shown(answer)
    answer = await ana.click(answer, "Fork")
    await house.card("games", "Second try")
    copy = await house.situation("Second try")
    assert (copy.stage, copy.facts.fork_of, copy.facts.organiser) == ("lobby", original.id, int(ana.id))
    await until(lambda: "<#" in shown(answer), "the way to the thread")
    assert f"<#{(await house.situation('Second try')).facts.thread}>" in shown(answer)
    await house.card(NAME, "has copied this campaign: **Second try**")
    await house.card("games", "waiting for Rui")
    answer = await ana.click(await house.card("games", "Second try"), "Join")
    assert "Yellow house [B]" in shown(answer)  # the seat that was hers
    assert (await house.situation(NAME)).n == original.n


@pytest.mark.usefixtures("reading_process")
async def test_export_is_sealed_and_import_opens_a_lobby(house: House) -> None:
    await started(house, "Ana")
    await play(house, 9)
    rui = house.user("Rui")
    answer = await rui.slash("campaign export", channel=NAME)
    await until(lambda: answer.message.get("attachments"), "the file")
    assert "sealed file" in answer.message["content"]
    stored = house.sandbox.world.files[answer.message["attachments"][0]["id"]]
    refused = await house.user("Mei").slash("campaign export", channel=NAME)
    assert "You have no seat" in shown(refused)
    opened = await rui.slash("campaign import", channel="tavern", file=Upload("campaign.json", stored.data))
    assert "is open again" in shown(opened)
    card = await house.card("tavern", NAME)
    assert "waiting for Ana" in text_of(card)
    copy = max(await house.campaigns.lookup.of_server(house.guild), key=lambda each: each.id)
    thread, mei = str(copy.facts.thread), house.user("Mei")

    def told() -> list[str]:
        return [text_of(each) for each in mei.messages(thread) if f"from a file by {rui.mention}" in text_of(each)]

    await until(told, "the first post of what was imported")


async def test_damaged_file_makes_nothing(house: House) -> None:
    answer = await house.user("Rui").slash("campaign import", channel="games", file=Upload("x.json", b"{"))
    assert "This file is damaged, or no file of mine. Nothing was made." in shown(answer)
    assert house.messages("games") == []
    assert await house.campaigns.lookup.of_server(house.guild) == []


async def test_history_opens_at_a_post(house: House) -> None:
    await started(house, "Ana")
    await play(house, 12)
    post = await house.card(NAME, "**Round ")
    answer = await house.user("Ana").click(post, "History from here")
    assert "**History** · Round " in shown(answer)
    by_menu = await house.user("Ana").menu(post, "History from here")
    assert shown(by_menu) == shown(answer)


async def test_everything_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with house_at(sandbox, tmp_path / "play.db") as house:
            begun = await started(house, "Ana")
            await play(house, 8)
            await ask_to_undo(house, house.user("Rui"), begun.n)
            await house.card(NAME, "asks to undo")
        async with house_at(sandbox, tmp_path / "play.db") as house:
            await house.user("Ana").click(await house.card(NAME, "asks to undo"), "Agree")
            assert (await house.situation(NAME)).n == begun.n
        assert [str(failure) for failure in sandbox.failures] == []


async def test_piles_beside_a_hand_can_be_looked_through(house: House) -> None:
    await started(house, "Ana")
    situation = await play(house, 2)
    while not all(each.discard for each in situation.view(None).houses):
        situation = await play(house, 1)
    ana = next(each.seat for each in situation.seats if each.name == "Ana")
    mine, others = (situation.view(ana).houses[seat].discard for seat in (ana, 1 - ana))
    hand = await house.user("Ana").slash("hand", channel=NAME)
    assert enabled(hand.message)[-2:] == ["Discard pile", "Inner circle"]
    pile = shown(await house.user("Ana").click(hand, "Discard pile"))
    words = situation.game.names("en")
    assert all(f"*{words[card]}*" in pile for card in mine)
    assert all(str(words[card]) in pile.splitlines()[-1] for card in others)
    hidden = set(situation.view(1 - ana).houses[1 - ana].hand) - set(others) - set(mine)
    assert not any(str(words[card]) in pile for card in hidden)
