"""Limits of application commands."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator

from bot.local_discord.model.errors import Complaint, JsonObject

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
MAXIMUM_COMMANDS = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
MAXIMUM_COMMAND_TEXT = 8000

Path = tuple[str | int, ...]


def commands(everything: list[JsonObject]) -> Iterator[Complaint]:
    """Yields complaints about all commands of one scope (global, or one guild)."""
    counts = Counter(kind(command) for command in everything)
    for one, most in MAXIMUM_COMMANDS.items():
        if counts[one] > most:
            yield Complaint((), f"At most {most} commands of type {one} (has {counts[one]}).")
    names = Counter((kind(command), command["name"]) for command in everything)
    for index, command in enumerate(everything):
        if names[kind(command), command["name"]] > 1:
            yield Complaint((index, "name"), f"Two commands are called {command['name']!r}.")
        yield from _command(command, (index,))


def kind(command: JsonObject) -> int:
    """Returns a command's type, by default that of a slash command."""
    return int(command.get("type") or CHAT_INPUT)


def _command(command: JsonObject, path: Path) -> Iterator[Complaint]:
    if kind(command) != CHAT_INPUT:
        for key in ("description", "options"):
            if command.get(key):
                yield Complaint((*path, key), "Context menu commands do not support this.")
        return
    yield from _names(command, path)
    if not command.get("description"):
        yield Complaint((*path, "description"), f"/{command['name']} needs a description.")
    length = text_length(command)
    if length > MAXIMUM_COMMAND_TEXT:
        yield Complaint(path, f"/{command['name']} has {length} characters; {MAXIMUM_COMMAND_TEXT} is the most.")
    yield from _options(command, path)


def _names(named: JsonObject, path: Path) -> Iterator[Complaint]:
    localized = (named.get("name_localizations") or {}).items()
    for where, name in [
        ("name", named["name"]),
        *((f"name_localizations.{locale}", name) for locale, name in localized),
    ]:
        if name != name.lower() or not all(map(_is_name_character, name)):
            yield Complaint(
                (*path, where), f"{name!r} is not a command name: lower-case letters, digits, - and _ only."
            )


def _is_name_character(character: str) -> bool:
    return character in "-_'" or unicodedata.category(character)[0] in "LN" or unicodedata.combining(character) > 0


def _options(holder: JsonObject, path: Path) -> Iterator[Complaint]:
    options = holder.get("options") or []
    names = Counter(option["name"] for option in options)
    nested = [option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in options]
    if any(nested) and not all(nested):
        yield Complaint((*path, "options"), "Sub-commands cannot be combined with other options.")
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        yield from _names(option, here)
        if names[option["name"]] > 1:
            yield Complaint((*here, "name"), f"Two options are called {option['name']!r}.")
        if option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP):
            yield from _options(option, here)
            continue
        if option.get("required") and optional_seen:
            yield Complaint((*here, "required"), f"Required option {option['name']!r} must come before optional ones.")
        optional_seen = optional_seen or not option.get("required")
        yield from _choices(option, here)


def _choices(option: JsonObject, path: Path) -> Iterator[Complaint]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield Complaint((*path, "autocomplete"), f"Option {option['name']!r} has both choices and completion.")
    for index, choice in enumerate(choices):
        if choice["name"] in [other["name"] for other in choices[:index]]:
            yield Complaint((*path, "choices", index, "name"), f"Two choices are called {choice['name']!r}.")


def text_length(holder: JsonObject) -> int:
    """Counts the characters of names, descriptions and choice values. Of translations only the longest counts."""
    length = _longest(holder, "name") + _longest(holder, "description")
    for choice in holder.get("choices") or []:
        length += _longest(choice, "name") + len(str(choice["value"]))
    return length + sum(map(text_length, holder.get("options") or []))


def _longest(holder: JsonObject, key: str) -> int:
    texts = [holder.get(key) or "", *(holder.get(f"{key}_localizations") or {}).values()]
    return max(map(len, texts))
