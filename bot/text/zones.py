"""Finds time zones by city or country, despite accents and typing errors, in all languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

from bot.text.matching import normal, normal_typed, ranked
from engine.campaigns.model.calendars import zone_of
from engine.words import LOCALES

MOST = 25
SURE = 99.0
"""The least score of a match without typing errors."""


@lru_cache
def _territories() -> Mapping[str, str]:
    """Returns the country codes of all time zones that are places, by zone."""
    known = available_timezones()
    found = get_global("zone_territories").items()
    return {zone: territory for zone, territory in found if zone in known and territory != "001"}


@lru_cache
def _names(locale: str) -> Mapping[str, tuple[str, str]]:
    """Returns the city and the country of each time zone in a language."""
    spoken = Locale.parse(locale.replace("-", "_"))
    cities, countries = spoken.time_zones, spoken.territories
    return {
        zone: (
            str(cities[zone].get("city", "")) if zone in cities else "",
            str(countries.get(territory, territory)),
        )
        for zone, territory in _territories().items()
    }


@lru_cache
def _searched() -> Mapping[str, str]:
    """Returns the words by which each time zone is found."""
    spoken = [_names(locale) for locale in LOCALES]
    return {
        zone: " ".join([zone.replace("/", " ").replace("_", " "), *(" ".join(names[zone]) for names in spoken)])
        for zone in sorted(_territories())
    }


def zones_like(typed: str) -> Sequence[str]:
    """Returns the time zones that match, best first: those without typing errors if there are any, and of these those
    with exactly this city or country if there are any. The name of a zone finds only itself."""
    if typed in _territories():
        return [typed]
    said = normal_typed(typed)
    if not said:
        return []
    exact = [zone for zone in _searched() if any(said in map(normal, _names(locale)[zone]) for locale in LOCALES)]
    return (exact or ranked(typed, _searched(), least=SURE) or ranked(typed, _searched()))[:MOST]


def label_of(zone: str, locale: str, now: datetime) -> str:
    """Returns a time zone as city, country and present time."""
    city, country = _names(locale).get(zone, ("", ""))
    place = city or zone.rpartition("/")[2].replace("_", " ")
    there = zone_of(zone)
    said = f"{place}, {country}" if country and country != place else place
    return f"{said} · {now.astimezone(there):%H:%M}" if there is not None else said
