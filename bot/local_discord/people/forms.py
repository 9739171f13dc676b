"""Modals: how they are filled in, and the resulting interaction data."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from bot.local_discord.limits.components import ACTION_ROW, LABEL, SELECTS, TEXT_INPUT
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import number_components, walk
from bot.local_discord.people.inputs import NotPossible, Resolver, check_values

RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
FIELDS = frozenset({TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX, *SELECTS})
MAXIMUM_TEXT = 4000

Filled = Mapping[str, Any]


class GivenPart(BaseModel):
    """A component of a submitted modal."""

    custom_id: str | None = None
    value: str | bool | None = None
    values: list[str] | None = None
    component: GivenPart | None = None
    components: list[GivenPart] | None = None

    def filled(self) -> Iterator[tuple[str, Any]]:
        """Yields the custom ids and values in this part and nested ones."""
        if self.custom_id is not None:
            yield self.custom_id, self.value if self.values is None else self.values
        for inner in [*([self.component] if self.component else []), *(self.components or [])]:
            yield from inner.filled()


def form_data(modal: JsonObject, filled: Filled, resolver: Resolver) -> JsonObject:
    """Returns the interaction data of a submitted modal. Omitted inputs keep their defaults. Raises NotPossible."""
    components = copy.deepcopy(modal["components"])
    number_components(components)
    names = [part["custom_id"] for _, part in walk(components) if part["type"] in FIELDS]
    for name in filled:
        if name not in names:
            raise NotPossible(f"The form has no field {name!r}; there are: {', '.join(names)}.")
    data = {"custom_id": modal["custom_id"], "components": [_part(one, filled, resolver) for one in components]}
    return {**data, "resolved": resolver.resolved}


def _part(part: JsonObject, filled: Filled, resolver: Resolver) -> JsonObject:
    carried: JsonObject = {"type": part["type"], "id": part["id"]}
    if part["type"] == LABEL:
        carried["component"] = _field(part["component"], filled, resolver)
    elif part["type"] == ACTION_ROW:
        carried["components"] = [_field(one, filled, resolver) for one in part["components"]]
    return carried


def _field(field: JsonObject, filled: Filled, resolver: Resolver) -> JsonObject:
    if field["type"] not in FIELDS:
        raise NotPossible(f"The local Discord has no form field of type {field['type']}.")
    custom_id = field["custom_id"]
    carried = {"type": field["type"], "id": field["id"], "custom_id": custom_id}
    if field["type"] == TEXT_INPUT:
        return carried | {"value": _text(field, filled.get(custom_id, field.get("value") or ""))}
    if field["type"] == CHECKBOX:
        return carried | {"value": bool(filled.get(custom_id, field.get("default")))}
    if field["type"] == RADIO_GROUP:
        return carried | {"value": _one_option(field, filled.get(custom_id))}
    values = list(filled.get(custom_id) or _presets(field))
    if values or field.get("required", True):
        check_values(field, values, resolver)
    return carried | {"values": values}


def _text(field: JsonObject, value: Any) -> str:
    if not isinstance(value, str):
        raise NotPossible(f"Field {field['custom_id']!r} wants text, not {value!r}.")
    least = field.get("min_length") or (1 if field.get("required", True) else 0)
    if value or field.get("required", True):
        most = field.get("max_length") or MAXIMUM_TEXT
        if not least <= len(value) <= most:
            raise NotPossible(f"Field {field['custom_id']!r} wants {least} to {most} characters, not {len(value)}.")
    return str(value)


def _presets(field: JsonObject) -> list[str]:
    return [option["value"] for option in field.get("options") or [] if option.get("default")]


def _one_option(field: JsonObject, value: Any) -> str | None:
    chosen: str | None = value or next(iter(_presets(field)), None)
    legal = [option["value"] for option in field["options"]]
    if chosen is None and not field.get("required", True):
        return None
    if chosen not in legal:
        raise NotPossible(f"Field {field['custom_id']!r} wants one of {', '.join(legal)}.")
    return chosen
