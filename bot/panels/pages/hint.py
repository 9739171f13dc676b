"""[Hint]: what to choose and why, as a page of its own (docs/behaviour.md#hints)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.layout import Button, Message, Style, accent_of, button, row
from bot.messages.payloads import OfSeat, PressedChoice
from bot.panels.choosing.panel import Panel, present
from bot.panels.choosing.showing import show_panel
from bot.text.speech import choice_said, cut, label
from engine.kit.computer.hints import Hint
from engine.table import Text
from engine.words import Spoken

LONGEST_BUTTON = 34


async def show_hint(reply: Reply, pressed: OfSeat) -> None:
    """Shows a hint for the reader's open question, or the panel if there is none."""
    situation = await reply.campaign(pressed.campaign)
    panel = present(situation, reply.person.user, reply.words(situation), seat=pressed.seat)
    if panel is None:
        await show_panel(reply, situation)
        return
    await reply.defer()
    hinted = await reply.campaigns.hints.ask(situation.id, reply.person.user, panel.seat)
    panel = present(hinted.situation, reply.person.user, panel.words, seat=hinted.seat)
    if panel is None or panel.seat != hinted.seat:
        await show_panel(reply, hinted.situation)
    else:
        await reply.show(hint_page(panel, hinted.hint))


def hint_page(panel: Panel, hint: Hint) -> Message:
    """Builds the page: the move, how much better it is, the reasons, and how the hint was found."""
    words = panel.words
    return Message(
        words.message("hint-even-title") if hint.even else words.message("hint-title", choice=_said(panel, hint.pick)),
        words.say(panel.ask.text),
        "\n".join([_comparison(panel, hint), *(f"- {words.say(reason)}" for reason in hint.reasons)]),
        words.message("hint-compared" if hint.compared else "hint-habit"),
        row(_choose(panel, hint.pick), button(panel.moment.press("act"), words.message("button-back"))),
        accent=accent_of(panel.seat),
    )


def _comparison(panel: Panel, hint: Hint) -> str:
    words = panel.words
    if not hint.compared:
        return words.message("hint-what-counts" if hint.reasons else "hint-no-reason")
    second = _said(panel, hint.second)
    if hint.even:
        return words.message("hint-even", choice=_said(panel, hint.pick), second=second)
    return words.message("hint-better", gain=Spoken(words.say(Text("score-total", count=hint.gain))), second=second)


def _said(panel: Panel, pick: Sequence[str]) -> Spoken:
    """Returns the options in words; those that are gone are left out."""
    return Spoken(choice_said(panel.words, [panel.ask.by_id[each].text for each in pick if each in panel.ask.by_id]))


def _choose(panel: Panel, pick: Sequence[str]) -> Button | None:
    """Returns the button that follows the hint, for a single option."""
    if panel.ask.pick != (1, 1) or len(pick) != 1 or pick[0] not in panel.ask.by_id:
        return None
    said = cut(label(panel.words, panel.ask.by_id[pick[0]]), LONGEST_BUTTON)
    return button(PressedChoice(panel.moment, pick[0]).press, said, Style.PRIMARY)


ROUTES: Routes = {
    "hint": Route(OfSeat.of, show_hint),
}
