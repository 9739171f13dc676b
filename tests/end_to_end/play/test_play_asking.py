"""Asking several people, answering in advance, and looking things up: the toy game on the local Discord."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.local_discord import Answer
from bot.local_discord.model.errors import JsonObject
from bot.panels.orders import orders_message
from engine.campaigns import Person
from tests.end_to_end.lanterns import Table, bid
from tests.end_to_end.playing import (
    BUTTON,
    card_for,
    custom_id,
    delivered,
    entries,
    labels,
    looked,
    parts,
    posts,
    press,
    public,
    text_of,
    time_passes,
    turn_cards,
    turn_text,
    until,
    verbs,
    why_not,
)


async def said(table: Table, words: str) -> None:
    """The live card says this."""
    await until(lambda: words in turn_text(table.ana, table.thread), words)


async def played_card(table: Table) -> Answer:
    """Ana plays a card that Rui may block."""
    panel = await table.panel(table.ana)
    card = next(each for each in ids(panel.message) if "/play:" in each)
    return await table.ana.click(panel, card)


def ids(message: JsonObject) -> list[str]:
    """Returns the ids of all its buttons."""
    return [str(part["custom_id"]) for part in parts(message, BUTTON)]


async def test_reaction_names_seats_and_usual_answer_takes_one_tap(table: Table) -> None:
    await played_card(table)
    card = await card_for(table.rui, table.thread)
    assert "Do you block the card?" in text_of(card)
    assert f"May answer: {table.rui.mention}" in text_of(card)
    assert "then: Let it be." in text_of(card)
    assert labels(card) == ["Answer", "Let it be", "Always like this", "What happened", "Hand", "Board", "More"]
    watching = await table.ana.click(card, "Let it be")
    assert "Keeper b [B] is acting now (Rui)." in watching.text
    done = await table.rui.click(card, "Let it be")
    assert "Done: Let it be." in done.text
    await until(lambda: table.ana.mention in turn_text(table.ana, table.thread), "Ana's turn again")


async def test_always_like_this_makes_an_order_that_the_next_card_names_without_a_ring(table: Table) -> None:
    await played_card(table)
    card = await card_for(table.rui, table.thread)
    always = await table.rui.click(card, "Always like this")
    assert "From now on: When a card of another keeper is played: Never block." in always.text
    saved = await table.rui.click(always, "Save")
    assert "Saved. From now on I answer so for you." in saved.text
    assert [each.choice for each in (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders] == ["never"]
    await said(table, "Keeper b [B] has answered (standing order)")
    rings = table.rings(table.rui)
    await table.rui.click(turn_cards(table.rui, table.thread)[-1], "Let it be")
    await card_for(table.ana, table.thread)
    await played_card(table)
    await said(table, "Keeper b [B] has answered (standing order)")
    assert table.rings(table.rui) == rings


async def test_orders_are_chosen_saved_for_a_round_and_cleared(table: Table) -> None:
    panel = await table.rui.slash("orders", channel=table.thread)
    assert "What I answer for Keeper b [B]" in panel.text
    labels_of = [each["label"] for each in entries(panel.message)]
    assert labels_of[:4] == ["Ask me", "Never block", "Always block", "Block it if its keeper would lead"]
    chosen = await table.rui.select(panel, custom_id(panel.message, "order_pick"), ["1"])
    assert [each["label"] for each in entries(chosen.message) if each.get("default")] == ["Never block"]
    brief = await table.rui.click(chosen, "Only this round")
    assert "Saved for this round" in brief.text
    assert (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders[0].lasts == "round"
    await table.rui.click(brief, "Clear all")
    assert (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders == ()
    watcher = await table.sandbox.user("Mei").slash("orders", channel=table.thread)
    assert "You have no seat in" in watcher.text


async def test_plan_with_a_condition_is_set_in_the_panel_and_named_on_the_card(opened: Table) -> None:
    """Each card of the hand has an order of its own; what was planned is shown as such, and no one is waited for."""
    campaigns = opened.bot.campaigns
    made = await begun(opened, "Plans", plans=True)
    asked = await opened.panel(opened.rui)
    assert "Are you ready for the turns?" in asked.text
    panel = await opened.rui.click(asked, "Plan for the prizes")
    assert panel.text.count("When my card is blocked: ") == 2
    chosen = await opened.rui.select(panel, custom_id(panel.message, "order_pick"), ["3"])
    saved = await opened.rui.click(chosen, "Only until the prizes")
    assert "Saved for this phase only" in saved.text
    assert "When a card of another keeper is played · Only until the prizes" in saved.text
    (order,) = (await campaigns.lookup.situation(made)).orders
    assert (order.key, order.choice, order.lasts) == ("block", "leads", "phase:prizes")
    assert "Are you ready for the turns?" in (await opened.rui.click(saved, "Back")).text
    ready = await opened.rui.click(saved, "Ready")
    assert "You chose Ready." in ready.text
    await press(opened.ana, await opened.panel(opened.ana), "choose")
    await until(lambda: "your turn" in turn_text(opened.ana, opened.thread), "Ana's turn")
    await played_card(opened)
    await said(opened, "(standing order)")
    assert (await campaigns.lookup.situation(made)).waiting_users == []


async def test_many_orders_use_several_pages(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks on one page are kept on the other, and [Save] saves them all."""
    monkeypatch.setattr(orders_message, "MOST_ON_A_PAGE", 2)
    first = await table.rui.slash("orders", channel=table.thread)
    assert first.text.count("When ") == 2
    marked = await table.rui.select(first, custom_id(first.message, "order_pick"), ["1"])
    second = await table.rui.click(marked, "More orders")
    assert second.text.count("When my card is blocked") == 1
    both = await table.rui.select(second, custom_id(second.message, "order_pick"), ["2"])
    await table.rui.click(both, "Save")
    saved = (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders
    assert [(each.key.partition(":")[0], each.choice) for each in saved] == [("block", "never"), ("lift", "always")]


async def test_panel_of_orders_from_before_a_card_was_played_saves_nothing(table: Table) -> None:
    """Its menus were about other cards; the current question is shown instead."""
    before = await table.ana.slash("orders", channel=table.thread)
    await played_card(table)
    late = await table.ana.click(before, "Save")
    assert "Your cards or orders have changed since" in late.text
    assert (await table.bot.campaigns.lookup.seated(table.ana_id))[0].orders == ()


async def test_panel_of_orders_from_before_others_were_saved_saves_nothing(table: Table) -> None:
    first = await table.rui.slash("orders", channel=table.thread)
    second = await table.rui.slash("orders", channel=table.thread)
    marked = await table.rui.select(second, custom_id(second.message, "order_pick"), ["1"])
    await table.rui.click(marked, "Save")
    saved = (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders
    late = await table.rui.click(first, "Save")
    assert "Your cards or orders have changed since" in late.text
    assert (await table.bot.campaigns.lookup.seated(table.rui_id))[0].orders == saved != ()


async def stormy(opened: Table, choices: str) -> None:
    """Between the bids and the first turn two storms come, about which the table chooses in this way."""
    await begun(opened, "Storms", choices, storms=2)
    await until(lambda: "storm" in turn_text(opened.ana, opened.thread), "the storm")


async def begun(opened: Table, name: str, choices: str = "anyone", **options: Any) -> int:
    """Another table of the two, with these options and the bids made; its number."""
    campaigns = opened.bot.campaigns
    await opened.ana.slash("campaign new", channel="games", game="toy", name=name)
    made = next(each for each in await campaigns.lookup.of_server(opened.guild) if each.facts.name == name)
    for option, value in options.items():
        await campaigns.lobby.set_option(made.id, opened.ana_id, option, value)
    await campaigns.lobby.set_setting(made.id, opened.ana_id, "table_choices", choices)
    for person in (opened.ana, opened.rui):
        await campaigns.seats.join(made.id, Person(int(person.id), person.name))
        await campaigns.lobby.ready(made.id, int(person.id))
    await campaigns.play.start(made.id, opened.ana_id)
    opened.thread = str(made.facts.thread)
    for person in (opened.ana, opened.rui):
        await card_for(person, opened.thread)
        await bid(opened, person)
    return made.id


async def test_first_press_chooses_for_the_table_and_is_named(opened: Table) -> None:
    await stormy(opened, "anyone")
    card = turn_cards(opened.ana, opened.thread)[-1]
    assert "**The table chooses:** Whose lantern does the storm blow out?" in text_of(card)
    card = dict(card)
    assert labels(card)[:3] == ["Keeper a [A]", "Keeper b [B]", "Keep this order all phase"]
    done = await opened.rui.click(card, "Keeper a [A]")
    assert done.ephemeral
    assert "Done: Keeper a [A]." in done.text
    first = ids(card)[0]
    await until(lambda: ids(turn_cards(opened.ana, opened.thread)[-1])[0] != first, "the next storm")
    again = await opened.rui.click(turn_cards(opened.ana, opened.thread)[-1], "Keep this order all phase")
    assert "Keep this order all phase" in again.text
    await until(
        lambda: "Chooses for the table: Keeper a [A]" in text_of(posts(opened.ana, opened.thread)[-1]),
        "the post that names who chose",
    )


async def test_vote_shows_names_and_can_be_changed_until_most_agree(opened: Table) -> None:
    await stormy(opened, "vote")
    card = turn_cards(opened.ana, opened.thread)[-1]
    voted = await opened.ana.click(card, "Keeper a [A]")
    assert "You vote for Keeper a [A]." in voted.text
    await said(opened, "Keeper a [A]: 1 vote (Keeper a [A] (Ana))")
    assert "Keeper b [B]: no votes" in turn_text(opened.ana, opened.thread)
    await opened.ana.click(card, "Keeper b [B]")
    await said(opened, "Keeper b [B]: 1 vote (Keeper a [A] (Ana))")
    await opened.rui.click(card, "Keeper b [B]")
    await until(
        lambda: all("1 vote" not in text_of(each) for each in turn_cards(opened.ana, opened.thread)), "the next storm"
    )


async def test_turn_message_names_slow_player(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.choosing.SAID_AFTER_SECONDS", 0.0)
    await table.panel(table.ana)
    await said(table, "-# Ana is choosing now.")
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    assert "is choosing now" not in turn_text(table.ana, table.thread)


async def test_figures_follow_a_long_turn(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SAID_AFTER_SECONDS", "FIGURES_AFTER_SECONDS"):
        monkeypatch.setattr(f"bot.interactions.choosing.{name}", 0.0)
    panel = await table.panel(table.ana)
    await said(table, "-# Ana is choosing now.")
    for lit in (1, 2):
        panel = await table.ana.click(panel, "Light a lantern")
        await said(table, f"{lit} lanterns")


async def test_open_question_names_no_single_player(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.choosing.SAID_AFTER_SECONDS", 0.0)
    await stormy(opened, "anyone")
    await opened.rui.slash("act", channel=opened.thread)
    await delivered(opened.bot)
    assert "is choosing now" not in turn_text(opened.ana, opened.thread)


async def test_turn_message_ignores_short_turns(table: Table) -> None:
    await table.ana.click(await table.panel(table.ana), "Light a lantern")
    await delivered(table.bot)
    assert "is choosing now" not in turn_text(table.ana, table.thread)


async def test_card_that_many_messages_have_followed_moves_down_in_silence(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.turn_messages.MOVES_AFTER", 0.0)
    before = turn_cards(table.ana, table.thread)[-1]["id"]
    rings = table.rings(table.ana), table.rings(table.rui)
    for number in range(9):
        table.rui.say(table.thread, f"message {number}")
    assert public(table.ana, table.thread)[-1]["content"] == "message 8"
    table.rui.say(table.thread, "one more")
    await until(lambda: "act" in verbs(public(table.ana, table.thread)[-1]), "the card at the end")
    await until(lambda: len(turn_cards(table.ana, table.thread)) == 1, "one live card")
    assert turn_cards(table.ana, table.thread)[-1]["id"] != before
    assert (table.rings(table.ana), table.rings(table.rui)) == rings


async def test_card_does_not_move_while_its_owner_chooses(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.turn_messages.MOVES_AFTER", 0.0)
    panel = await table.panel(table.ana)
    before = turn_cards(table.ana, table.thread)[-1]["id"]
    for number in range(12):
        table.rui.say(table.thread, f"message {number}")
    await table.ana.click(panel, "Light a lantern")
    assert turn_cards(table.ana, table.thread)[-1]["id"] == before


async def test_why_not_explains_obstacles(table: Table) -> None:
    form = await why_not(table.ana, await table.panel(table.ana))
    laid = (await table.bot.campaigns.lookup.seated(table.rui_id))[0].view(None).discard[0]
    answer = await table.ana.submit(form, {"choice": laid.replace("-", " ")})
    assert f"{laid.replace('-', ' ').capitalize()} has been played already." in answer.text
    assert "Back" in labels(answer.message)
    form = await why_not(table.ana, await table.panel(table.ana))
    unknown = await table.ana.submit(form, {"choice": "dance on the table"})
    typed = await table.ana.slash("act", channel=table.thread, choice=laid.replace("-", " "))
    assert typed.text == answer.text
    assert "I know nothing impossible that is called" in unknown.text
    assert "What do you do?" in unknown.text


async def test_cards_menu_offers_other_things_than_the_panels(table: Table) -> None:
    more = await table.rui.click(turn_cards(table.rui, table.thread)[-1], "More")
    names = [each["label"] for each in entries(more.message)]
    play = ["What happened", "Rules", "Orders", "History", "Fair dice", "Send a reminder"]
    assert names == [*play, "Play together at a time", "Settings", "Help"]
    reminded = await table.rui.select(more, custom_id(more.message, "more_go"), ["remind"])
    assert "Reminded." in reminded.text
    more = await table.ana.click((await card_for(table.ana, table.thread)), "More")
    assert "Send a reminder" not in [each["label"] for each in entries(more.message)]  # the table waits for herself


async def test_menu_offers_autopilot_after_deadline(table: Table) -> None:
    """Even if the thread did not say so because the awaited player is away."""
    time_passes(table.bot.campaigns, timedelta(hours=24, minutes=1))
    for user, offered in ((table.rui, True), (table.ana, False)):
        more = await user.click(turn_cards(user, table.thread)[-1], "More")
        assert ("Let autopilot play" in [each["label"] for each in entries(more.message)]) is offered
    more = await table.rui.click(turn_cards(table.rui, table.thread)[-1], "More")
    await table.rui.select(more, custom_id(more.message, "more_go"), ["autopilot"])
    told = "Autopilot now plays Keeper a [A]"
    await until(lambda: any(told in text_of(each) for each in public(table.rui, table.thread)), told)


async def test_more_time_is_requested_once_and_announced(table: Table) -> None:
    before = (await table.bot.campaigns.lookup.seated(table.ana_id))[0].due
    card = turn_cards(table.ana, table.thread)[-1]
    more = await table.ana.click(card, "More")
    for spans in (
        await table.ana.select(more, custom_id(more.message, "more_go"), ["time"]),
        await looked(table.ana, await table.panel(table.ana), "time"),
    ):
        assert labels(spans.message) == ["12 h", "1 day", "3 days"]
    taken = await table.ana.click(spans, "1 day")
    assert "The table knows. Due <t:" in taken.text
    after = (await table.bot.campaigns.lookup.seated(table.ana_id))[0].due
    assert before and after and after - before == timedelta(days=1)
    told = "Ana takes 1 day more."
    await until(lambda: any(told in text_of(each) for each in public(table.rui, table.thread)), told)
    spans = await looked(table.ana, await table.panel(table.ana), "time")
    assert "You have taken more time in this turn already." in (await table.ana.click(spans, "12 h")).text
