"""The daily digest: all tables of a person in a direct message (docs/behaviour.md#daily-digest)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages.layout import Message
from bot.text.speech import catalogue, safe, seats_and_players, since, until, words_at
from engine.campaigns import Situation
from engine.words import Spoken

MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Linked:
    """A campaign, and its turn message; None if it has none."""

    situation: Situation
    message: int | None

    @property
    def link(self) -> Spoken:
        """Returns the address of the turn message, or of the thread."""
        facts = self.situation.facts
        place = f"https://discord.com/channels/{facts.guild}/{facts.thread}"
        return Spoken(f"{place}/{self.message}" if self.message else place)


def digest_message(user: int, tables: Sequence[Linked], locale: str) -> Message:
    """Builds the digest: first the tables that wait for the person, then the others."""
    words = catalogue(locale)
    mine = [each for each in tables if user in each.situation.waiting_users]
    others = [each for each in tables if each not in mine]
    lines = [_line(each, user, locale) for each in [*mine, *others][:MOST_LISTED]]
    more = len(tables) - MOST_LISTED
    return Message(
        words.message("digest-title", count=len(mine)),
        "\n".join(lines),
        words.message("digest-more", count=more) if more > 0 else None,
        words.message("digest-foot"),
    )


def _line(table: Linked, user: int, locale: str) -> str:
    situation = table.situation
    words = words_at(situation, locale)
    name, link = safe(situation.facts.name), table.link
    if user not in situation.waiting_users:
        if situation.stage != "playing" or not situation.waiting_for:
            return words.message("digest-rests", name=name, link=link)
        players = seats_and_players(words, situation, situation.waiting_for)
        return words.message("digest-other", name=name, link=link, players=players)
    if situation.due is None:
        return words.message("digest-yours", name=name, link=link, since=since(situation.since))
    return words.message("digest-due", name=name, link=link, since=since(situation.since), due=until(situation.due))
