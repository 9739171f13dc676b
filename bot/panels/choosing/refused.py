"""Explains why a pressed choice could not be made (E1 to E4, E7, E8)."""

from __future__ import annotations

from collections.abc import Collection

from bot.interactions.reply import Reply
from engine.campaigns import Situation
from engine.campaigns.model.errors import AlreadyAnswered, NothingToPlay, NotLegal, NotYourSeat, NotYourTurn, StaleAsk
from engine.words import Spoken, Words


def why_refused(reply: Reply, situation: Situation, seat: int, wanted: Collection[str], refusal: Exception) -> str:
    """Explains the refusal; empty if the panel itself says who is asked. `wanted` are the pressed ids."""
    words, choice = reply.words(situation), Spoken(reply.pressed_label)
    if isinstance(refusal, AlreadyAnswered | StaleAsk) and reply.person.user in reply.services.unanswered:
        return words.message("error-was-away")
    if isinstance(refusal, AlreadyAnswered):
        return words.message("error-double", choice=choice)
    if isinstance(refusal, NothingToPlay):
        return words.message("error-nothing-to-play")
    impossible = _why_impossible(situation, reply.person.user, seat, wanted, words)
    if impossible:
        return impossible
    if isinstance(refusal, NotLegal):
        return words.message("error-illegal", choice=choice, count=len(refusal.legal))
    if isinstance(refusal, NotYourTurn | NotYourSeat):
        return ""
    return words.message("error-stale")


def _why_impossible(situation: Situation, user: int, seat: int, wanted: Collection[str], words: Words) -> str:
    """Returns why the pressed choice is impossible, if the game can explain it."""
    ask = situation.ask_of(seat)
    if ask is None or seat not in situation.seats_of(user):
        return ""
    known = situation.game.impossible(situation.view(seat), ask, seat)
    found = next((each for each in known if each.id in wanted), None)
    if found is None:
        return ""
    return words.message("error-illegal-why", why=Spoken(words.say(found.why)), count=len(ask.options))
