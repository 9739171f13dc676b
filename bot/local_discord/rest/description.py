"""Validates requests with Discord's official OpenAPI description, as leniently as Discord itself.

The description is stricter than Discord, so four rules loosen it: digit strings count as integers; ids may be integers;
`oneOf` means "any of"; a multipart request is validated by its `payload_json`. On the other hand, keys missing from the
description are refused. The rules are applied once, by rewriting the schemas when they are loaded.
"""

from __future__ import annotations

import functools
import gzip
import json
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import orjson
from jsonschema import Draft202012Validator, TypeChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend

from bot.local_discord.model.errors import Complaint, JsonObject

TOLERATED_KEYS: Mapping[str, tuple[str, ...]] = {
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "BaseCreateMessageCreateRequest": ("tts",),
    "CreateForumThreadRequest": ("type",),
    "ComponentEmojiForRequest": ("animated",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "MessageAttachmentRequest": ("proxy_url", "size", "url", "spoiler", "height", "width", "content_type"),
    "MessageEditRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
    "RichEmbedAuthor": ("proxy_icon_url",),
    "RichEmbedFooter": ("proxy_icon_url",),
    "RichEmbedImage": ("proxy_url", "flags", "content_type"),
    "RichEmbedThumbnail": ("proxy_url", "flags", "content_type"),
}
"""Keys that discord.py sends and Discord accepts although the description lacks them, by schema."""

TOLERATED_QUERY = frozenset({"use_nested_fields"})
"""The same for query parameters: with this one, an answer about a new post holds its first message."""

OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"

REMEMBERED_PARTS = 4_000

Errors = Iterator[ValidationError]


class Description:
    """The requests of Discord's HTTP API."""

    def __init__(self, document: JsonObject) -> None:
        _tolerate(document)
        rewriter = _Rewriter(document["components"]["schemas"])
        self._operations = {
            (method.upper(), template): _Operation(operation, shared.get("parameters", []), rewriter)
            for template, shared in document["paths"].items()
            for method, operation in shared.items()
            if method != "parameters"
        }

    def needs_token(self, method: str, template: str) -> bool:
        """True if the request needs the bot's token (answers to interactions have a token in the path)."""
        return {} not in self._operations[method, template].security

    def complaints(self, method: str, template: str, query: Mapping[str, str], body: Any) -> list[Complaint]:
        """Returns the mistakes of a request by Discord's description."""
        operation = self._operations[method, template]
        return [*operation.query_complaints(query), *operation.body_complaints(body)]

    def answer_complaints(self, method: str, template: str, status: int, body: Any) -> list[Complaint]:
        """Returns the mistakes of an answer by Discord's description."""
        return self._operations[method, template].answer_complaints(status, body)


def _tolerate(document: JsonObject) -> None:
    """Adds what discord.py sends beyond the description, including the repeated id in the unnamed schema of
    overwrites."""
    for name, keys in TOLERATED_KEYS.items():
        document["components"]["schemas"][name]["properties"] |= {key: {} for key in keys}
    overwrite = document["paths"][OVERWRITE]["put"]["requestBody"]["content"]["application/json"]["schema"]
    overwrite["properties"]["id"] = {}


class _Operation:
    """An endpoint: the schemas of its requests and responses."""

    def __init__(self, operation: JsonObject, shared: list[JsonObject], rewriter: _Rewriter) -> None:
        self.security: list[JsonObject] = operation.get("security", [])
        parameters = [*shared, *operation.get("parameters", [])]
        self._query = {
            parameter["name"]: rewriter.validator(parameter["schema"])
            for parameter in parameters
            if parameter.get("in") == "query"
        }
        self._body = self._validator(operation.get("requestBody", {}), rewriter)
        self._answers = {status: self._validator(answer, rewriter) for status, answer in operation["responses"].items()}

    @staticmethod
    def _validator(described: JsonObject, rewriter: _Rewriter) -> Validator | None:
        schema = described.get("content", {}).get("application/json", {}).get("schema")
        return rewriter.validator(schema) if schema else None

    def query_complaints(self, query: Mapping[str, str]) -> Iterator[Complaint]:
        for name, text in query.items():
            if name in TOLERATED_QUERY:
                continue
            if name not in self._query:
                yield Complaint(("query", name), "Discord has no such query parameter here.")
            else:
                value = {"1": True, "0": False, "true": True, "false": False}.get(text.lower(), text)
                either = (self._query[name].is_valid(candidate) for candidate in (text, value, [text]))
                if not any(either):
                    yield Complaint(("query", name), f"{text!r} is not a valid value of this parameter.")

    def body_complaints(self, body: Any) -> Iterator[Complaint]:
        if self._body is not None:
            yield from _judged(self._body, body)

    def answer_complaints(self, status: int, body: Any) -> list[Complaint]:
        validator = self._answers.get(str(status))
        return list(_judged(validator, body)) if validator else []


def _judged(validator: Validator, body: Any) -> Iterator[Complaint]:
    for error in validator.iter_errors(body):
        worst = _deepest(error)
        path = tuple(worst.absolute_path)
        yield Complaint(path, _described(worst) + _whose(body, path))


def _deepest(error: ValidationError) -> ValidationError:
    """Returns the best explanation of failed alternatives: the error that is nested deepest; wrong types come last."""
    while error.context:
        error = max(error.context, key=lambda inner: (len(inner.absolute_path), inner.validator != "type"))
    return error


def _described(error: ValidationError) -> str:
    value = error.validator_value
    texts = {
        "maxLength": f"Must be {value} or fewer in length (has {_length(error.instance)}).",
        "minLength": f"Must be {value} or more in length.",
        "maxItems": f"Must be {value} or fewer in length (has {_length(error.instance)}).",
        "minItems": f"Must be {value} or more in length.",
        "type": f"{_short(error.instance)} is not of type {value}.",
        "enum": f"{_short(error.instance)} is none of {value}.",
    }
    return texts.get(str(error.validator)) or str(error.message)


def _length(value: Any) -> int:
    return len(value) if isinstance(value, str | list) else 0


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:79] + "…"


def _whose(body: Any, path: tuple[str | int, ...]) -> str:
    """Names the component that a complaint is about, if it has a `custom_id`."""
    name = None
    for step in path:
        if isinstance(body, dict):
            name = body.get("custom_id", name)
            body = body.get(step)
        elif isinstance(body, list) and isinstance(step, int):
            body = body[step]
    if isinstance(body, dict):
        name = body.get("custom_id", name)
    return f" (custom_id {_short(name)})" if name else ""


class _Rewriter:
    """Rewrites the description's schemas to lenient ones without references."""

    def __init__(self, schemas: JsonObject) -> None:
        self._raw = schemas
        self._named: dict[str, JsonObject] = {name: {} for name in schemas}
        for name, schema in schemas.items():
            self._named[name].update(self._rewritten(schema))
        self._named["SnowflakeType"] |= {"type": ["string", "integer"]}

    def validator(self, schema: JsonObject) -> Validator:
        return LenientValidator(self._rewritten(schema))

    def _rewritten(self, schema: Any) -> Any:
        if isinstance(schema, list):
            return [self._rewritten(one) for one in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            return self._named[schema["$ref"].rpartition("/")[2]]
        alternatives = schema.get("oneOf") or schema.get("anyOf")
        if isinstance(alternatives, list):
            rest = {key: value for key, value in schema.items() if key not in ("oneOf", "anyOf", "x-discord-union")}
            return self._rewritten(rest) | self._union(alternatives)
        return {key: self._rewritten(value) for key, value in schema.items()}

    def _union(self, alternatives: list[JsonObject]) -> JsonObject:
        """Merges schemas: a list of values, a choice by `type`, or any of them, optionally null."""
        members = [one for one in alternatives if one != {"type": "null"}]
        union = self._union_of_members(members)
        return {"nullable": union} if len(members) < len(alternatives) else union

    def _union_of_members(self, members: list[JsonObject]) -> JsonObject:
        if all("const" in one for one in members):
            return {"enum": [one["const"] for one in members]}
        by_type = [(kind, one) for one in members for kind in self._kinds(one)]
        if all(map(self._kinds, members)) and len(dict(by_type)) == len(by_type):
            return {"byType": {kind: self._rewritten(one) for kind, one in by_type}}
        return {"anyOf": self._rewritten(members)}

    def _kinds(self, schema: JsonObject) -> list[int]:
        """Returns the values of `type` that a schema's objects may have, if it restricts them."""
        if "$ref" in schema:
            schema = self._raw[schema["$ref"].rpartition("/")[2]]
        kinds: list[int] = schema.get("properties", {}).get("type", {}).get("enum", [])
        return kinds


def _nullable(_: Validator, schema: JsonObject, instance: Any, __: JsonObject) -> Errors:
    if instance is not None:
        yield from _errors(instance, schema)


def _by_type(_: Validator, choices: Mapping[int, JsonObject], instance: Any, __: JsonObject) -> Errors:
    kind = instance.get("type") if isinstance(instance, dict) else None
    if isinstance(kind, int) and kind in choices:
        if not _is_fine(_known(choices[kind]), orjson.dumps(instance)):
            yield from _errors(instance, choices[kind])
    else:
        yield ValidationError(f"Type {_short(kind)} is not possible here: one of {sorted(choices)} is.")


def _items(_: Validator, schema: JsonObject, instance: Any, __: JsonObject) -> Errors:
    if isinstance(instance, list):
        for index, each in enumerate(instance):
            yield from _errors(each, schema, index)


def _properties(_: Validator, properties: JsonObject, instance: Any, schema: JsonObject) -> Errors:
    if not isinstance(instance, dict):
        return
    for key, value in instance.items():
        if key in properties:
            yield from _errors(value, properties[key], key)
        elif "additionalProperties" not in schema:
            yield ValidationError("Discord knows no such key here.", path=[key])


def _required(_: Validator, names: list[str], instance: Any, __: JsonObject) -> Errors:
    if isinstance(instance, dict):
        for name in names:
            if name not in instance:
                yield ValidationError("This field is required.", path=[name])


def _is_integer(_: TypeChecker, value: Any) -> bool:
    if isinstance(value, str):
        return value.lstrip("-").isdecimal()
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


LenientValidator = extend(
    Draft202012Validator,
    {"nullable": _nullable, "byType": _by_type, "items": _items, "properties": _properties, "required": _required},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer),
)

_validators: dict[int, tuple[JsonObject, Validator]] = {}
"""Validators of nested schemas by the `id` of the schema, which is kept alive so that its `id` is not reused."""


def _errors(instance: Any, schema: JsonObject, step: str | int | None = None) -> Errors:
    """Yields the errors of a nested part."""
    for error in _validators[_known(schema)][1].iter_errors(instance):
        if step is not None:
            error.path.appendleft(step)
        yield error


def _known(schema: JsonObject) -> int:
    """Returns the key of a schema's cached validator. jsonschema's `descend` creates a new one each time, which takes
    longer than validating."""
    if id(schema) not in _validators:
        _validators[id(schema)] = (schema, LenientValidator(schema))
    return id(schema)


@functools.lru_cache(maxsize=REMEMBERED_PARTS)
def _is_fine(schema: int, part: bytes) -> bool:
    """True if a component, given as JSON, is valid. Cached, because most of a message equals the last one."""
    return bool(_validators[schema][1].is_valid(orjson.loads(part)))


@functools.cache
def official() -> Description:
    """Returns the description that ships with the local Discord (see openapi/README.md), read once."""
    packed = resources.files("bot.local_discord").joinpath("openapi").joinpath("openapi.json.gz").read_bytes()
    return Description(json.loads(gzip.decompress(packed)))
