"""`/campaign rescue`: repairs when something is stuck, and who may do them (docs/behaviour.md#rescue)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord.forums import KINDS, needed_in, parent_of
from bot.discord.no_thread import NoThread, why_no_thread
from bot.discord.permissions import Rights, missing
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import NOBODY, Press, number
from bot.messages.layout import (
    MOST_ENTRIES,
    Button,
    Control,
    Field,
    Message,
    Style,
    button,
    entry,
    finder,
    form,
    menu,
    row,
    rows,
)
from bot.messages.payloads import OfAsk, OfCampaign, OfMoment
from bot.panels.organising.report import open_form
from bot.panels.organising.requests import ask_for_autopilot
from bot.text.speech import label, plain, safe, seats_and_players
from bot.text.speech import since as moment_of
from engine.campaigns import Actor, Situation
from engine.campaigns.model.errors import (
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

LONGEST_NAME = 100  # characters of a campaign's name, typed to confirm
FOR_OTHERS = ("answer", "back", "autopilot")
"""Repairs that an opponent with a seat may not do. They may ask the players for autopilot once the time of a turn is
over."""
BUTTONS = ("card", "answer", "back", "autopilot", "move", "organiser", "report")


async def open_rescue(reply: Reply, situation: Situation) -> None:
    """Shows the repair panel to the organiser and moderators."""
    who = _expect_steward(reply, situation)
    words = table_words(situation, reply.locale)
    await reply.show(await _panel(reply, situation, who, words))


async def show(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the way back to the panel."""
    await open_rescue(reply, await reply.campaign(pressed.campaign))


def _expect_steward(reply: Reply, situation: Situation) -> Rights:
    who = reply.rights(situation)
    if not who.looks_after:
        raise NotOrganiser(situation.facts.organiser)
    return who


def _expect_rescuer(reply: Reply, situation: Situation) -> Rights:
    """Returns the rights of a user who may act for others: in a competitive game, no one with a seat."""
    who = _expect_steward(reply, situation)
    if not who.acts_for_others(competitive=situation.game.competitive):
        raise SeatedOrganiser
    return who


async def _panel(reply: Reply, situation: Situation, who: Rights, words: Words, note: str | None = None) -> Message:
    others = who.acts_for_others(competitive=situation.game.competitive)
    late = situation.due is not None and situation.due <= reply.campaigns.now()
    asked = situation.stage == "playing" and bool(situation.waiting_for)
    shown = [
        name
        for name in BUTTONS
        if (others or name not in FOR_OTHERS or (late and name == "autopilot"))
        and (asked or name in ("move", "organiser", "report"))
    ]
    pause = "resume" if situation.facts.pause else "care_pause"
    buttons = [
        *(_repair_button(situation, name, words) for name in shown),
        button(Press(pause, situation.id), words.message(f"button-{'resume' if situation.facts.pause else 'pause'}")),
    ]
    return Message(
        note,
        _state_of_play(situation, words),
        await _last_save_line(reply, situation, words),
        *rows(buttons),
        finder(Press("rescue_channel", situation.id), words.message("rescue-channel"), "channel", channels=KINDS),
    )


def _repair_button(situation: Situation, name: str, words: Words) -> Button:
    style = Style.PRIMARY if name == "card" else Style.SECONDARY
    press = Press(f"rescue_{name}", situation.id, situation.branch, situation.n)
    return button(press, words.message(f"button-rescue-{name}"), style)


def _state_of_play(situation: Situation, words: Words) -> str:
    name = safe(situation.facts.name)
    if situation.stage != "playing" or not situation.waiting_for:
        return words.message("rescue-idle", name=name, n=situation.n)
    seats = seats_and_players(words, situation, situation.waiting_for)
    return words.message("rescue-waits", name=name, seats=seats, since=moment_of(situation.since), n=situation.n)


async def _last_save_line(reply: Reply, situation: Situation, words: Words) -> str | None:
    """Returns that everything is saved, and when the turn or phase to go back to began. The saved data was just read,
    so it is good."""
    try:
        save = await reply.campaigns.rescue.last_save(situation.id)
    except NothingToUndo:
        return None
    return words.message("rescue-saved", count=situation.n - save)


async def _show_done(reply: Reply, campaign: int, key: str) -> None:
    situation = await reply.campaigns.lookup.situation(campaign)
    words = table_words(situation, reply.locale)
    await reply.show(await _panel(reply, situation, reply.rights(situation), words, words.message(key)))


# -------------------------------------------------------------------- the card, the thread, the organiser


async def send_message(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Send the turn card again]."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_steward(reply, situation).moderator
    await reply.campaigns.rescue.send_turn_message(situation.id, Actor(reply.person.user, moderator=moderator))
    await _show_done(reply, situation.id, "rescue-done-card")


async def move(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Move to another thread]."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_steward(reply, situation).moderator
    await _move(reply, situation, Actor(reply.person.user, moderator=moderator))


async def move_elsewhere(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu of channels: moves the campaign to a thread or post there."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_steward(reply, situation).moderator
    guild = reply.interaction.guild
    chosen = guild.get_channel(int(reply.value)) if guild and reply.value.isdecimal() else None
    channel = parent_of(chosen) if chosen and chosen.id != situation.facts.channel else None
    if channel is None:
        await reply.say("error-no-threads-here")
        return
    theirs, ours = reply.permissions_in(channel)
    lacking = missing(ours, needed_in(channel))
    if not theirs.send_messages or lacking:
        await reply.show(Message(why_no_thread(reply.words(), NoThread(), channel.id, lacking or ["send_messages"])))
        return
    await _move(reply, situation, Actor(reply.person.user, moderator=moderator), channel.id)


async def _move(reply: Reply, situation: Situation, by: Actor, channel: int | None = None) -> None:
    await reply.defer()
    try:
        situation = await reply.services.places.move(situation, by, channel)
    except NoThread as refusal:
        permission = f"create_{situation.facts.settings.thread}_threads"
        where = channel or situation.facts.channel
        await reply.show(Message(why_no_thread(reply.words(), refusal, where, [permission])))
        return
    await reply.show(Message(*reply.moved_to(situation.facts.thread or 0)))


async def organiser(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Hand over organising]: asks for the person."""
    situation = await reply.campaign(pressed.campaign)
    _expect_steward(reply, situation)
    words = table_words(situation, reply.locale)
    people = [each for each in situation.seats if each.user not in (None, situation.facts.organiser)]
    back = row(button(Press("rescue", situation.id), words.message("button-back")))
    if not people:
        await reply.show(Message(words.message("rescue-nobody"), back))
        return
    entries = [entry(plain(each.name), str(each.seat)) for each in people]
    await reply.show(
        Message(
            words.message("rescue-to-whom"),
            menu(Press("rescue_appoint", situation.id), words.message("rescue-to-whom"), entries[:MOST_ENTRIES]),
            back,
        )
    )


async def appoint(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the selection of a new organiser."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_steward(reply, situation).moderator
    chosen = next((each.user for each in situation.seats if str(each.seat) == reply.value), None)
    if chosen is None:
        raise NotYourSeat
    await reply.campaigns.rescue.appoint(situation.id, Actor(reply.person.user, moderator=moderator), chosen)
    await reply.show(Message(reply.words().message("rescue-done-organiser")))


async def report(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Report a problem]."""
    await open_form(reply, await reply.campaign(pressed.campaign))


# -------------------------------------------------------------------- acting for others


@dataclass(frozen=True, slots=True)
class SeatChoices:
    """A page of the choices of a waiting seat; `NOBODY`: the first seat."""

    campaign: int
    seat: int = NOBODY
    page: int = 0

    @classmethod
    def of(cls, press: Press) -> SeatChoices:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, press.seat, number(press.what) if press.what else 0)

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("rescue_answer", self.campaign, seat=self.seat, what=str(self.page) if self.page else "")


async def answer(reply: Reply, pressed: SeatChoices) -> None:
    """Handles [Answer for a seat], with the public view only."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_steward(reply, situation).moderator
    seat = pressed.seat if pressed.seat in situation.waiting_for else next(iter(situation.waiting_for), None)
    ask = situation.ask_of(seat) if seat is not None else None
    if seat is None or ask is None:
        raise NotYourTurn(situation.waiting_for)
    words = table_words(situation, reply.locale)
    offered = await reply.campaigns.rescue.public_options(
        situation.id, seat, Actor(reply.person.user, moderator=moderator)
    )
    page = pressed.page
    there = OfAsk(situation.id, situation.branch, ask.n, seat)
    entries = [entry(label(words, each), each.id) for each in offered[page * MOST_ENTRIES :][:MOST_ENTRIES]]
    question = words.message("rescue-answer", seat=Seat(seat), question=Spoken(words.say(ask.text)))
    await reply.show(
        Message(
            question,
            None if offered else words.message("rescue-hand-needed"),
            menu(there.press("rescue_pick"), words.message("rescue-answer-menu"), entries) if entries else None,
            _other_seats(situation, seat, words),
            _answer_foot(situation, there, page, len(offered), words),
        )
    )


def _other_seats(situation: Situation, seat: int, words: Words) -> Control | None:
    others = [each for each in situation.waiting_for if each != seat]
    return row(
        *(
            button(
                SeatChoices(situation.id, each).press,
                words.message("button-choose-for", seat=Spoken(words.seat(each))),
            )
            for each in others
        )
    )


def _answer_foot(situation: Situation, there: OfAsk, page: int, count: int, words: Words) -> Control | None:
    def to(page: int, key: str) -> Button:
        return button(SeatChoices(situation.id, there.seat, page).press, words.message(key))

    return row(
        button(there.press("rescue_auto"), words.message("button-autopilot-chooses"), Style.PRIMARY),
        to(page + 1, "button-more-choices") if count > (page + 1) * MOST_ENTRIES else None,
        button(Press("board", situation.id), words.message("button-board")),
        button(Press("rescue", situation.id), words.message("button-back")),
    )


async def pick(reply: Reply, pressed: OfAsk) -> None:
    """Handles a choice for a seat."""
    await _answer_for_seat(reply, pressed, reply.value)


async def auto(reply: Reply, pressed: OfAsk) -> None:
    """Handles [Autopilot chooses]."""
    await _answer_for_seat(reply, pressed, None)


async def _answer_for_seat(reply: Reply, pressed: OfAsk, picked: str | None) -> None:
    situation = await reply.campaign(pressed.campaign)
    who = _expect_steward(reply, situation)
    try:
        await reply.campaigns.rescue.answer_for(
            situation.id,
            branch=pressed.branch,
            n=pressed.n,
            seat=pressed.seat,
            by=Actor(reply.person.user, moderator=who.moderator),
            pick=picked,
        )
    except (NotLegal, NotYourTurn, StaleAsk):
        words = table_words(situation, reply.locale)
        await reply.show(await _panel(reply, situation, who, words, words.message("error-stale")))
        return
    await _show_done(reply, situation.id, "rescue-done-answer")


async def autopilot(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Autopilot this seat] for the waiting player, several one by one. An opponent with a seat asks the
    others."""
    situation = await reply.campaign(pressed.campaign)
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
    await _show_done(reply, situation.id, "rescue-done-autopilot")


async def back(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Back to where it began]: shows what is lost, and asks for the campaign's name."""
    situation = await reply.campaign(pressed.campaign)
    _expect_rescuer(reply, situation)
    save = await reply.campaigns.rescue.last_save(situation.id)
    words = reply.words()
    lost = words.message("rescue-lost", count=situation.n - save, name=Spoken(situation.facts.name))
    field = Field("name", words.message("rescue-type-name"), LONGEST_NAME, detail=lost)
    press = Press("rescue_went", situation.id, situation.branch, situation.n)
    await reply.open(form(press, words.message("button-rescue-back"), field))


async def went(reply: Reply, pressed: OfMoment) -> None:
    """Handles the form: goes back if the name is right and nothing has happened in the meantime."""
    situation = await reply.campaign(pressed.campaign)
    moderator = _expect_rescuer(reply, situation).moderator
    words = reply.words()
    if reply.fields.get("name", "").split() != situation.facts.name.split():
        await reply.tell(words.message("rescue-wrong-name", name=safe(situation.facts.name)))
        return
    if (pressed.branch, pressed.n) != (situation.branch, situation.n):
        await reply.tell(words.message("error-stale"))
        return
    await reply.campaigns.rescue.back_to_save(situation.id, Actor(reply.person.user, moderator=moderator))
    await reply.tell(words.message("rescue-done-back"))


ROUTES: Routes = {
    "rescue": Route(OfCampaign.of, show),
    "rescue_card": Route(OfCampaign.of, send_message),
    "rescue_answer": Route(SeatChoices.of, answer),
    "rescue_pick": Route(OfAsk.of, pick),
    "rescue_auto": Route(OfAsk.of, auto),
    "rescue_autopilot": Route(OfCampaign.of, autopilot),
    "rescue_back": Route(OfCampaign.of, back),
    "rescue_went": Route(OfMoment.of, went),
    "rescue_channel": Route(OfCampaign.of, move_elsewhere),
    "rescue_move": Route(OfCampaign.of, move),
    "rescue_organiser": Route(OfCampaign.of, organiser),
    "rescue_appoint": Route(OfCampaign.of, appoint),
    "rescue_report": Route(OfCampaign.of, report),
}
