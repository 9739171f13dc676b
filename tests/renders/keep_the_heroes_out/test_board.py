"""The picture of the dungeon: what it shows, and what it must not."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import CLANS, HERO_CLASSES, SCENARIOS
from engine.games.keep_the_heroes_out.model.state import CARRIED, Doing, Hero, Monster, State, Step, Treasure
from renders.canvas import palette
from renders.canvas.plates import badge, tag
from renders.job import draw, render
from renders.keep_the_heroes_out.board import news
from renders.keep_the_heroes_out.board.board import laid_out
from renders.keep_the_heroes_out.board.inside import Inside, Level, signs
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.pieces import hero, monster
from renders.keep_the_heroes_out.style.plan import BETWEEN
from renders.scene import Scene
from tests.renders.keep_the_heroes_out.tables import crowded, fill, job, table
from tests.renders.seeing import changed, inside, pasted, pixel, rgb

Corners = tuple[int, int, int, int]


def corners(state: State, room: str) -> Corners:
    """Returns a room on the picture, with its walls."""
    x, y, wide, high = laid_out(Scene(job("board", state))).plan.box(room)
    return x - 12, y - 12, x + wide + 12, y + high + 12


def seen(one: State, other: State) -> Corners | None:
    """Where the pictures of two tables differ."""
    return changed(job("board", one), job("board", other))


@pytest.mark.parametrize("scenario", SCENARIOS[::3])
def test_every_board_is_small_enough_and_the_same_each_time(scenario: str) -> None:
    state = crowded(scenario)
    drawn = job("board", state, past=True, badges=frozenset([*state.rooms][:6]), changed=frozenset(state.rooms))
    data = render(drawn)
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
    assert len(data) < 250_000
    assert render(drawn) == data


# ---------------------------------------------------------------- what must not be seen


def test_backs_of_treasures_and_the_order_of_decks_make_no_difference() -> None:
    """KH-SETUP-03, KH-GUILD-05."""
    one, other = table(), table()
    for room in other.rooms.values():
        if room.treasure:
            room.treasure.effect = "curse"
    other.guild_deck.reverse()
    other.loot_deck.reverse()
    other.players[1].deck.reverse()
    assert seen(one, other) is None


# ---------------------------------------------------------------- rooms


def test_room_that_may_be_chosen_carries_its_number() -> None:
    state = table()
    shown = draw(job("board", state, badges=frozenset({"workshop"})))
    found = laid_out(Scene(job("board", state, badges=frozenset({"workshop"})))).plan
    x, y, wide, high = found.box("workshop")
    assert content().rooms["workshop"].number == 5
    assert pasted(shown, badge(5, 56), x + wide + 10 - 28, y + high + 10 - 28)


@pytest.mark.parametrize("scenario", SCENARIOS[1::3])
def test_bridges_match_passages_and_walls(scenario: str) -> None:
    """KH-ROOM-16: both touching sides are open."""
    state = table(scenario)
    shown, found, shape = draw(job("board", state)), laid_out(Scene(job("board", state))).plan, dungeon(state)
    wood = rgb(look.planks()[0])
    for room, near in shape.touching.items():
        x, y, wide, high = found.box(room)
        for other in near:
            to_x, to_y, *_ = found.box(other)
            if to_x > x:
                seen_there = pixel(shown, x + wide + 4, y + high * 0.55 - 30)
                assert (seen_there == wood) == (other in shape.passages[room]), (room, other)
            if to_y > y:
                seen_there = pixel(shown, x + wide / 2 - 30, y + high + BETWEEN - 6)
                assert (seen_there == wood) == (other in shape.passages[room]), (room, other)


def test_every_room_shows_its_action() -> None:
    assert signs("library") == ("book",)
    assert signs("forge") == ("coin", "becomes", "equipment")
    assert all(signs(room) for room in content().rooms)


def test_turned_room_looks_otherwise() -> None:
    one, other = table(), table()
    other.rooms["study"].turned = 90
    assert seen(one, other) is not None


def test_room_in_which_something_changed_is_ringed() -> None:
    state = table()
    ringed = changed(job("board", state), job("board", state, changed=frozenset({"forge"})))
    left, top, right, bottom = corners(state, "forge")
    assert ringed is not None and inside(ringed, (left, top, right, bottom))


@pytest.mark.parametrize("kind", CARRIED)
def test_tokens_are_shown_with_counts(kind: str) -> None:
    states = [table() for _ in range(3)]
    for count, state in enumerate(states):
        state.rooms["study"].tokens = {kind: 4 * count} if count else {}
    for one, other in pairwise(states):
        box = seen(one, other)
        assert box is not None and inside(box, corners(states[0], "study"))


def test_portals_and_treasures_are_seen_with_their_state_and_value() -> None:
    portals, treasures = [table() for _ in range(3)], [table() for _ in range(3)]
    for state, portal in zip(portals, (None, "incomplete", "completed"), strict=True):
        state.rooms["study"].portal = portal  # type: ignore[assignment]
    for state, treasure in zip(treasures, (None, 1, 2), strict=True):
        state.rooms["study"].treasure = Treasure(treasure, "spoil") if treasure else None
    for states in (portals, treasures):
        assert len({draw(job("board", state)).tobytes() for state in states}) == 3


# ---------------------------------------------------------------- monsters and heroes


def grey(sprite: Image.Image) -> Image.Image:
    """A sprite on the floor of a room, without its colours."""
    ground = Image.new("RGB", (140, 140), look.TONES.floor)
    ground.paste(sprite, (4, 4), sprite)
    return ground.convert("L")


def differ(one: Image.Image, other: Image.Image) -> bool:
    """True if two grey pictures differ by more than 60 of 255 in at least one of a hundred pixels."""
    shades = ImageChops.difference(grey(one), grey(other)).histogram()
    return sum(shades[60:]) > sum(shades) / 100


def test_clans_and_players_are_distinguishable_without_colour() -> None:
    clans = [monster(0, clan, 72) for clan in CLANS]
    players = [monster(number, "ghosts", 72) for number in range(6)]
    for sprites in (clans, players):
        assert all(differ(one, other) for i, one in enumerate(sprites) for other in sprites[:i])


def test_heroes_and_conditions_are_distinguishable_without_colour() -> None:
    classes = (*HERO_CLASSES, "champion")
    active, exhausted = ([hero(each, 72, active=side) for each in classes] for side in (True, False))
    assert all(differ(one, other) for one, other in zip(active, exhausted, strict=True))
    for sprites in (active, exhausted):
        assert all(differ(one, other) for i, one in enumerate(sprites) for other in sprites[:i])


def test_wounds_are_seen_on_the_piece_and_beside_the_player() -> None:
    """The Red Dragon has 5 life (KH-CLAN-01); the first clan of the table is the Red Dragon."""
    one, other = table(), table()
    other.players[0].monsters[0].wounds = 2
    box = seen(one, other)
    found = laid_out(Scene(job("board", one))).plan
    assert box is not None
    assert box[0] < corners(one, "vault")[2] and box[2] > found.words[0]


def test_crowded_room_shows_active_heroes_and_counts_others() -> None:
    state = table(clans=6)
    fill(state, "study")
    room = Inside(state, "study")
    every = room.piece_rows(260, Level(72, 99))
    rows = room.piece_rows(260, Level(72, 2))
    active = [hero(each, 72, active=True) for each in sorted(HERO_CLASSES)]
    assert len(rows) == 2
    assert [each.tobytes() for each in rows[0][:2]] == [each.tobytes() for each in active[:2]]
    shown = sum(len(row) for row in rows) - 1
    assert rows[-1][-1].tobytes() == tag_of(sum(len(row) for row in every) - shown)


def tag_of(count: int) -> bytes:
    """Draws the tag for this count."""
    return tag(f"+{count}", palette.TEXT, 44).tobytes()


# ---------------------------------------------------------------- what happened


def invaded() -> State:
    """Returns an invasion in which two heroes went from the Study to the Workshop and one attacked there."""
    state = table()
    state.phase = "invasion"
    state.heroes = [Hero(1, "mage", "workshop"), Hero(2, "archer", "workshop")]
    state.steps = [
        Step("summoned", "study", hero_class="mage"),
        Step("moved", "study", "workshop", count=2),
        Step("attacked", "workshop", hero_class="mage"),
    ]
    return state


def test_moves_and_attacks_are_numbered_in_their_order() -> None:
    assert [(each.number, each.kind, each.room) for each in news.news(invaded())] == [
        (1, "summoned", "study"),
        (2, "moved", "study"),
        (3, "attacked", "workshop"),
    ]


def test_arrow_leads_from_room_to_room_until_the_next_player_acts() -> None:
    """Between the Study and the Workshop below it."""
    with_arrow, without = invaded(), invaded()
    del without.steps[1]
    box = seen(with_arrow, without)
    assert box is not None
    later = invaded()
    later.phase, later.players[0].played = "play", ["sword"]
    assert not news.is_shown(Scene(job("board", later)))
    later.players[0].played = []
    assert news.is_shown(Scene(job("board", later)))


def test_two_that_do_the_same_in_one_room_are_one() -> None:
    state = invaded()
    state.steps += [Step("attacked", "workshop", hero_class="archer"), Step("attacked", "vault")]
    assert [each.number for each in news.news(state)] == [1, 2, 3, 4]


# ---------------------------------------------------------------- words


def test_active_player_is_framed_and_all_hands_are_counted() -> None:
    one, other, fuller = table(), table(), table()
    other.active = 1
    fuller.players[2].hand.append("sword")
    found = laid_out(Scene(job("board", one))).plan
    x, y, wide, high = found.words
    assert seen(one, other) is not None
    box = seen(one, fuller)
    assert box is not None and inside(box, (x, y, x + wide, y + high))


def test_discard_of_the_guild_is_counted_by_class() -> None:
    states = [table() for _ in range(3)]
    states[1].guild_discard = ["mage_hats"]
    states[2].guild_discard = ["rogue_hats"]
    assert len({draw(job("board", state)).tobytes() for state in states}) == 3


def test_headline_shows_remaining_actions() -> None:
    one, other = table(), table()
    other.doing = [Doing(0, ["move", "combo(spend(coin)>summon_here(3))"])]
    box = seen(one, other)
    assert box is not None and box[3] < 100


def test_solo_player_with_two_clans_has_two_pieces() -> None:
    """KH-Q-18: each clan looks as a player of its own."""
    state = table(clans=2)
    state.players[1].seat = 0
    state.players[1].monsters = [Monster("study")]
    assert draw(job("board", state, players=("Ana",))).size[0] <= 1600


@pytest.mark.parametrize("look_of", ["contrast", "large"])
def test_other_looks_leave_nothing_behind(look_of: str) -> None:
    before = draw(job("board", table())).tobytes()
    assert draw(job("board", table(), look=look_of)).tobytes() != before
    assert draw(job("board", table())).tobytes() == before


def test_high_contrast_is_light_on_black_without_shades() -> None:
    image = draw(job("board", crowded("first_watch"), look="contrast"))
    shades = image.convert("L").histogram()
    assert sum(shades[:30]) > 0.6 * image.width * image.height
    assert sum(shades[30:90]) < 0.06 * image.width * image.height


def test_crowded_room_does_not_limit_others() -> None:
    scene = Scene(job("board", crowded("alarm_bells", 4), look="large"))
    layout = laid_out(scene)
    vault = layout.inside["vault"]
    *_, wide, high = layout.plan.box("vault")
    own = vault.level_in(wide, high, layout.level)
    assert layout.level.rows == 1 and own.rows > 1
    assert vault.high(wide, own) <= high
    shown, before = (sum(map(len, vault.piece_rows(wide, each))) for each in (own, layout.level))
    assert (shown, before) == (4, 2)  # the last of them says how many more there are


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("look", ["usual", "large"])
def test_no_word_on_any_board_is_cut(locale: str, look: str, cut: list[str]) -> None:
    for scenario in content().scenarios:
        draw(job("board", table(scenario), locale=locale, look=look))
    assert cut == []
