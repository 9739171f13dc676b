"""Discord's limits, one at a time: from the official description or, if that is silent, by hand."""

from typing import Any

import aiohttp
import pytest

from bot.local_discord import Sandbox
from bot.local_discord.rest.description import official
from tests.sandbox.conftest import Api
from tests.sandbox.small_bot import picture

V2 = 1 << 15


def button(custom_id: str | None = "b", **fields: Any) -> dict[str, Any]:
    named = {"custom_id": custom_id} if custom_id else {}
    return {"type": 2, "style": 1, "label": "Go", **named, **fields}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts or [button()])}


def rows(count: int) -> list[dict[str, Any]]:
    return [row(button(f"b{number}")) for number in range(count)]


def menu(count: int = 2, **fields: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **fields}


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*parts: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts), **fields}


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "t", **fields}]}


REFUSED_MESSAGES = {
    "content is too long": ({"content": "x" * 2001}, "content", "2000"),
    "more than ten embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "10 or fewer"),
    "embed title is too long": (embed(title="x" * 257), "embeds.0.title", "256"),
    "embed description is too long": (embed(description="x" * 4097), "embeds.0.description", "4096"),
    "26 fields": (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields", "25"),
    "6000 characters over all embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "6000"),
    "six action rows": ({"components": rows(6)}, "components", "5 action rows"),
    "six buttons in a row": (
        {"components": [row(*(button(f"b{number}") for number in range(6)))]},
        "components.0.components",
        "5 or fewer",
    ),
    "a menu beside a button": ({"components": [row(menu(), button())]}, "components.0.components", "one select menu"),
    "26 menu options": ({"components": [row(menu(26))]}, "components.0.components.0.options", "custom_id 'm'"),
    "custom_id twice": ({"components": [row(button("x"), button("x"))]}, "components.0.components.1.custom_id", "'x'"),
    "custom_id is too long": ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id", "100"),
    "label is too long": (
        {"components": [row(button("go", label="x" * 81))]},
        "components.0.components.0.label",
        "custom_id 'go'",
    ),
    "button without custom_id": ({"components": [row(button(None))]}, "components.0.components.0.custom_id", "needs"),
    "button without words": (
        {"components": [row({"type": 2, "style": 1, "custom_id": "mute"})]},
        "components.0.components.0.label",
        "'mute'",
    ),
    "link with a custom_id": (
        {"components": [row(button("x", style=5, url="https://example.org"))]},
        "components.0.components.0.url",
        "no custom_id",
    ),
    "menu that wants more than it has": (
        {"components": [row(menu(2, max_values=3))]},
        "components.0.components.0.max_values",
        "number of options",
    ),
    "menu that wants at least more than at most": (
        {"components": [row(menu(3, min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
        "larger than max_values",
    ),
    "menu with a value twice": (
        {"components": [row(menu(1, options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))]},
        "components.0.components.0.options.1.value",
        "used twice",
    ),
    "menu with too many presets": (
        {
            "components": [
                row(
                    menu(
                        options=[
                            {"label": "a", "value": "a", "default": True},
                            {"label": "b", "value": "b", "default": True},
                        ]
                    )
                )
            ]
        },
        "components.0.components.0.options",
        "preset",
    ),
    "layout parts without the flag": ({"components": [text()]}, "components.0.type", "IS_COMPONENTS_V2"),
    "layout with content": (layout(text(), content="x"), "content", "IS_COMPONENTS_V2"),
    "layout with embeds": (layout(text(), **embed()), "embeds", "IS_COMPONENTS_V2"),
    "layout with nothing in it": ({"flags": V2}, "components", "needs components"),
    "41 parts with nesting": (
        layout(*({"type": 17, "components": [text() for _ in range(13)]} for _ in range(3))),
        "components",
        "40 components, nested ones counted (has 42)",
    ),
    "4001 characters over all texts": (layout(text("x" * 2000), text("y" * 2001)), "components", "has 4001"),
    "a picture that was not sent": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]}),
        "components.0.items.0.media.url",
        "attachment://map.png",
    ),
    "an embed's picture that was not sent": (
        embed(image={"url": "attachment://map.png"}),
        "embeds.0.image.url",
        "attachment://map.png",
    ),
    "a file index without a file": ({"attachments": [{"id": 0, "filename": "a"}]}, "attachments.0.id", "files[0]"),
    "an unknown key": ({"content": "x", "colour": 3}, "colour", "knows no such key"),
    "an unknown key in a button": (
        {"components": [row(button("q", colour=3))]},
        "components.0.components.0.colour",
        "'q'",
    ),
    "an unknown component": ({"components": [row({"type": 99})]}, "components.0.components.0", "Type 99"),
    "mentions both listed and parsed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.parse",
        "both",
    ),
    "a poll": (
        {"poll": {"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}], "duration": 24}},
        "poll",
        "does not support this",
    ),
    "a nonce that is too long": ({"content": "x", "nonce": "n" * 26}, "nonce", "25"),
}


def named_in(tree: dict[str, Any], path: str) -> str:
    """Returns the complaints that Discord's error tree has at a path."""
    for step in path.split("."):
        assert step in tree, f"{path} is not in {tree}"
        tree = tree[step]
    return " ".join(error["message"] for error in tree["_errors"])


@pytest.mark.parametrize("name", REFUSED_MESSAGES)
async def test_messages_that_discord_refuses(sandbox: Sandbox, api: Api, name: str):
    body, path, words = REFUSED_MESSAGES[name]
    channel = sandbox.channel("games")["id"]
    status, answer = await api("POST", f"/channels/{channel}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert words in named_in(answer["errors"], path)
    assert sandbox.user("ana").messages("games") == []
    assert sandbox.failures[-1].verdict == "refused"


LARGEST_MESSAGES = {
    "content of 2000": {"content": "x" * 2000},
    "five rows of five buttons": {
        "components": [row(*(button(f"{line}:{number}") for number in range(5))) for line in range(5)]
    },
    "25 menu options, all wanted": {"components": [row(menu(25, min_values=0, max_values=25))]},
    "40 parts": layout(*({"type": 17, "components": [text() for _ in range(19)]} for _ in range(2))),
    "4000 characters over all texts": layout(text("x" * 2000), text("y" * 2000)),
    "6000 characters over two embeds": {"embeds": [{"description": "x" * 3000}] * 2},
}


@pytest.mark.parametrize("name", LARGEST_MESSAGES)
async def test_messages_that_just_fit(sandbox: Sandbox, api: Api, name: str):
    channel = sandbox.channel("games")["id"]
    status, _ = await api("POST", f"/channels/{channel}/messages", LARGEST_MESSAGES[name])
    assert (status, len(sandbox.failures)) == (200, 0)


async def test_empty_message_is_refused(sandbox: Sandbox, api: Api):
    channel = sandbox.channel("games")["id"]
    for body in ({}, {"content": ""}, {"content": None, "embeds": []}):
        assert (await api("POST", f"/channels/{channel}/messages", body))[1]["code"] == 50006
    _, message = await api("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (await api("PATCH", f"/channels/{channel}/messages/{message['id']}", {"content": ""}))[1]["code"] == 50006


async def test_files_that_are_too_large_or_too_many(sandbox: Sandbox, api: Api):
    path = f"/channels/{sandbox.channel('games')['id']}/messages"
    status, answer = await api("POST", path, {}, {"big.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)
    assert "big.bin" in answer["message"]
    status, answer = await api("POST", path, {}, {f"{number}.txt": b"x" for number in range(11)})
    assert (status, answer["code"]) == (400, 30015)
    assert sandbox.world.files == {}


async def test_refused_message_keeps_no_files(sandbox: Sandbox, api: Api):
    path = f"/channels/{sandbox.channel('games')['id']}/messages"
    status, _ = await api("POST", path, {"content": "x" * 2001}, {"map.png": picture()})
    assert (status, sandbox.world.files) == (400, {})


def option(name: str = "site", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d", **fields}


def long_choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"{number:0100}", "value": "z" * 100} for number in range(count)]


def command(name: str = "act", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1, **fields}


REFUSED_COMMANDS = {
    "upper-case name": ([command("Act")], "0.name", "lower-case"),
    "space in a name": ([command("act now")], "0.name", "lower-case"),
    "upper-case option": ([command(options=[option("Site")])], "0.options.0.name", "lower-case"),
    "name twice": ([command(), command()], "1.name", "Two commands"),
    "option twice": ([command(options=[option(), option()])], "0.options.1.name", "Two options"),
    "no description": ([command(description="")], "0.description", "/act needs"),
    "description is too long": ([command(description="x" * 101)], "0.description", "100"),
    "26 options": ([command(options=[option(f"o{number}") for number in range(26)])], "0.options", "25"),
    "26 choices": (
        [command(options=[option(choices=[{"name": str(number), "value": "v"} for number in range(26)])])],
        "0.options.0.choices",
        "25",
    ),
    "choice twice": (
        [command(options=[option(choices=[{"name": "a", "value": "1"}, {"name": "a", "value": "2"}])])],
        "0.options.0.choices.1.name",
        "Two choices",
    ),
    "choices and completion": (
        [command(options=[option(choices=[{"name": "a", "value": "1"}], autocomplete=True)])],
        "0.options.0.autocomplete",
        "both choices and completion",
    ),
    "required after optional": (
        [command(options=[option("one"), option("two", required=True)])],
        "0.options.1.required",
        "'two'",
    ),
    "sub-command beside an option": (
        [command(options=[option(), {"type": 1, "name": "new", "description": "d"}])],
        "0.options",
        "cannot be combined",
    ),
    "menu with a description": ([{"name": "Look", "type": 3, "description": "d"}], "0.description", "Context menu"),
    "101 commands": ([command(f"c{number}") for number in range(101)], "", "100"),
    "16 message menus": ([{"name": f"Look {number}", "type": 3} for number in range(16)], "", "15"),
    "8001 characters": (
        [
            command(
                options=[
                    option(f"o{number}", description="x" * 100, choices=[{"name": "y" * 100, "value": "z" * 100}])
                    for number in range(25)
                ],
                description="d" * 100,
                name="n" * 32,
            ),
            command("long", options=[option(f"o{number}", choices=long_choices(2)) for number in range(25)]),
        ],
        "1",
        "8000 is the most",
    ),
}


@pytest.mark.parametrize("name", REFUSED_COMMANDS)
async def test_commands_that_discord_refuses(sandbox: Sandbox, api: Api, name: str):
    body, path, words = REFUSED_COMMANDS[name]
    status, answer = await api("PUT", f"/applications/{sandbox.world.application_id}/commands", body)
    assert (status, answer["code"]) == (400, 50035)
    if path:
        assert words in named_in(answer["errors"], path)
    else:
        assert words in str(answer["errors"]["_errors"])
    assert sandbox.world.commands == {}


async def test_only_longest_translation_counts(sandbox: Sandbox, api: Api):
    path = f"/applications/{sandbox.world.application_id}/commands"
    translated = {"de": "x" * 100, "fr": "y" * 100}
    options = [option(f"o{number:02}", description="d", description_localizations=translated) for number in range(25)]
    group = {"type": 1, "description": "d"}
    fitting = [{**group, "name": f"s{number}", "options": options} for number in range(3)]
    assert (await api("PUT", path, [command(options=fitting)]))[0] == 200
    assert (await api("PUT", path, [command(options=[*fitting, {**group, "name": "s3", "options": options}])]))[
        0
    ] == 400


LENIENT = {
    "attachment id as a number": (
        "POST",
        "/channels/{channel_id}/messages",
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    ),
    "recipient as a number": ("POST", "/users/@me/channels", {"recipient_id": 123}),
    "recipient as a string": ("POST", "/users/@me/channels", {"recipient_id": "123"}),
    "permissions as strings": (
        "PUT",
        "/channels/{channel_id}/permissions/{overwrite_id}",
        {"id": 5, "type": 1, "allow": "1024", "deny": "0"},
    ),
    "a whole number with a point": (
        "PATCH",
        "/channels/{channel_id}",
        {"auto_archive_duration": 1440.0},
    ),
    "several alternatives fit": ("PATCH", "/channels/{channel_id}", {"name": "both a channel and a thread"}),
}


@pytest.mark.parametrize("name", LENIENT)
def test_leniency(name: str):
    method, template, body = LENIENT[name]
    assert official().complaints(method, template, {}, body) == []


def test_leniency_has_bounds():
    complaints = official().complaints
    assert complaints("POST", "/users/@me/channels", {}, {"recipient_id": "ana"})
    assert complaints("PATCH", "/channels/{channel_id}", {}, {"auto_archive_duration": 1440.5})
    assert complaints("PATCH", "/channels/{channel_id}", {}, {"auto_archive_duration": True})
    assert complaints("GET", "/channels/{channel_id}/messages", {"limit": "many"}, None)
    assert complaints("GET", "/channels/{channel_id}/messages", {"colour": "red"}, None)
    assert complaints("GET", "/channels/{channel_id}/messages", {"limit": "5"}, None) == []


async def test_unknown_route_is_a_recorded_failure(sandbox: Sandbox, api: Api):
    status, answer = await api("POST", "/guilds/1/dragons", {})
    assert (status, answer["code"]) == (404, 0)
    assert (sandbox.failures[0].verdict, sandbox.failures[0].path) == ("unknown route", "/guilds/1/dragons")


async def test_route_that_discord_has_and_we_do_not_is_a_failure_too(sandbox: Sandbox, api: Api):
    assert (await api("GET", f"/guilds/{sandbox.world.home.id}/emojis"))[0] == 404
    assert sandbox.failures[0].verdict == "unknown route"


async def test_broken_json_is_refused(sandbox: Sandbox, api: Api):
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    path = f"{sandbox.url}/api/v10/channels/{sandbox.channel('games')['id']}/messages"
    async with aiohttp.ClientSession(headers=headers) as session, session.post(path, data=b"{oops") as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_fault_of_our_own_is_a_loud_400(sandbox: Sandbox, api: Api, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sandbox.world, "channels", None)
    status, answer = await api("GET", "/channels/1")
    assert status == 400
    assert "broke" in answer["message"]
    assert sandbox.failures[0].verdict == "broken"
    monkeypatch.undo()


async def test_recorded_request_fields(sandbox: Sandbox, api: Api):
    path = f"/channels/{sandbox.channel('games')['id']}/messages"
    await api("POST", path, {"content": "x"}, {"a.txt": b"a"})
    recorded = sandbox.requests[-1]
    assert (recorded.method, recorded.path, recorded.template) == ("POST", path, "/channels/{channel_id}/messages")
    assert (recorded.body, recorded.files, recorded.status, recorded.verdict) == (
        {"content": "x"},
        ["a.txt"],
        200,
        "fine",
    )
    assert recorded.answer["content"] == "x"
    assert sandbox.token not in repr(recorded)
