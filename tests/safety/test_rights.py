"""The permission matrix: every button and every command, pressed by every role at a competitive table.

See docs/behaviour.md#permissions.

People without permission get a kind refusal, and nothing is saved; people with permission are not refused, and changes
are saved.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from discord import app_commands

from bot.gateway import routes
from bot.local_discord import Answer, Upload
from bot.local_discord.model.interaction import Callback
from bot.local_discord.people.inputs import NotPossible
from bot.messages.ids import Press
from bot.panels.choosing.packing import packed
from tests.end_to_end.house import shown
from tests.safety.rights import COMMANDS, PRESSES, Row
from tests.safety.scene import PEOPLE, Scene, Scenes, saved
from tests.sampled import at_most

REFUSALS = (
    "You have no seat",
    "(organiser) or a moderator can do this",
    "Among rivals",
    "You have no say",
    "There is no campaign in this channel",
    "is acting now",
    "There is nothing of yours to undo",
    "You have seat",
    "Autopilot can be asked for",
    "Everybody has chosen",
    "This button is from an earlier moment",
    "Who is asked",
    "**Manage Server**",
)
"""Refusals for people who may not do something here or now."""


def said(answer: Answer) -> str:
    """Returns everything that is answered, forms included."""
    if answer.callback is Callback.MODAL:
        return str(answer.modal)
    return shown(answer) + str(answer.message["content"])


async def judge(scene: Scene, role: str, row: Row, answer: Answer, before: Any) -> bool:
    """Returns True if something was saved. Fails if it may not be, or if a permitted action was refused."""
    told = said(answer)
    assert "on my side" not in told, (role, told)
    refused = [each for each in REFUSALS if each in told]
    changed: bool = await saved(scene.campaigns) != before
    if role in row.may:
        assert not refused, (role, told)
        assert row.changes or not changed, (role, told)
    else:
        assert refused, (role, told)
        assert not changed, (role, told)
    return changed


def in_order(row: Row, name: str) -> list[str]:
    """Returns the roles that try, those without permission first. The quick suite tries two without and, if they
    look only, one with it; other ones in each row.
    """
    turn = sum(map(ord, name)) % len(PEOPLE)
    roles = [*PEOPLE][turn:] + [*PEOPLE][:turn]
    refused, allowed = [role for role in roles if role not in row.may], [role for role in roles if role in row.may]
    few = at_most(1, whole=len(PEOPLE)) if not row.changes else len(PEOPLE)
    return [*refused[: at_most(2, whole=len(PEOPLE))], *allowed[:few]]


async def press_of(scene: Scene, verb: str, row: Row) -> Press:
    """Returns the press that a button of this moment would ask for."""
    situation = await scene.situation()
    if row.post:
        return replace(await scene.post(row.post), verb=verb)
    ask = situation.ask_of(row.seat) if row.seat >= 0 else None
    n = row.to if row.to is not None else ask.n if ask else situation.n
    what = row.what
    if what == "sure" and ask:
        what = packed(ask, ["light"])
    elif what == "usual":
        what, n = situation.asks[0].key, situation.asks[0].n
    if row.to == -1:
        step = situation.can_undo(scene.user("Ana").user)
        n = step.n if step else 0
    elif row.to == 0 and situation.request:
        n = situation.request.id
    return Press(verb, situation.id, situation.branch, n, row.seat, what)


def those(rows: Mapping[str, Row], *, bot: bool, campaign: bool = False) -> list[str]:
    """Returns the rows that can share a bot, and those among them that can share a campaign, or those that cannot."""
    return [name for name, row in rows.items() if (row.shares_bot, row.shares_campaign) == (bot, campaign)]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("verb", those(PRESSES, bot=True, campaign=True))
async def test_every_viewing_button_checks_its_user(scenes: Scenes, verb: str) -> None:
    assert not await pressed_by_all(await scenes.at(PRESSES[verb].stage), verb, PRESSES[verb])


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", those(COMMANDS, bot=True, campaign=True))
async def test_every_viewing_command_checks_its_user(scenes: Scenes, name: str) -> None:
    assert not await given_by_all(await scenes.at(COMMANDS[name].stage), name, COMMANDS[name])


@pytest.mark.parametrize("verb", those(PRESSES, bot=False))
async def test_every_button_that_needs_a_bot_checks_its_user(scene: Scene, verb: str) -> None:
    await getattr(scene, PRESSES[verb].stage)()
    assert await pressed_by_all(scene, verb, PRESSES[verb]) == PRESSES[verb].changes


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("verb", those(PRESSES, bot=True))
async def test_every_button_checks_its_user(scenes: Scenes, verb: str) -> None:
    scene = await scenes.fresh(PRESSES[verb].stage, f"{verb} by each")
    assert await pressed_by_all(scene, verb, PRESSES[verb]) == PRESSES[verb].changes


@pytest.mark.parametrize("name", those(COMMANDS, bot=False))
async def test_every_command_that_needs_a_bot_checks_its_user(scene: Scene, name: str) -> None:
    await getattr(scene, COMMANDS[name].stage)()
    assert await given_by_all(scene, name, COMMANDS[name]) == COMMANDS[name].changes


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", those(COMMANDS, bot=True))
async def test_every_command_checks_its_user(scenes: Scenes, name: str) -> None:
    scene = await scenes.fresh(COMMANDS[name].stage, f"command {name} by each")
    assert await given_by_all(scene, name, COMMANDS[name]) == COMMANDS[name].changes


async def pressed_by_all(scene: Scene, verb: str, row: Row) -> bool:
    """Presses as every role, checks each, until something is saved. Returns True if it was."""
    before = await saved(scene.campaigns)
    for role in in_order(row, verb):
        press = await press_of(scene, verb, row)
        answer = await scene.press(role, press, None if row.values is None else list(row.values))
        if await judge(scene, role, row, answer, before):
            return True
    return False


async def given_by_all(scene: Scene, name: str, row: Row) -> bool:
    """Gives the command as every role, checks each, until something is saved. Returns True if it was."""
    before = await saved(scene.campaigns)
    for role in in_order(row, name):
        try:
            answer = await submit_answer(scene, role, name, row)
        except NotPossible:  # Discord does not show them the command
            assert role not in row.may
            continue
        if await judge(scene, role, row, answer, before):
            return True
    return False


async def submit_answer(scene: Scene, role: str, name: str, row: Row) -> Answer:
    person = scene.person(role)
    if name[0].isupper():
        return await person.menu(scene.message(role), name)
    options = dict(row.options)
    if name == "campaign import":
        options["file"] = Upload("campaign.json", b"{}")
    where = "tavern" if role == "elsewhere" else scene.thread
    return await person.slash(name, channel=where, **options)


def test_every_button_and_command_has_a_row() -> None:
    assert routes.PRESSES.keys() == PRESSES.keys()
    names: set[str] = set()
    for make in routes.COMMANDS:
        made = make()
        group = made.commands if isinstance(made, app_commands.Group) else [made]
        names |= {str(getattr(each, "qualified_name", each.name)) for each in group}
    assert names == COMMANDS.keys()


async def test_campaign_of_another_place_is_as_good_as_none(scene: Scene) -> None:
    """A made-up number says nothing about whether there is such a campaign, and whether it can be loaded."""
    await scene.turn()
    elsewhere = await scene.press("elsewhere", Press("act", campaign=scene.campaign))
    unknown = await scene.press("elsewhere", Press("act", campaign=scene.campaign + 1000))

    async def broken(*_: object) -> None:
        raise RuntimeError("it cannot be loaded")

    scene.monkeypatch.setattr(scene.campaigns.lookup, "situation", broken)
    broken_elsewhere = await scene.press("elsewhere", Press("act", campaign=scene.campaign))
    assert elsewhere.text == unknown.text == broken_elsewhere.text != ""
