"""Our own cards: in play only if their option is on."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.content import cards, printed_cards
from engine.games.tyrants.model.options import Options
from engine.table import Session, fair
from engine.words import LOCALES
from tests.games.tyrants.position import Play, opening, position
from tests.playing import autopilot_steps

HOUSE = {card.id: card.copies for card in cards().values() if card.deck == "house"}
WITH = Options(house_deck=True)


def in_market(play: Play) -> list[str]:
    """Returns all cards of the market."""
    return sorted(card for card in (*play.state.market, *play.state.market_deck) if card)


def test_house_deck_is_off_by_default() -> None:
    assert not Options().house_deck
    assert not set(in_market(opening(2))) & HOUSE.keys()


def test_house_deck_adds_its_cards_to_the_market() -> None:
    added = sorted(card for card, copies in HOUSE.items() for _ in range(copies))
    assert in_market(opening(2, WITH)) == sorted([*in_market(opening(2)), *added])


def test_cards_of_the_house_deck_are_ours_and_have_every_language() -> None:
    assert len(HOUSE) >= 2 and not HOUSE.keys() & printed_cards().keys()
    for card in HOUSE:
        assert cards()[card].source == "ours"
        assert cards()[card].name.keys() == set(LOCALES)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_autopilot_plays_with_the_house_deck(seats: int) -> None:
    """The invariants are checked after every answer."""
    session = Session.start(GAME, seats, fair(Random(seats)), options=WITH.model_dump())
    for _ in autopilot_steps(session):
        pass
    assert session.result is not None


def test_lamplighter_places_a_spy_and_gains_influence() -> None:
    play = Play(position(hand=["lamplighter"], options=WITH))
    play.pick("play:lamplighter", "place_spy:kanaglym")
    assert play.state.turn.influence == 1
    assert 0 in play.state.spies["kanaglym"]


def test_tunnel_warden_deploys_twice() -> None:
    play = Play(position(hand=["tunnel_warden"], troops={"skullport": "A...."}, options=WITH))
    play.pick("play:tunnel_warden")
    if "deploy:skullport" not in play.ids:
        play.pick(next(each for each in play.ids if "deploy" in each))
    play.pick("deploy:skullport", "deploy:skullport")
    assert play.state.troops["skullport"].count(0) == 3
