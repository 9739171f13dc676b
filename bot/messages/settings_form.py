"""Everything that can be set for a campaign, found in the game's options and the campaign's settings, with labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, get_args

import annotated_types
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.messages.layout import MOST_ENTRIES
from engine.campaigns import Settings, Situation
from engine.campaigns.model.settings import BEFORE_THE_START
from engine.campaigns.seats.options import must_differ, options_by_seat
from engine.table import OWN, HasLevels, LimitsSeats
from engine.words import LANGUAGES, LOCALES, Words

RULING = "ruling"
"""Key in an option's schema: the ledger id of the point, left open by the rulebook, that it decides."""

ONLY_WITH, PLAYERS = "only_with", "players"
"""Keys in an option's schema that limit it to a value of another option, such as `mode=story`, or to a number of
players, such as `players=3`."""

FIRST = "first"
"""Key in an option's schema: its place among what is chosen before people sit."""


OF_SEVERAL = ("table_choices", "undo")
"""Settings that have a meaning if several people play."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One option (of the game) or setting (of the campaign), by `kind`. `ruling` is the ledger id of the open point
    that an option decides. `first` is its place among what is chosen before people sit, if it has one."""

    kind: str
    name: str
    values: Sequence[Any]
    value: Any
    ruling: str | None = None
    first: int | None = None

    def title(self, words: Words) -> str:
        """Returns its label."""
        return words.message(f"{self.kind}-{self.name}")

    def say(self, value: Any, words: Words) -> str:
        """Returns the label of a value: by its own message, else yes or no, else its name or number. A language has the
        name that it calls itself."""
        if self.name == "locale":
            return LANGUAGES.get(str(value), str(value))
        general = f"ruling-{written(value)}" if self.ruling else f"value-{written(value)}"
        for key in (f"{self.kind}-{self.name}-{written(value)}", general):
            if words.has(key):
                return words.message(key)
        return words.name(str(value))

    def detail(self, value: Any, situation: Situation, words: Words) -> str | None:
        """Returns a short explanation of a value: by its own message, else from the game's glossary."""
        key = f"{self.kind}-{self.name}-{written(value)}-detail"
        if words.has(key):
            return words.message(key)
        text = situation.game.glossary_at(situation.facts.options).get(str(value))
        return words.say(text) if text else None


def fields_of_seat(situation: Situation, seat: int) -> list[FormField]:
    """Returns what each seat chooses now, with this seat's choices, without values that others have taken or that the
    next chapter does not allow."""
    options = situation.game.read_options(situation.facts.options)
    things = []
    for name, kind in options_by_seat(situation.game, situation.stage).items():
        present = list(getattr(options, name))
        differ = name in must_differ(situation.game, situation.facts.options)
        taken = {present[each.seat] for each in situation.seats if each.seat != seat and (each.user or each.autopilot)}
        (value_type, *_) = get_args(situation.game.options.model_fields[name].annotation)
        values = [each for each in get_args(value_type) if (kind == "any" and not differ) or each not in taken]
        values = _allowed(situation, options, name, values, present[seat])
        things.append(FormField("option", name, values, present[seat]))
    return things


def _allowed(situation: Situation, options: Any, name: str, values: list[Any], present: Any) -> list[Any]:
    """Returns the present value and those that the next chapter allows; all if none of these is left."""
    game, chapters = situation.game, situation.next_chapters
    allowed = game.allowed(options, chapters[0], name) if isinstance(game, LimitsSeats) and chapters else None
    if allowed is None or not any(each in allowed for each in values):
        return values
    return [each for each in values if each in allowed or each == present]


def field_of_seat(situation: Situation, seat: int, name: str) -> FormField:
    """Returns a seat's choice by name."""
    return next(each for each in fields_of_seat(situation, seat) if each.name == name)


def form_fields(situation: Situation) -> list[FormField]:
    """Returns what can be set now: the game's options before a chapter, and the campaign's settings."""
    settings = situation.facts.settings
    things: list[FormField] = []
    if situation.next_chapters:
        things += [
            _option(situation, name, field)
            for name, field in situation.game.options.model_fields.items()
            if name not in options_by_seat(situation.game) and _matters(situation, field)
        ]
    for name, field in Settings.model_fields.items():
        if not _is_fixed(situation, name):
            values = LOCALES if name == "locale" else get_args(field.annotation)
            things.append(FormField("setting", name, values, getattr(settings, name)))
    return [each for each in things if 1 < len(each.values) <= MOST_ENTRIES]


def _option(situation: Situation, name: str, field: FieldInfo) -> FormField:
    values, present, first = _legal(situation, name, field), _present(situation, name, field), _schema(field).get(FIRST)
    return FormField("option", name, values, present, _ruling(field), first if isinstance(first, int) else None)


def _is_fixed(situation: Situation, name: str) -> bool:
    """True if a setting has no meaning here, or cannot change after the start."""
    if name in OF_SEVERAL and _one_person_plays(situation):
        return True
    if name == "hands" and situation.game.competitive:
        return True
    if name == "posts" and not situation.game.within_post:
        return True
    if name == "level" and not isinstance(situation.game, HasLevels):
        return True
    return name in BEFORE_THE_START and situation.stage != "lobby"


def _one_person_plays(situation: Situation) -> bool:
    """True if all seats have a player or autopilot, and the players are one person."""
    people = {each.user for each in situation.seats if each.user is not None}
    return len(people) == 1 and not any(each.can_be_taken and not each.autopilot for each in situation.seats)


def _matters(situation: Situation, field: FieldInfo) -> bool:
    """True if an option has a meaning with the others: the next chapter if it can be chosen, and `only_with` or
    `players` options if their condition holds."""
    if situation.next_chapters[0] in _offered(situation, field) and len(situation.next_chapters) == 1:
        return situation.stage == "lobby"
    if ONLY_WITH not in _schema(field):
        return True
    name, _, value = str(_schema(field)[ONLY_WITH]).partition("=")
    if name == PLAYERS:
        return sum(bool(each.user or each.autopilot) for each in situation.seats) == int(value)
    return str(_present(situation, name, situation.game.options.model_fields[name])) == value


def _ruling(field: FieldInfo) -> str | None:
    """Returns the ledger id of the point that an option decides, if any; see `RULING`."""
    return str(_schema(field)[RULING]) if RULING in _schema(field) else None


def values_of(field: FieldInfo) -> Sequence[Any]:
    """Returns all values of an option: those of a Literal, yes and no, or integers between two bounds."""
    if field.annotation is bool:
        return (False, True)
    if field.annotation is int:
        least = next((int(str(each.ge)) for each in field.metadata if isinstance(each, annotated_types.Ge)), 0)
        most = next((int(str(each.le)) for each in field.metadata if isinstance(each, annotated_types.Le)), least)
        return range(least, most + 1)
    return get_args(field.annotation)


def written(value: Any) -> str:
    """Returns a value as written in a menu's entry and at the end of a message key."""
    return str(value).lower()


def _offered(situation: Situation, field: FieldInfo) -> Sequence[Any]:
    """Returns all values of an option in this campaign, including files from outside the game (`OWN`)."""
    of_game = _schema(field).get(OWN)
    if not isinstance(of_game, list):
        return values_of(field)
    return [*of_game, *situation.game.own.texts(situation.facts.options)]


def _schema(field: FieldInfo) -> Mapping[str, Any]:
    schema = field.json_schema_extra
    return schema if isinstance(schema, dict) else {}


def _legal(situation: Situation, name: str, field: FieldInfo) -> Sequence[Any]:
    """Returns the values that are compatible with the other options. If there are too many for a menu, one more than it
    holds."""
    fitting = (value for value in _offered(situation, field) if _fits(situation, name, value))
    return list(islice(fitting, MOST_ENTRIES + 1))


def _fits(situation: Situation, name: str, value: Any) -> bool:
    try:
        situation.game.options.model_validate({**situation.facts.options, name: value})
    except ValidationError:
        return False
    return True


def _present(situation: Situation, name: str, field: FieldInfo) -> Any:
    """Returns the current value; for the chapter, the next one."""
    coming = situation.next_chapters[0]
    return coming if coming in _offered(situation, field) else situation.facts.options.get(name, field.default)
