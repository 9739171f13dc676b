"""Several settings on one form, and files in forms; the menus of the same pages stay (docs/behaviour.md#forms)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Answer, Sandbox
from bot.local_discord.actions.attachments import Upload
from bot.local_discord.model.errors import JsonObject
from bot.messages.settings_form import fields_of_seat
from engine.campaigns import Actor
from tests.end_to_end.house import House, house_at, pick, shown
from tests.end_to_end.looking_back.test_history import started
from tests.end_to_end.looking_back.test_import_attacks import no_files_of_ours
from tests.end_to_end.playing import until

NAME = "Thursday"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as running:
        yield running
        assert [str(each) for each in sandbox.failures] == []


def fields(form: Answer) -> dict[str, JsonObject]:
    """Returns the fields of a form by name."""
    found = [each["component"] for each in form.modal["components"]]
    return {each["custom_id"]: each for each in found}


async def test_page_of_settings_is_one_form(house: House) -> None:
    rui = house.user("Rui")
    opened = await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    more = await rui.click(opened, "More settings")
    form = await pick(rui, more, "settings_forms", "turns")
    there = fields(form)
    assert [there[name]["type"] for name in ("reaction_time", "weekends", "pause_days")] == [21, 21, 21]
    saved = await rui.submit(form, {"weekends": "off", "sleeps": there["sleeps"]["options"][-1]["value"]})
    assert "Saved: " in shown(saved)
    settings = (await house.situation(NAME)).facts.settings
    assert (settings.weekends, settings.reaction_time) == ("off", "third")
    again = await rui.submit(await pick(rui, saved, "settings_forms", "turns"), {})
    assert "Nothing has changed." in shown(again)


async def test_yes_or_no_is_marked_on_a_form(house: House) -> None:
    rui = house.user("Rui")
    opened = await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    page = await pick(rui, await rui.click(opened, "More settings"), "settings_page", "yesno")
    form = await rui.click(page, "On one form")
    (marks,) = fields(form).values()
    await rui.submit(form, {"yesno": ["choose_one_only_effective"]})
    assert (await house.situation(NAME)).facts.options["choose_one_only_effective"] is True
    assert "choose_one_only_effective" in [each["value"] for each in marks["options"]]
    unmarked = await rui.click(await pick(rui, page, "settings_page", "yesno"), "On one form")
    await rui.submit(unmarked, {"yesno": []})
    assert (await house.situation(NAME)).facts.options["choose_one_only_effective"] is False


async def test_only_the_organiser_gets_the_form(house: House) -> None:
    rui, ana = house.user("Rui"), house.user("Ana")
    await rui.slash("campaign new", channel="games", game="tyrants", name=NAME)
    lobby = await house.card("games", "Seats")
    settings = await ana.click(await ana.click(lobby, "More"), "Settings")
    more = await ana.click(settings, "More settings")
    page = await pick(ana, more, "settings_page", "turns")
    labels = [each["label"] for each in page.message["components"][0]["components"][-1]["components"]]
    assert "On one form" not in labels


async def test_preferences_are_one_form(house: House) -> None:
    ana = house.user("Ana")
    shown_page = await ana.slash("me", channel="games")
    form = await ana.click(shown_page, "On one form")
    answered = await ana.submit(form, {"quiet": "none", "remind": "8"})
    assert "Saved." in shown(answered)
    stored = await house.campaigns.people.preferences(int(ana.id))
    assert (stored.quiet, stored.remind, stored.when_away) == ("none", "8", "wait")
    away = await ana.submit(await ana.click(answered, "On one form"), {"away": "3"})
    assert (await house.campaigns.people.preferences(int(ana.id))).away_until(house.campaigns.now()) is not None
    assert "Nothing has changed." in shown(await ana.submit(await ana.click(away, "On one form"), {}))


async def test_campaign_opens_from_a_file_in_a_form(house: House) -> None:
    begun = await started(house, "Ana")
    data = await house.campaigns.files.export(begun.id, Actor(1, moderator=True))
    rui = house.user("Rui")

    async def handed_in(content: bytes) -> Answer:
        which = await rui.click(await rui.slash("help", channel="games"), "Open a table")
        form = await rui.click(which, "Open from a file")
        return await rui.submit(form, {"file": [Upload("campaign.json", content)]})

    refused = await handed_in(b"{}")
    await until(lambda: "damaged" in shown(refused), "the file is refused")
    assert len(await house.campaigns.lookup.of_server(house.guild)) == 1
    opened = await handed_in(data)
    await until(lambda: "is open again" in shown(opened), "the campaign is open")
    assert len(await house.campaigns.lookup.of_server(house.guild)) == 2


@pytest.mark.parametrize("what", ["25 MiB", "a zip bomb", "a picture", "nothing"])
async def test_hostile_files_in_the_form_are_refused(house: House, what: str) -> None:
    content, said = no_files_of_ours()[what]
    rui, ana = house.user("Rui"), house.user("Ana")
    which = await rui.click(await rui.slash("help", channel="games"), "Open a table")
    form = await rui.click(which, "Open from a file")
    refused = asyncio.create_task(rui.submit(form, {"file": [Upload("campaign.json", content)]}))
    assert shown(await ana.slash("turns", channel="games"))  # others do not wait for the file
    await until(lambda: refused.done() and said in shown(refused.result()), "the refusal")
    assert await house.campaigns.lookup.of_server(house.guild) == []


async def seats_with_forms(house: House) -> tuple[Answer, Answer]:
    """Opens a table of Massive Darkness and returns the forms of Ana's and Rui's seats."""
    ana, rui = house.user("Ana"), house.user("Rui")
    await ana.slash("campaign new", channel="games", game="massive_darkness", name=NAME)
    lobby = await house.card("games", "Seats")
    hers, his = await ana.click(lobby, "Join"), await rui.click(lobby, "Join")
    return await ana.click(hers, "On one form"), await rui.click(his, "On one form")


async def chosen_by(house: House, seat: int) -> list[str]:
    """Returns the values of a seat's choices."""
    return [str(each.value) for each in fields_of_seat(await house.situation(NAME), seat)]


async def test_choices_of_a_seat_are_one_form(house: House) -> None:
    form, _ = await seats_with_forms(house)
    there = fields(form)
    before = await chosen_by(house, 0)
    assert len(there) == len(before) > 1
    first, *others = there
    new = next(each["value"] for each in there[first]["options"] if not each.get("default"))
    panel = await house.user("Ana").submit(form, {first: [new]})
    assert "Your seat" in shown(panel)
    assert (await chosen_by(house, 0))[0] == new
    assert len(others) > 0


async def test_form_names_what_someone_else_has_just_taken(house: House) -> None:
    hers, his = await seats_with_forms(house)
    name = next(iter(fields(his)))
    both = {each["value"] for each in fields(hers)[name]["options"]} & {
        each["value"] for each in fields(his)[name]["options"] if not each.get("default")
    }
    wanted = min(both - {(await chosen_by(house, 0))[0], (await chosen_by(house, 1))[0]})
    await house.user("Ana").submit(hers, {name: [wanted]})
    before = await chosen_by(house, 1)
    refused = await house.user("Rui").submit(his, {name: [wanted]})
    assert "Ana has just" in shown(refused)
    assert await chosen_by(house, 1) == before


async def test_form_of_a_seat_is_refused_after_the_start(house: House) -> None:
    _, his = await seats_with_forms(house)
    ana, rui = house.user("Ana"), house.user("Rui")
    lobby = await house.card("games", "Seats")
    await rui.click(lobby, "Ready")
    await ana.click(lobby, "Start")
    await until(lambda: house.sandbox.channel(NAME), "the thread")
    before = [await chosen_by(house, seat) for seat in (0, 1)]
    name = next(iter(fields(his)))
    other = next(each["value"] for each in fields(his)[name]["options"] if not each.get("default"))
    assert shown(await rui.submit(his, {name: [other]}))
    assert [await chosen_by(house, seat) for seat in (0, 1)] == before
