"""Composes and shows the panel of the next question, as the last step of a press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.interactions.reply import Reply
from bot.messages.fitting import LINE, shortest
from bot.messages.layout import Picture
from bot.messages.pictures import asked_job, job_of
from bot.panels.choosing.choices import Choice
from bot.panels.choosing.panel import Panel, present, waiting
from bot.panels.choosing.tips import hint_for, of_panel, of_waiting, offers_letters, tip_for
from bot.text.speech import lines_of, safe
from engine.campaigns import Situation
from engine.table import Rolled
from engine.words import Spoken, Words
from renders.job import Job, alt

AROUND_LINES = 2


async def show_panel(
    reply: Reply,
    situation: Situation,
    *,
    seat: int | None = None,
    group: str | None = None,
    note: str = "",
    turn_over: bool = False,
    rolled: Rolled | None = None,
) -> None:
    """Shows the reader's open question at once, and the picture as soon as it is drawn. Readers without a question see
    who is asked (E3)."""
    words, user = reply.words(situation), reply.person.user
    note = lines_of(await _trouble(reply, situation, words), note)
    await join(reply, situation)
    panel = present(situation, user, words, seat=seat, group=group, note=note)
    if panel is None:
        reply.services.choosing.closed(situation.id, user)
        await _show_waiting(reply, situation, words, note, turn_over=turn_over, rolled=rolled)
    else:
        reply.services.choosing.opened(situation.id, user)
        panel = await _with_tip(reply, replace(panel, rolled=rolled))
        await show_with_picture(reply, replace(panel, offers_letters=await offers_letters(reply, panel)))


async def join(reply: Reply, situation: Situation) -> None:
    """Finds the joined answers to the reader's open questions off the event loop; they are remembered."""
    for seat in situation.seats_of(reply.person.user):
        ask = situation.ask_of(seat)
        if ask is not None and ask.key in situation.game.groups and situation.game.groups[ask.key].joins:
            await reply.campaigns.lookup.compute(situation.id, partial(situation.joined, ask, seat))


async def show_with_picture(reply: Reply, panel: Panel) -> None:
    """Shows the panel with its last picture, then with a new one. Readers without pictures read what is near."""
    rolled = panel.rolled is not None
    job = asked_job(panel.situation, panel.words.locale, panel.ask, panel.seat, shown_of(panel), rolled=rolled)
    if job and (reply.preferences.pictures == "words" or not reply.interaction.app_permissions.attach_files):
        panel = replace(panel, around=around(job))
    await reply.show_drawn((panel.situation.id, panel.user), job, panel.message)


def last_picture_of(reply: Reply, panel: Panel) -> Picture | None:
    """Returns the picture that this panel had last, for a message in its place."""
    job = asked_job(panel.situation, panel.words.locale, panel.ask, panel.seat, shown_of(panel))
    key = (panel.situation.id, panel.user)
    return reply.services.pictures.last(key, reply.as_wished(job)) if job and reply.private else None


def shown_of(panel: Panel) -> Sequence[Choice]:
    """Returns the choices that the panel's picture shows."""
    return panel.choices.shown(panel.group)


def around(job: Job) -> list[str]:
    """Returns two lines with the most important of what the picture shows."""
    return [shortest(alt(job), LINE, AROUND_LINES)]


async def _show_waiting(
    reply: Reply, situation: Situation, words: Words, note: str, *, turn_over: bool, rolled: Rolled | None
) -> None:
    """Shows the message for a reader without a question."""
    elsewhere = await _elsewhere(reply, situation, words) if turn_over else ""
    tip = await tip_for(reply, words, *await of_waiting(reply, situation, turn_over=turn_over))
    user, note = reply.person.user, lines_of(note, elsewhere)
    last = _last_picture(reply, situation)
    shown = waiting(situation, user, words, note=note, turn_over=turn_over, tip=tip, picture=last, rolled=rolled)
    await reply.show(shown)


def _last_picture(reply: Reply, situation: Situation) -> Picture | None:
    """Returns the picture that the reader's panel had last, so that nothing moves when a turn ends."""
    words = reply.words(situation)
    job = job_of(situation, words.locale) if reply.private else None
    return reply.services.pictures.last((situation.id, reply.person.user), reply.as_wished(job)) if job else None


async def _trouble(reply: Reply, situation: Situation, words: Words) -> str:
    """Returns what prevents posts in the thread: that it was archived, or Discord's refusal."""
    if await reply.woken():
        return words.message("error-thread-asleep")
    return reply.services.troubles.note(situation, words)


async def _with_tip(reply: Reply, panel: Panel) -> Panel:
    """Adds a tip if there is room for all of it below what was done."""
    tips = of_panel(panel, reply.campaigns.now(), done=bool(panel.note), ask_first=reply.preferences.ask_first)
    tip = await hint_for(reply, panel, panel.has_room) or await tip_for(reply, panel.words, *tips, fits=panel.has_room)
    return replace(panel, tip=tip) if tip else panel


async def _elsewhere(reply: Reply, situation: Situation, words: Words) -> str:
    """Returns the other campaign that has waited longest for a user who has just ended a turn."""
    waiting_ones = await reply.campaigns.lookup.waits_for(reply.person.user)
    other = next((each for each in waiting_ones if each.campaign != situation.id and each.thread), None)
    if other is None:
        return ""
    return words.message("panel-elsewhere", name=safe(other.name), thread=Spoken(f"<#{other.thread}>"))
