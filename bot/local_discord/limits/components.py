"""Limits of components, in messages and in modals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.local_discord.model.errors import Complaint, JsonObject
from bot.local_discord.model.objects import walk

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
TEXT_DISPLAY, LABEL = 10, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
ONLY_IN_V2 = frozenset({9, 10, 11, 12, 13, 14, 17})
LINK, PREMIUM = 5, 6

MAXIMUM_COMPONENTS = 40
MAXIMUM_ROWS = 5
MAXIMUM_TEXT = 4000
MAXIMUM_MODAL_COMPONENTS = 5

Path = tuple[str | int, ...]


def message_components(components: list[JsonObject], *, v2: bool, path: Path = ("components",)) -> Iterator[Complaint]:
    """Yields complaints about a message's components."""
    parts = walk(components, *path)
    yield from _shared(parts)
    if v2:
        yield from _v2(parts, path)
    else:
        yield from _legacy(parts, components, path)
    for where, part in parts:
        if part["type"] == ACTION_ROW:
            yield from _row(part, where)
        elif part["type"] == BUTTON:
            yield from _button(part, where)


def modal_components(components: list[JsonObject], path: Path = ("components",)) -> Iterator[Complaint]:
    """Yields complaints about a modal's components."""
    if len(components) > MAXIMUM_MODAL_COMPONENTS:
        yield Complaint(path, f"A modal has at most {MAXIMUM_MODAL_COMPONENTS} components (has {len(components)}).")
    yield from _shared(walk(components, *path))


def _shared(parts: list[tuple[Path, JsonObject]]) -> Iterator[Complaint]:
    for key in ("custom_id", "id"):
        seen: Counter[object] = Counter()
        for where, part in parts:
            name = part.get(key)
            seen[name] += 1
            if name and seen[name] == 2:
                yield Complaint((*where, key), f"{key} {name!r} is used more than once.")
    for where, part in parts:
        if part["type"] in SELECTS:
            yield from _select(part, where)
        elif part["type"] == TEXT_INPUT and (part.get("min_length") or 0) > (part.get("max_length") or MAXIMUM_TEXT):
            yield Complaint((*where, "min_length"), "min_length is larger than max_length.")


def _v2(parts: list[tuple[Path, JsonObject]], path: Path) -> Iterator[Complaint]:
    if len(parts) > MAXIMUM_COMPONENTS:
        yield Complaint(path, f"At most {MAXIMUM_COMPONENTS} components, nested ones counted (has {len(parts)}).")
    length = sum(len(part["content"]) for _, part in parts if part["type"] == TEXT_DISPLAY)
    if length > MAXIMUM_TEXT:
        yield Complaint(path, f"At most {MAXIMUM_TEXT} characters over all text displays (has {length}).")


def _legacy(parts: list[tuple[Path, JsonObject]], components: list[JsonObject], path: Path) -> Iterator[Complaint]:
    for where, part in parts:
        if part["type"] in ONLY_IN_V2:
            yield Complaint((*where, "type"), f"Type {part['type']} needs the flag IS_COMPONENTS_V2 (1 << 15).")
    if len(components) > MAXIMUM_ROWS:
        yield Complaint(path, f"At most {MAXIMUM_ROWS} action rows (has {len(components)}).")


def _row(row: JsonObject, where: Path) -> Iterator[Complaint]:
    kinds = [part["type"] for part in row["components"]]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        yield Complaint((*where, "components"), "An action row holds either up to 5 buttons or one select menu.")


def _button(button: JsonObject, where: Path) -> Iterator[Complaint]:
    style, custom_id, url = button["style"], button.get("custom_id"), button.get("url")
    if style == LINK and (custom_id or not url):
        yield Complaint((*where, "url"), "A link button has a url and no custom_id.")
    if style not in (LINK, PREMIUM) and not custom_id:
        yield Complaint((*where, "custom_id"), "A button that is not a link needs a custom_id.")
    if style not in (LINK, PREMIUM) and url:
        yield Complaint((*where, "url"), "Only a link button has a url.")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield Complaint((*where, "label"), f"A button needs a label or an emoji (custom_id {custom_id!r}).")


def _select(select: JsonObject, where: Path) -> Iterator[Complaint]:
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    name = f"(custom_id {select.get('custom_id')!r})"
    if least > most:
        yield Complaint((*where, "min_values"), f"min_values is larger than max_values {name}.")
    if select["type"] != STRING_SELECT:
        return
    options = select["options"]
    if most > len(options):
        yield Complaint((*where, "max_values"), f"max_values is larger than the number of options {name}.")
    if sum(bool(option.get("default")) for option in options) > most:
        yield Complaint((*where, "options"), f"More options are preset than max_values allows {name}.")
    for index, option in enumerate(options):
        if option["value"] in [other["value"] for other in options[:index]]:
            yield Complaint(
                (*where, "options", index, "value"), f"Option value {option['value']!r} is used twice {name}."
            )
