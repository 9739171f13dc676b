"""Tips and a game's hints: one line below an ephemeral answer, at most one tip an hour, none twice.

See docs/behaviour.md#tips.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.interactions.reply import Reply
from bot.panels.choosing.panel import Panel
from engine.campaigns import Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.words import Words

PAUSE = timedelta(hours=1)
LONG_AWAY = timedelta(days=2)
THIRD_TURN = 3


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
    view = panel.situation.view(panel.seat)
    for hint in game.hints(view, panel.ask, panel.seat):
        name = f"{game.key}:{hint.key}"
        if name not in chosen.told and fits(words.say(hint)):
            await reply.services.readers.change(reply.person.user, told=(*chosen.told, name))
            return words.say(hint)
    return ""


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


def of_panel(panel: Panel, now: datetime, *, done: bool, ask_first: bool, usual: bool = False) -> list[str]:
    """Returns the tips that fit a panel, the most needed first. `done`: something was just chosen in it; `ask_first`:
    the reader is asked before dice and cards; `usual`: they see pictures with letters of the usual size."""
    situation = panel.situation
    fits = {
        "return": now - situation.since > LONG_AWAY,
        "reminder": _is_reminded(situation, now),
        "reaction": panel.ask.occasion == "reaction" and bool(situation.game.orders),
        "letters": usual,
        "numbers": any(option.places for option in panel.ask.options),
        "groups": panel.choices.grouped,
        "undo": done and situation.can_undo(panel.user) is not None,
        "sure": done and ask_first and any(option.final in ("dice", "card") for option in panel.ask.options),
    }
    return [name for name, fitting in fits.items() if fitting]


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
