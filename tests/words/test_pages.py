"""Every page of settings, lobby message, rules, help and orders of every game keeps within Discord's limits.

The pages are made from what the games declare (options, seats, rules, orders), at their largest and in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pydantic import ValidationError

from bot.interactions.reply import Reply
from bot.live_messages.front import front_message
from bot.live_messages.lobby import lobby_message, table_words
from bot.messages.layout import Message
from bot.messages.settings_form import fields_of_seat, form_fields
from bot.panels.lobby.lobby import seat_panel
from bot.panels.lobby.seat_form import seat_form
from bot.panels.lobby.settings import MOST_ON_A_PAGE, pages_of, settings_panel
from bot.panels.lobby.settings_form import page_form
from bot.panels.orders.orders_message import orders_message
from bot.panels.pages.help import TOPICS, first_page, topic_page
from bot.panels.pages.rules import entry_message, index_message
from bot.text.rulebook import entries
from bot.text.speech import catalogue, words_at
from engine.campaigns import Person, Seated, Situation
from engine.games import find, keys
from engine.table import Game
from engine.words import LOCALES, Spoken
from tests.playing import deal
from tests.words.positions import FIRST_USER, LONGEST_NAME, WATCHER, form_refusals, positions, refusals, situation_of

STAGES = ("lobby", "between", "playing")
LONG = "W" * 300  # longer than any note above a page


def fits(what: str, card: Message) -> None:
    """Discord takes it."""
    assert refusals(card) == [], what


def option_sets(game: Game) -> Iterator[Mapping[str, Any]]:
    """Yields the defaults and each value that shows more options."""
    fields = game.options.model_fields
    opening = {
        str(field.json_schema_extra["only_with"]).partition("=")[::2]
        for field in fields.values()
        if isinstance(field.json_schema_extra, dict) and "only_with" in field.json_schema_extra
    }
    shown = [{name: value} for name, value in opening if name in fields]
    seen = []
    for chosen in [{}, *shown]:
        try:
            options = game.options.model_validate(chosen).model_dump(mode="json")
        except ValidationError:
            continue
        if options not in seen:
            seen.append(options)
            yield options


def tables(game: Game, every: bool = True) -> Iterator[Situation]:
    """Yields a campaign at each stage, with each set of options, with one person and with every seat taken."""
    played = situation_of(deal(game, max(game.seat_counts), 1), 0, [])
    for options in option_sets(game) if every else [game.options().model_dump(mode="json")]:
        chapters = list(game.chapters(game.read_options(options), {}))
        for stage in STAGES:
            facts = replace(played.facts, stage=stage, options=options, organiser=FIRST_USER)
            coming = () if stage == "playing" else chapters
            table = replace(
                played,
                facts=facts,
                next_chapters=coming,
                snapshot=None if stage == "lobby" else played.snapshot,
                asks=played.asks if stage == "playing" else (),
            )
            alone = [Seated(each.seat, None, "", False, False) if each.seat else each for each in table.seats]
            yield table
            if stage == "lobby":
                yield replace(table, seats=alone)


def reply_to(user: int, locale: str) -> Reply:
    """Returns the reader and language, which is all that a settings page needs."""
    person = Person(user, LONGEST_NAME)
    return cast(Reply, SimpleNamespace(locale=locale, person=person))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_every_page_of_settings_fits(game: str, locale: str) -> None:
    count = 0
    for table in tables(find(game)):
        pages = pages_of(form_fields(table))
        for page in pages:
            for user in (FIRST_USER, WATCHER):
                card = settings_panel(table, reply_to(user, locale), page, opening=LONG, note=LONG)
                fits(f"settings {page!r} of {table.facts.options}", card)
                count += 1
    assert count > 20


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_every_form_of_settings_and_seats_fits(game: str, locale: str) -> None:
    count = 0
    for table in tables(find(game)):
        words = table_words(table, locale)
        forms = [page_form(table, page, words) for page, things in pages_of(form_fields(table)).items() if things]
        if table.stage == "lobby":
            forms += [seat_form(table, each.seat, words) for each in table.seats if fields_of_seat(table, each.seat)]
        for form in forms:
            assert form_refusals(form) == [], f"{form.title} of {table.facts.options}"
        count += len(forms)
    assert count > 20


@pytest.mark.parametrize("game", keys())
def test_pages_of_settings_show_each_thing_once(game: str) -> None:
    for table in tables(find(game)):
        things = form_fields(table)
        pages = pages_of(things)
        assert sorted(each.name for page in pages.values() for each in page) == sorted(each.name for each in things)
        assert next(iter(pages)) == "" and all(
            len(page) <= MOST_ON_A_PAGE.get(name.partition("-")[0], 5) for name, page in pages.items()
        )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_lobby_and_seat_panels_fit(game: str, locale: str) -> None:
    for table in tables(find(game)):
        table = replace(
            table, facts=replace(table.facts, settings=table.facts.settings.model_copy(update={"locale": locale}))
        )
        cards = [lobby_message(table), front_message(table)]
        words = table_words(table, locale)
        if table.stage == "lobby":
            for seated in table.seats:
                assert all(len(each.values) <= 25 for each in fields_of_seat(table, seated.seat))
                person = Person(seated.user or FIRST_USER, LONGEST_NAME)
                seat = seated.seat if seated.user else 0
                cards.append(seat_panel(table, person, words, Spoken(LONG), seat))
            cards.append(seat_panel(table, Person(WATCHER, LONGEST_NAME), words, Spoken(LONG), 0))
        for card in cards:
            fits(f"{table.stage} {table.facts.options}", card)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_every_rule_and_index_fits(game: str, locale: str) -> None:
    every = entries(game, locale)
    others = sorted(every.values(), key=lambda each: len(each.title) + len(each.text))[-30:]
    fits("index", index_message(game, locale))
    for entry in every.values():
        fits(entry.key, entry_message(game, entry, locale, others, look=None))


@pytest.mark.parametrize("locale", LOCALES)
def test_help_fits(locale: str) -> None:
    words = catalogue(locale)
    fits("help", first_page(words))
    for topic in TOPICS:
        fits(topic, topic_page(words, topic))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_standing_orders_fit_at_every_moment(game: str, locale: str) -> None:
    for table in islice(positions(find(game), 7), 0, 120, 40):
        words = words_at(table, locale)
        for seat in range(len(table.seats)):
            orders = table.orders_of(seat)
            for page in range(len(orders) + 1):
                own = range(len(table.seats))
                fits(
                    f"orders {page}",
                    orders_message(table, seat, own, [0] * len(orders), words, note=LONG, page=page),
                )
