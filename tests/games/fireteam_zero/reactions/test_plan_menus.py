"""The question before creatures act: three menus that read as sentences, saved at once, and [Ready]."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from bot.messages.fitting import LONGEST_MENU, wide
from bot.panels.choosing.planned import settings_of
from engine.campaigns.model.situation import UNTIL_CHANGED
from engine.games.fireteam_zero.autopilot.orders import ORDERS, PLAN
from engine.games.fireteam_zero.game import GAME
from engine.table import ASK_ME, Text
from engine.words import LOCALES, Words
from tests.end_to_end.house import House, house_at, menu
from tests.end_to_end.playing import Answer, card_for, custom_id, labels, press
from tests.seating import answer_like_autopilot

SENTENCES = ["When hit: keep my cards", "Ally attacked: do not help", "Lose first: the weakest cards"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Ana and Rui have ended their first turns."""
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "plans.db") as house:
        ana, rui = house.user("Ana"), house.user("Rui")
        await ana.slash("campaign new", channel="games", game="fireteam_zero", name="Low Fires")
        lobby = await house.card("games", "Low Fires")
        for person in (ana, rui):
            await person.click(lobby, "Join")
        await rui.click(lobby, "Ready")
        await ana.click(lobby, "Start")
        while (found := await house.situation("Low Fires")).asks[0].key != "fire.ready":
            await answer_like_autopilot(house.campaigns, found, pick=["end"] if "end" in found.asks[0].by_id else None)
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def panel_of_ana(house: House) -> Answer:
    thread = str((await house.situation("Low Fires")).facts.thread)
    return await press(house.user("Ana"), await card_for(house.user("Ana"), thread), "act")


def said(panel: Answer) -> list[str]:
    """Returns what the closed menus read as."""
    return [
        next(each["label"] for each in menu(panel.message, "planned", key)["options"] if each.get("default"))
        for key in PLAN.menus
    ]


async def set_to(house: House) -> dict[str, str]:
    situation = await house.situation("Low Fires")
    return dict(settings_of(situation, 0, PLAN))


async def test_plan_is_three_sentences_that_are_saved_at_once(house: House) -> None:
    panel = await panel_of_ana(house)
    assert said(panel) == SENTENCES
    assert labels(panel.message)[:1] == ["▶ Ready"]
    react = custom_id(panel.message, "planned", "react")
    panel = await house.user("Ana").select(panel, react, ["saves-2"])
    assert said(panel) == ["When hit: react if it saves 2 cards", *SENTENCES[1:]]
    assert "Saved for this threat phase." in panel.text
    assert {each.lasts for each in (await house.situation("Low Fires")).orders} == {"phase:threat"}
    panel = await house.user("Ana").select(panel, react, ["+every"])
    kept = [each for each in (await house.situation("Low Fires")).orders if each.lasts == UNTIL_CHANGED]
    assert {each.key for each in kept} == {*PLAN.menus}
    assert (await set_to(house))["react"] == "saves-2"
    done = await house.user("Ana").click(panel, "▶ Ready")
    assert (await house.situation("Low Fires")).held.keys() == {0} and "Ready" in done.text


async def test_all_orders_are_behind_the_first_menu(house: House) -> None:
    panel = await panel_of_ana(house)
    page = await house.user("Ana").select(panel, custom_id(panel.message, "planned", "react"), ["+all"])
    assert "What I answer for" in page.text
    assert said(await house.user("Ana").click(page, "Back")) == SENTENCES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_fits_a_closed_menu_and_differs(locale: str) -> None:
    words = Words.of_game(GAME, locale)
    for order in (each for each in ORDERS if each.key in PLAN.menus):
        found = [words.say(Text(f"planned-{order.key}", choice=each)) for each in order.choices if each != ASK_ME]
        assert len({*found}) == len(found)
        assert [each for each in found if wide(each) > LONGEST_MENU] == []
