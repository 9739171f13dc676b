"""Looking things up: turns, preferences, absences, rules and past moments, with the toy game on the local Discord."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from engine.campaigns import Campaigns
from engine.campaigns.model.clock import to_milliseconds
from tests.end_to_end.lanterns import Table
from tests.end_to_end.play.test_play_asking import said
from tests.end_to_end.playing import (
    MENU,
    THUMBNAIL,
    Later,
    card_for,
    labels,
    parts,
    press,
    turn_cards,
    turn_text,
    until,
)


async def test_turns_lists_waiting_and_other_campaigns(table: Table) -> None:
    mine = await table.ana.slash("turns", channel="tavern")
    assert "**1 campaign waits for you**" in mine.text
    assert "(Lanterns) waits for Keeper a [A] since <t:" in mine.text
    assert f"<#{table.thread}>" in mine.text
    others = await table.rui.slash("turns", channel="tavern")
    assert "No campaign waits for you." in others.text
    assert "waits for Keeper a [A] (Ana)" in others.text


async def test_turn_message_shows_figures_progress_and_next_seat(table: Table) -> None:
    card = turn_text(table.ana, table.thread)
    assert "0 lanterns" in card
    assert "Next: Keeper b [B]" in card
    assert "has begun" not in card
    await table.ana.click(await table.panel(table.ana), "Light a lantern")
    (mine,) = await table.bot.campaigns.lookup.seated(table.ana_id)
    table.bot.services.choosing.given_up(mine.id, table.ana_id)  # as after ten quiet minutes
    await until(lambda: "This turn has begun." in turn_text(table.ana, table.thread), "a new card")


async def test_me_changes_language_questions_and_tips(table: Table) -> None:
    await table.ana.slash("me", channel="tavern", language="es")
    assert (await table.bot.campaigns.people.preferences(table.ana_id)).locale == "es"
    chosen = await table.ana.slash("me", channel="tavern", language="en")
    menus = [part["custom_id"].rsplit("/", 1)[-1] for part in parts(chosen.message, MENU)]
    assert menus == ["language", "pictures", "ask", "tips", "digest"]
    no = next(part["custom_id"] for part in parts(chosen.message, MENU) if part["custom_id"].endswith("/ask"))
    assert "Saved." in (await table.ana.select(chosen, no, ["no"])).text
    look = next(part["custom_id"] for part in parts(chosen.message, MENU) if part["custom_id"].endswith("/pictures"))
    await table.ana.select(chosen, look, ["contrast"])
    assert (await table.bot.campaigns.people.preferences(table.ana_id)).pictures == "contrast"
    rolled = await table.ana.click(await table.panel(table.ana), "Roll the die")
    assert "Done: Roll the die." in rolled.text  # and was not asked before


async def test_absence_is_shown_and_stops_countdown(table: Table) -> None:

    def due() -> int:
        found = re.search(r"Due <t:(\d+)", turn_text(table.ana, table.thread))
        assert found
        return int(found[1])

    before = due()
    gone = await table.ana.slash("me", channel="tavern", away="3")
    assert "You are away until <t:" in gone.text
    assert "1 campaign waits for you and says so." in gone.text
    await said(table, "Ana is away until <t:")
    assert due() >= before + 3 * 24 * 3600
    away = next(part["custom_id"] for part in parts(gone.message, MENU) if part["custom_id"].endswith("/away"))
    played = await table.ana.click(gone, "Autopilot in Low Lanterns")
    assert "Autopilot now plays Keeper a [A]." in played.text
    assert (await table.bot.campaigns.lookup.seated(table.ana_id))[0].seats[0].autopilot
    await card_for(table.rui, table.thread)
    meanwhile = await table.ana.slash("act", channel=table.thread)
    assert "Autopilot plays Keeper a [A] for you." in meanwhile.text
    taken = await table.ana.click(meanwhile, "Take over")
    assert "Keeper a [A] is yours again." in taken.text
    assert not (await table.bot.campaigns.lookup.seated(table.ana_id))[0].seats[0].autopilot
    back = await table.ana.select(gone, away, ["here"])
    assert "Welcome back." in back.text
    await said(table, "Due <t:")


async def test_quiet_hours_need_the_time_of_the_reader(table: Table) -> None:
    panel = await table.ana.slash("me", channel="tavern", city="Kathmandu")
    quiet = next(part["custom_id"] for part in parts(panel.message, MENU) if part["custom_id"].endswith("/quiet"))
    await table.ana.select(panel, quiet, ["late"])
    kept = await table.bot.campaigns.people.preferences(table.ana_id)
    assert (kept.zone, kept.quiet) == ("Asia/Kathmandu", "late")


async def test_tip_is_shown_once(table: Table) -> None:
    waiting = await table.panel(table.sandbox.user("Mei"))
    assert "Tip:" not in waiting.text
    first = await table.ana.click(await table.ana.slash("me", channel=table.thread), "Language and pictures")
    again = next(part["custom_id"] for part in parts(first.message, MENU) if part["custom_id"].endswith("/tips"))
    await table.ana.select(first, again, ["again"])
    lit = await table.ana.click(await table.panel(table.ana), "Light a lantern")
    assert "-# Tip: Undo takes back one step, up to dice or cards." in lit.text
    lit = await table.ana.click(lit, "Light a lantern")
    assert "Tip:" not in lit.text


@pytest.mark.parametrize("ask_first", [True, False])
async def test_dice_confirmation_explains_its_setting(
    table: Table, monkeypatch: pytest.MonkeyPatch, ask_first: bool
) -> None:
    monkeypatch.setattr("bot.panels.choosing.tips.PAUSE", timedelta(0))
    await table.bot.services.readers.change(table.ana_id, told=("numbers", "groups", "undo"), ask_first=ask_first)
    lit = await table.ana.click(await table.panel(table.ana), "Light a lantern")
    assert ("-# Tip: `/me` turns off confirming dice and cards." in lit.text) is ask_first


async def test_late_player_learns_about_quiet_hours(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Later(timedelta(hours=13))
    monkeypatch.setattr(Campaigns, "now", lambda _: clock.now())
    assert "-# Tip: `/me` sets quiet hours and time away." in (await table.panel(table.ana)).text


async def test_word_finds_its_rule_and_leads_on_to_others(table: Table) -> None:
    found = await table.ana.slash("rule", channel="tavern", words="presence", game="tyrants")
    assert found.text.strip().startswith("### Presence\nYou can deploy, assassinate,")
    assert {"Deploy", "Spies", "All rules", "Search…"} <= set(labels(found.message))
    (others,) = parts(found.message, MENU)
    assert (await table.ana.select(found, others["custom_id"], ["route"])).text.strip().startswith("### Routes")
    assert (await table.ana.click(found, "Presence")).text.strip().startswith("### Presence")
    card = await table.ana.slash("rule", channel="tavern", words="advocate", game="tyrants")
    assert card.text.strip().startswith("### Advocate\n2 Influence · Ambition.")
    nothing = await table.ana.slash("rule", channel="tavern", words="qqqq", game="tyrants")
    assert 'I found no rule or card about "qqqq".' in nothing.text


async def test_symbol_is_shown_with_its_meaning(table: Table) -> None:
    found = await table.ana.slash("rule", channel="tavern", words="crown", game="tyrants")
    (small,) = parts(found.message, THUMBNAIL)
    assert small["description"] == "Control markers (the crown)"
    assert small["media"]["url"].endswith("/symbol.png")


async def test_rules_of_a_game_open_by_topic_beside_the_panel(table: Table) -> None:
    index = await table.ana.slash("rule", channel="tavern", words="hinterland", game="tyrants")
    index = await table.ana.click(index, "All rules")
    assert "**Rules of Tyrants of the Underdark**" in index.text
    menus = list(parts(index.message, MENU))
    assert [menu["placeholder"] for menu in menus][:2] == ["Aim and end", "Your turn"]
    read = await table.ana.select(index, menus[1]["custom_id"], ["end_of_turn"])
    assert read.text.strip().startswith("### End of your turn")
    searched = await table.ana.submit(await table.ana.click(read, "Search…"), {"words": "how does the game end"})
    assert searched.text.strip().startswith("### End of the game")


async def test_help_leads_to_the_rules_of_each_game(table: Table) -> None:
    page = await table.ana.slash("help", channel="tavern")
    assert "A question about the rules? `/rule`." in page.text
    index = await table.ana.click(page, "Rules: Massive Darkness")
    assert "**Rules of Massive Darkness**" in index.text


async def test_game_is_asked_for_only_where_several_know_the_word(table: Table) -> None:
    only = await table.ana.slash("rule", channel="tavern", words="supplant")
    assert only.text.strip().startswith("### Supplant")
    both = await table.ana.slash("rule", channel="tavern", words="the aim of the game")
    assert labels(both.message) == ["Tyrants of the Underdark", "Massive Darkness", "Keep the Heroes Out"]
    assert (await table.ana.click(both, "Massive Darkness")).text.strip().startswith("### The aim of the game\nYou all")
    none = await table.ana.slash("rule", channel="tavern", words="qqqq")
    assert 'I found no rule or card about "qqqq".' in none.text


async def test_completion_offers_titles_and_no_ids(table: Table) -> None:
    offered = await table.ana.complete("rule", channel="tavern", game="tyrants", words="advoc")
    assert [each["name"] for each in offered] == [each["value"] for each in offered] == ["Advocate"]
    first = await table.ana.complete("rule", channel="tavern", game="massive_darkness", words="")
    assert first[0]["value"] == "The aim of the game" and len(first) == 25


async def test_what_happened_counts_events_and_steps_through_boards(table: Table) -> None:
    await table.whole_turn(table.ana)
    await table.whole_turn(table.rui)
    await said(table, "Which prize do you take?")
    caught_up = await press(table.ana, turn_cards(table.ana, table.thread)[-1], "log")
    assert "**2 things have happened** since your last turn (<t:" in caught_up.text
    assert "• Keeper b [B] lights 1 lantern" in caught_up.text
    assert "**Now:** Which prize do you take?" in caught_up.text
    assert labels(caught_up.message) == ["Take turn", "Full log"]  # the turn goes on: no post shows it yet
    whole = await table.ana.click(caught_up, "Full log")
    first = await table.ana.click(whole, "Step through")
    assert "1 of 3 · " in first.text
    assert labels(first.message) == ["Later", "Now"]
    await until(lambda: first.message["attachments"], "the picture")
    second = await table.ana.click(first, "Later")
    assert "2 of 3 · " in second.text
    assert labels(second.message) == ["Earlier", "Later", "Now"]
    assert "Which prize do you take?" in (await table.ana.click(second, "Now")).text


async def test_away_for_any_number_of_days_or_until_a_date(table: Table) -> None:
    for typed, days in (("8 days", 8), ("17", 17)):
        await table.ana.slash("me", channel="tavern", away=typed)
        away = (await table.bot.campaigns.people.preferences(table.ana_id)).away / 1000
        assert abs(away - table.bot.campaigns.now().timestamp() - days * 86_400) < 300
    back = table.bot.campaigns.now() + timedelta(days=5)
    await table.ana.slash("me", channel="tavern", away=f"{back:%d %b}")
    assert (await table.bot.campaigns.people.preferences(table.ana_id)).away_until(back - timedelta(days=2))
    refused = await table.ana.slash("me", channel="tavern", away="soon")
    assert "Type a number of days up to 30, or the date of your return, such as **28 Nov**." in refused.text
    assert "Time away" in refused.text


async def test_away_counts_on_the_clock_of_deadlines(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = table.bot.campaigns.now() + timedelta(days=13)
    monkeypatch.setattr(table.bot.campaigns._context.clock, "now", lambda: ahead, raising=False)
    await table.ana.slash("me", channel="tavern", away="3")
    away = (await table.bot.campaigns.people.preferences(table.ana_id)).away
    assert away == to_milliseconds(ahead + timedelta(days=3))


async def test_away_is_said_at_once_with_a_panel_open(table: Table) -> None:
    await table.panel(table.ana)
    await table.ana.slash("me", channel="tavern", away="3")
    await said(table, "Ana is away until <t:")


async def test_quiet_hours_without_a_time_zone_are_shown_as_off(table: Table) -> None:
    shown = await table.ana.slash("me", channel="tavern")
    assert "22:00 to 8:00: set your time first" in str(shown.message)
    form = await table.ana.click(shown, "Find my city…")
    known = await table.ana.submit(form, {"city": "Lisbon"})
    assert "set your time first" not in str(known.message)
    assert "22:00 to 8:00" in str(known.message)
