"""[Fair dice]: what was published about a chapter's dice, and a person's own words (docs/behaviour.md#fair-dice)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Field, Message, button, form, row
from bot.messages.payloads import OfCampaign
from bot.text.speech import lines_of, seat_and_player
from engine.campaigns import FairDice
from engine.campaigns.model.errors import NotYourSeat
from engine.campaigns.play.dice import LONGEST_WORDS
from engine.words import Spoken

WORDS = "words"


async def show(reply: Reply, pressed: OfCampaign) -> None:
    """Shows the page."""
    await reply.campaign(pressed.campaign)
    await _show(reply, await reply.campaigns.dice.shown(pressed.campaign))


async def _show(reply: Reply, dice: FairDice, note: str = "") -> None:
    situation, words = dice.situation, reply.words(dice.situation)
    title = words.message("dice-title")
    if dice.commitment is None:
        await reply.show(Message(lines_of(title, words.message("dice-none"))))
        return
    seats = [seat_and_player(words, situation, seat) for seat in dice.added]
    added = words.message("dice-added", seats=Spoken(words.listed(seats))) if seats else ""
    told = lines_of(note, words.message("dice-how", hash=dice.commitment), added, f"-# {words.message('dice-check')}")
    may_add = situation.stage == "playing" and situation.seats_of(reply.person.user)
    await reply.show(
        Message(title, told, row(button(Press("dice_words", situation.id), words.message("button-dice-words"))))
        if may_add
        else Message(title, told)
    )


async def ask_words(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Add words of my own]: opens the form."""
    situation = await reply.campaign(pressed.campaign)
    if not situation.seats_of(reply.person.user):
        raise NotYourSeat
    words = reply.words(situation)
    field = Field(WORDS, words.message("dice-field"), LONGEST_WORDS, detail=words.message("dice-field-about"))
    await reply.open(form(Press("dice_said", situation.id), words.message("button-dice-words"), field))


async def words_said(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the form."""
    situation = await reply.campaign(pressed.campaign)
    dice = await reply.campaigns.dice.add_words(situation.id, reply.person.user, reply.fields.get(WORDS, ""))
    await _show(reply, dice, reply.words(situation).message("dice-thanks"))


ROUTES: Routes = {
    "dice": Route(OfCampaign.of, show),
    "dice_words": Route(OfCampaign.of, ask_words),
    "dice_said": Route(OfCampaign.of, words_said),
}
