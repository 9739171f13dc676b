"""Options of the game: of the whole campaign, and of each seat, such as its hero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from pydantic import BaseModel, JsonValue

from engine.campaigns.model.errors import NotOrganiser, NotYourSeat, SeatTaken, WrongOption
from engine.campaigns.model.situation import Seated
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.live import Live
from engine.table import BadCheckpoint, Game

BY_SEAT = "by_seat"
"""Marks options with a value for each seat: `different` if no two seats may have the same, `any` otherwise."""


GOES_WITH = "goes_with"
"""Names another option whose value moves along when a seat takes over another's value."""

ANEW = "anew"
"""True if seats choose again before each chapter."""


BEGINS_AS = "begins_as"
"""The value with which new campaigns begin, if that is not the default: older campaigns keep the default."""


def first_options(game: Game) -> dict[str, Any]:
    """Returns the options of a new campaign that differ from the defaults."""
    schemas = {name: field.json_schema_extra for name, field in game.options.model_fields.items()}
    begun = {name: schema for name, schema in schemas.items() if isinstance(schema, dict) and BEGINS_AS in schema}
    return {name: schema[BEGINS_AS] for name, schema in begun.items()}


def checked_options(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Returns all options of the game. Raises WrongOption, which names the wrong one."""
    unknown = options.keys() - game.options.model_fields.keys()
    if unknown:
        name = min(unknown)
        raise WrongOption(name, f"{game.key} has the options {', '.join(game.options.model_fields)}")
    try:
        read: BaseModel = game.read_options(options)
        return read.model_dump(mode="json")
    except BadCheckpoint as error:
        raise WrongOption(str(error).removeprefix("options.").partition(":")[0], str(error)) from None


DIFFERENT_IF = "different_if"
"""Names an option that forbids equal values for two seats while it is on."""


def options_by_seat(game: Game, stage: str = "lobby") -> Mapping[str, str]:
    """Returns the options with one value for each seat: `different` or `any` by name.

    Between chapters only those marked `ANEW`.
    """
    schemas = {name: field.json_schema_extra for name, field in game.options.model_fields.items()}
    return {
        name: str(schema[BY_SEAT])
        for name, schema in schemas.items()
        if isinstance(schema, dict) and BY_SEAT in schema and (stage == "lobby" or schema.get(ANEW))
    }


def must_differ(game: Game, options: Mapping[str, Any]) -> Sequence[str]:
    """Returns the options by seat that another option currently forbids to be equal (see `DIFFERENT_IF`)."""
    schemas = {name: field.json_schema_extra for name, field in game.options.model_fields.items()}
    return [
        name
        for name, schema in schemas.items()
        if isinstance(schema, dict) and DIFFERENT_IF in schema and options.get(str(schema[DIFFERENT_IF]))
    ]


def with_differing_seats(live: Live, options: Mapping[str, Any], changed: str) -> dict[str, Any]:
    """Returns the options after open seats gave way to taken ones if all must differ.

    Raises WrongOption for the option that was `changed` if two players chose the same.
    """
    found = dict(options)
    for name in must_differ(live.game, found):
        values = list(found[name])
        taken = {each.seat for each in live.seats if _is_taken(each)}
        kept = [values[seat] for seat in sorted(taken) if seat < len(values)]
        if len(set(kept)) < len(kept):
            raise WrongOption(changed, f"two players have chosen the same: {name}")
        (value_type, *_) = get_args(live.game.options.model_fields[name].annotation)
        free = [each for each in get_args(value_type) if each not in kept]
        for seat, value in enumerate(values):
            if seat not in taken:
                values[seat] = value if value in free else free[0]
                free.remove(values[seat])
        found[name] = values
    return found


def _going_with(game: Game, name: str) -> Sequence[str]:
    """Returns the options whose values move along with this one."""
    schemas = {each: field.json_schema_extra for each, field in game.options.model_fields.items()}
    return [each for each, schema in schemas.items() if isinstance(schema, dict) and schema.get(GOES_WITH) == name]


def set_seat_option(change: Change, user: int, seat: int, name: str, value: str) -> None:
    """Sets an option of a seat (see `Lobby.set_seat_option`); its player is no longer ready."""
    live = change.live
    live.expect("lobby", "between")
    _expect_own(live, user, seat)
    kinds = options_by_seat(live.game, live.facts.stage)
    if name not in kinds:
        raise WrongOption(name, f"{name} is not chosen by seat {'now' if live.facts.stage == 'between' else 'at all'}")
    chosen = {each: _values(live, each) for each in (name, *_going_with(live.game, name))}
    if kinds[name] == "different" or name in must_differ(live.game, live.facts.options):
        chosen = _making_room(live, chosen, seat, name, value)
    chosen[name][seat] = value
    change.update(options=checked_options(live.game, {**live.facts.options, **chosen}))
    if live.seats[seat].ready:
        change.put_seat(replace(live.seats[seat], ready=False))


def _expect_own(live: Live, user: int, seat: int) -> None:
    """Raises NotYourSeat; the organiser chooses for autopilot."""
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    if live.seats[seat].user is None and live.seats[seat].autopilot and user != live.facts.organiser:
        raise NotOrganiser(live.facts.organiser)
    if live.seats[seat].user != user and not (live.seats[seat].autopilot and user == live.facts.organiser):
        raise NotYourSeat(seat)


def _values(live: Live, name: str) -> list[Any]:
    return list(getattr(live.game.read_options(live.facts.options), name))


def _making_room(live: Live, chosen: Mapping[str, list[Any]], seat: int, name: str, value: str) -> dict[str, list[Any]]:
    """Returns the values of all seats after the seat with a conflicting value takes this seat's old one.

    Raises SeatTaken if that seat has a player.
    """
    for other in (seat, *(each for each in range(len(chosen[name])) if each != seat)):
        swapped = _swapped(chosen, seat, other)
        tried = [value if each == seat else present for each, present in enumerate(swapped[name])]
        if tried.count(value) == 1 and _goes_together(live, {**swapped, name: tried}):
            if other != seat and other < len(live.seats) and _is_taken(live.seats[other]):
                raise SeatTaken(other, live.seats[other].user)
            return swapped
    return _swapped(chosen, seat, seat)


def _swapped(chosen: Mapping[str, list[Any]], seat: int, other: int) -> dict[str, list[Any]]:
    trade = {seat: other, other: seat}
    return {name: [values[trade.get(each, each)] for each in range(len(values))] for name, values in chosen.items()}


def _goes_together(live: Live, chosen: Mapping[str, list[Any]]) -> bool:
    try:
        checked_options(live.game, {**live.facts.options, **chosen})
    except WrongOption:
        return False
    return True


def _is_taken(seated: Seated) -> bool:
    return seated.user is not None or seated.autopilot


def in_ranks(live: Live, taken: Sequence[Seated]) -> dict[str, JsonValue]:
    """Returns the options after open seats are removed; the `taken` ones keep their choices."""
    seats = [each.seat for each in taken]
    order = [*seats, *(each.seat for each in live.seats if each.seat not in seats)]
    options = dict(live.facts.options)
    for name in options_by_seat(live.game):
        values = _values(live, name)
        options[name] = [values[seat] for seat in order]
    return options
