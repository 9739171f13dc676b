"""Choosing: what happens when somebody presses a button of a panel, or types `/act`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

from bot.cards.post import CHOSEN, account
from bot.gateway.reply import Reply, Routes
from bot.host import metrics
from bot.messages.ids import NotOurs, Press, number
from bot.messages.layout import Card
from bot.messages.pictures import ASKED, has_picture, job_of
from bot.panels.choices import LONGEST_BUTTON, MENU, Choices
from bot.panels.panel import Panel, confirming, panel_of, present, waiting
from bot.panels.tips import hint_for, of_panel, of_waiting, tip_for
from bot.text.speech import choice_said, cut, label, safe
from engine.campaigns import Answered, Situation
from engine.campaigns.errors import (
    AlreadyAnswered,
    NotLegal,
    NotYourSeat,
    NotYourTurn,
    StaleAsk,
    VoteOpen,
    WrongStage,
)
from engine.campaigns.play.runs import NextPick, fixed
from engine.table import Ask, Option
from engine.words import Spoken, Words

OUTDATED = (AlreadyAnswered, NotLegal, NotYourTurn, StaleAsk, VoteOpen, WrongStage)


async def show_panel(
    reply: Reply,
    situation: Situation,
    *,
    seat: int | None = None,
    group: str | None = None,
    note: str = "",
    turn_over: bool = False,
) -> None:
    """Shows what the reader is asked now, at once; the picture comes as soon as it is drawn."""
    words = reply.words(situation)
    user = reply.person.user
    trouble = words.message("error-thread-asleep") if await reply.woken() else ""
    trouble = trouble or reply.services.troubles.note(situation, words)
    note = "\n".join(filter(None, (note, trouble)))
    panel = present(situation, user, words, seat=seat, group=group, note=note)
    if panel is None:
        reply.services.choosing.closed(situation.id, user)
        note = "\n".join(filter(None, (note, await _elsewhere(reply, situation, words) if turn_over else "")))
        tip = await tip_for(reply, words, *await of_waiting(reply, situation, turn_over=turn_over))
        await reply.show(waiting(situation, user, words, note=note, turn_over=turn_over, tip=tip))
    else:
        reply.services.choosing.opened(situation.id, user)
        tips = of_panel(panel, done=bool(note), ask_first=reply.preferences.ask_first)
        tip = await hint_for(reply, panel) or await tip_for(reply, words, *tips)
        await show_with_picture(reply, replace(panel, tip=tip))


async def _elsewhere(reply: Reply, situation: Situation, words: Words) -> str:
    """The other campaign that has waited longest for whoever has just ended a turn here."""
    waiting_ones = await reply.campaigns.lookup.waits_for(reply.person.user)
    other = next((each for each in waiting_ones if each.campaign != situation.id and each.thread), None)
    if other is None:
        return ""
    return words.message("panel-elsewhere", name=safe(other.name), thread=Spoken(f"<#{other.thread}>"))


async def show_with_picture(reply: Reply, panel: Panel) -> None:
    """The panel with the last picture it had, then with a new one."""
    situation = panel.situation
    marked: dict[str, Any] = {"badges": panel.badges, "groups": panel.groups}
    if has_picture(situation.game.key, ASKED):
        job = job_of(situation, panel.words.locale, ASKED, panel.seat, **marked)
    else:
        job = job_of(situation, panel.words.locale, **marked)
    await reply.show_drawn((panel.situation.id, panel.user), job, panel.card)


# -------------------------------------------------------------------- opening and looking about


async def act(reply: Reply, press: Press) -> None:
    """[Act], or back from a question: the panel of whatever is asked now."""
    await open_panel(reply, await reply.campaign(press), press.seat if press.seat >= 0 else None)


async def open_panel(reply: Reply, situation: Situation, seat: int | None = None) -> None:
    """Opens the panel; who is not asked reads who is (E3)."""
    await show_panel(reply, situation, seat=seat)


async def open_group(reply: Reply, press: Press) -> None:
    """A group button: its menu opens, nothing is chosen."""
    situation = await reply.campaign(press)
    await show_panel(
        reply, situation, seat=press.seat, group=press.what, note=_if_stale(situation, press, reply.words(situation))
    )


async def change(reply: Reply, press: Press) -> None:
    """[Change]: a sealed answer may be given again until all have answered."""
    situation = await reply.campaign(press)
    words, user = reply.words(situation), reply.person.user
    ask = _open_ask(situation, press)
    if ask is None or press.seat not in situation.held or press.seat not in situation.seats_of(user):
        await show_panel(reply, situation, note=_if_stale(situation, press, words))
        return
    await show_with_picture(reply, panel_of(situation, user, press.seat, ask, words))


def _open_ask(situation: Situation, press: Press) -> Ask | None:
    """The ask that a press was made for, if it is still open."""
    ask = situation.ask_of(press.seat)
    return ask if ask and (situation.branch, ask.n) == (press.branch, press.n) else None


def _if_stale(situation: Situation, press: Press, words: Words) -> str:
    return "" if _open_ask(situation, press) else words.message("error-stale")


# -------------------------------------------------------------------- choosing


async def choose(reply: Reply, press: Press) -> None:
    """A button of a choice."""
    await propose(reply, press, [press.what])


async def pick(reply: Reply, press: Press) -> None:
    """A menu: what was marked in it."""
    await propose(reply, press, reply.values)


async def confirm(reply: Reply, press: Press) -> None:
    """Confirmed: the positions in the ask's options, and the check that they are the same ones."""
    situation = await reply.campaign(press)
    ask = _open_ask(situation, press)
    confirmed = unpacked(ask, press.what) if ask else None
    if confirmed is None:
        await show_panel(reply, situation, seat=press.seat, note=reply.words(situation).message("error-stale"))
        return
    await submit_answer(reply, press, confirmed)


async def propose(reply: Reply, press: Press, picked: Sequence[str]) -> None:
    """Answers at once where it can be taken back, and asks once where it cannot; a run goes as far as it can."""
    situation = await reply.campaign(press)
    ask = _open_ask(situation, press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    run = next((each for each in panel.runs if [each.id] == list(picked)), None) if panel else None
    if panel and run and panel.ask is ask:
        await submit_run(
            reply, press, fixed([[each] for each in run.picks]), group=_reopened(panel.choices, run.id, press)
        )
        return
    known = [ask.by_id[each] for each in picked if each in ask.by_id] if ask else []
    if ask and panel and panel.ask is ask and ask.pick == (1, 1) and len(known) == len(picked) > 1:
        await _give_several(reply, press, panel, known)
        return
    if ask and panel and panel.ask is ask and len(known) == len(picked):
        question = confirmation(panel, known, ask_first=reply.preferences.ask_first)
        if question:
            await reply.show(question)
            return
    await submit_answer(reply, press, picked)


async def _give_several(reply: Reply, press: Press, panel: Panel, options: Sequence[Option]) -> None:
    """What was marked together, one after the other, and where it went no further."""

    def stopped(answered: Answered) -> str:
        if answered.links == len(options):
            return ""
        link, why = label(panel.words, options[answered.links]), answered.why_final or "nothing"
        return panel.words.message("act-stopped", link=Spoken(link), why=Spoken(why))

    picks = fixed([[each.id] for each in options])
    await submit_run(reply, press, picks, group=_reopened(panel.choices, options[0].id, press), stopped=stopped)


def confirmation(panel: Panel, options: Sequence[Option], *, ask_first: bool = True) -> Card | None:
    """The question before a turn ends with something unspent and, with `ask_first`, before dice or a card; None where
    there is nothing to ask."""
    words = panel.words
    why = next((option.final for option in options if option.final), None)
    picked = packed(panel.ask, [option.id for option in options])
    if why == "turn":
        left = options[0].detail
        if left is None:
            return None
        question = words.message("panel-unspent", left=left)
        return confirming(panel, question, label(words, options[0]), words.message("button-keep-playing"), picked)
    if why is None or not ask_first:
        return None
    question = words.message("panel-confirm", choice=Spoken(listed(words, options)), why=Spoken(why))
    details = [words.say(option.detail) for option in options if option.detail]
    asked = "\n".join([question, *details])
    deed = words.message("button-dice") if why == "dice" else cut(listed(words, options), LONGEST_BUTTON)
    return confirming(panel, asked, deed, words.message("button-back"), picked)


def packed(ask: Ask, picked: Sequence[str]) -> str:
    """Picked ids in few characters: a check of the ask's options, then positions among them."""
    ids = [option.id for option in ask.options]
    return ",".join([f"{_check(ask):x}", *(str(ids.index(each)) for each in picked)])


def unpacked(ask: Ask, what: str) -> list[str] | None:
    """The inverse of `packed`; None where the options are others now. Raises NotOurs."""
    check, *positions = what.split(",")
    if check != f"{_check(ask):x}":
        return None
    chosen = [number(each) for each in positions]
    if any(not 0 <= each < len(ask.options) for each in chosen):
        raise NotOurs
    return [ask.options[each].id for each in chosen]


def _check(ask: Ask) -> int:
    return crc32("\n".join([ask.key, *(option.id for option in ask.options)]).encode())


def _all(answered: Answered) -> str:
    """Of a run that went as far as it was meant to."""
    return ""


async def submit_answer(reply: Reply, press: Press, picked: Sequence[str]) -> None:
    """Gives the answer to the service, which checks everything again, and shows what is asked next."""
    try:
        answered = await reply.campaigns.play.answer(
            press.campaign,
            branch=press.branch,
            n=press.n,
            seat=press.seat,
            user=reply.person.user,
            pick=picked,
        )
    except (*OUTDATED, NotYourSeat) as refusal:
        await show_refused(reply, press, refusal)
        return
    metrics.ANSWERS.inc()
    ask = answered.ask
    options = [ask.by_id[each] for each in picked]
    words = reply.words(answered.situation)
    turn_over = any(option.final == "turn" for option in options)
    done = [] if turn_over else [done_note(words, answered, options, voted=ask.occasion == "table")]
    note = "\n".join([*done, *_told(words, answered)])
    groups = answered.situation.game.groups.get(ask.key)
    group = _reopened(Choices.of(ask, groups), picked[0], press) if picked else None
    await show_panel(reply, answered.situation, seat=press.seat, group=group, note=note, turn_over=turn_over)


def _reopened(choices: Choices, picked: str, press: Press) -> str | None:
    """The group of what was picked, which stands open afterwards as it did before: what was a menu stays one."""
    group = choices.group_of(picked)
    return f"{group}{MENU}" if group and press.verb == "pick" else group


def _told(words: Words, answered: Answered) -> list[str]:
    """What it led to, a line each."""
    told = [text for text in answered.told if text.key != CHOSEN]
    return account(words, answered.situation.game, told, answered.seat)


async def submit_run(
    reply: Reply,
    press: Press,
    next_pick: NextPick,
    *,
    group: str | None = None,
    stopped: Callable[[Answered], str] = _all,
) -> None:
    """Gives several answers in one go. `stopped` says why it went no further, if it did not."""
    try:
        answered = await reply.campaigns.play.answer_run(
            press.campaign,
            branch=press.branch,
            n=press.n,
            seat=press.seat,
            user=reply.person.user,
            next_pick=next_pick,
        )
    except (*OUTDATED, NotYourSeat) as refusal:
        await show_refused(reply, press, refusal)
        return
    metrics.ANSWERS.inc(answered.links)
    words = reply.words(answered.situation)
    turn_over = answered.why_final == "turn"
    choice = Spoken(choice_said(words, answered.choice))
    note = "\n".join(filter(None, (_done(words, answered, choice), stopped(answered), *_told(words, answered))))
    await show_panel(reply, answered.situation, seat=press.seat, group=group, note=note, turn_over=turn_over)


async def show_refused(reply: Reply, press: Press, refusal: Exception) -> None:
    """The present panel, and why the press could not be followed (E1 to E4)."""
    metrics.refused(refusal)
    situation = await reply.campaigns.lookup.situation(press.campaign)
    words = reply.words(situation)
    await show_panel(reply, situation, seat=press.seat, note=_why(reply, situation, press, refusal, words))


def _why(reply: Reply, situation: Situation, press: Press, refusal: Exception, words: Words) -> str:
    choice = Spoken(reply.pressed_label)
    if isinstance(refusal, AlreadyAnswered | StaleAsk) and reply.person.user in reply.services.unanswered:
        return words.message("error-was-away")
    if isinstance(refusal, AlreadyAnswered):
        return words.message("error-double", choice=choice)
    lacks = _lacks(reply, situation, press, words)
    if lacks:
        return lacks
    if isinstance(refusal, NotLegal):
        return words.message("error-illegal", choice=choice, count=len(refusal.legal))
    if isinstance(refusal, NotYourTurn | NotYourSeat):
        return ""  # the panel says who is asked
    return words.message("error-stale")


def _lacks(reply: Reply, situation: Situation, press: Press, words: Words) -> str:
    """What stands against the choice that was pressed, where the game can say it (E4, E7, E8)."""
    ask = situation.ask_of(press.seat)
    if ask is None or press.seat not in situation.seats_of(reply.person.user):
        return ""
    wanted = {press.what, *reply.values}
    known = situation.game.impossible(situation.view(press.seat), ask, press.seat)
    found = next((each for each in known if each.id in wanted), None)
    if found is None:
        return ""
    return words.message("error-illegal-why", why=Spoken(words.say(found.why)), count=len(ask.options))


def listed(words: Words, options: Sequence[Option]) -> str:
    """Several choices in one list."""
    return words.listed([label(words, option) for option in options]) or words.message("choice-none")


def done_note(words: Words, answered: Answered, options: Sequence[Option], *, voted: bool = False) -> str:
    """What was done, and whether it can be taken back."""
    choice = Spoken(listed(words, options))
    if answered.held and voted:
        return words.message("panel-voted", choice=choice)
    return _done(words, answered, choice)


def _done(words: Words, answered: Answered, choice: Spoken) -> str:
    """The same of one answer or of several."""
    if answered.held:
        return words.message("panel-held", choice=choice)
    if answered.undoable:
        return words.message("panel-done", choice=choice)
    return words.message("panel-final", choice=choice, why=Spoken(answered.why_final or "turn"))


ROUTES: Routes = {
    "act": act,
    "change": change,
    "choose": choose,
    "group": open_group,
    "pick": pick,
    "sure": confirm,
}
