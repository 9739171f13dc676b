"""Hands, clans, loot, the guild, the scenario, its end, the lobby, a room and places to build."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import Any, get_args

import pytest
from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import building_places, shape, steps_of
from engine.games.keep_the_heroes_out.model.pieces import CLANS, ROOMS, SCENARIOS
from engine.games.keep_the_heroes_out.model.state import Building, Chronicle, Kept, Member, Phase, Room, State, Treasure
from engine.table import Result, Text
from engine.words import LOCALES
from renders import find
from renders.canvas import listing
from renders.canvas.symbols import SYMBOLS
from renders.emblem import symbol_of
from renders.job import draw, render
from renders.keep_the_heroes_out import asked
from renders.keep_the_heroes_out.board import building, large
from renders.keep_the_heroes_out.board.board import cells
from renders.keep_the_heroes_out.pictures import PICTURES
from renders.keep_the_heroes_out.sheets.chronicle import next_text
from renders.keep_the_heroes_out.sheets.hand import explained
from renders.keep_the_heroes_out.style import cards
from renders.panel import SIZE
from renders.scene import Scene
from tests.renders.keep_the_heroes_out.tables import PLAYERS, crowded, job, table
from tests.renders.seeing import changed, inside
from tests.sampled import some

GAME = "keep_the_heroes_out"
END = Result((0, 1, 2), ({}, {}, {}), Text("picture-phase-over"), {})
SHEETS: dict[str, dict[str, Any]] = {
    "place": {"place": "workshop"},
    "hand": {"seat": 0},
    "clan": {"seat": 1},
    "loot": {},
    "guild": {},
    "scenario": {},
    "scoring": {"result": END},
    "choice": {"seat": 2},
}


@pytest.fixture
def left_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many lines of each list found no place."""
    counts: list[int] = []
    put = listing.put_list

    def noted(*args: Any, **more: Any) -> int:
        counts.append(put(*args, **more))
        return counts[-1]

    for module in ("board.places", "sheets.guild", "sheets.scenario"):
        monkeypatch.setattr(f"renders.{GAME}.{module}.put_list", noted)
    return counts


def built(coins: int = 2) -> State:
    """Returns a table at which it is asked where the Graveyard is built."""
    state = table("new_wing")
    state.building = Building(coins, "graveyard")
    return state


@pytest.mark.parametrize(("picture", "locale", "look"), some([*product(SHEETS, LOCALES, ["usual", "large"])], 16))
def test_every_sheet_fits_in_every_language_and_is_small_enough(
    picture: str, locale: str, look: str, cut: list[str], left_out: list[int]
) -> None:
    state = crowded("alarm_bells", 3)
    state.plundered = [Treasure(2, "spoil")]
    data = render(job(picture, state, locale=locale, look=look, **SHEETS[picture]))
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
        assert image.width == (1600 if picture == "choice" else 1040 if look == "large" else 1280)
    assert len(data) < 250_000
    assert cut == []
    assert not any(left_out)


@pytest.mark.parametrize(("scenario", "locale"), some([*product(SCENARIOS, LOCALES)], 20))
def test_every_scenario_is_said_whole(scenario: str, locale: str, cut: list[str], left_out: list[int]) -> None:
    for picture in ("scenario", "guild"):
        draw(job(picture, table(scenario), locale=locale, look="large" if picture == "scenario" else "usual"))
    assert cut == []
    assert not any(left_out)


@pytest.mark.parametrize("look", ["usual", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_room_and_all_words_beside_it_fit(locale: str, look: str, cut: list[str]) -> None:
    """Both dungeons together have all twelve rooms; each phase has its headline."""
    for scenario in ("grand_raid", "new_wing"):
        draw(job("board", table(scenario, 4), locale=locale, look=look))
    for phase in get_args(Phase):
        draw(job("board", replace(table("new_wing"), phase=phase, round=12), locale=locale, look=look))
    assert cut == []


@pytest.mark.parametrize(("locale", "wide"), some([*product(LOCALES, [399, 489, 617])], 3))
def test_every_card_is_said_whole(locale: str, wide: int, cut: list[str]) -> None:
    """In three columns, and in two with large labels and without."""
    scene = Scene(job("hand", table(), locale=locale))
    for card in content().cards:
        high = cards.card_high(scene, card, wide)
        cards.put_card(Image.new("RGB", (wide, high + cards.LIFT)), scene, card, (0, 0, wide, high), number=9)
    assert cut == []


def test_rarely_used_pictures_can_be_drawn() -> None:
    """Without a place, a result, a seat."""
    for picture in find(GAME):
        assert draw(job(picture, table())).width > 1000


# ---------------------------------------------------------------- cards


def test_card_shows_all_its_actions_with_their_numbers() -> None:
    """Wing Gust: `move x3 ranged x2 draw | melee x3 draw`; Pay Day: `combo(spend(coin)>summon_here(3)) | …`."""
    sides = [[line.signs for line in cards.lines_of(side)] for side in content().cards["wing_gust"].sides]
    assert sides == [[("2", "move"), ("2", "ranged"), ("draw_card",)], [("3", "melee"), ("draw_card",)]]
    first = [line.signs for line in cards.lines_of(content().cards["pay_day"].sides[0])]
    assert first == [("coin", "becomes", "3", "summon")]


def test_every_sign_of_every_card_is_drawn() -> None:
    find(GAME)
    signs = {
        sign
        for card in content().cards.values()
        for side in card.sides
        for line in cards.lines_of(side)
        for sign in line.signs
    }
    assert {sign for sign in signs if not sign.isdecimal()} <= SYMBOLS.keys()


def test_card_that_may_be_chosen_carries_its_position() -> None:
    state = table()
    assert len(state.players[0].hand) == 5
    box = changed(
        job("hand", state, seat=0), job("hand", state, seat=0, badges=frozenset({f"hand:{state.players[0].hand[4]}"}))
    )
    assert box is not None


def test_private_hands_show_backs_to_others_and_cards_to_their_owner() -> None:
    """KH-Q-24."""
    one, other = table(), table()
    for state in (one, other):
        state.rulings.hands = "private"
    other.players[1].hand = ["sword", "bat", "glue", "axe", "owl"]
    for seat in (None, 0):
        views = [job("hand", state, seat=seat).view for state in (one, other)]
        jobs = [job("hand", state, seat=1) for state in (one, other)]
        shown = [draw(_with_view(each, view)).tobytes() for each, view in zip(jobs, views, strict=True)]
        assert shown[0] == shown[1]
    assert changed(job("hand", one, seat=1), job("hand", other, seat=1)) is not None


def _with_view(each: Any, view: Any) -> Any:
    return replace(each, view=view)


def test_symbols_of_the_hand_that_need_words_are_explained() -> None:
    state = table()
    state.players[0].hand = ["bite_party", "floorboards"]
    assert explained(Scene(job("hand", state, seat=0))) == ["swarm", "ambush", "activate"]
    state.players[0].hand = []
    assert explained(Scene(job("hand", state, seat=0))) == []


@pytest.mark.parametrize("count", [0, 1, 6, 7, 20])
def test_hands_of_any_size_are_drawn(count: int) -> None:
    state = table()
    state.players[0].hand = [*content().cards][:count]
    assert len(render(job("hand", state, seat=0))) < 250_000


def test_seat_with_two_clans_sees_the_cards_of_the_one_that_acts() -> None:
    state, other = table(clans=2), table(clans=2)
    for each in (state, other):
        each.players[1].seat = 0
    other.active = 1
    assert changed(job("hand", state, seat=0), job("hand", other, seat=0)) is not None


# ---------------------------------------------------------------- questions


def test_question_about_row_shows_enlarged_row() -> None:
    state = table()
    marked = [{"row:2", "row:5"}, {"forge", "row:2"}, {"forge"}, set()]
    kinds = [asked.kind(Scene(job("asked", state, seat=0, badges=frozenset(each)))) for each in marked]
    assert kinds == ["loot", "dungeon", "dungeon", "dungeon"]
    both, one = (job("asked", state, seat=0, badges=frozenset(each)) for each in marked[1:3])
    assert changed(both, one) is not None  # the card is named below the dungeon
    plain, more = (job("asked", state, seat=0, badges=frozenset(each)) for each in ({"row:2"}, {"row:2", "row:5"}))
    assert changed(plain, more) is not None


def test_all_places_to_build_are_numbered_in_the_order_of_the_choices_with_the_way_to_the_vault() -> None:
    """KH-BUILD-05, KH-BUILD-06: numbers of the picture are those of the options."""
    state = built()
    legal = building_places(state, "graveyard")
    shown = building.places(state)
    ways = {way.number: (spot, way) for spot, found in shown.items() for way in found}
    assert sorted(ways) == [*range(1, len(legal) + 1)]
    for number, (column, row, turned) in enumerate(legal, 1):
        spot, way = ways[number]
        assert (spot, way.turned) == ((column, row), turned)
        assert way.steps == steps_of({**dict(shape(state)), "graveyard": (column, row, turned)})["graveyard"]


@pytest.mark.parametrize("blueprint", [room for room in ROOMS if room not in ("vault", "library", "builder")])
def test_every_blueprint_can_be_shown_in_every_place_that_fits(blueprint: str) -> None:
    state = built()
    state.rooms.pop(blueprint, None)
    state.building = Building(1, blueprint)
    state.rooms["laboratory"] = Room(3, 1)
    if blueprint == "laboratory":
        del state.rooms["laboratory"]
    free = {f"{column},{row}": (column, row) for column, row in building.places(state)}
    found = large.planned({**cells(state), **free}, asked.AREA)
    assert len(found.boxes) == len(state.rooms) + len(free)
    boxes = [*found.boxes.values()]
    assert all(inside((x, y, x + wide, y + high), (0, 0, *SIZE)) for x, y, wide, high in boxes)
    assert len(render(job("asked", state, seat=0))) < 250_000


def test_before_a_blueprint_is_chosen_the_dungeon_is_shown() -> None:
    state = built()
    state.building = Building(2)
    kinds = [asked.kind(Scene(job("asked", each, seat=0))) for each in (state, built())]
    assert kinds == ["dungeon", "building"]


# ---------------------------------------------------------------- the guild, the end, the lobby


def test_guild_shows_each_card_that_was_drawn_and_classes_without_tokens() -> None:
    states = [table() for _ in range(3)]
    states[1].guild_discard = ["mage_eye"]
    states[2].supply["mage"] = 0
    assert len({draw(job("guild", state)).tobytes() for state in states}) == 3


@pytest.mark.parametrize("look", ["usual", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_chronicle_page_shows_results_score_and_next_scenario(locale: str, look: str, cut: list[str]) -> None:
    """A chronicle at the third scenario of its first chapter, and variants that differ in one thing each."""
    plain, keeps = Member("kobolds"), Member("kobolds", [Kept("sword", "duck")])
    told = [
        Chronicle([plain], ["first_watch"], ["leaky_roof"], 3, "guided_tour"),
        Chronicle([plain], ["first_watch", "leaky_roof"], [], 3, "guided_tour"),
        Chronicle([plain], ["first_watch"], ["leaky_roof"], 5, "guided_tour"),
        Chronicle([plain], ["first_watch"], ["leaky_roof"], 3, "employee_of_the_month"),
        Chronicle([keeps], ["first_watch"], ["leaky_roof"], 3, "guided_tour"),
    ]
    states = [replace(table(), chronicle=each, outcome="won") for each in told]
    drawn = [draw(job("chronicle", state, locale=locale, look=look)) for state in states]
    assert len({each.tobytes() for each in drawn}) == len(states)
    assert cut == []


def test_chronicle_names_next_scenario_and_rewards() -> None:
    def coming(scenario: str, following: str | None, *, won: bool, outcome: str | None = "won") -> Text:
        chronicle = Chronicle([], [scenario] if won else [], [], 0, following)
        state = replace(table(), scenario=scenario, chronicle=chronicle, outcome=outcome)  # type: ignore[arg-type]
        return next_text(state)

    gift = Text("picture-chronicle-gift", scenario="leaky_roof", reward=Text("picture-reward-first-loot"))
    plain = Text("picture-chronicle-next", scenario="leaky_roof")
    assert coming("first_watch", "leaky_roof", won=True) == gift
    assert coming("first_watch", "leaky_roof", won=False) == plain  # passed over
    assert coming("leaky_roof", "guided_tour", won=True).key == "picture-chronicle-next"  # its card stays in the deck
    assert coming("first_watch", None, won=False, outcome=None) == Text("picture-chronicle-now", scenario="first_watch")
    assert coming("grand_raid", None, won=True) == Text("picture-chronicle-over")
    assert PICTURES["chronicle"].when(replace(table(), chronicle=Chronicle([])))
    assert not PICTURES["chronicle"].when(table())


@pytest.mark.parametrize(
    ("content_id", "symbol"),
    [
        ("wing_gust", "red_dragon"),
        ("sword", "equipment"),
        ("forge", "swords"),
        ("mage_hats", "mage"),
        ("tea_break", "event"),
        ("ghosts", "ghosts"),
        ("coin", "coin"),
    ],
)
def test_lookups_use_picture_symbols(content_id: str, symbol: str) -> None:
    assert symbol_of(GAME, content_id) == symbol


def test_won_lost_and_not_over_look_otherwise() -> None:
    lost = Result((), ({}, {}, {}), Text("picture-phase-over"), {})
    drawn = {draw(job("scoring", table(), result=result)).tobytes() for result in (END, lost, None)}
    assert len(drawn) == 3


def test_lobby_shows_owners_of_clans() -> None:
    """Free, taken by a person, one's own."""
    state = table(clans=2)
    free, taken = (job("choice", state, seat=0, players=each) for each in (("Ana", ""), ("Ana", "Mei")))
    own = job("choice", state, seat=1, players=("Ana", "Mei"))
    assert len({draw(each).tobytes() for each in (free, taken, own)}) == 3


@pytest.mark.parametrize("locale", LOCALES)
def test_taken_clan_differs_from_free_clans_and_the_own_clan(locale: str, cut: list[str]) -> None:
    state = table(clans=2)
    found = {
        draw(job("choice", state, seat=seat, locale=locale, players=players)).crop((0, 110, 1600, 1100)).tobytes()
        for seat, players in ((0, ("Ana", "")), (0, ("Ana", "Tomas")), (1, ("Ana", "Tomas")))
    }
    assert len(found) == 3 and cut == []


def test_board_names_everyone_with_long_names() -> None:
    for clans in range(1, 7):
        assert draw(job("board", table(clans=clans), players=PLAYERS[:clans])).width <= 1600


def test_every_clan_has_its_own_sheet() -> None:
    drawn = set()
    for each in CLANS:
        state = table()
        state.players[0].clan = each
        drawn.add(draw(job("clan", state, seat=0)).tobytes())
    assert len(drawn) == len(CLANS)
