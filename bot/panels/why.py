"""[Why not…]: what somebody would like to choose, and why it is not among the choices (ux 2.4, E7, E8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.gateway.reply import Reply, Routes
from bot.messages.ids import Press
from bot.messages.layout import (
    MOST_ENTRIES,
    Button,
    Card,
    Field,
    MenuEntry,
    Picture,
    accent_of,
    button,
    entry,
    form,
    menu,
    row,
)
from bot.messages.pictures import job_of
from bot.panels.panel import Panel, present
from bot.panels.play import show_panel
from bot.text.matching import ranked
from bot.text.speech import plain, safe
from engine.table import Impossible
from engine.words import Words

FIELD = "choice"
LONGEST = 60  # characters of what somebody would like


async def ask(reply: Reply, press: Press) -> None:
    """The form in which it is said."""
    situation = await reply.campaign(press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    if panel is None:
        await show_panel(reply, situation)
        return
    words = panel.words
    field = Field(FIELD, words.message("why-field"), LONGEST, placeholder=words.message("why-placeholder"))
    await reply.open(form(replace(panel.press, verb="why_said"), words.message("why-title"), field))


async def said(reply: Reply, press: Press) -> None:
    """The form was sent."""
    situation = await reply.campaign(press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    if panel is None:
        await show_panel(reply, situation)
        return
    typed = reply.fields.get(FIELD, "")
    card = answer(panel, typed)
    if card is None:
        await show_panel(reply, situation, seat=press.seat, note=_unknown(panel, typed))
    else:
        await reply.show(card)


async def pick(reply: Reply, press: Press) -> None:
    """Another of what was meant, from the menu."""
    situation = await reply.campaign(press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    found = find(panel, reply.value) if panel else None
    if panel is None or found is None:
        await show_panel(reply, situation, seat=press.seat)
    else:
        await reply.show(_reason(panel, [found]))


async def show_places(reply: Reply, press: Press) -> None:
    """[Show where]: the board with the places where it would be possible."""
    situation = await reply.campaign(press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    found = find(panel, press.what) if panel else None
    if panel is None or found is None:
        await show_panel(reply, situation, seat=press.seat)
        return
    job = job_of(situation, panel.words.locale, badges=frozenset(found.places))

    def card(picture: Picture | None) -> Card:
        return _reason(panel, [found], picture)

    await reply.show_drawn(("why", situation.id, panel.user), job, card)


async def of_group(reply: Reply, press: Press) -> None:
    """A group in which nothing can be chosen: why not, by what is nearest to being possible."""
    situation = await reply.campaign(press)
    panel = present(situation, reply.person.user, reply.words(situation), seat=press.seat)
    order = situation.game.groups.get(panel.ask.key) if panel else None
    if panel is None or order is None or press.what not in order.fixed or panel.choices.groups[press.what]:
        await show_panel(reply, situation, seat=press.seat, group=press.what)
        return
    found = [each for each in impossible(panel) if order.holding(each.group) == press.what]
    if found:
        await reply.show(_reason(panel, found[:MOST_ENTRIES]))
    else:
        said = panel.words.message(f"empty-{press.what}")
        await reply.show(Card(said, row(_back(panel)), accent=accent_of(panel.seat)))


def impossible(panel: Panel) -> Sequence[Impossible]:
    """What cannot be chosen in this panel now."""
    situation = panel.situation
    return situation.game.impossible(situation.view(panel.seat), panel.ask, panel.seat)


def find(panel: Panel, option_id: str) -> Impossible | None:
    """Why this option cannot be chosen, if the game says so."""
    return next((each for each in impossible(panel) if each.id == option_id), None)


def answer(panel: Panel, typed: str) -> Card | None:
    """Why what was typed cannot be chosen; None where it means nothing that is impossible."""
    known = {each.id: each for each in impossible(panel)}
    names = {each.id: plain(panel.words.say(each.text)) for each in known.values()}
    found = [known[each] for each in ranked(typed, names)] if typed.strip() else []
    return _reason(panel, found[:MOST_ENTRIES]) if found else None


def _reason(panel: Panel, found: Sequence[Impossible], picture: Picture | None = None) -> Card:
    """The reason for the first, and a menu of what else may have been meant."""
    words, first = panel.words, found[0]
    show = replace(panel.press, verb="why_places", what=first.id)
    return Card(
        words.say(first.why),
        picture,
        menu(replace(panel.press, verb="why_pick"), words.message("why-others"), _entries(words, found[1:]))
        if len(found) > 1
        else None,
        row(
            button(show, words.message("button-show-where")) if first.places and picture is None else None,
            _back(panel),
        ),
        accent=accent_of(panel.seat),
    )


def _back(panel: Panel) -> Button:
    return button(replace(panel.press, verb="act"), panel.words.message("button-back"))


def _entries(words: Words, found: Sequence[Impossible]) -> list[MenuEntry]:
    return [entry(plain(words.say(each.text)), each.id) for each in found]


def _unknown(panel: Panel, typed: str) -> str:
    """Nothing that is impossible is called so: it is possible, or no choice at all."""
    return panel.words.message("why-unknown", typed=safe(typed))


ROUTES: Routes = {
    "why_empty": of_group,
    "why": ask,
    "why_pick": pick,
    "why_places": show_places,
    "why_said": said,
}
