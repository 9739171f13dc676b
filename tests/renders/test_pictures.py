"""The pictures of Tyrants: what they show, and what they must not."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

import renders
from engine.games.tyrants.game import GAME
from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import State
from engine.table import HIDDEN
from engine.words import Words
from renders.canvas import looks, palette
from renders.canvas.lettering import SMALLEST
from renders.canvas.markup import fit_block
from renders.canvas.plates import badge
from renders.canvas.sprites import text
from renders.job import FITTED, Job, draw, encode, render
from renders.tyrants import hand, market
from renders.tyrants.effects import in_symbols
from renders.tyrants.layouts import LARGE, USUAL, board_of
from renders.tyrants.look import LARGE_BOARD
from tests.renders.seeing import changed, inside, pasted, pixel, rgb
from tests.renders.tables import SECTIONS, job, result, table

FULL = (0, 0, *palette.BOARD)
PLAN = hand.plan_for(palette.BOARD, 2)  # two cards played, as on the table of the tests
LONG_NAMES = ("Maximiliana the Grand", "WWWWWWWWWWWWWWWWWWWW", "日本語", "")


def fullest(picture: str, board: str) -> Job:
    """Returns a job with as much on it as there can be: every space taken, spies everywhere, 20 badges, long names."""
    state = table(board, crowded=True)
    places = sorted(state.troops)
    more: dict[str, Any] = {
        "board": {
            "badges": frozenset(places[::2][:20]),
            "changed": frozenset(places[1::9]),
            "players": LONG_NAMES[: state.seats],
        },
        "hand": {"seat": 0, "past": True},
        "scoring": {"result": result(*range(40, 40 + state.seats))},
    }
    return job(picture, state, **more[picture])


@pytest.mark.parametrize("board", SECTIONS)
@pytest.mark.parametrize("picture", ["board", "hand", "scoring"])
def test_every_picture_is_of_one_size_small_enough_and_the_same_each_time(picture: str, board: str) -> None:
    drawn = fullest(picture, board)
    data = render(drawn)
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
        assert image.size == (1600, 1200)
    assert len(data) < 250_000
    assert render(drawn) == data


def test_encoding_preserves_the_picture() -> None:
    """So few colours are enough: no channel of the mean pixel is off by more than two steps of 255."""
    image = draw(job("board", table()))
    with Image.open(BytesIO(encode(image))) as again:
        off = ImageChops.difference(image.convert("RGB"), again.convert("RGB"))
    assert all(sum(i * n for i, n in enumerate(band.histogram())) / (1600 * 1200) < 2 for band in off.split())


@pytest.mark.parametrize("picture", ["board", "hand", "scoring"])
def test_high_contrast_is_light_on_black_without_shades(picture: str) -> None:
    image = draw(replace(fullest(picture, "four"), look="contrast"))
    shades = image.convert("L").histogram()
    assert sum(shades[:30]) > 0.6 * image.width * image.height  # black is the ground
    assert sum(shades[30:90]) < 0.04 * image.width * image.height  # only the rims of letters and lines


def test_large_labels_enlarge_everything_readable() -> None:
    wider = LARGE_BOARD[0] / palette.BOARD[0]
    for what in ("name", "letters", "piece", "hole", "step", "badge", "spy"):
        assert getattr(LARGE, what) >= 1.19 * wider * getattr(USUAL, what), what
    heights = []
    for look in ("usual", "large"):
        state, large = table(), look == "large"
        state.troops["araumycos"] = [None] * len(state.troops["araumycos"])
        plate, image = board_of(SECTIONS["four"], large).plates["araumycos"], draw(job("board", state, look=look))
        left, top, right, _ = (round(edge) for edge in plate.box)
        name = image.crop((left + 8, top + 4, right - 70, top + plate.band - 4)).convert("L")
        seen = name.point(lambda level: 255 * (level > 150)).getbbox()
        assert seen is not None
        heights.append((seen[3] - seen[1]) / image.width)
    assert heights[1] >= 1.25 * heights[0]


@pytest.mark.parametrize("picture", ["board", "hand", "scoring"])
def test_pictures_with_large_labels_are_higher_and_small_enough(picture: str) -> None:
    data = render(replace(fullest(picture, "four"), look="large"))
    with Image.open(BytesIO(data)) as image:
        assert image.size == LARGE_BOARD
    assert len(data) < 250_000


def test_unknown_games_and_pictures_are_named_kindly() -> None:
    with pytest.raises(renders.UnknownPicture, match="there are no pictures of 'chess'"):
        renders.find("chess")
    kinds = "since, moving, chart, journal, chapter, server, setup, ending, outcome, board, asked, place, hand, scoring"
    there_are = f"tyrants has no picture 'map'; it has {kinds}"
    with pytest.raises(renders.UnknownPicture, match=there_are):
        draw(replace(job("board", table()), picture="map"))


# ---------------------------------------------------------------- what must not be seen


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("picture", ["board", "hand"])
def test_hidden_information_does_not_affect_the_picture(picture: str, seat: int | None) -> None:
    one, other = table(), table()
    other.houses[1].hand = ["orcus", "balor", "vrock", "derro", "ghoul"]
    other.houses[0].deck = ["soldier"] * 6
    other.market_deck = ["imix"] * 52
    assert changed(job(picture, one, seat=seat), job(picture, other, seat=seat)) is None


def test_hand_that_the_reader_may_not_know_shows_backs() -> None:
    public = job("hand", table())
    assert public.view.houses[0].hand == [HIDDEN] * 5
    assert changed(public, job("hand", table(), seat=0)) is not None


# ---------------------------------------------------------------- what is seen


def test_legal_site_carries_its_number_on_its_plate() -> None:
    board = board_of(SECTIONS["four"])
    shown = draw(job("board", table(), badges=frozenset({"araumycos"})))
    assert pasted(shown, badge(15, board.scaled(44)), *board.plates["araumycos"].number)


def test_empty_legal_route_space_carries_its_number() -> None:
    state = table()
    state.troops["jhachalkhyn-buiyrandyn.1"] = [None]
    shown = draw(job("board", state, badges=frozenset({"jhachalkhyn-buiyrandyn.1"})))
    x, y = board_of(SECTIONS["four"]).route_spaces["jhachalkhyn-buiyrandyn.1"]
    assert pasted(shown, badge(28, 44), x, y)


def test_badge_of_an_occupied_route_space_leaves_its_troop_in_sight() -> None:
    state = table()
    state.troops["jhachalkhyn-buiyrandyn.1"] = [2]
    x, y = board_of(SECTIONS["four"]).route_spaces["jhachalkhyn-buiyrandyn.1"]
    plain, marked = (
        draw(job("board", state, badges=each)) for each in (frozenset(), frozenset({"jhachalkhyn-buiyrandyn.1"}))
    )
    middle = (round(x) - 8, round(y) - 8, round(x) + 8, round(y) + 8)
    assert plain.crop(middle).tobytes() == marked.crop(middle).tobytes()
    assert plain.crop((0, 112, 1600, 992)).tobytes() != marked.crop((0, 112, 1600, 992)).tobytes()


def test_only_the_opened_group_is_badged() -> None:
    """Badges of cards leave the map as it is; badges of places leave the hand as it is."""
    state = table()
    box = changed(job("board", state), job("board", state, badges=frozenset({f"market:{state.market[2]}"})))
    assert box is not None and box[1] >= 992
    assert changed(job("hand", state, seat=0), job("hand", state, seat=0, badges=frozenset(state.troops))) is None


def test_card_that_may_be_played_carries_its_position() -> None:
    state = table()
    state.houses[0].hand = ["noble", "soldier", "noble"]
    box = changed(job("hand", state, seat=0), job("hand", state, seat=0, badges=frozenset({"hand:soldier"})))
    assert box is not None
    wide = hand.size_for(3, PLAN).wide
    left = hand.MARGIN + wide + hand.GAP
    assert inside(box, (left, hand.CARDS_TOP, left + wide, hand.CARDS_TOP + 150))


def test_active_seat_is_framed_until_all_is_over() -> None:
    state = table()
    frames = [white_edge(draw(job("board", variant(state, **each)))) for each in ({}, {"active": 1}, {"phase": "over"})]
    assert frames == ["left", "right", ""]


def test_control_and_total_control_show_on_the_plate() -> None:
    """Everfire has three spaces: two troops control it, three do so in full, an enemy spy spoils that (TY-CTRL)."""
    states = [table() for _ in range(4)]
    for state, troops in zip(states, ("AB.", "AA.", "AAA", "AAA"), strict=True):
        state.troops["everfire"] = ["AB".find(letter) if letter != "." else None for letter in troops]
    states[3].spies["everfire"] = [1]
    left, top, right, _ = board_of(SECTIONS["four"]).plates["everfire"].box
    bands = [pixel(draw(job("board", state)), (left + right) / 2, top + 4) for state in states]
    raspberry = rgb(palette.SEATS[0].colour)
    assert bands[0] != raspberry
    assert bands[1:] == [raspberry] * 3
    crowns = [pixel(draw(job("board", state)), left + 2, top - 16) for state in states]
    assert [each == rgb(palette.WARM) for each in crowns] == [False, False, True, False]


def test_past_boards_are_marked() -> None:
    box = changed(job("board", table()), job("board", table(), past=True))
    assert box == FULL


def test_fitted_past_board_is_marked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[Image.Image] = []
    monkeypatch.setattr("renders.picture.past", lambda image, scene: marked.append(image))
    drawn = draw(job(f"board{FITTED}", table(), past=True))
    assert [each.size for each in marked] == [drawn.size]


def test_scoring_before_the_end_counts_nothing() -> None:
    assert changed(job("scoring", table()), job("scoring", table(), result=result(50, 41, 44, 50))) is not None


# ---------------------------------------------------------------- room for everything


@pytest.mark.parametrize("card", sorted(content.cards()))
def test_every_card_can_be_read_in_the_market_in_a_hand_and_when_played(card: str) -> None:
    symbols, words = (in_symbols(card),), Words.of_game(GAME, "en")
    assert fit_block(symbols, (SMALLEST,), market.WIDE - 8, 76, "bold")
    assert fit_block(symbols, (SMALLEST,), 324, 50)
    for count in (4, 5):
        assert hand.effect_for(card, words, hand.size_for(count, PLAN)).words, count
    assert any(hand.effect_for(card, words, hand.size_for(10, PLAN)))


@pytest.mark.parametrize("count", [0, 1, 4, 5, 6, 10, 13])
def test_hands_of_any_size_stay_on_their_panel(count: int) -> None:
    size = hand.size_for(count, PLAN)
    rows = -(-count // size.in_row)
    assert size.in_row * size.wide + (size.in_row - 1) * hand.GAP <= 1600 - 2 * hand.MARGIN
    assert rows * (size.high + 8) + (rows + 1) * hand.GAP <= PLAN.cards_high + hand.GAP
    state = table()
    state.houses[0].hand = sorted(content.cards())[:count]
    assert draw(job("hand", state, seat=0)).size == palette.BOARD


def test_cached_sprites_have_a_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites that are drawn again and again stay; others go."""
    monkeypatch.setattr(looks, "MOST_BYTES", 400_000)
    often = text("often", 28)
    for number in range(200):
        text(f"{number}", 28)
        assert text("often", 28) is often
    cached = [*text.recent.values(), *text.older.values()]
    assert len(cached) < 60


def variant(state: State, **more: Any) -> State:
    """Returns the same table with some things changed."""
    return replace(state, **more)


def white_edge(image: Image.Image) -> str:
    """Where the upper edge of the first two seat plates is pure white."""
    white = [min(pixel(image, x, 12)) > 250 for x in (200, 700)]
    return "left" if white[0] else "right" if white[1] else ""
