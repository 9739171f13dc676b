"""`/act`: choosing by typing. Sending the entry confirms it (docs/behaviour.md#act).

Several choices are separated by commas and done in order, as far as they fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.interactions.reply import Reply
from bot.messages.ids import Press
from bot.messages.layout import MOST_ENTRIES, Message, accent_of, menu, row
from bot.messages.layout import button as press_button
from bot.messages.payloads import PressedChoice, PressedMenu
from bot.panels.choosing.chain import Chain, links_of, meant
from bot.panels.choosing.choices import LONGEST_BUTTON, Choice, choice_entry, detail
from bot.panels.choosing.panel import Panel, present, waiting
from bot.panels.choosing.showing import show_panel
from bot.panels.choosing.submitting import OneAnswer, RestOfTurn, SeveralAnswers, submit
from bot.panels.choosing.why import answer
from bot.text.matching import NEAR, ranked
from bot.text.speech import cut, label, safe, shortened, words_at
from engine.campaigns import Answered, Campaigns, Situation
from engine.words import Spoken, Words

LONGEST_ENTRY = 90
LONGEST_VALUE = 100
LONGEST_LINK = 40  # characters of a part in the message that it did not fit
MOST_NEAREST = 3


class Suggestion(NamedTuple):
    """A completion: its text, and the value sent when it is chosen."""

    name: str
    value: str


def offered(panel: Panel) -> dict[str, Choice]:
    """Returns everything that can be chosen now by id, including runs."""
    choices: list[Choice] = [*panel.ask.options, *panel.runs]
    return {each.id: each for each in choices}


def described(words: Words, choices: Mapping[str, Choice]) -> dict[str, str]:
    """Returns name and effect of each choice by id."""
    return {
        each: ", ".join(filter(None, (label(words, choice), detail(words, choice)))) for each, choice in choices.items()
    }


async def completions(
    campaigns: Campaigns, situation: Situation, user: int, seat: int | None, locale: str, typed: str
) -> list[Suggestion]:
    """Returns at most 25 completions for the part after the last comma, given what comes before it. Each is accepted
    when sent. Computed off the event loop."""
    before, _, part = typed.rpartition(",")
    panel = await campaigns.lookup.compute(situation.id, partial(_panel, situation, user, seat, locale))
    if panel is None:
        return []
    chain = Chain(situation, panel.seat, panel.words, links_of(before))
    if chain.left:
        ask = await campaigns.play.foresee(situation.id, panel.seat, chain.next_pick)
        if ask is None or chain.left:
            return []
        panel = Panel(situation, user, panel.seat, ask, panel.words)
    said = before.strip() if chain.ids else ""
    return await campaigns.lookup.compute(situation.id, partial(possible, panel, part, said, chain.ids))


def _panel(situation: Situation, user: int, seat: int | None, locale: str) -> Panel | None:
    return present(situation, user, words_at(situation, locale), seat=seat)


def possible(panel: Panel, part: str, before: str = "", done: Sequence[str] = ()) -> list[Suggestion]:
    """Returns what a part may mean in this panel after the text `before`, whose meaning is `done`."""
    names = described(panel.words, offered(panel))
    found = ranked(part, names) if part.strip() else usual(panel)
    entries = [_entry(panel, each, names[each], before, done) for each in found]
    return [each for each in entries if len(str(each.value)) <= LONGEST_VALUE][:MOST_ENTRIES]


def _entry(panel: Panel, option: str, named: str, before: str, done: Sequence[str]) -> Suggestion:
    """Returns one entry. The text before it is sent as ids, or as typed if that is shorter."""
    if not before:
        return Suggestion(name=shortened(named, LONGEST_ENTRY), value=option)
    value = min((",".join([*done, option]), f"{before}, {option}"), key=len)
    said = f"{shortened(before, LONGEST_LINK)}, {label(panel.words, offered(panel)[option])}"
    return Suggestion(name=shortened(said, LONGEST_ENTRY), value=value)


def usual(panel: Panel) -> list[str]:
    """Returns the choices with the most usual first: the likely next step, the recommended one, and the default, then
    the others in order, including the end of the turn."""
    known = offered(panel)
    first = [each for each in (panel.next_up, *panel.recommended, *panel.ask.default) if each in known]
    ids = list(dict.fromkeys([*first, *(option.id for option in panel.ask.options)]))
    end = panel.choices.end
    if end and end.id not in ids[:MOST_ENTRIES]:
        return [*ids[: MOST_ENTRIES - 1], end.id]
    return ids


async def act_typed(reply: Reply, situation: Situation, seat: int | None, typed: str) -> None:
    """Does what was typed, part by part. If the first part is ambiguous, offers what it may mean."""
    words = reply.words(situation)
    panel = present(situation, reply.person.user, words, seat=seat)
    if panel is None:
        await reply.show(waiting(situation, reply.person.user, words))
        return
    links = links_of(typed)
    if not links:
        await show_panel(reply, situation, seat=seat)
        return
    if rest := _rest_of_turn(panel, links):
        await submit(reply, panel.moment, rest)
        return
    only = Chain(situation, panel.seat, words, links)
    first = only.next_pick(panel.ask, situation.view(panel.seat))
    if first is None:
        await _explain(reply, panel, links)
        return
    if only.is_at_its_end:
        await submit(reply, panel.moment, OneAnswer(first))
        return
    chain = Chain(situation, panel.seat, words, links)

    def stopped(answered: Answered) -> str:
        return _why_stopped(words, chain, answered)

    await submit(reply, panel.moment, SeveralAnswers(chain.next_pick, stopped=stopped))


def _rest_of_turn(panel: Panel, links: Sequence[str]) -> RestOfTurn | None:
    """Returns the rest of the turn for autopilot, if nothing else was typed."""
    found = meant({each: label(panel.words, choice) for each, choice in offered(panel).items()}, ", ".join(links))
    run = next((run for run in panel.runs if run.hands_over and found == [run.id]), None)
    return RestOfTurn(run.leaves, found) if run else None


async def _explain(reply: Reply, panel: Panel, links: Sequence[str]) -> None:
    """Explains why nothing was done: too few options were named, or what the first part may mean."""
    if panel.ask.pick == (1, 1):
        await reply.show(_offer(panel, links[0]))
    else:
        await show_panel(reply, panel.situation, seat=panel.seat, note=_wrong_count(panel, len(links)))


def _why_stopped(words: Words, chain: Chain, answered: Answered) -> str:
    """Returns why a chain stopped, naming the first part that did not fit."""
    if not chain.left:
        return ""
    why = answered.why_final or ("held" if answered.held else chain.stopped or "nothing")
    link = safe(shortened(chain.left[0], LONGEST_LINK))
    return words.message("act-stopped", link=link, why=Spoken(why))


def _wrong_count(panel: Panel, chosen: int) -> str:
    """Returns that there are too many or too few options (E6)."""
    fewest, most = panel.ask.pick
    if fewest == most:
        return panel.words.message("error-pick-exactly", count=most, chosen=chosen)
    return panel.words.message("error-pick-range", fewest=fewest, most=most, chosen=chosen)


def _offer(panel: Panel, typed: str) -> Message:
    """Offers a menu if several choices match; explains why matches are impossible (E7, E8); or shows the nearest
    choices as buttons (E5)."""
    words, known = panel.words, offered(panel)
    names = described(words, known)
    found = ranked(typed, names)[:MOST_ENTRIES]
    if found:
        entries = [choice_entry(words, known[each]) for each in found]
        note = words.message("act-several", typed=safe(typed), count=len(found))
        return Message(
            note,
            menu(PressedMenu(panel.moment).press, words.message("act-menu"), entries),
            accent=accent_of(panel.seat),
        )
    why_not = answer(panel, typed)
    if why_not is not None:
        return why_not
    near = ranked(typed, names, least=NEAR)[:MOST_NEAREST]
    nearest = Spoken("; ".join(label(words, known[each]) for each in near))
    note = words.message("error-no-match" if near else "error-no-match-at-all", typed=safe(typed), nearest=nearest)
    labels = {each: cut(label(words, known[each]), LONGEST_BUTTON) for each in near}
    buttons = [press_button(PressedChoice(panel.moment, each).press, labels[each]) for each in near]
    open_all = press_button(Press("act", panel.situation.id, seat=panel.seat), words.message("button-all-choices"))
    return Message(note, row(*buttons, open_all), accent=accent_of(panel.seat))


def seat_choices(situation: Situation, user: int, words: Words, typed: str) -> list[Suggestion]:
    """Returns the user's seats, asked ones first."""
    own = sorted(situation.seats_of(user), key=lambda seat: seat not in situation.waiting_for)
    names: Mapping[int, str] = {seat: words.seat(seat) for seat in own}
    return [Suggestion(name=names[seat], value=str(seat)) for seat in ranked(typed, names)]
