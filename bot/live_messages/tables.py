"""The list of tables with free seats (docs/behaviour.md#open-tables)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.live_messages.lobby import game_name, table_words
from bot.messages.ids import Press, number
from bot.messages.layout import MOST_ENTRIES, Control, MenuEntry, Message, entry, menu
from bot.text.speech import catalogue, plain, safe
from engine.campaigns import Situation
from engine.words import LANGUAGES, Spoken, Words

MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat of a campaign, as an entry of the menu names it."""

    campaign: int
    seat: int

    @classmethod
    def read(cls, value: str) -> Taken:
        """Reads an entry's value. Raises NotOurs."""
        campaign, _, seat = value.partition(":")
        return cls(number(campaign), number(seat))

    @property
    def value(self) -> str:
        """The entry's value."""
        return f"{self.campaign}:{self.seat}"


def tables_message(found: Sequence[Situation], locale: str, look: Control | None = None) -> Message:
    """Builds the list: a line for each table, a menu of the seats, and the way to `look` for others."""
    words = catalogue(locale)
    if not found:
        return Message(words.message("tables-none"), look)
    lines = [_line(each, locale, words) for each in found[:MOST_LISTED]]
    if len(found) > MOST_LISTED:
        lines.append(words.message("tables-more", count=len(found) - MOST_LISTED))
    entries = [each for situation in found[:MOST_LISTED] for each in _entries(situation, locale)][:MOST_ENTRIES]
    return Message(
        words.message("tables-title", count=len(found)),
        "\n".join(lines),
        menu(Press("tables_take"), words.message("tables-menu"), entries),
        words.message("tables-foot"),
        look,
    )


def _line(situation: Situation, locale: str, words: Words) -> str:
    facts, own = situation.facts, table_words(situation, locale)
    free = Spoken(words.listed([own.seat(seat) for seat in free_seats(situation)]))
    return words.message(
        "tables-lobby" if situation.stage == "lobby" else "tables-running",
        name=safe(facts.name),
        game=Spoken(game_name(facts.game, locale)),
        thread=Spoken(f"<#{facts.thread}>"),
        pace=Spoken(words.message(f"lobby-pace-{facts.settings.pace}")),
        language=Spoken(LANGUAGES[situation.locale]),
        seats=free,
        round=situation.round or 0,
    )


def _entries(situation: Situation, locale: str) -> Iterator[MenuEntry]:
    words = table_words(situation, locale)
    autopilots = {each.seat for each in situation.seats if each.autopilot}
    for seat in free_seats(situation):
        name, of_seat = Spoken(plain(situation.facts.name)), Spoken(plain(words.seat(seat)))
        said = words.message("tables-seat", name=name, seat=of_seat)
        detail = words.message("tables-of-autopilot") if seat in autopilots else game_name(situation.facts.game, locale)
        yield entry(said, Taken(situation.id, seat).value, detail)


def free_seats(situation: Situation) -> Sequence[int]:
    """Returns the seats that can be taken: empty ones, then those of autopilots."""
    free = [each for each in situation.seats if each.can_be_taken]
    return [each.seat for each in sorted(free, key=lambda each: (each.autopilot, each.seat))]
