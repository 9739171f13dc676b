"""Tips and a game's hints: one line below an ephemeral answer, at most one tip an hour, none twice.

See docs/behaviour.md#tips.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from bot.interactions.reply import Reply
from bot.messages.pictures import ASKED, has_picture
from bot.panels.choosing.panel import Panel
from bot.panels.choosing.zones import ROWS
from engine.campaigns import Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.table import Text
from engine.words import Words

PAUSE = timedelta(hours=1)
LONG_AWAY = timedelta(days=2)
THIRD_TURN = 3
LETTERS = "letters"  # the name under which the offer of larger letters is remembered


Fits = Callable[[str], bool]


def anything(said: str) -> bool:
    """Default: there is room for every tip."""
    return True


async def hint_for(reply: Reply, panel: Panel, fits: Fits = anything) -> str:
    """Returns the game's first unread hint for this question; empty if none fits, or if the reader wants none.
    Hints have no hourly limit, because they appear when needed."""
    chosen, game, words = reply.preferences, panel.situation.game, panel.words
    if not chosen.tips:
        return ""
    for hint in hints_of(panel):
        name = f"{game.key}:{hint.key}"
        if name not in chosen.told and fits(words.say(hint)):
            await reply.services.readers.change(reply.person.user, told=(*chosen.told, name))
            return words.say(hint)
    return ""


def hints_of(panel: Panel) -> Iterator[Text]:
    """Yields the game's hints for a question, without those about the groups of a tab that is closed."""
    choices, situation = panel.choices, panel.situation
    for hint in situation.game.hints(situation.view(panel.seat), panel.ask, panel.seat):
        tab = choices.tab_of(hint.key.removeprefix("hint-").replace("-", "_"))
        if tab is None or tab == choices.tab(panel.group):
            yield hint


async def tip_for(reply: Reply, words: Words, *names: str, fits: Fits = anything) -> str:
    """Returns the first of these tips that is new to the reader and fits; empty if it is too soon, or if they want
    none."""
    chosen, now = reply.preferences, to_milliseconds(reply.campaigns.now())
    if not chosen.tips or now - chosen.told_at < PAUSE.total_seconds() * 1000:
        return ""
    new = (each for each in names if each not in chosen.told)
    name = next((each for each in new if fits(words.message("tip", tip=words.message(f"tip-{each}")))), None)
    if name is None:
        return ""
    await reply.services.readers.change(reply.person.user, told=(*chosen.told, name), told_at=now)
    return words.message("tip", tip=words.message(f"tip-{name}"))


def of_panel(panel: Panel, now: datetime, *, done: bool, ask_first: bool) -> list[str]:
    """Returns the tips that fit a panel, the most needed first. `done`: something was just chosen in it; `ask_first`:
    the reader is asked before dice and cards."""
    situation = panel.situation
    fits = {
        "return": now - situation.since > LONG_AWAY,
        "reminder": _is_reminded(situation, now),
        "reaction": panel.ask.occasion == "reaction" and bool(situation.game.orders),
        "numbers": any(option.places for option in panel.ask.options),
        "groups": panel.choices.grouped,
        "undo": done and situation.can_undo(panel.user) is not None,
        "sure": done and ask_first and any(option.final in ("dice", "card") for option in panel.ask.options),
    }
    return [name for name, fitting in fits.items() if fitting]


async def offers_letters(reply: Reply, panel: Panel) -> bool:
    """True once for each reader who wants tips and has pictures of the usual look: in the first panel that has a
    picture and a free row."""
    chosen = reply.preferences
    new = chosen.tips and chosen.pictures == "usual" and LETTERS not in chosen.told
    if not new or len(panel.rows) >= ROWS or not has_picture(panel.situation.game.key, ASKED):
        return False
    await reply.services.readers.change(reply.person.user, told=(*chosen.told, LETTERS))
    return True


def _is_reminded(situation: Situation, now: datetime) -> bool:
    """True if half of the time was over before the reader came."""
    due = situation.due
    return due is not None and now >= due - (due - situation.began) / 2


async def of_waiting(reply: Reply, situation: Situation, *, turn_over: bool) -> list[str]:
    """Returns the tips for a reader without a question. Counts turns that were ended by panel."""
    if not turn_over:
        return ["wait"] if situation.seats_of(reply.person.user) else []
    turns = reply.preferences.turns + 1
    if turns <= THIRD_TURN:
        await reply.services.readers.change(reply.person.user, turns=turns)
    return ["act", "wait"] if turns >= THIRD_TURN else ["wait"]
