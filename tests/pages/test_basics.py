"""The local Discord's page in a real Chromium, with the real discord.py behind it: everything that a player needs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.interactions.connection import Connection
from bot.local_discord import Sandbox
from tests.pages.browser import PHONE, become
from tests.pages.page_bot import ALT_TEXT, visiting
from tests.patience import time_is_up

SMALLEST_TOUCH = 40  # as high as Discord's own buttons


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[Connection]:
    """The test's own bot."""
    async with visiting(sandbox) as running:
        yield running


def choices(page: Page) -> Locator:
    """Returns the entries of the open list."""
    return page.get_by_role("listbox").get_by_role("option")


async def command(page: Page, line: str) -> None:
    """Type a command as a person does: its name from the list."""
    await page.get_by_role("combobox", name="Write to").fill(line)
    await expect(choices(page)).to_contain_text([line])
    await page.keyboard.press("Enter")


async def test_newcomer_reads_introduction_and_opens_campaign_at_once(page: Page) -> None:
    await expect(page.get_by_text("A local Discord with the real Emberkeep bot")).to_be_visible()
    await page.get_by_role("button", name="Open a table").click()
    await expect(page.get_by_role("article")).to_contain_text("A table for tyrants")


async def test_command_is_completed_by_keyboard_alone(page: Page) -> None:
    await command(page, "/paint")
    await page.keyboard.type("b")
    await expect(choices(page)).to_have_text(["Black", "Blue", "Brown"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="colour")).to_have_value("Blue")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article")).to_contain_text("Painted blue")


async def test_required_option_is_asked_for(page: Page, sandbox: Sandbox) -> None:
    await command(page, "/campaign new")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Please fill this in.")).to_be_visible()
    await page.get_by_role("combobox", name="game").fill("chess")
    await page.get_by_role("textbox", name="name").fill("Low Fires")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Please choose one from the list.")).to_be_visible()
    assert sandbox.user("Ana").messages() == []
    await page.get_by_role("combobox", name="game").fill("tyr")
    await page.get_by_role("option", name="Tyrants of the Underdark").click()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article")).to_contain_text("A table for tyrants: Low Fires")


async def test_button_changes_its_message_joined(page: Page) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Act").click()
    await expect(page.get_by_role("article")).to_have_count(1)
    await expect(page.get_by_role("article")).to_contain_text("Ana has acted")
    await expect(page.get_by_role("button", name="Act")).to_be_focused()


async def test_press_counts_though_its_message_changes_under_the_finger(page: Page, sandbox: Sandbox) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Act").hover()
    await page.mouse.down()
    rui = sandbox.user("Rui")
    await rui.click(rui.messages()[-1], "Act")
    rui.say("games", "I have acted")
    await expect(page.locator("#announcer")).to_contain_text("I have acted")
    await page.mouse.up()
    await expect(page.get_by_role("article").first).to_contain_text("Ana has acted")


async def test_menu_of_two_is_sent_when_two_are_chosen(page: Page) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Discard 2").click()
    await page.get_by_role("option", name="Noble").click()
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await page.get_by_role("option", name="Spy").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_role("article")).to_contain_text("Discarded: Noble, Spy")


async def test_ephemeral_message_is_seen_by_its_person_alone_and_can_be_dismissed(page: Page) -> None:
    await command(page, "/secret")
    await expect(page.get_by_role("article")).to_contain_text("Ana holds the Noble")
    await expect(page.get_by_role("article")).to_contain_text("Only you can see this")
    await become(page, "Rui")
    await expect(page.get_by_role("button", name="Play as Rui")).to_have_attribute("aria-pressed", "true")
    await expect(page.get_by_role("article")).to_have_count(0)
    await become(page, "Ana")
    await page.get_by_role("article").get_by_role("button", name="Dismiss").click()
    await expect(page.get_by_role("article")).to_have_count(0)


async def test_form_is_filled_in(page: Page) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Why").click()
    form = page.get_by_role("dialog", name="Why?")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Please fill this in.")).to_be_visible()
    await form.get_by_label("Reason").fill("wrong weapon")
    await page.keyboard.press("Enter")
    await expect(form).to_have_count(0)
    await expect(page.get_by_role("article").last).to_contain_text("Ana says: wrong weapon")


async def test_failed_form_keeps_its_text(page: Page, sandbox: Sandbox) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Why").click()
    form = page.get_by_role("dialog", name="Why?")
    await form.get_by_label("Reason").fill("say nothing")
    await page.keyboard.press("Enter")
    await time_is_up(sandbox)
    await expect(form.get_by_role("alert").last).to_contain_text("This interaction failed")
    await expect(form.get_by_label("Reason")).to_have_value("say nothing")
    await form.get_by_label("Reason").fill("wrong weapon")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_role("article").last).to_contain_text("Ana says: wrong weapon")


async def test_picture_has_its_words_and_fills_the_screen_when_pressed(page: Page) -> None:
    await command(page, "/panel")
    picture = page.get_by_role("article").get_by_role("img", name=ALT_TEXT)
    await expect(picture).to_have_js_property("naturalWidth", 40)
    await page.get_by_role("button", name=f"Enlarge: {ALT_TEXT}").click()
    large = page.get_by_role("dialog", name=ALT_TEXT)
    await expect(large.get_by_role("img", name=ALT_TEXT)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_mention_is_counted_at_its_person_until_they_look(page: Page) -> None:
    await command(page, "/call")
    await page.keyboard.type("Rui")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article")).to_contain_text("@Rui, your turn")
    waited_for = page.get_by_role("button", name="Play as Rui mentions: 1")
    await expect(waited_for).to_contain_text("1")
    await waited_for.click()
    await expect(waited_for).to_have_count(0)
    await expect(page.get_by_role("button", name="Play as Rui")).to_have_attribute("aria-pressed", "true")


async def test_bot_that_says_nothing_fails_kindly_after_three_seconds(page: Page, sandbox: Sandbox) -> None:
    await command(page, "/panel")
    await page.get_by_role("button", name="Silence").click()
    await expect(page.get_by_role("button", name="Silence")).to_have_attribute("aria-busy", "true")
    await time_is_up(sandbox)
    await expect(page.get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(page.get_by_role("button", name="Silence")).not_to_have_attribute("aria-busy", "true")


async def test_user_text_is_never_html(page: Page) -> None:
    await page.get_by_role("combobox", name="Write to").fill('<img src="x"> **bold** <t:0:R> __under__')
    await page.keyboard.press("Enter")
    message = page.get_by_role("article")
    await expect(message).to_contain_text('<img src="x"> bold')
    await expect(message.locator("img")).to_have_count(0)
    await expect(message.locator("strong", has_text="bold")).to_have_count(1)
    await expect(message.locator("time.counting")).to_contain_text("years ago")


async def test_language_goes_to_the_bot_and_the_page(page: Page, sandbox: Sandbox) -> None:
    await page.get_by_role("button", name="Open the list of channels").click()
    await page.get_by_label("Language").select_option("Português do Brasil")
    await page.get_by_role("button", name="Fechar").click()
    await expect(page.get_by_role("button", name="Abrir uma mesa")).to_be_visible()
    assert {person.locale for person in sandbox.people.values()} == {"pt-BR"}


async def test_browser_language_matches_in_any_region(page: Page) -> None:
    met = await page.evaluate(
        """import("/page/static/words.js").then(({ nearest }) =>
            ["es-ES", "es", "pt-PT", "en-GB", "es-419", "de", null].map((wished) => nearest(wished) ?? "none"))"""
    )
    assert met == ["es-419", "es-419", "pt-BR", "en-US", "es-419", "none", "none"]


async def test_page_says_the_same_things_in_every_language(page: Page) -> None:
    said = await page.evaluate(
        """import("/page/static/words.js").then(({ LANGUAGES }) =>
            Object.values(LANGUAGES).map(({ words }) =>
                Object.entries(words).map(([key, text]) => [key, ...(text.match(/{\\w+}/g) ?? []).sort()])))"""
    )
    assert len(said) == 3
    assert said[0] == said[1] == said[2]


async def test_earlier_panel_folds_away_until_it_is_wanted(page: Page) -> None:
    await command(page, "/hidden")
    await command(page, "/hidden")
    await expect(page.get_by_role("article").first).to_contain_text("The picture has come")
    await expect(page.get_by_role("article").first).to_have_accessible_name("Earlier, for you alone")
    await page.get_by_role("button", name="Earlier, for you alone").click()
    await page.get_by_role("article").first.get_by_role("button", name="Act").click()
    await expect(page.get_by_role("article").first).to_contain_text("Ana has acted")
    await expect(page.get_by_role("article").last).to_have_accessible_name("Earlier, for you alone")


async def test_message_says_which_command_it_answers(page: Page) -> None:
    await command(page, "/secret")
    await expect(page.get_by_role("article")).to_contain_text("Ana used /secret")


async def test_mentions_are_still_counted_after_a_reload(page: Page) -> None:
    await command(page, "/call")
    await page.keyboard.type("Rui")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    waited_for = page.get_by_role("button", name="Play as Rui mentions: 1")
    await expect(waited_for).to_be_visible()
    await page.reload()
    await waited_for.click()
    await expect(page.get_by_role("article")).to_contain_text("@Rui, your turn")
    await page.reload()
    await expect(page.get_by_role("button", name="Play as Rui")).to_be_visible()
    await expect(waited_for).to_have_count(0)


async def test_everything_to_press_on_a_phone_is_large_enough(page: Page) -> None:
    await command(page, "/panel")
    await expect(page.get_by_role("button", name="Act")).to_be_visible()
    for control in await page.locator(".button:visible, .menu:visible, .person:visible, .icon:visible").all():
        box = await control.bounding_box()
        assert box is not None
        assert box["height"] >= SMALLEST_TOUCH


async def test_page_recovers_after_local_discord_was_down(browser: Browser) -> None:
    page = await browser.new_page(viewport=PHONE, locale="en-US")
    async with Sandbox() as first:
        port = int(first.url.rsplit(":", 1)[1])
        await page.goto(first.url)
        await expect(page.get_by_role("button", name="Play as Ana")).to_be_visible()
    await expect(page.get_by_text("The local Discord is not answering")).to_be_visible()
    second = Sandbox()
    await second.start(port)
    await expect(page.get_by_text("The local Discord is not answering")).to_have_count(0)
    await page.get_by_role("combobox", name="Write to").fill("Still here?")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article")).to_contain_text("Still here?")
    await second.stop()
    await page.close()
