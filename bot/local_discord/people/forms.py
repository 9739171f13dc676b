"""Modals: how they are filled in, and the resulting interaction data."""

from __future__ import annotations

import base64
import binascii
import copy
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel, Field

from bot.local_discord.actions.attachments import Upload
from bot.local_discord.limits.components import ACTION_ROW, LABEL, SELECTS, TEXT_INPUT
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import number_components, walk
from bot.local_discord.people.inputs import NotPossible, Resolver, check_values

FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
FIELDS = frozenset({TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX, *SELECTS})
MAXIMUM_TEXT = 4000

Filled = Mapping[str, Any]


class GivenFile(BaseModel):
    """An uploaded file; `data` is base64."""

    filename: str = Field(min_length=1, max_length=260)
    data: str

    def upload(self) -> Upload:
        """Returns the file. Raises NotPossible if its data is not base64."""
        try:
            return Upload(self.filename, base64.b64decode(self.data, validate=True))
        except binascii.Error:
            raise NotPossible("A file's data must be base64.") from None


class GivenPart(BaseModel):
    """A component of a submitted modal."""

    custom_id: str | None = None
    value: str | bool | None = None
    values: list[str] | None = None
    files: list[GivenFile] | None = None
    component: GivenPart | None = None
    components: list[GivenPart] | None = None

    def filled(self) -> Iterator[tuple[str, Any]]:
        """Yields the custom ids and values in this part and nested ones."""
        if self.custom_id is not None:
            files = None if self.files is None else [each.upload() for each in self.files]
            yield self.custom_id, files or (self.value if self.values is None else self.values)
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
    if field["type"] == FILE_UPLOAD:
        return carried | {"values": _files(field, filled.get(custom_id) or [], resolver)}
    given = filled.get(custom_id)
    values = list(_presets(field) if given is None else given)
    if values or field.get("required", True):
        check_values(field, values, resolver)
    return carried | {"values": values}


def _files(field: JsonObject, files: list[Upload], resolver: Resolver) -> list[str]:
    least = 1 if field.get("min_values") is None else field["min_values"]
    least, most = least if field.get("required", True) else 0, field.get("max_values") or 1
    if not least <= len(files) <= most:
        raise NotPossible(f"Field {field['custom_id']!r} wants {least} to {most} files, not {len(files)}.")
    return [resolver.upload(each) for each in files]


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
