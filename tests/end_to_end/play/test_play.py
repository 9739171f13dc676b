"""Playing through the local Discord and the real discord.py: the toy game, from the lobby to several turns."""

from __future__ import annotations

from typing import Any

from engine.campaigns import Situation
from tests.campaigns.tables import answer
from tests.end_to_end.lanterns import Table, bid
from tests.end_to_end.playing import (
    card_for,
    custom_id,
    delivered,
    entries,
    labels,
    looked,
    posts,
    press,
    public,
    text_of,
    turn_cards,
    turn_text,
    until,
    verbs,
)


async def test_bids_stay_sealed_and_changeable_until_the_last(opened: Table) -> None:
    card = await card_for(opened.ana, opened.thread)
    assert "**Everyone chooses:** Which card do you bid?" in text_of(card)
    assert opened.ana.mention in text_of(card)
    assert opened.rui.mention in text_of(card)
    panel = await press(opened.ana, card, "act")
    assert "request_undo" not in verbs(panel.message)  # no one has chosen anything
    answer = await bid(opened, opened.ana)
    assert answer.ephemeral
    assert "You can change it until all have chosen." in answer.text
    await until(lambda: "1 of 2 has chosen" in turn_text(opened.rui, opened.thread), "the progress")
    again = await press(opened.ana, answer, "change")
    assert "Which card do you bid?" in again.text
    assert "You chose" in (await opened.ana.click(again, labels(again.message)[1])).text
    await bid(opened, opened.rui)
    await until(lambda: "your turn" in turn_text(opened.ana, opened.thread), "Ana's turn")


async def test_chapter_begins_with_its_goal(opened: Table) -> None:
    found = await until(
        lambda: [each for each in public(opened.ana, opened.thread) if "begins" in text_of(each)], "the opening"
    )
    begins = text_of(found[0])
    assert "Goal: the most lanterns after 2 rounds." in begins


async def test_turn_from_the_ping_to_the_post(table: Table) -> None:
    panel = await table.panel(table.ana)
    assert panel.ephemeral
    assert "**Your turn**" in panel.text
    assert "What do you do?" in panel.text
    assert labels(panel.message)[:3] == ["Light a lantern", "Roll the die", "Draw a card"]
    assert "request_undo" in verbs(panel.message)
    lit = await table.ana.click(panel, "Light a lantern")
    assert "Done: Light a lantern." in lit.text
    undone = await press(table.ana, lit, "undo")
    assert "Undone: Light a lantern." in undone.text
    lit = await table.ana.click(undone, "Light a lantern")
    lit = await table.ana.click(lit, "Light a lantern")
    over = await table.ana.click(lit, "End turn")
    assert "**After you: Keeper b [B] (Rui).**" in over.text
    assert "See the post" in labels(over.message)
    assert "Keeper b [B] (Rui)" in over.text
    await card_for(table.rui, table.thread)
    told = text_of(posts(table.rui, table.thread)[-1])
    assert told.splitlines()[0] == "**Keeper a [A] has acted** (Ana)"
    assert "• 2× Lights 1 lantern" in told
    assert "Now: Keeper b [B] (Rui)" in told
    assert labels(posts(table.rui, table.thread)[-1]) == ["Board", "Log", "History from here"]


async def test_after_a_turn_its_post_is_one_press_away(table: Table) -> None:
    over = await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    seen = await press(table.ana, over, "see_post")
    post = posts(table.ana, table.thread)[-1]
    assert text_of(post).splitlines()[0] in seen.text and "[Go to the post](https://" in seen.text
    assert f"https://discord.com/channels/{table.guild}/{table.thread}/{post['id']}" in seen.text


async def test_post_of_own_turn_is_shown_when_others_have_played(table: Table) -> None:
    over = await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    await table.whole_turn(table.rui)
    await card_for(table.ana, table.thread)
    seen = await press(table.ana, over, "see_post")
    assert "Keeper a [A] has acted" in seen.text and "Keeper b [B] has acted" not in seen.text


async def test_one_live_card_and_one_ring_for_each_new_person(table: Table) -> None:
    assert table.rings(table.ana) == 2  # the bid, and the turn that follows Rui's bid
    assert table.rings(table.rui) == 1
    await table.whole_turn(table.ana)
    card = await card_for(table.rui, table.thread)
    await until(lambda: len(turn_cards(table.rui, table.thread)) == 1, "one live card")
    assert turn_cards(table.rui, table.thread)[0]["id"] == card["id"]
    assert public(table.ana, table.thread)[-1]["id"] == card["id"]
    assert table.rings(table.rui) == 2
    assert table.rings(table.ana) == 2


async def test_one_turn_message_remains_after_twenty_turns(table: Table) -> None:
    """Acceptance 5: people talk between the turns, and there is never a second card."""
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    for turn in range(20):
        table.ana.say(table.thread, f"Turn {turn}")
        situation = await one_turn(table, situation.id)
    await delivered(table.bot)
    (card,) = turn_cards(table.ana, table.thread)
    after = public(table.ana, table.thread)
    assert [each["id"] for each in after[-10:]].count(card["id"]) == 1


async def one_turn(table: Table, campaign: int) -> Situation:
    """Plays until it is another player's turn, also past the end of a round."""
    situation = await table.bot.campaigns.lookup.situation(campaign)
    for _ in range(4):
        seat = situation.waiting_for[0]
        situation = (await answer(table.bot.campaigns, campaign, seat)).situation
        if situation.stage == "between":
            return await table.bot.campaigns.play.start(campaign, table.ana_id)
    return situation


async def test_dice_are_asked_once_and_final(table: Table) -> None:
    asked = await table.ana.click(await table.panel(table.ana), "Roll the die")
    assert "**Roll the die**? Dice are rolled; undoing it then needs the table." in asked.text
    back = await table.ana.click(asked, "Back")
    assert "What do you do?" in back.text
    rolled = await table.ana.click(await table.ana.click(back, "Roll the die"), "Roll")
    assert "Done: Roll the die. · Rolls 1" in rolled.text
    assert "request_undo" in verbs(rolled.message)


async def test_private_events_are_only_in_own_panel(table: Table) -> None:
    drawn = await table.ana.click(await table.ana.click(await table.panel(table.ana), "Draw a card"), "Draw a card")
    assert "Draws Card" in drawn.text
    assert all("draws Card" not in text_of(each) for each in table.rui.messages(table.thread))


async def test_stale_button_links_to_the_open_question(table: Table) -> None:
    first, second = await table.panel(table.ana), await table.panel(table.ana)
    await table.ana.click(first, "Light a lantern")
    await table.ana.click(first, "Light a lantern")
    stale = await table.ana.click(second, "Draw a card")
    stale = await press(table.ana, stale, "sure") if "sure" in verbs(stale.message) else stale
    assert "This button is from an earlier moment." in stale.text
    assert "▶ End turn" in labels(stale.message)


async def test_double_click_counts_once(table: Table) -> None:
    panel = (await table.panel(table.ana)).message
    light = custom_id(panel, "choose", "light")
    sent = [table.ana.send_component(table.thread, panel["id"], light) for _ in range(2)]
    answers = [await table.ana.answered(each) for each in sent]
    await until(lambda: "I have that one already: Light a lantern." in answers[1].text, "E2")
    assert "1 actions left" in answers[1].text


async def test_watchers_see_whose_turn_it_is(table: Table) -> None:
    for person in (table.rui, table.sandbox.user("Mei")):
        answer = await table.panel(person)
        assert answer.ephemeral
        assert "Keeper a [A] is acting now (Ana)." in answer.text
        assert "choose" not in verbs(answer.message)
    assert "Hand" not in labels((await table.panel(table.sandbox.user("Mei"))).message)


async def test_hand_is_for_its_owner_alone(table: Table) -> None:
    answer = await table.ana.slash("hand", channel=table.thread)
    assert answer.ephemeral
    assert "Keeper a [A], your hand" in answer.text
    none = await table.sandbox.user("Mei").slash("hand", channel=table.thread)
    assert "You have no seat here." in none.text


async def test_typing_finds_and_does(table: Table) -> None:
    found = await table.ana.complete("act", channel=table.thread, choice="lig lan")
    assert found[0] == {"name": "Light a lantern", "value": "light"}
    empty = await table.ana.complete("act", channel=table.thread, choice="")
    assert [each["value"] for each in empty][:3] == ["light", "roll", "draw"]
    done = await table.ana.slash("act", channel=table.thread, choice="lig lan")
    assert "Done: Light a lantern." in done.text
    rolled = await table.ana.slash("act", channel=table.thread, choice="roll")
    assert "Done: Roll the die. · Rolls 1" in rolled.text


async def test_several_choices_typed_in_one_go_are_one_step(table: Table) -> None:
    offered = await table.ana.complete("act", channel=table.thread, choice="light, lig")
    assert offered[0]["value"] == "light,light"  # offered completions are understood
    done = await table.ana.slash("act", channel=table.thread, choice=offered[0]["value"])
    assert "Done: Light a lantern ×2." in done.text
    undone = await press(table.ana, done, "undo")
    assert "2 actions left" in undone.text


async def test_chain_stops_at_first_mismatch_and_explains(table: Table) -> None:
    done = await table.ana.slash("act", channel=table.thread, choice="light, fly away, light")
    assert "Done: Light a lantern." in done.text
    assert 'Not done: "fly away". That is not possible here.' in done.text
    done = await table.ana.slash("act", channel=table.thread, choice="roll, end")
    assert 'Stopped before "end": dice were rolled.' in done.text


async def test_completion_after_comma_is_always_accepted(table: Table) -> None:
    for typed in ("light, ", "light x2, ", "light, light, e", "card, l"):
        for each in (await table.ana.complete("act", channel=table.thread, choice=typed))[:1]:
            done = await table.ana.slash("act", channel=table.thread, choice=each["value"])
            assert "Done: " in done.text or "**After you: " in done.text
            if "**After you: " in done.text:
                return
            assert "Stopped" not in done.text
            await press(table.ana, done, "undo")


async def test_unmatched_text_offers_nearest_choices(table: Table) -> None:
    answer = await table.ana.slash("act", channel=table.thread, choice="kight b lampern")
    assert 'I found no choice for "kight b lampern". Nearest: ' in answer.text
    assert "Light a lantern" in labels(answer.message)
    several = await table.ana.slash("act", channel=table.thread, choice="card")
    assert "choices fit" in several.text
    assert len(entries(several.message)) >= 2


async def test_typing_in_another_channel_or_out_of_turn(table: Table) -> None:
    nowhere = await table.ana.slash("act", channel="tavern")
    assert nowhere.text.strip() == "There is no campaign in this channel."
    waiting = await table.rui.slash("act", channel=table.thread, choice="light")
    assert "Keeper a [A] is acting now (Ana)." in waiting.text


async def test_board_in_a_picture_and_in_words(table: Table) -> None:
    board = await table.rui.slash("board", channel=table.thread)
    assert board.ephemeral
    assert board.message["attachments"][0]["description"].startswith("Keeper a [A]:")
    words = await table.rui.slash("board", channel=table.thread, words=True)
    assert "Keeper b [B]: " in words.text
    assert not words.message["attachments"]


def since(stretch: str) -> dict[str, Any]:
    """Returns the option `from`, a word that Python keeps for itself."""
    return {"from": stretch}


async def test_log_shows_events(table: Table) -> None:
    await table.ana.click(await table.panel(table.ana), "Light a lantern")
    log = await table.rui.slash("log", channel=table.thread, **since("chapter"))
    assert "• Keeper a [A] lights 1 lantern" in log.text
    searched = await table.rui.slash("log", channel=table.thread, words="bid nothing", **since("start"))
    assert "lights" not in searched.text


async def test_more_starts_the_turn_again(table: Table) -> None:
    panel = await table.ana.click(await table.panel(table.ana), "Light a lantern")
    panel = await table.ana.click(panel, "Light a lantern")
    again = await looked(table.ana, panel, "again")
    assert "Your turn starts again from here." in again.text
    assert "2 actions left" in again.text


async def test_panel_gets_its_picture_a_moment_later(table: Table) -> None:
    panel = await table.panel(table.ana)
    await until(lambda: panel.message["attachments"], "the picture")
    assert "Keeper a [A]: " in panel.message["attachments"][0]["description"]


async def test_undo_command_takes_back_the_last_own_choice(table: Table) -> None:
    nothing = await table.ana.slash("undo", channel=table.thread)
    assert "There is nothing of yours to undo here." in nothing.text
    await table.ana.click(await table.panel(table.ana), "Light a lantern")
    undone = await table.ana.slash("undo", channel=table.thread)
    assert "Undone: Light a lantern." in undone.text
    assert "2 actions left" in undone.text


async def test_help_explains_itself_in_five_lines_a_topic(table: Table) -> None:
    page = await table.sandbox.user("Mei").slash("help", channel="tavern")
    assert page.ephemeral
    opening, *topics = labels(page.message)
    assert opening == "Open a table"
    for label in (each for each in topics if not each.startswith(("Rules:", "Rules in", "Learn"))):
        topic = await table.sandbox.user("Mei").click(page, label)
        assert 4 <= len(topic.text.strip().splitlines()) <= 6
        page = await table.sandbox.user("Mei").click(topic, "Back")
    assert "Emberkeep: board games in work breaks" in page.text
