"""`/campaign rescue`: what can be repaired when something is stuck, and by whom (ux 2.17)."""

from __future__ import annotations

from bot.cards.lobby import table_words
from bot.delivery.places import NoThread
from bot.gateway.permissions import Rights
from bot.gateway.reply import Reply, Routes
from bot.host.clock import utcnow
from bot.messages.ids import Press, number
from bot.messages.layout import MOST_ENTRIES, Button, Card, Control, Field, Style, button, entry, form, menu, row, rows
from bot.panels.report import open_form
from bot.panels.requests import ask_for_autopilot
from bot.text.speech import label, plain, safe, seats_and_players
from bot.text.speech import since as moment_of
from engine.campaigns import Actor, Situation
from engine.campaigns.errors import (
    NothingToUndo,
    NotLegal,
    NotOrganiser,
    NotYourSeat,
    NotYourTurn,
    SeatedOrganiser,
    StaleAsk,
)
from engine.table import Seat
from engine.words import Spoken, Words

LONGEST_NAME = 100  # of a campaign, typed to confirm
FOR_OTHERS = ("answer", "back", "autopilot")
"""What a rival with a seat may not do; for autopilot they may ask the table, once the time of a turn is over."""
BUTTONS = ("card", "answer", "back", "autopilot", "move", "organiser", "report")


async def open_rescue(reply: Reply, situation: Situation) -> None:
    """The repair panel, for the organiser and moderators."""
    who = _expect_steward(reply, situation)
    words = table_words(situation, reply.locale)
    await reply.show(await _panel(reply, situation, who, words))


async def show(reply: Reply, press: Press) -> None:
    """Back to the panel."""
    await open_rescue(reply, await reply.campaign(press))


def _expect_steward(reply: Reply, situation: Situation) -> Rights:
    who = reply.rights(situation)
    if not who.looks_after:
        raise NotOrganiser(situation.facts.organiser)
    return who


def _expect_rescuer(reply: Reply, situation: Situation) -> Rights:
    """Whoever acts for others: in a competitive game nobody who has a seat."""
    who = _expect_steward(reply, situation)
    if not who.acts_for_others(competitive=situation.game.competitive):
        raise SeatedOrganiser
    return who


async def _panel(reply: Reply, situation: Situation, who: Rights, words: Words, note: str | None = None) -> Card:
    others = who.acts_for_others(competitive=situation.game.competitive)
    late = situation.due is not None and situation.due <= utcnow()
    asked = situation.stage == "playing" and bool(situation.waiting_for)
    shown = [
        name
        for name in BUTTONS
        if (others or name not in FOR_OTHERS or (late and name == "autopilot"))
        and (asked or name in ("move", "organiser", "report"))
    ]
    pause = "resume" if situation.facts.pause else "care_pause"
    buttons = [
        *(_button(situation, name, words) for name in shown),
        button(Press(pause, situation.id), words.message(f"button-{'resume' if situation.facts.pause else 'pause'}")),
    ]
    return Card(note, _standing(situation, words), await _saved(reply, situation, words), *rows(buttons))


def _button(situation: Situation, name: str, words: Words) -> Button:
    style = Style.PRIMARY if name == "card" else Style.SECONDARY
    press = Press(f"rescue_{name}", situation.id, situation.branch, situation.n)
    return button(press, words.message(f"button-rescue-{name}"), style)


def _standing(situation: Situation, words: Words) -> str:
    name = safe(situation.facts.name)
    if situation.stage != "playing" or not situation.waiting_for:
        return words.message("rescue-idle", name=name, n=situation.n)
    seats = seats_and_players(words, situation, situation.waiting_for)
    return words.message("rescue-waits", name=name, seats=seats, since=moment_of(situation.since), n=situation.n)


async def _saved(reply: Reply, situation: Situation, words: Words) -> str | None:
    """That all is saved, and how long ago the turn or phase began to which one can go back. What is saved has just
    been read, so it is good."""
    try:
        save = await reply.campaigns.rescue.last_save(situation.id)
    except NothingToUndo:
        return None
    return words.message("rescue-saved", count=situation.n - save)


async def _done(reply: Reply, campaign: int, key: str) -> None:
    situation = await reply.campaigns.lookup.situation(campaign)
    words = table_words(situation, reply.locale)
    await reply.show(await _panel(reply, situation, reply.rights(situation), words, words.message(key)))


# -------------------------------------------------------------------- the card, the thread, the organiser


async def send_card(reply: Reply, press: Press) -> None:
    """[Send the turn card again]."""
    situation = await reply.campaign(press)
    moderator = _expect_steward(reply, situation).moderator
    await reply.campaigns.rescue.send_card(situation.id, Actor(reply.person.user, moderator=moderator))
    await _done(reply, situation.id, "rescue-done-card")


async def move(reply: Reply, press: Press) -> None:
    """[Move to another thread]."""
    situation = await reply.campaign(press)
    moderator = _expect_steward(reply, situation).moderator
    await reply.defer()
    try:
        situation = await reply.services.places.move(situation)
    except NoThread:
        words = reply.words()
        permission = Spoken(words.message(f"permission-create_{situation.facts.settings.thread}_threads"))
        channel = Spoken(f"<#{situation.facts.channel}>")
        await reply.show(Card(words.message("error-permission", permissions=permission, channel=channel)))
        return
    await reply.campaigns.rescue.moved(situation.id, Actor(reply.person.user, moderator=moderator))
    await reply.show(Card(reply.words().message("moved-to", thread=Spoken(f"<#{situation.facts.thread}>"))))


async def organiser(reply: Reply, press: Press) -> None:
    """[Hand over organising]: to whom?"""
    situation = await reply.campaign(press)
    _expect_steward(reply, situation)
    words = table_words(situation, reply.locale)
    people = [each for each in situation.seats if each.user not in (None, situation.facts.organiser)]
    back = row(button(Press("rescue", situation.id), words.message("button-back")))
    if not people:
        await reply.show(Card(words.message("rescue-nobody"), back))
        return
    entries = [entry(plain(each.name), str(each.seat)) for each in people]
    await reply.show(
        Card(
            words.message("rescue-to-whom"),
            menu(Press("rescue_appoint", situation.id), words.message("rescue-to-whom"), entries[:MOST_ENTRIES]),
            back,
        )
    )


async def appoint(reply: Reply, press: Press) -> None:
    """Somebody was chosen to organise."""
    situation = await reply.campaign(press)
    moderator = _expect_steward(reply, situation).moderator
    chosen = next((each.user for each in situation.seats if str(each.seat) == reply.value), None)
    if chosen is None:
        raise NotYourSeat
    await reply.campaigns.rescue.appoint(situation.id, Actor(reply.person.user, moderator=moderator), chosen)
    await reply.show(Card(reply.words().message("rescue-done-organiser")))


async def report(reply: Reply, press: Press) -> None:
    """[Report a problem]."""
    await open_form(reply, await reply.campaign(press))


# -------------------------------------------------------------------- acting for others


async def answer(reply: Reply, press: Press) -> None:
    """[Answer for a seat]: the public view only; `seat` names which, `what` the page of choices."""
    situation = await reply.campaign(press)
    moderator = _expect_steward(reply, situation).moderator
    seat = press.seat if press.seat in situation.waiting_for else next(iter(situation.waiting_for), None)
    ask = situation.ask_of(seat) if seat is not None else None
    if seat is None or ask is None:
        raise NotYourTurn(situation.waiting_for)
    words = table_words(situation, reply.locale)
    offered = await reply.campaigns.rescue.public_options(
        situation.id, seat, Actor(reply.person.user, moderator=moderator)
    )
    page = number(press.what) if press.what else 0
    there = Press("rescue_pick", situation.id, situation.branch, ask.n, seat)
    entries = [entry(label(words, each), each.id) for each in offered[page * MOST_ENTRIES :][:MOST_ENTRIES]]
    question = words.message("rescue-answer", seat=Seat(seat), question=Spoken(words.say(ask.text)))
    await reply.show(
        Card(
            question,
            None if offered else words.message("rescue-hand-needed"),
            menu(there, words.message("rescue-answer-menu"), entries) if entries else None,
            _other_seats(situation, seat, words),
            _answer_foot(situation, there, page, len(offered), words),
        )
    )


def _other_seats(situation: Situation, seat: int, words: Words) -> Control | None:
    others = [each for each in situation.waiting_for if each != seat]
    return row(
        *(
            button(
                Press("rescue_answer", situation.id, seat=each),
                words.message("button-choose-for", seat=Spoken(words.seat(each))),
            )
            for each in others
        )
    )


def _answer_foot(situation: Situation, there: Press, page: int, count: int, words: Words) -> Control | None:
    def to(number: int, key: str) -> Button:
        return button(Press("rescue_answer", situation.id, seat=there.seat, what=str(number)), words.message(key))

    chooses = Press("rescue_auto", there.campaign, there.branch, there.n, there.seat)
    return row(
        button(chooses, words.message("button-autopilot-chooses"), Style.PRIMARY),
        to(page + 1, "button-more-choices") if count > (page + 1) * MOST_ENTRIES else None,
        button(Press("board", situation.id), words.message("button-board")),
        button(Press("rescue", situation.id), words.message("button-back")),
    )


async def pick(reply: Reply, press: Press) -> None:
    """A choice was made for a seat."""
    await _give(reply, press, reply.value)


async def auto(reply: Reply, press: Press) -> None:
    """[Autopilot chooses]."""
    await _give(reply, press, None)


async def _give(reply: Reply, press: Press, picked: str | None) -> None:
    situation = await reply.campaign(press)
    who = _expect_steward(reply, situation)
    try:
        await reply.campaigns.rescue.answer_for(
            situation.id,
            branch=press.branch,
            n=press.n,
            seat=press.seat,
            by=Actor(reply.person.user, moderator=who.moderator),
            pick=picked,
        )
    except (NotLegal, NotYourTurn, StaleAsk):
        words = table_words(situation, reply.locale)
        await reply.show(await _panel(reply, situation, who, words, words.message("error-stale")))
        return
    await _done(reply, situation.id, "rescue-done-answer")


async def autopilot(reply: Reply, press: Press) -> None:
    """[Autopilot this seat]: whoever is waited for; several one by one. A rival with a seat asks the table."""
    situation = await reply.campaign(press)
    who = _expect_steward(reply, situation)
    if not who.acts_for_others(competitive=situation.game.competitive) and situation.request is None:
        await ask_for_autopilot(reply, situation)
        return
    seats = [seat for seat in situation.waiting_for if not situation.seats[seat].autopilot]
    if not seats:
        raise NotYourTurn(situation.waiting_for)
    await reply.campaigns.seats.set_autopilot(
        situation.id, seats[0], True, Actor(reply.person.user, moderator=who.moderator)
    )
    await _done(reply, situation.id, "rescue-done-autopilot")


async def back(reply: Reply, press: Press) -> None:
    """[Back to where it began]: what is lost, and the campaign's name to be typed."""
    situation = await reply.campaign(press)
    _expect_rescuer(reply, situation)
    save = await reply.campaigns.rescue.last_save(situation.id)
    words = reply.words()
    lost = words.message("rescue-lost", count=situation.n - save, name=Spoken(situation.facts.name))
    field = Field("name", words.message("rescue-type-name"), LONGEST_NAME, detail=lost)
    press = Press("rescue_went", situation.id, situation.branch, situation.n)
    await reply.open(form(press, words.message("button-rescue-back"), field))


async def went(reply: Reply, press: Press) -> None:
    """The form: goes back, if the name was typed and nothing has happened meanwhile."""
    situation = await reply.campaign(press)
    moderator = _expect_rescuer(reply, situation).moderator
    words = reply.words()
    if reply.fields.get("name", "").split() != situation.facts.name.split():
        await reply.tell(words.message("rescue-wrong-name", name=safe(situation.facts.name)))
        return
    if (press.branch, press.n) != (situation.branch, situation.n):
        await reply.tell(words.message("error-stale"))
        return
    await reply.campaigns.rescue.back_to_save(situation.id, Actor(reply.person.user, moderator=moderator))
    await reply.tell(words.message("rescue-done-back"))


ROUTES: Routes = {
    "rescue": show,
    "rescue_card": send_card,
    "rescue_answer": answer,
    "rescue_pick": pick,
    "rescue_auto": auto,
    "rescue_autopilot": autopilot,
    "rescue_back": back,
    "rescue_went": went,
    "rescue_move": move,
    "rescue_organiser": organiser,
    "rescue_appoint": appoint,
    "rescue_report": report,
}
