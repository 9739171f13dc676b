"""A game on the page in a real Chromium, with the real bot: from the first screen to a copy of the campaign."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from engine.games import keys
from tests.end_to_end.playing import delivered, started
from tests.pages.browser import PHONE, become, panel, press
from tests.sampled import some
from tests.seating import answer_like_autopilot

NAME = "House of Cards"
SITE = re.compile(r"^\d+ \w")  # a site by its number on the map
UNNAMED = re.compile(r"or \d+ more")  # a menu that is named by its first entry
MOST_TABS = 40
FOCUSED = "(button => button?.ariaLabel ?? button?.textContent ?? '')(document.activeElement.closest('button'))"


@pytest_asyncio.fixture(loop_scope="session")
async def match(sandbox: Sandbox, bot: Emberkeep) -> None:
    """A match of Ana and Rui that has just begun. The first player has been notified."""
    await started(sandbox, "Ana", "Rui", game="tyrants", name=NAME)
    await delivered(bot)


def newest(page: Page) -> Locator:
    """Returns the last message."""
    return page.get_by_role("article").last


async def write(page: Page, line: str) -> None:
    await page.get_by_role("combobox", name="Write to").fill(line)
    await page.keyboard.press("Enter")


async def asked(page: Page, bot: Emberkeep) -> str:
    """Goes to the person who is waited for, and opens their panel with [Take turn]; their name."""
    await delivered(bot)
    situation = await bot.campaigns.lookup.situation(1)
    name = situation.seats[situation.waiting_for[0]].name
    mentioned = page.get_by_role("button", name=f"Play as {name} mentions:")
    await expect(mentioned.or_(page.get_by_role("heading", name=NAME)).first).to_be_visible()
    await become(page, name)
    await expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    await press(page.get_by_role("article").filter(has_text=f"@{name}, your turn").last, "Take turn")
    await expect(panel(page).get_by_role("button", name="Look", exact=True)).to_be_visible()
    return name


async def choose_first(page: Page, choice: str, *, menu: str | re.Pattern[str] = UNNAMED) -> None:
    """Picks the first entry that begins so in this menu of the open panel."""
    await panel(page).get_by_role("button", name=menu).click()
    await page.get_by_role("listbox").get_by_role("option", name=choice).first.click()


async def play_on(bot: Emberkeep, key: str) -> None:
    """Plays like autopilot until someone is asked this."""
    while True:
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        if ask.key == key:
            return
        await answer_like_autopilot(bot.campaigns, situation)


async def test_table_is_opened_joined_by_two_and_started(page: Page) -> None:
    await write(page, f"/campaign new game:tyrants name:{NAME}")
    lobby = page.get_by_role("article").filter(has_text="· Tyrants of the Underdark").last
    for name in ("Ana", "Rui"):
        await become(page, name)
        await press(lobby, "Join")
        await expect(lobby).to_contain_text(f"{name}: ")
        await expect(panel(page)).to_contain_text("Your seat:")
        await press(panel(page), "Ready")
        await expect(panel(page)).to_contain_text("You are ready.")
    await become(page, "Ana")
    await press(lobby, "Start")
    await expect(lobby).to_contain_text("Match 1 is being played: Ana [A] and Rui [B]")
    await expect(page.get_by_role("button", name="mentions: 1")).to_have_count(1)
    await page.get_by_role("button", name="mentions: 1").click()
    await expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    await expect(newest(page)).to_contain_text("your turn")
    await expect(newest(page).get_by_role("button", name="Take turn", exact=True)).to_be_in_viewport()


@pytest.mark.usefixtures("match")
async def test_choices_are_made_by_button_by_menu_and_by_completion(page: Page, bot: Emberkeep) -> None:
    await asked(page, bot)
    await panel(page).get_by_role("button", name=SITE).first.click()
    await expect(panel(page)).to_contain_text("Done: Start at")
    await play_on(bot, "turn.action")
    await asked(page, bot)
    await panel(page).get_by_role("button", name="Play all").click()
    await expect(panel(page)).to_contain_text("Plays 5 cards: ")
    await panel(page).get_by_role("button", name="Recruit ").click()
    await expect(page.get_by_role("listbox").get_by_role("option", name="Priestess of Lolth").first).to_be_visible()
    await page.keyboard.press("Escape")
    await page.get_by_role("combobox", name="Write to").fill("/act")
    await page.keyboard.press("Enter")
    await page.keyboard.type("recruit priestess")
    await expect(page.get_by_role("listbox").get_by_role("option", name="Recruit Priestess of Lolth")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("used /act")
    await expect(newest(page)).to_contain_text("Done: Recruit Priestess of Lolth")


@pytest.mark.usefixtures("match")
async def test_everything_to_choose_is_in_sight_below_the_picture(page: Page, bot: Emberkeep) -> None:
    await asked(page, bot)
    picture = panel(page).locator("img[width='1600']")
    await expect(picture).to_have_js_property("naturalWidth", 1600)
    await expect(picture).to_be_in_viewport()
    for control in await panel(page).get_by_role("button").filter(has_not=page.get_by_role("img")).all():
        await expect(control).to_be_in_viewport(ratio=1)


@pytest.mark.usefixtures("match")
async def test_hand_is_seen_by_its_owner_alone_and_the_board_by_all(page: Page, bot: Emberkeep) -> None:
    other = "Rui" if await asked(page, bot) == "Ana" else "Ana"
    await press(panel(page), "Look")
    await choose_first(page, "Your hand", menu="Look at")
    await expect(panel(page).get_by_role("img", name="Noble")).to_have_js_property("naturalWidth", 1600)
    await become(page, other)
    await expect(page.get_by_role("button", name=f"Play as {other}")).to_have_attribute("aria-pressed", "true")
    await expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    await expect(page.get_by_text("Noble")).to_have_count(0)
    await expect(page.get_by_role("img", name="Noble")).to_have_count(0)
    await press(newest(page), "Board")
    board = panel(page).get_by_role("img", name="Tyrants of the Underdark")
    await expect(board).to_have_js_property("naturalWidth", 1600)


@pytest.mark.usefixtures("match")
async def test_choice_is_undone_and_the_campaign_copied(page: Page, bot: Emberkeep) -> None:
    await asked(page, bot)
    await panel(page).get_by_role("button", name=SITE).first.click()
    await panel(page).get_by_role("button", name="Undo", exact=True).click()
    await expect(panel(page)).to_contain_text("Undone: Start at")
    await expect(panel(page)).to_contain_text("Where does your first troop begin?")
    await write(page, "/history fork name:Second Try")
    await press(page.get_by_role("article").filter(has_text="into a new campaign"), "Fork")
    await expect(page.get_by_role("log").get_by_text("has copied this campaign: Second Try")).to_be_visible()
    await page.get_by_role("button", name="Open the list of channels").click()
    await page.get_by_role("navigation").get_by_role("button", name="Second Try").click()
    await expect(page.get_by_role("article").first).to_contain_text("Second Try")


@pytest.mark.parametrize("language", some(["pt-BR", "en-US", "es-ES"], 1))
async def test_first_screen_shows_every_game_without_scrolling(
    language: str, browser: Browser, sandbox: Sandbox, bot: Emberkeep
) -> None:
    page = await browser.new_page(viewport=PHONE, locale=language, has_touch=True)
    try:
        await page.goto(sandbox.url)
        games = page.locator(".game")
        await expect(games).to_have_count(len(keys()))
        for button in await games.get_by_role("button").all():
            await expect(button).to_be_enabled()
            await expect(button).to_be_in_viewport(ratio=1)
        await expect(page.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
        wide = "each => each.scrollWidth > each.clientWidth"
        assert not any([await each.evaluate(wide) for each in await games.all()])
    finally:
        await page.close()


async def test_lesson_begins_with_one_press(page: Page) -> None:
    await page.get_by_role("button", name="Learn: Tyrants of the Underdark").click()
    await expect(panel(page)).to_be_visible()


async def test_one_press_leads_to_the_first_move_against_autopilots(desk: Page) -> None:
    await desk.get_by_role("button", name="Play with autopilots: Tyrants").click()
    await panel(desk).get_by_role("button", name=SITE).first.click()
    await expect(desk.get_by_role("log").get_by_text("Done: Start at")).to_be_visible()
    await expect(newest(desk)).to_contain_text("@Ana, your turn")


async def tab_to(page: Page, name: str | re.Pattern[str]) -> None:
    """Presses Tab until the control of this name has the keyboard."""
    for _ in range(MOST_TABS):
        await page.keyboard.press("Tab")
        if re.search(name, await page.evaluate(FOCUSED)):
            return
    pytest.fail(f"Tab never came to {name!r}")


async def test_first_move_is_made_by_keyboard_alone(desk: Page) -> None:
    await tab_to(desk, "Play with autopilots")
    await desk.keyboard.press("Enter")
    await expect(panel(desk)).to_be_focused()
    await tab_to(desk, SITE)
    await desk.keyboard.press("Enter")
    await expect(desk.get_by_role("log").get_by_text("Done: Start at")).to_be_visible()


ANSWERED_FIRST = ["Massive Darkness", "Keep the Heroes Out", "Fireteam Zero"]


@pytest.mark.parametrize("game", some(ANSWERED_FIRST, 1))
async def test_one_press_answers_what_everyone_is_asked_first(desk: Page, game: str) -> None:
    await desk.get_by_role("button", name=f"Play with autopilots: {game}").click()
    await expect(panel(desk).get_by_role("button", name="End turn")).to_be_in_viewport()
    await expect(desk.get_by_text("The game did not begin")).to_have_count(0)
