"""`/rule` and [Rules]: searching the rules and cards of a game by words (ux.md 6)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.ids import LONGEST, NotOurs, Press
from bot.layout import Card, button, form, row
from bot.reply import Reply
from bot.rulebook import Entry, search
from bot.speech import CATALOGUE, safe, shortened
from engine.games import find, keys
from engine.table import Game
from engine.words import Words

LONGEST_EXCERPT = 700
LONGEST_ENTRY = 350
LONGEST_SEARCH = 60
FIELD = "words"


async def ask(reply: Reply, press: Press) -> None:
    """[Rules]: the form in which one writes what to look up."""
    situation = await reply.campaign(press)
    words = reply.words(situation)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, max_length=LONGEST_SEARCH)
    said = ui.Label(text=words.message("rule-field"), component=field)
    asked = Press("rule_said", press.campaign, what=situation.game.key)
    await reply.open(form(asked, words.message("rule-form"), said))


async def said(reply: Reply, press: Press) -> None:
    """The form was sent."""
    await look_up(reply, _game(press.what), reply.fields.get(FIELD, ""))


async def more(reply: Reply, press: Press) -> None:
    """[More]: the next entries; `n` is how many have been shown, `what` the game and the words."""
    game, typed = press.fields(2)
    await look_up(reply, _game(game), typed, press.n)


def _game(key: str) -> Game:
    """The game of a custom id; raises NotOurs."""
    if key not in keys():
        raise NotOurs
    return find(key)


async def look_up(reply: Reply, game: Game, typed: str, start: int = 0) -> None:
    """As many of the entries that fit as one message should hold, from the `start`-th on."""
    words = Words.of_game(game, reply.locale, packages=(CATALOGUE,))
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    found = search(game, typed, words) if typed else []
    if not found:
        await reply.show(Card(words.message("rule-none", typed=safe(typed))))
        return
    start = min(start, len(found) - 1)
    shown = _excerpt(found[start:])
    left = len(found) - start - len(shown)
    press = Press("rule_more", n=start + len(shown), what=f"{game.key}:")
    press = Press(press.verb, n=press.n, what=press.what + typed[: LONGEST - len(press.custom_id)])
    await reply.show(
        Card(
            words.message("rule-title", typed=safe(typed), count=len(found)),
            "\n".join(shown),
            row(button(press, words.message("button-more"))) if left else None,
        )
    )


def _excerpt(found: Sequence[Entry]) -> list[str]:
    """The first entries that fit together into one excerpt; at least one."""
    lines: list[str] = []
    for each in found:
        line = shortened(f"{each.title} {each.text}", LONGEST_ENTRY)
        if lines and sum(map(len, lines)) + len(line) > LONGEST_EXCERPT:
            break
        lines.append(line)
    return lines
