"""Commands, buttons, menus, forms and completions, from a person's hand to the bot's answer, on the real client."""

import asyncio

import discord
import pytest

from bot.local_discord import ManualClock, NoAnswer, NotPossible, Sandbox, Upload
from bot.local_discord.model.interaction import Callback
from tests.sandbox.conftest import connected, eventually
from tests.sandbox.small_bot import SmallBot, picture


async def test_slash_command_carries_typed_options(sandbox: Sandbox, bot: SmallBot):
    answer = await sandbox.user("ana").slash("echo", words="hey", times=2, loud=True)
    assert (answer.callback, answer.text, answer.ephemeral) == (Callback.MESSAGE, "HEY HEY", False)
    assert answer.message["author"]["id"] == str(bot.user.id)
    assert answer.message["interaction_metadata"]["user"]["global_name"] == "Ana"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({}, "'words' is required"),
        ({"words": "a", "colour": "red"}, "no option 'colour'; there are: words, times, loud"),
        ({"words": "a", "times": "2"}, "'times' wants a whole number"),
        ({"words": "a", "times": 4}, "'times' must be 1 to 3, not 4"),
        ({"words": "a", "times": True}, "'times' wants a whole number"),
        ({"words": 5}, "'words' wants text"),
        ({"words": "a", "loud": "yes"}, "'loud' wants true or false"),
    ],
)
async def test_client_rejects_invalid_options(sandbox: Sandbox, bot: SmallBot, options, complaint):
    with pytest.raises(NotPossible, match=complaint):
        await sandbox.user("ana").slash("echo", **options)
    assert sandbox.user("ana").messages("games") == []


async def test_unknown_command_names_the_known_ones(sandbox: Sandbox, bot: SmallBot):
    with pytest.raises(NotPossible, match="no command 'eco'; there are: act, campaign, card, echo"):
        await sandbox.user("ana").slash("eco")


async def test_users_channels_files_and_language_arrive(sandbox: Sandbox, bot: SmallBot):
    ana, tavern = sandbox.user("ana"), sandbox.channel("tavern")
    ana.locale = "pt-BR"
    file = Upload("plan.txt", b"twelve bytes")
    answer = await ana.slash("inspect", member=sandbox.user("bjorn"), where=tavern, file=file)
    assert answer.text == "Bjorn tavern 12 pt-BR"
    with pytest.raises(NotPossible, match="no such user"):
        await ana.slash("inspect", member="12345")


async def test_sub_commands_and_choices(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    answer = await ana.slash("campaign new", game="tyrants")
    assert answer.text == "new tyrants"
    assert answer.message["interaction"]["name"] == "campaign new"
    with pytest.raises(NotPossible, match=r"wants one of \['tyrants'\], not 'chess'"):
        await ana.slash("campaign new", game="chess")
    with pytest.raises(NotPossible, match="One of these belongs here: new"):
        await ana.slash("campaign")
    with pytest.raises(NotPossible, match="no option 'old'; there are: new"):
        await ana.slash("campaign old")


async def test_completion(sandbox: Sandbox, bot: SmallBot):
    choices = await sandbox.user("ana").complete("act", choice="cha")
    assert choices == [{"name": "Chaulssin", "value": "chaulssin"}]


async def test_dynamic_button_updates_its_message(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    panel = await ana.slash("panel")
    answer = await ana.click(panel, "Move 2")
    assert answer.callback is Callback.UPDATE
    assert answer.message["id"] == panel.message["id"]
    assert panel.text == "moved 2 by Ana"
    assert answer.message["edited_timestamp"] is not None


async def test_buttons_that_are_not_there(sandbox: Sandbox, bot: SmallBot):
    panel = await sandbox.user("ana").slash("panel")
    with pytest.raises(NotPossible, match="no button 'Move 3'; there are: 'Move 1', 'Move 2', 'Orders', 'Later'"):
        await sandbox.user("bjorn").click(panel, "Move 3")


async def test_deferred_update_completes_later(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    panel = await ana.slash("panel")
    answer = await ana.click(panel, "Later")
    assert answer.callback is Callback.DEFERRED_UPDATE
    assert (await answer.completed()).text == "later it was"
    assert panel.text == "later it was"


async def test_menu_carries_its_values(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    panel = await ana.slash("panel")
    answer = await ana.select(panel, "pick:9", ["chaulssin", "buiyrandyn"])
    assert (answer.text, answer.ephemeral) == ("picked chaulssin, buiyrandyn", True)
    with pytest.raises(NotPossible, match="must be 1 to 2, not 3"):
        await ana.select(panel, "pick:9", ["chaulssin", "buiyrandyn", "araumycelium"])
    with pytest.raises(NotPossible, match="no value 'paris'"):
        await ana.select(panel, "pick:9", ["paris"])


async def test_form_opens_is_checked_and_arrives(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    opened = await ana.click(await ana.slash("panel"), "Orders")
    assert (opened.callback, opened.modal["title"]) == (Callback.MODAL, "Orders")
    with pytest.raises(NotPossible, match="'army' wants 1 to 10 characters, not 11"):
        await ana.submit(opened, {"army": "hippogriffs", "place": ["chaulssin"]})
    with pytest.raises(NotPossible, match="no field 'armies'; there are: army, place"):
        await ana.submit(opened, {"armies": "drow"})
    answer = await ana.submit(opened, {"army": "drow", "place": ["chaulssin"]})
    assert answer.text == "drow to chaulssin"
    with pytest.raises(NotPossible, match="is open"):
        await ana.submit(opened, {"army": "drow", "place": ["chaulssin"]})


async def test_layout_with_a_picture(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    card = await ana.slash("card")
    assert card.text == "\nYour turn"
    attachment = card.message["attachments"][0]
    assert (attachment["content_type"], attachment["width"], attachment["height"]) == ("image/png", 6, 4)
    container = card.message["components"][0]
    media = container["components"][1]["items"][0]["media"]
    assert media["url"] == attachment["url"]
    assert media["attachment_id"] == attachment["id"]
    async with bot.http._HTTPClient__session.get(media["url"]) as response:
        assert await response.read() == picture()
    assert (await ana.select(card, "pick:3", ["chaulssin"])).text == "picked chaulssin"


async def test_first_follow_up_takes_the_place_of_thinking(sandbox: Sandbox, bot: SmallBot):
    answer = await sandbox.user("ana").slash("slow")
    await eventually(lambda: answer.follow_ups)
    assert answer.callback is Callback.DEFERRED_MESSAGE
    assert answer.text == "first"
    assert not answer.message["flags"] & 128
    assert [message["content"] for message in answer.follow_ups] == ["second"]
    assert [message["content"] for message in sandbox.user("bjorn").messages("games")] == ["first"]


async def test_deferral_decides_visibility_of_first_follow_up(sandbox: Sandbox, bot: SmallBot):
    answer = await sandbox.user("ana").slash("slow", secret=True)
    assert (answer.text, answer.ephemeral) == ("first", True)
    assert sandbox.user("bjorn").messages("games") == []


async def test_ephemeral_answer_is_seen_by_its_user_only(sandbox: Sandbox, bot: SmallBot):
    ana, bjorn = sandbox.user("ana"), sandbox.user("bjorn")
    answer = await ana.slash("whisper", words="my hand")
    assert ana.messages("games") == [answer.message]
    assert bjorn.messages("games") == []
    with pytest.raises(NotPossible, match="Bjorn sees no such message"):
        await bjorn.menu(answer, "History from here")


async def test_message_menu(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    said = ana.say("games", "good game")
    assert (await ana.menu(said, "History from here")).text == "since: good game"


async def test_commands_for_some_are_hidden_from_others(sandbox: Sandbox, bot: SmallBot):
    assert (await sandbox.moderator.slash("purge")).text == "purged"
    assert (await sandbox.owner.slash("purge")).text == "purged"
    with pytest.raises(NotPossible, match="no command 'purge'"):
        await sandbox.user("ana").slash("purge")


async def test_commands_work_in_direct_messages(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    channel = await (await bot.fetch_user(int(ana.id))).create_dm()
    answer = await ana.slash("echo", words="just us", channel=str(channel.id))
    assert answer.message["channel_id"] == str(channel.id)
    assert sandbox.user("bjorn").messages("games") == []
    with pytest.raises(NotPossible, match="Bjorn sees no channel"):
        sandbox.user("bjorn").messages(str(channel.id))


def catch_interactions(bot: SmallBot) -> list[discord.Interaction]:
    """Returns all interactions from now on, as the bot gets them."""
    caught: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        caught.append(interaction)

    bot.on_interaction = keep
    return caught


async def test_silent_bot_loses_the_interaction_after_three_seconds(frozen: Sandbox, clock: ManualClock):
    async with connected(frozen):
        waiting = asyncio.create_task(frozen.user("ana").slash("silent"))
        await asyncio.sleep(0)
        clock.advance(2.9)
        await asyncio.sleep(0)
        assert not waiting.done()
        clock.advance(0.2)
        with pytest.raises(NoAnswer, match="within 3 seconds"):
            await waiting


async def test_late_answer_is_refused(frozen: Sandbox, clock: ManualClock):
    async with connected(frozen) as bot:
        caught = catch_interactions(bot)
        waiting = asyncio.create_task(frozen.user("ana").slash("silent"))
        await eventually(lambda: caught)
        clock.advance(3.1)
        with pytest.raises(NoAnswer):
            await waiting
        with pytest.raises(discord.NotFound) as refusal:
            await caught[0].response.send_message("late")
        assert refusal.value.code == 10062


async def test_second_first_answer_is_refused(sandbox: Sandbox, bot: SmallBot):
    caught = catch_interactions(bot)
    await sandbox.user("ana").slash("echo", words="once")
    caught[0].response._response_type = None
    with pytest.raises(discord.HTTPException) as refusal:
        await caught[0].response.send_message("twice")
    assert refusal.value.code == 40060


async def test_interaction_in_deleted_thread(sandbox: Sandbox, bot: SmallBot):
    caught, ana = catch_interactions(bot), sandbox.user("ana")
    await bot.guilds[0].text_channels[0].create_thread(name="match", type=discord.ChannelType.public_thread)
    form = await ana.click(await ana.slash("panel", channel="match"), "Orders")
    sandbox.moderator.delete_channel("match")
    with pytest.raises(discord.NotFound) as refusal:
        await caught[0].followup.send("anyone?")
    assert refusal.value.code == 10003
    with pytest.raises(NotPossible, match="is open"):
        await ana.submit(form, {"army": "drow", "place": ["chaulssin"]})


async def test_token_counts_for_fifteen_minutes(frozen: Sandbox, clock: ManualClock):
    async with connected(frozen) as bot:
        caught = catch_interactions(bot)
        await frozen.user("ana").slash("echo", words="once")
        clock.advance(899)
        await caught[0].edit_original_response(content="still")
        clock.advance(2)
        with pytest.raises(discord.HTTPException) as refusal:
            await caught[0].edit_original_response(content="no more")
        assert refusal.value.code == 50027
        assert frozen.user("ana").messages("games")[0]["content"] == "still"


async def test_refused_answer_is_shown_to_person(frozen: Sandbox, clock: ManualClock):
    async with connected(frozen):
        waiting = asyncio.create_task(frozen.user("ana").slash("echo", words="x" * 1900, times=2))
        await eventually(lambda: frozen.failures)
        clock.advance(3.1)
        with pytest.raises(NoAnswer, match=r"data.content: Must be 2000 or fewer in length \(has 3801\)"):
            await waiting
    assert frozen.failures[-1].verdict == "refused"


async def test_many_interactions_at_once_are_all_answered_rightly(sandbox: Sandbox, bot: SmallBot):
    """How many a second is measured by `make bench`."""
    people = list(sandbox.people.values())
    for first in range(0, 300, 30):
        numbers = range(first, first + 30)
        answers = await asyncio.gather(
            *(people[number % len(people)].slash("whisper", words=str(number)) for number in numbers)
        )
        assert [answer.text for answer in answers] == [str(number) for number in numbers]
