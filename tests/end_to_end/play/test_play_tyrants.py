"""Tyrants of the Underdark through the local Discord: from the lobby through several turns."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from engine.campaigns import Situation
from tests.end_to_end.playing import (
    MENU,
    DrawnHere,
    bot_on,
    card_for,
    custom_id,
    entries,
    labels,
    parts,
    posts,
    press,
    public,
    started,
    text_of,
    turn_cards,
    until,
    until_so,
    verbs,
    why_not,
)
from tests.sampled import at_most


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", studio=DrawnHere(reduced=1)) as running:
        yield running


async def asked(sandbox: Sandbox, thread: str) -> tuple[Person, Answer]:
    """Returns the person whose turn the card names, and the panel that [Act] opens for them."""

    async def somebody() -> tuple[Person, Answer] | None:
        for person in (sandbox.user("Ana"), sandbox.user("Rui")):
            if any(person.mention in text_of(each) for each in turn_cards(person, thread)):
                panel = await press(person, turn_cards(person, thread)[-1], "act")
                if {"choose", "pick"} & verbs(panel.message):
                    return person, panel
        return None

    found: tuple[Person, Answer] = await until_so(somebody, "somebody's turn")
    return found


async def take_first(person: Person, panel: Answer) -> Answer:
    """Takes the first choice there is, by menu or by button, and confirms where that is asked."""
    menu = next((each for each in parts(panel.message, MENU) if not each.get("disabled")), None)
    if menu and "choose" not in verbs(panel.message):
        values = [each["value"] for each in menu["options"][: max(1, menu["min_values"])]]
        answer = await person.select(panel, menu["custom_id"], values)
    else:
        answer = await press(person, panel, "choose")
    return await press(person, answer, "sure") if "sure" in verbs(answer.message) else answer


async def test_first_question_is_a_button_for_each_site(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    _, panel = await asked(sandbox, thread)
    assert not [*parts(panel.message, MENU)]
    assert {"8 Mantol-Derith", "11 Skullport", "16 Eryndlyn", "20 Ched Nasad"} <= {*labels(panel.message)}


async def test_help_does_not_speak_of_dice(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    person, panel = await asked(sandbox, thread)
    explained = await press(person, panel, "panel_help")
    assert "Undo takes back your last choice." in explained.text and "dice" not in explained.text


async def test_larger_letters_are_offered_once(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    person, panel = await asked(sandbox, thread)
    assert "Larger letters in pictures" in labels(panel.message)
    again = await press(person, turn_cards(person, thread)[-1], "act")
    assert "Larger letters in pictures" not in labels(again.message) and "Why not…" in labels(again.message)
    large = await press(person, panel, "letters")
    assert "Pictures now have larger letters." in large.text
    assert bot.services.readers.of(int(person.id)).pictures == "large"


async def test_two_people_play_several_turns(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    for _ in range(at_most(18, whole=30)):
        person, panel = await asked(sandbox, thread)
        assert panel.ephemeral
        after = await take_first(person, panel)
        assert "went wrong" not in after.text
        assert len(text_of(after.message)) <= 900
    told = [text_of(each) for each in posts(sandbox.user("Mei"), thread)]
    assert sum(" VP (" in each for each in told) >= 2
    assert all(len(each) <= 700 and len(each.splitlines()) <= 9 for each in told)
    await until(lambda: len(turn_cards(sandbox.user("Mei"), thread)) == 1, "one live card")
    last = posts(sandbox.user("Mei"), thread)[-1]["attachments"][0]
    assert last["description"].startswith("Tyrants of the Underdark. ")
    assert (last["width"], last["height"]) == (1600, 1200)


async def until_many(bot: Emberkeep, campaign: int, most: int) -> Situation:
    """Plays on as the game's autopilot would, until a turn offers more choices than that."""
    while True:
        situation = await bot.campaigns.lookup.situation(campaign)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        user = situation.seats[seat].user
        assert ask is not None
        assert user is not None
        if len(ask.options) > most:
            return situation
        pick = situation.game.choose(situation.view(seat), ask, seat)
        await bot.campaigns.play.answer(situation.id, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)


async def test_each_of_many_choices_is_at_most_three_taps_away(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    situation = await until_many(bot, 1, 27)
    ask = situation.ask_of(situation.waiting_for[0])
    assert ask is not None
    name = situation.seats[situation.waiting_for[0]].name
    person = sandbox.user(name)
    await card_for(person, thread)
    panel = await press(person, turn_cards(person, thread)[-1], "act")
    found = {each["value"] for each in entries(panel.message)}
    for button in [each for each in parts(panel.message, 2) if each["custom_id"].startswith("b/group/")]:
        panel = await person.click(panel, button["custom_id"])
        found |= {each["value"] for each in entries(panel.message)}
        assert len(entries(panel.message)) <= 25
    assert found == {option.id for option in ask.options if option.final != "turn"}
    last = entries(panel.message)[-1]
    done = await person.select(panel, custom_id(panel.message, "pick"), [last["value"]])
    assert "Done: " in done.text


async def test_end_of_turn_names_losses(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    for _ in range(2):
        await take_first(*await asked(sandbox, thread))
    person, panel = await asked(sandbox, thread)
    question = await person.click(panel, "End turn")
    assert "**End your turn?** What is left is lost: 5 cards in hand." in question.text
    assert custom_id(question.message, "pick")  # cards can be played from here
    over = await person.click(question, "End turn")
    assert "**After you: " in over.text


async def test_hand_is_seen_by_its_owner_alone(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    await until(lambda: turn_cards(sandbox.user("Ana"), thread), "the first card")
    hand = await sandbox.user("Ana").slash("hand", channel=thread)
    assert hand.ephemeral
    assert "**Raspberry house [A], your hand**" in hand.text
    assert "*Noble*. Obedience. Gain 1 Influence. 0 VP in the deck, 1 VP in the inner circle" in hand.text
    await until(lambda: hand.message["attachments"], "the picture of the hand")
    assert all("Noble" not in text_of(each) for each in sandbox.user("Rui").messages(thread))


async def test_one_person_plays_against_autopilot(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", game="tyrants", name="House of Cards")
    ana = sandbox.user("Ana")
    turns = 0
    while turns < 2:
        _, panel = await asked(sandbox, thread)
        over = await take_first(ana, panel) if "End turn" not in labels(panel.message) else await end_turn(ana, panel)
        turns += "**After you: " in over.text

    def titles() -> list[str]:
        return [text_of(each).splitlines()[0] for each in posts(ana, thread)]

    await until(lambda: any(each.startswith("**Round 1**") for each in titles()), "the post of the round")
    last = text_of(posts(ana, thread)[-1])
    assert "**Raspberry house [A] " in last and "**Yellow house [B] " in last and "(autopilot)" in last
    await until(lambda: public(ana, thread)[-1:] == turn_cards(ana, thread), "one card, and the last message")


async def end_turn(person: Person, panel: Answer) -> Answer:
    """Ends the turn with everything unspent."""
    return await press(person, await person.click(panel, "End turn"), "sure")


async def test_one_place_is_shown_large_and_in_words(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    ana = sandbox.user("Ana")
    offered = await ana.complete("board", channel=thread, place="arau")
    assert offered == [{"name": "15 Araumycos", "value": "araumycos"}]
    large = await ana.slash("board", channel=thread, place="araumycos")
    (picture,) = large.message["attachments"]
    assert picture["filename"] == "place.png"
    assert picture["description"].startswith("15 Araumycos: 3 VP, crown +3. 4 spaces, 0 free: white 4. No control. To ")
    words = await ana.slash("board", channel=thread, place="araumycos", words=True)
    assert "15 Araumycos: 3 VP, crown +3. 4 spaces, 0 free: white 4." in words.text
    whole = await ana.slash("board", channel=thread, words=True)
    if "15 Araumycos" not in whole.text:
        whole = await ana.click(whole, "Later")
    assert "15 Araumycos" in whole.text


async def test_turn_card_of_a_game_is_answered_by_why_not(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    person, panel = await asked(sandbox, thread)
    while "End turn" not in labels(panel.message):
        await take_first(person, panel)
        person, panel = await asked(sandbox, thread)
    form = await why_not(person, panel)
    answer = await person.submit(form, {"choice": "recruit house guard"})
    assert "Recruit House Guard costs 3 Influence; you have 0 Influence." in answer.text
    assert "Back" in labels(answer.message)


async def test_several_troops_are_deployed_in_one_go_and_taken_back_in_one(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    while True:
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask, user = situation.ask_of(seat), situation.seats[seat].user
        assert ask is not None and user is not None
        places = [each.id for each in ask.options if each.id.startswith("deploy:")]
        if ask.key == "turn.action" and len(places) > 5 and situation.view(seat).turn.power == 2:
            break
        pick = situation.game.choose(situation.view(seat), ask, seat)
        await bot.campaigns.play.answer(1, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)
    person = sandbox.user(situation.seats[seat].name)
    panel = await press(person, await card_for(person, thread), "act")
    panel = await press(person, panel, "group", "/power")
    done = await person.select(panel, custom_id(panel.message, "pick", "/deploy"), places[:3])
    assert re.search(r"Not done: Deploy at .* costs 1 Power; you have 0 Power\.", done.text)  # 2 Power are for two
    after = await bot.campaigns.lookup.situation(1)
    assert after.n == situation.n + 2
    await press(person, done, "undo")
    assert (await bot.campaigns.lookup.situation(1)).n == situation.n


async def test_cards_are_played_with_their_targets_in_one_go_and_taken_back_in_one(
    sandbox: Sandbox, bot: Emberkeep
) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    while True:
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask, user = situation.ask_of(seat), situation.seats[seat].user
        assert ask is not None and user is not None
        plain = [run for run in situation.runs(ask, seat) if run.id == "play_all"]
        joined = situation.joined(ask, seat)
        if ask.key == "turn.action" and plain and joined:
            break
        pick = situation.game.choose(situation.view(seat), ask, seat)
        await bot.campaigns.play.answer(1, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)
    person = sandbox.user(situation.seats[seat].name)
    panel = await press(person, await card_for(person, thread), "act")
    menu = custom_id(panel.message, "pick", "/play")
    done = await person.select(panel, menu, [joined[0].id, plain[0].id])
    after = await bot.campaigns.lookup.situation(1)
    assert after.n == situation.n + len(plain[0].picks) + len(joined[0].picks)
    assert "Stopped" not in done.text and "Not done" not in done.text
    await press(person, done, "undo")
    assert (await bot.campaigns.lookup.situation(1)).n == situation.n


async def test_card_that_asks_is_played_last_and_what_is_left_is_named(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    while True:
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask, user = situation.ask_of(seat), situation.seats[seat].user
        assert ask is not None and user is not None
        asking = list(dict.fromkeys(run.after for run in situation.joined(ask, seat) if run.after))
        plain = [each.id for each in ask.options if each.group == "play" and each.id not in asking]
        if ask.key == "turn.action" and plain and len(asking) > 1:
            break
        pick = situation.game.choose(situation.view(seat), ask, seat)
        await bot.campaigns.play.answer(1, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)
    person = sandbox.user(situation.seats[seat].name)
    panel = await press(person, await card_for(person, thread), "act")
    menu = custom_id(panel.message, "pick", "/play")
    done = await person.select(panel, menu, [*asking[:2], plain[0]])
    assert "answer this first" in done.text
    assert (await bot.campaigns.lookup.situation(1)).n == situation.n + 2


async def test_hand_names_its_symbols_and_shows_cards_in_full(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    ana = sandbox.user("Ana")
    hand = await ana.slash("hand", channel=thread)
    await until(lambda: "legend" in verbs(hand.message), "the picture of the hand with its legend")
    legend = await press(ana, hand, "legend")
    assert "Symbols in this picture" in legend.text and legend.message["attachments"]
    described = legend.message["attachments"][0]["description"]
    assert "VP at the end" in described and "Inner circle" in described
    closer = next(each for each in parts(hand.message, MENU) if each["custom_id"].startswith("m/closer/"))
    assert {"noble", "house_guard"} <= {each["value"] for each in closer["options"]}
    card = await ana.select(hand, closer["custom_id"], ["house_guard"])
    assert "House Guard" in card.text and "Gain 2 Power" in card.text and card.message["id"] != hand.message["id"]
