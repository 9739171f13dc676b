"""Everything a reader may look at: the game's pictures, a seat's once for each seat, and its places."""

from __future__ import annotations

from collections.abc import Mapping

from bot.messages.ids import Press
from bot.messages.layout import Menu, entry, menu
from bot.messages.pictures import BOARD, job_of, past_job
from engine.campaigns import Situation
from engine.table import Seat
from engine.words import Words
from renders import UnknownPicture, find
from renders.job import Job
from renders.picture import Picture

CLOSE_UP = "place"  # the picture that shows a place


def looks(situation: Situation, user: int, words: Words) -> Mapping[str, str]:
    """Returns what this user may look at now, with labels: the pictures, then the places."""
    places = situation.game.places(situation.view(None)) if CLOSE_UP in _pictures_of(situation) else ()
    return pictures_for(situation, user, words) | {each: words.name(each) for each in places}


def sheet_menu(situation: Situation, user: int, words: Words) -> Menu | None:
    """Returns a menu of the pictures, if the game has more than its board and private ones."""
    if all(
        picture.shows in ("own", "place", "result")
        for name, picture in _pictures_of(situation).items()
        if name != BOARD
    ):
        return None
    entries = [entry(called, name) for name, called in pictures_for(situation, user, words).items()]
    return menu(Press("board_look", situation.id), words.message("menu-look"), entries)


def open_sheet(situation: Situation, picture: str) -> bool:
    """True if this picture of each seat is public."""
    declared = _pictures_of(situation)
    return picture in declared and declared[picture].shows == "seat"


def sheet_job(situation: Situation, locale: str, shown: str, user: int) -> Job | None:
    """Returns the job for a picture (`picture:seat` for a seat's) or a place; None if this user may not look at it
    now."""
    if situation.snapshot is None:
        return None
    name, _, seat = shown.partition(":")
    declared = _pictures_of(situation)
    if name not in declared:
        is_place = CLOSE_UP in declared and shown in situation.game.places(situation.view(None))
        return job_of(situation, locale, CLOSE_UP, place=shown) if is_place else None
    if declared[name].shows == "seat":
        known = seat.isdecimal() and int(seat) < len(situation.seats)
        return past_job(situation, situation.view(None), locale, name, seat=int(seat)) if known else None
    return _job_without_seat(situation, locale, name, declared[name], user)


def _job_without_seat(situation: Situation, locale: str, name: str, picture: Picture, user: int) -> Job | None:
    match picture.shows:
        case "table":
            return job_of(situation, locale, name) if picture.when(situation.view(None)) else None
        case "own":
            own = situation.seats_of(user)
            return job_of(situation, locale, name, own[0]) if own else None
        case "result":
            over = situation.stage != "playing" and situation.results
            return job_of(situation, locale, name, result=situation.results[-1].result) if over else None
        case _:
            return None


def pictures_for(situation: Situation, user: int, words: Words) -> dict[str, str]:
    """Returns the names of the pictures that this user may look at."""
    found: dict[str, str] = {}
    for name, picture in _pictures_of(situation).items():
        if picture.shows == "seat":
            seats = range(len(situation.seats))
            found |= {f"{name}:{seat}": words.message(f"picture-{name}-of-seat", seat=Seat(seat)) for seat in seats}
        elif sheet_job(situation, words.locale, name, user):
            found[name] = words.message(f"picture-{name}")
    return found


def _pictures_of(situation: Situation) -> Mapping[str, Picture]:
    """Returns the pictures that the game declares; none before the first chapter."""
    try:
        return find(situation.game.key) if situation.snapshot else {}
    except UnknownPicture:
        return {}
