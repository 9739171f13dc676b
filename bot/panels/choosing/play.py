"""Handles the buttons of a panel.

A press is parsed (`bot.messages.payloads`) and dispatched to a handler here, which loads the campaign and checks the
press (`checked`). The resulting step (`proposed`) is confirmed (`confirming`) or submitted (`submitting`), and the
panel of the next question is shown (`showing`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.layout import Message
from bot.messages.payloads import Confirmed, OfAsk, OfSeat, PressedChoice, PressedGroup, PressedMenu
from bot.panels.choosing.choices import Choice, opened_by, picks_of, reopened
from bot.panels.choosing.confirming import confirmation
from bot.panels.choosing.packing import unpacked
from bot.panels.choosing.panel import Panel, panel_of, present
from bot.panels.choosing.showing import join, last_picture_of, show_panel, show_with_picture
from bot.panels.choosing.submitting import Answers, OneAnswer, RestOfTurn, SeveralAnswers, submit
from bot.text.speech import label
from engine.campaigns import Answered, Situation
from engine.campaigns.play.runs import fixed
from engine.table import Ask, Option, Run, Text
from engine.words import Spoken, Words

# -------------------------------------------------------------------- opening and looking about


async def act(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Act], and the way back from a confirmation: shows the panel of the open question."""
    await show_panel(reply, await reply.campaign(pressed.campaign), seat=pressed.named)


async def open_group(reply: Reply, pressed: PressedGroup) -> None:
    """Handles a group button: opens its menu."""
    situation = await reply.campaign(pressed.ask.campaign)
    note = "" if open_ask(situation, pressed.ask) else reply.words(situation).message("error-stale")
    await show_panel(reply, situation, seat=pressed.ask.seat, group=pressed.group, note=note)


async def change(reply: Reply, pressed: OfAsk) -> None:
    """Handles [Change]: a sealed answer may be changed until everyone has answered."""
    situation = await reply.campaign(pressed.campaign)
    words, user = reply.words(situation), reply.person.user
    ask = open_ask(situation, pressed)
    if ask is None or pressed.seat not in situation.held or pressed.seat not in situation.seats_of(user):
        await show_panel(reply, situation, note="" if ask else words.message("error-stale"))
        return
    await show_with_picture(reply, panel_of(situation, user, pressed.seat, ask, words))


# -------------------------------------------------------------------- choosing


async def choose(reply: Reply, pressed: PressedChoice) -> None:
    """Handles the button of a choice."""
    await propose(reply, pressed.ask, [pressed.option])


async def pick(reply: Reply, pressed: PressedMenu) -> None:
    """Handles the selection in a menu, whose last entry may open it for several marks."""
    opened = opened_by(reply.values)
    if opened is not None:
        await open_group(reply, PressedGroup(pressed.ask, opened))
        return
    await propose(reply, pressed.ask, reply.values, from_menu=True)


async def pick_part(reply: Reply, pressed: PressedGroup) -> None:
    """Handles the menu of parts: opens one."""
    await open_group(reply, PressedGroup(pressed.ask, reply.value))


async def confirm(reply: Reply, pressed: Confirmed) -> None:
    """Handles a confirmation, and a suggested set."""
    situation = await reply.campaign(pressed.ask.campaign)
    ask = open_ask(situation, pressed.ask)
    picked = unpacked(ask, pressed.packed) if ask else None
    if picked is None:
        note = reply.words(situation).message("error-stale")
        await show_panel(reply, situation, seat=pressed.ask.seat, note=note)
        return
    await submit(reply, pressed.ask, OneAnswer(picked))


async def follow(reply: Reply, pressed: PressedChoice) -> None:
    """Handles a suggestion, which needs no confirmation and may answer further questions."""
    situation = await reply.campaign(pressed.ask.campaign)
    ask = open_ask(situation, pressed.ask)
    order = situation.game.groups.get(ask.key) if ask else None
    option = ask.by_id.get(pressed.option) if ask else None
    picked = [pressed.option]
    goes_on = order is not None and order.through and option is not None and not option.final
    await submit(reply, pressed.ask, RestOfTurn((), picked, order.through) if order and goes_on else OneAnswer(picked))


async def propose(reply: Reply, asked: OfAsk, picked: Sequence[str], *, from_menu: bool = False) -> None:
    """Submits at once what can be undone, and asks for confirmation otherwise. Outdated picks are submitted, too: the
    service explains what is wrong with them."""
    situation = await reply.campaign(asked.campaign)
    await join(reply, situation)
    panel = checked(situation, asked, reply.person.user, reply.words(situation))
    if panel is None:
        await submit(reply, asked, OneAnswer(picked, from_menu))
        return
    pictured = replace(panel, picture=last_picture_of(reply, panel))
    found = proposed(pictured, picked, from_menu=from_menu, ask_first=reply.preferences.ask_first)
    if isinstance(found, Message):
        await reply.show(found)
    else:
        await submit(reply, asked, found)


def open_ask(situation: Situation, asked: OfAsk) -> Ask | None:
    """Returns the question of a press if it is still open."""
    ask = situation.ask_of(asked.seat)
    return ask if ask and (situation.branch, ask.n) == (asked.branch, asked.n) else None


def checked(situation: Situation, asked: OfAsk, user: int, words: Words) -> Panel | None:
    """Returns the panel of a press if its question is still open for this user."""
    ask = open_ask(situation, asked)
    panel = present(situation, user, words, seat=asked.seat)
    return panel if panel is not None and panel.ask is ask else None


def proposed(
    panel: Panel, picked: Sequence[str], *, from_menu: bool = False, ask_first: bool = True
) -> Answers | Message:
    """Returns the result of a press in a panel: answers to submit, or the confirmation to ask for."""
    choices = panel.choices.marked(picked)
    is_known = len(choices) == len(picked)
    choices = without_contained(choices)
    if is_known and panel.ask.pick == (1, 1):
        run = choices[0] if isinstance(choices[0], Run) else None
        if run and run.hands_over and len(choices) == 1:
            return RestOfTurn(run.leaves, picked)
        if len(choices) > 1 and _go_through(panel, choices) and choices[0].id not in panel.choices.wasted:
            return RestOfTurn((), [each.id for each in choices], panel.choices.order.through)
        if (run or len(choices) > 1) and all(map(picks_of, choices)) and choices[0].id not in panel.choices.wasted:
            return _one_by_one(panel, choices, from_menu=from_menu)
        if choices[0].id in panel.choices.wasted:
            picked = [choices[0].id]  # the others wait for the answer
    options = [panel.ask.by_id[each] for each in picked if each in panel.ask.by_id]
    if len(options) != len(picked):
        return OneAnswer(picked, from_menu)
    told = from_menu and panel.ask.pick == (1, 1)  # the entry said that it rolls dice
    return confirmation(panel, options, ask_first=ask_first and not told) or OneAnswer(picked, from_menu)


def _go_through(panel: Panel, choices: Sequence[Choice]) -> bool:
    """True if autopilot answers what each of these asks, as after the suggested step."""
    plain = all(isinstance(each, Option) and not each.final for each in choices)
    return plain and bool(panel.choices.order.through) and panel.choices.takes_several(choices)


def _one_by_one(panel: Panel, choices: Sequence[Choice], *, from_menu: bool) -> SeveralAnswers:
    """Returns a run, or several marked choices in their order, as consecutive answers. They end early at a reveal, and
    at the first that is no longer possible, which the panel names."""
    links = [(choice, pick) for choice in choices for pick in picks_of(choice)]

    def stopped(answered: Answered) -> str:
        if answered.links == len(links) or len(choices) == 1:
            return ""
        now = answered.situation.ask_of(panel.seat)
        asks = now is not None and now.key != panel.ask.key and not answered.held
        link = label(panel.words, links[answered.links][0])
        why = answered.why_final or ("asks" if asks else "nothing")
        reason = _reason(answered, panel.seat, links[answered.links][1]) if why == "nothing" else None
        if reason is not None:
            return panel.words.message("act-not-done", why=reason)
        return panel.words.message("act-stopped", link=Spoken(link), why=Spoken(why))

    ids = [each.id for each in choices]
    group = reopened(panel.choices, ids[0], as_menu=from_menu)
    return SeveralAnswers(fixed([[pick] for _, pick in links]), group, stopped, pick=ids)


def without_contained(choices: Sequence[Choice]) -> list[Choice]:
    """Returns choices without those that another one includes: "Play all" includes each card, and two troops at a
    place include one."""
    found = list(choices)
    for each in choices:
        rest = [other for other in found if other is not each and isinstance(other, Run) and not other.joined]
        if any(Counter(picks_of(each)) <= Counter(other.picks) for other in rest):
            found.remove(each)
    return found


def _reason(answered: Answered, seat: int, wanted: str) -> Text | None:
    """Returns the game's reason why a marked choice is not possible after the others; None if it knows none."""
    situation = answered.situation
    now = situation.ask_of(seat)
    found = situation.game.impossible(situation.view(seat), now, seat) if now is not None else ()
    return next((each.why for each in found if each.id == wanted), None)


ROUTES: Routes = {
    "act": Route(OfSeat.of, act),
    "change": Route(OfAsk.of, change),
    "choose": Route(PressedChoice.of, choose),
    "closed": Route(OfSeat.of, act),
    "follow": Route(PressedChoice.of, follow),
    "group": Route(PressedGroup.of, open_group),
    "part": Route(PressedGroup.of, pick_part),
    "pick": Route(PressedMenu.of, pick),
    "sure": Route(Confirmed.of, confirm),
}
