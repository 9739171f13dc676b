"""Who may do what: rights of players, organisers and moderators at one table (docs/behaviour.md#permissions)."""

from __future__ import annotations

from engine.campaigns.model.errors import NotOrganiser, NotYourSeat, SeatedModerator, SeatedOrganiser
from engine.campaigns.model.situation import Actor, Seated
from engine.campaigns.runtime.live import Live


def expect_organiser(live: Live, user: int) -> None:
    """Raises NotOrganiser unless this is the organiser."""
    if user != live.facts.organiser:
        raise NotOrganiser(live.facts.organiser)


def expect_unseated(live: Live, user: int) -> None:
    """Raises SeatedModerator where this moderator has a seat in a competitive game."""
    if live.game.competitive and live.seats_of(user):
        raise SeatedModerator


def expect_steward(live: Live, by: Actor) -> None:
    """Raises unless this is the organiser or a moderator; in a competitive game one with a seat counts as a player.

    Raises NotOrganiser, SeatedModerator.
    """
    if by.moderator:
        expect_unseated(live, by.user)
    else:
        expect_organiser(live, by.user)


def expect_rescuer(live: Live, by: Actor) -> None:
    """Raises unless this person may act for others: nobody with a seat in a competitive game may (SeatedOrganiser)."""
    expect_steward(live, by)
    if live.game.competitive and live.seats_of(by.user):
        raise SeatedOrganiser


def seat_to_manage(live: Live, seat: int, by: Actor) -> Seated:
    """Returns the seat, if this person may say who has it: a seated organiser of a competitive game only for their own
    and open ones. Raises NotYourSeat, SeatedOrganiser, and what `expect_steward` does."""
    seated = seat_at(live, seat)
    expect_steward(live, by)
    if not by.moderator and live.game.competitive and live.seats_of(by.user) and seated.user not in (None, by.user):
        raise SeatedOrganiser
    return seated


def seat_at(live: Live, seat: int) -> Seated:
    """Returns the seat of this number. Raises NotYourSeat where there is none."""
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    return live.seats[seat]
