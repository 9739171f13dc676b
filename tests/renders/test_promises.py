"""Promises of the Tyrants pictures: highlighted cards are affordable, text is never covered, and seats differ in high
contrast.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import SOURCES, in_sight, score
from engine.games.tyrants.turns.actions import actions
from renders.canvas import palette
from renders.canvas.looks import drawn_for
from renders.canvas.plates import badge
from renders.job import draw
from renders.tyrants import map, market
from renders.tyrants.layouts import board_of
from renders.tyrants.look import spy_piece
from tests.renders.seeing import changed, pasted, pixel, rgb
from tests.renders.tables import SECTIONS, job, table

LETTER = 9  # px from the middle of a spy to where its letter ends


def at_choice(influence: int, hand: list[str]) -> tuple[State, frozenset[str]]:
    """Returns a match at the choice of an action, with this Influence and hand; and the places marked for it."""
    state = table()
    state.turn.power, state.turn.influence = 0, influence
    state.houses[0].hand, state.houses[0].deck = hand, ["noble"]
    return state, frozenset(place for option in actions(state) for place in option.places)


@pytest.mark.parametrize("influence", [0, 2, 3])
def test_affordable_market_piles_are_lit_for_any_hand(influence: int) -> None:
    """A Priestess of Lolth costs 2, a House Guard 3 (TY-MARKET)."""
    state, marked = at_choice(influence, ["priestess_of_lolth", "house_guard"])
    shown = draw(job("board", state, badges=marked))
    lit = [pixel(shown, market.PILES + market.PILES_WIDE - 12, top) == rgb(palette.PANEL) for top in (1050, 1150)]
    assert lit == [influence >= 2, influence >= 3]


def test_card_in_hand_is_marked_in_the_hand_not_in_the_market() -> None:
    state, marked = at_choice(0, ["house_guard", "noble"])
    assert {"hand:house_guard", "hand:noble"} == marked
    assert changed(job("hand", state, seat=0), job("hand", state, seat=0, badges=marked)) is not None


def test_badge_of_pile_covers_neither_count_nor_effect() -> None:
    """If two counts differ, no part of the badge is left."""
    states = [table(), table()]
    marked = frozenset({"market:house_guard"})
    for state, left in zip(states, (15, 88), strict=True):
        state.supply["house_guard"] = left
    counts = changed(*(job("board", state, badges=marked) for state in states))
    unmarked = changed(*(job("board", state) for state in states))
    assert counts == unmarked
    x, y = market.PILES + 29, market.TOP + 2 * market.PILE_HIGH + 8 - 24
    assert pasted(draw(job("board", states[0], badges=marked)), badge(8, 44), x, y)


@pytest.mark.parametrize("sections", SECTIONS)
def test_letters_of_all_spies_are_whole_on_the_fullest_board(sections: str) -> None:
    state, board = table(sections, crowded=True), board_of(SECTIONS[sections])
    shown = draw(job("board", state))
    for site, seats in state.spies.items():
        for (x, y), seat in zip(map.spies_at(board, site, len(seats)), seats, strict=True):
            spy = spy_piece(seat, board.scaled(board.measures.spy))
            middle = x - spy.width // 2, y - spy.height
            box = tuple(round(spy.width / 2 + side * LETTER) for side in (-1, -1, 1, 1))
            seen = shown.crop(tuple(round(middle[i % 2]) + edge for i, edge in enumerate(box)))  # type: ignore[arg-type]
            assert seen.convert("RGB").tobytes() == spy.crop(box).convert("RGB").tobytes(), (site, seat)  # type: ignore[arg-type]


# ---------------------------------------------------------------- how everybody stands


def test_header_shows_public_vp() -> None:
    """Everything that scores but the deck (TY-SCORE-01 to -06): a site more, a card in the inner circle more."""
    state = table()
    assert {*in_sight(state, 0), "deck"} == set(SOURCES) == set(score(replace(state, houses=state.houses), 0))
    view = job("board", state).view
    assert in_sight(view, 1) == {source: vp for source, vp in score(state, 1).items() if source != "deck"}
    more = table()
    more.houses[1].inner_circle.append("noble")
    box = changed(job("board", state), job("board", more))
    assert box is not None and box[3] < 112


# ---------------------------------------------------------------- high contrast


@pytest.mark.parametrize("role", sorted(palette.ROLES.keys() - {"INK", "PANEL", "PANEL_HIGH"}))
def test_all_that_is_read_in_high_contrast_has_seven_to_one_on_black(role: str) -> None:
    _, colour = palette.ROLES[role]
    assert palette.contrast(colour, "#000000") >= 7


def test_seats_and_letters_stand_out_in_high_contrast() -> None:
    with drawn_for("contrast"):
        for seat in palette.SEATS:
            assert palette.contrast(seat.colour, "#000000") >= 7
            assert palette.contrast(seat.colour, palette.on(seat.colour)) >= 7


def test_no_look_leaves_anything_behind_in_another() -> None:
    usual = job("board", table(), badges=frozenset(board_of(SECTIONS["four"]).plates))
    before = draw(usual).tobytes()
    assert draw(replace(usual, look="contrast")).tobytes() != before
    assert draw(usual).tobytes() == before
