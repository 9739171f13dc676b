"""Rights of players, organisers and moderators in one campaign (docs/behaviour.md#permissions)."""

from __future__ import annotations

from engine.campaigns.model.errors import NotOrganiser, NotYourSeat, SeatedModerator, SeatedOrganiser
from engine.campaigns.model.situation import Actor, Seated
from engine.campaigns.runtime.live import Live


def expect_organiser(live: Live, user: int) -> None:
    """Raises NotOrganiser unless this user is the organiser, or acts for one who has been silent for too long."""
    if user not in (live.facts.organiser, live.acting):
        raise NotOrganiser(live.facts.organiser)


def expect_unseated(live: Live, user: int) -> None:
    """Raises SeatedModerator if this moderator has a seat in a competitive game."""
    if live.game.competitive and live.seats_of(user):
        raise SeatedModerator


def expect_steward(live: Live, by: Actor) -> None:
    """Raises NotOrganiser or SeatedModerator unless this is the organiser or a moderator.

    In a competitive game a moderator with a seat counts as a player.
    """
    if by.moderator:
        expect_unseated(live, by.user)
    else:
        expect_organiser(live, by.user)


def expect_rescuer(live: Live, by: Actor) -> None:
    """Raises unless this user may act for others. Players of a competitive game may not (SeatedOrganiser)."""
    expect_steward(live, by)
    if live.game.competitive and live.seats_of(by.user):
        raise SeatedOrganiser


def seat_to_manage(live: Live, seat: int, by: Actor) -> Seated:
    """Returns the seat if this user may manage it.

    A seated organiser of a competitive game may manage only their own and open seats. Raises NotYourSeat,
    SeatedOrganiser, and what `expect_steward` does.
    """
    seated = seat_at(live, seat)
    expect_steward(live, by)
    if not by.moderator and live.game.competitive and live.seats_of(by.user) and seated.user not in (None, by.user):
        raise SeatedOrganiser
    return seated


def seat_at(live: Live, seat: int) -> Seated:
    """Returns the seat of this number. Raises NotYourSeat if it does not exist."""
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    return live.seats[seat]
