"""[Why not…]: explains why something is not among the choices (docs/behaviour.md#choices)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import (
    MOST_ENTRIES,
    Button,
    Field,
    MenuEntry,
    Message,
    Picture,
    accent_of,
    button,
    entry,
    form,
    menu,
    row,
)
from bot.messages.payloads import OfAsk, OfSeat
from bot.messages.pictures import job_of
from bot.panels.choosing.panel import Panel, present
from bot.panels.choosing.showing import show_panel
from bot.text.matching import ranked
from bot.text.speech import cut, plain, safe
from engine.campaigns import Situation
from engine.table import Impossible
from engine.words import Spoken, Words

FIELD = "choice"
LONGEST = 60  # characters of the wish


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Something that could not be chosen at an open question."""

    moment: OfAsk
    option: str

    @classmethod
    def of(cls, press: Press) -> WhyNot:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The press that shows where it would be possible."""
        return self.moment.press("why_places", self.option)


async def ask(reply: Reply, pressed: OfSeat) -> None:
    """Opens the form."""
    situation, panel = await _asked(reply, pressed.campaign, pressed.seat)
    if panel is None:
        await show_panel(reply, situation)
        return
    words = panel.words
    field = Field(FIELD, words.message("why-field"), LONGEST, placeholder=_example(panel))
    await reply.open(form(panel.moment.press("why_said"), words.message("why-title"), field))


def _example(panel: Panel) -> str:
    """Returns something that one might type here: the first choice that is not possible, else the first that is."""
    first = panel.impossible[0].text if panel.impossible else panel.ask.options[0].text
    return cut(panel.words.message("why-placeholder", choice=Spoken(plain(panel.words.say(first)))), LONGEST)


async def said(reply: Reply, pressed: OfSeat) -> None:
    """Handles the submitted form."""
    situation, panel = await _asked(reply, pressed.campaign, pressed.seat)
    if panel is None:
        await show_panel(reply, situation)
        return
    typed = reply.fields.get(FIELD, "")
    message = answer(panel, typed)
    if message is None:
        await show_panel(reply, situation, seat=pressed.seat, note=_unknown(panel, typed))
    else:
        await reply.show(message)


async def pick(reply: Reply, pressed: OfSeat) -> None:
    """Handles the selection of another meaning from the menu."""
    situation, panel = await _asked(reply, pressed.campaign, pressed.seat)
    found = find(panel, reply.value) if panel else None
    if panel is None or found is None:
        await show_panel(reply, situation, seat=pressed.seat)
    else:
        await reply.show(_reason(panel, [found]))


async def show_places(reply: Reply, pressed: WhyNot) -> None:
    """Handles [Show where]: shows the board with the places where it would be possible."""
    situation, panel = await _asked(reply, pressed.moment.campaign, pressed.moment.seat)
    found = find(panel, pressed.option) if panel else None
    if panel is None or found is None:
        await show_panel(reply, situation, seat=pressed.moment.seat)
        return
    job = job_of(situation, panel.words.locale, badges=frozenset(found.places))

    def message(picture: Picture | None) -> Message:
        return _reason(panel, [found], picture)

    await reply.show_drawn(("why", situation.id, panel.user), job, message)


async def _asked(reply: Reply, campaign: int, seat: int) -> tuple[Situation, Panel | None]:
    """Returns the campaign, and the panel of the reader's open question, this seat first."""
    situation = await reply.campaign(campaign)
    return situation, present(situation, reply.person.user, reply.words(situation), seat=seat)


def find(panel: Panel, option_id: str) -> Impossible | None:
    """Returns why this option cannot be chosen, if the game explains it."""
    return next((each for each in panel.impossible if each.id == option_id), None)


def answer(panel: Panel, typed: str) -> Message | None:
    """Explains why the typed wish cannot be chosen; None if it matches nothing impossible."""
    known = {each.id: each for each in panel.impossible}
    names = {each.id: plain(panel.words.say(each.text)) for each in known.values()}
    found = [known[each] for each in ranked(typed, names)] if typed.strip() else []
    return _reason(panel, found[:MOST_ENTRIES]) if found else None


def _reason(panel: Panel, found: Sequence[Impossible], picture: Picture | None = None) -> Message:
    """Builds the explanation of the first match, and a menu of other matches."""
    words, first = panel.words, found[0]
    show = WhyNot(panel.moment, first.id).press
    return Message(
        words.say(first.why),
        picture,
        menu(panel.moment.press("why_pick"), words.message("why-others"), _entries(words, found[1:]))
        if len(found) > 1
        else None,
        row(
            button(show, words.message("button-show-where")) if first.places and picture is None else None,
            _back(panel),
        ),
        accent=accent_of(panel.seat),
    )


def _back(panel: Panel) -> Button:
    return button(panel.moment.press("act"), panel.words.message("button-back"))


def _entries(words: Words, found: Sequence[Impossible]) -> list[MenuEntry]:
    return [entry(plain(words.say(each.text)), each.id) for each in found]


def _unknown(panel: Panel, typed: str) -> str:
    """Returns that nothing impossible has this name: it is possible, or not a choice at all."""
    return panel.words.message("why-unknown", typed=safe(typed))


ROUTES: Routes = {
    "why": Route(OfSeat.of, ask),
    "why_pick": Route(OfSeat.of, pick),
    "why_places": Route(WhyNot.of, show_places),
    "why_said": Route(OfSeat.of, said),
}
