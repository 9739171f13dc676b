"""Any choice is at most three taps away: buttons, one menu, or groups and a menu (docs/behaviour.md#choices)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.messages import emojis
from bot.messages.components import component
from bot.messages.fitting import ROOM, SMALL, fits_button, fitting, in_lines, shortest, wide, wrapped
from bot.messages.ids import Press
from bot.messages.layout import Menu, Row, Style, button
from bot.messages.payloads import OfAsk, PressedGroup
from bot.panels.choosing.choices import MENU, Choices, choice_entry, how_many, number_of, reopened
from bot.panels.choosing.reasons import why_none
from bot.panels.choosing.rows import LEAD, choice_rows
from bot.panels.choosing.signs import telling_apart, thinned
from bot.panels.choosing.zones import BLANK, Zones
from bot.text.speech import CATALOGUE, plain
from engine.games import find
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.telling.shortcuts import REST
from engine.games.keep_the_heroes_out.turns.turn import card_options
from engine.table import Ask, Groups, Impossible, Option, Run, Tab, Text
from engine.words import Words

MOMENT = OfAsk(1, 2, 3, 0)
END = Option("end", Text("button-keep-playing"), final="turn")


@pytest.fixture
def words() -> Words:
    return Words("en", (CATALOGUE,), {f"group-{number}": f"Group {number}" for number in range(15)})


def option(name: str, group: str = "", **more: Any) -> Option:
    return Option(name, Text("choice-times", choice=name, count=2), name, group=group, **more)


def ask(options: Sequence[Option], pick: tuple[int, int] = (1, 1)) -> Ask:
    return Ask("test.choice", (0,), options, "turn", Text("more-title"), pick)


def items(options: Sequence[Option], words: Words, pick: tuple[int, int] = (1, 1), group: str | None = None) -> Any:
    """Returns the components of the rows: buttons' ids, and menus with their values."""
    rows = choice_rows(Choices.of(ask(options, pick)), group, MOMENT, words)
    found = [item for row in rows for item in component(row)["components"]]
    buttons = [item["custom_id"] for item in found if item["type"] == 2]
    menus = [[entry["value"] for entry in item["options"]] for item in found if item["type"] == 3]
    return buttons, menus, found


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_up_to_three_choices_have_a_row_each(words: Words, count: int) -> None:
    rows = choice_rows(Choices.of(ask([option(f"o{each}") for each in range(count)])), None, MOMENT, words)
    assert [[each.custom_id for each in row.buttons] for row in rows] == [
        [f"b/choose/1/2/3/0/o{each}"] for each in range(count)
    ]


async def test_more_choices_are_buttons_while_they_fit_three_rows(words: Words) -> None:
    buttons, menus, _ = items([option(f"o{each}") for each in range(9)], words)
    assert (len(buttons), menus) == (9, [])
    buttons, menus, _ = items([option(f"o{each}") for each in range(20)], words)
    assert (buttons, len(menus[0])) == ([], 20)


async def test_choices_that_differ_only_in_details_are_not_buttons(words: Words) -> None:
    alike = [replace(option("a", detail=Text(key)), id=key) for key in ("picture-hand", "picture-scoring")]
    buttons, menus, _ = items(alike, words)
    assert (buttons, menus) == ([], [["picture-hand", "picture-scoring"]])


async def test_recommendation_is_first_and_marked_by_a_sign(words: Words) -> None:
    few = Choices.of(ask([option("a"), option("b")]), recommended={"b": Text("picture-board")})
    first, second = choice_rows(few, None, MOMENT, words)
    assert [(each.label, each.style) for each in (*first.buttons, *second.buttons)] == [
        ("▶ b ×2", Style.PRIMARY),
        ("a ×2", Style.SECONDARY),
    ]
    many = Choices.of(ask([option(f"o{each}") for each in range(6)], (2, 2)), recommended={"o1": Text("picture-board")})
    (menu,) = (each for each in choice_rows(many, None, MOMENT, words) if isinstance(each, Menu))
    assert [each.value for each in menu.entries if each.detail == "recommended"] == ["o1"]


@pytest.mark.parametrize(
    ("pick", "said"),
    [((1, 1), "Choose one"), ((2, 2), "Choose 2"), ((0, 1), "Choose up to 1"), ((1, 9), "Choose 1 to 6")],
)
def test_menu_says_how_many_it_wants(words: Words, pick: tuple[int, int], said: str) -> None:
    assert how_many(words, ask([option(f"o{each}") for each in range(6)], pick)) == said


@pytest.mark.parametrize("count", [16, 25])
async def test_options_that_do_not_fit_share_one_menu_across_groups(words: Words, count: int) -> None:
    buttons, menus, _ = items([option(f"o{each}", f"group-{each % 3}") for each in range(count)], words)
    assert buttons == []
    assert sorted(menus[0]) == sorted(f"o{each}" for each in range(count))


async def test_more_are_parts_and_the_menu_of_the_open_one(words: Words) -> None:
    options = [option(f"o{each}", f"group-{each // 25}") for each in range(100)]
    buttons, menus, _ = items(options, words, group="group-2")
    assert [each.split("/")[-1] for each in buttons] == [f"group-{each}" for each in range(4)]
    assert menus == [[f"o{each}" for each in range(50, 75)]]
    assert items(options, words)[1] == items(options, words, group="gone")[1] == [[f"o{each}" for each in range(25)]]


async def test_parts_that_do_not_fit_are_a_menu(words: Words) -> None:
    options = [option(f"o{each}", f"group-{each // 25}") for each in range(375)]
    _, (parts, menu), found = items(options, words, group="group-7")
    assert len(parts) == 15 and found[0]["custom_id"].startswith("m/part/")
    assert menu == [f"o{each}" for each in range(175, 200)]


async def test_end_of_turn_has_its_own_button(words: Words) -> None:
    choices = Choices.of(ask([option("a"), option("b"), END]))
    assert choices.end is END
    assert choices.count == 2
    assert Choices.of(ask([END])).count == 0


async def test_multiple_picks_are_a_menu_with_limits(words: Words) -> None:
    _, menus, found = items([option(f"o{each}") for each in range(4)], words, pick=(2, 3))
    assert menus == [["o0", "o1", "o2", "o3"]]
    assert (found[0]["min_values"], found[0]["max_values"]) == (2, 3)


async def test_dice_are_mentioned_in_second_line(words: Words) -> None:
    _, _, found = items([option(f"option-{each}", final="dice") for each in range(16)], words)
    assert {entry["description"] for entry in found[0]["options"]} == {"rolls dice"}


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_long_effects_of_a_card_are_whole_with_its_name_below(locale: str) -> None:
    """Nothing of a card is cut off, and nothing is written twice."""
    said = Words.of_game(find("keep_the_heroes_out"), locale)
    long = 0
    for card in content().cards.values():
        for option in card_options(card.id) if len(card.sides) > 1 else ():
            made, whole = choice_entry(said, option), plain(said.say(option.text))
            name, _, does = whole.partition(": ")
            assert (made.label, made.detail) in ((whole, None), (does, name)), whole
            long += made.label == does
    assert long


@pytest.mark.parametrize(
    ("locale", "note"),
    [("en", "turns up a new card"), ("es", "revela una carta nueva"), ("pt-BR", "revela uma carta nova")],
)
def test_that_a_card_is_turned_up_is_never_cut_off(locale: str, note: str) -> None:
    """It comes before anything that may be too long for its line."""
    said = Words(locale, (CATALOGUE,))
    shown = choice_entry(said, replace(option("a"), final="card", detail=Text("error-own-fault", report=1)))
    assert shown.detail is not None and shown.detail.startswith(f"{note} · ")
    assert len(shown.detail) <= 100


TABBED = Groups(
    ("play", "deploy", "assassinate", "recruit"),
    several=("play", "deploy"),
    tabs=(
        Tab("cards", (("play",),)),
        Tab("power", (("deploy",), ("assassinate",))),
        Tab("influence", (("recruit",),)),
    ),
)
ROWED = Groups(("move", "attack"), ("gear",), rows=(("move",), ("attack",), ("gear",)), buttons=("move",))


@pytest.fixture
def bar_words() -> Words:
    return Words.of_game(find("tyrants"), "en", (), (CATALOGUE,))


def shape(choices: Choices, words: Words, group: str | None = None) -> list[list[str]]:
    """Returns what each row says: labels of buttons, or a menu's placeholder in brackets, "off" if it is disabled."""
    found = []
    for row in choice_rows(choices, group, MOMENT, words):
        if isinstance(row, Row):
            found.append([each.label + (" off" if each.disabled else "") for each in row.buttons])
        else:
            found.append([f"[{row.placeholder}]" + (" off" if row.disabled else "")])
    return found


async def test_tabs_keep_their_places_and_an_empty_one_is_disabled(bar_words: Words) -> None:
    options = [*(option(f"deploy:{each}", "deploy") for each in range(3)), END]
    choices = Choices.of(ask(options), TABBED)
    assert shape(choices, bar_words) == [
        ["Cards 0 off", "Power 3 ▾", "Influence 0 off"],
        ["[Deploy 3: one or more]"],
    ]
    assert shape(choices, bar_words, "influence")[0][1] == "Power 3 ▾", "it has run dry"


async def test_next_step_has_its_own_row_if_there_is_room(bar_words: Words) -> None:
    options = [option(f"play:{each}", "play") for each in range(9)]
    run = Run("all", Text("picture-board"), tuple(each.id for each in options), group="play")
    choices = Choices.of(ask(options), TABBED, [run], next_up="all")
    assert shape(choices, bar_words)[1:] == [["▶ Board"], ["[Play 9: one or more]"]]


async def test_menu_of_copies_has_no_number(bar_words: Words) -> None:
    """Five cards are on the tab, and two kinds of them in the menu: "Play 2: one or more" would be neither."""
    options = [option(f"play:{each}", "play", places=(f"hand:{each}",)) for each in ("noble", "soldier")]
    run = Run("all", Text("picture-board"), ("play:noble", "play:noble", "play:soldier"), group="play")
    assert shape(Choices.of(ask(options), TABBED, [run]), bar_words)[1:] == [["[Play: one or more]"]]
    single = Run("all", Text("picture-board"), ("play:noble", "play:soldier"), group="play")
    assert "Play 2" in shape(Choices.of(ask(options), TABBED, [single]), bar_words)[1][0]


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_playing_all_cards_is_marked_as_the_next_step(locale: str) -> None:
    """However much Power and Influence that gives: its label fits with the mark."""
    tyrants = find("tyrants")
    words = Words.of_game(tyrants, locale, (), (CATALOGUE,))
    both = Text("power", count=10), Text("influence", count=10)
    text = Text("play-all", count=7, rest=0, what=both, power=10, influence=10)
    options = [option(f"play:{each}", "play") for each in range(2)]
    run = Run("play_all", text, tuple(each.id for each in options), group="play")
    groups = tyrants.groups["turn.action"]
    _, first, *_ = choice_rows(Choices.of(ask([*options, END]), groups, [run], "play_all"), None, MOMENT, words)
    assert isinstance(first, Row)
    lead = first.buttons[0]
    assert (lead.label[0], lead.style) == ("▶", Style.PRIMARY) and lead.label.count("10") == 2


async def test_next_step_that_answers_more_can_also_be_taken_alone() -> None:
    """[Finish this card for me] does not say which option it begins with, so that option stays in its menu."""
    keep = find("keep_the_heroes_out")
    words = Words.of_game(keep, "en", (), (CATALOGUE,))
    options = [option("melee:vault", "melee"), option("draw", "draw")]
    choices = Choices.of(ask(options), keep.groups["turn.action"], next_up="melee:vault")
    lead, menu = choice_rows(choices, None, MOMENT, words)
    assert isinstance(lead, Row) and lead.buttons[0].custom_id.startswith("b/follow/")
    assert isinstance(menu, Menu) and [each.value for each in menu.entries] == ["melee:vault", "draw"]


async def test_only_attack_is_a_button_in_its_own_row_if_it_is_the_next_step() -> None:
    """Not in the row of moves, and not a menu of one entry."""
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    groups = find("massive_darkness").groups["hero.action"]
    options = [
        option("m1", "move"),
        Option("a1", Text("more-title"), group="attack", final="dice"),
        option("g", "gear"),
    ]
    shown = shape(Choices.of(ask([*options, END]), groups, next_up="a1"), words)
    assert [each[0][0] for each in shown] == ["m", "▶", "g"] and [len(each) for each in shown] == [1, 1, 1]


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
async def test_next_step_of_another_row_does_not_replace_a_single_button(locale: str) -> None:
    """[Play the rest] stays where it is when a gamble is the usual next step."""
    keep = find("keep_the_heroes_out")
    words = Words.of_game(keep, locale, (), (CATALOGUE,))
    options = [option("p1", "play"), Option("gamble", Text("gamble"), group="gamble", final="card")]
    choices = Choices.of(ask(options), keep.groups["turn.card"], runs=[REST], next_up="gamble")
    rest, _, others = choice_rows(choices, None, MOMENT, words)
    assert isinstance(rest, Row) and [each.label for each in rest.buttons] == [words.message("short-rest")]
    assert isinstance(others, Row) and others.buttons[0].custom_id.endswith("/gamble")


async def test_rows_of_what_does_not_exist_are_left_out() -> None:
    """Their room is for the others: no panel says in each turn that no Enemy is on the board."""
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    few = Choices.of(ask([option("m1", "move"), option("g", "gear")]), ROWED)
    assert shape(few, words) == [["m1 ×2"], ["[Gear 1]"]]
    moves = [option(f"m{each}", "move") for each in range(9)]
    many = Choices.of(ask([*moves, option("a", "attack"), option("g", "gear")]), ROWED)
    assert shape(many, words)[0] == ["m0 ×2", "m1 ×2", "m2 ×2", "All 9 ▾"]
    every = [label for row in shape(many, words, f"move{MENU}") for label in row]
    assert every == [*(f"m{each} ×2" for each in range(9)), "Back"], "one press shows them"


async def test_empty_row_says_what_the_closest_choice_lacks() -> None:
    """A reason that is true of one choice only needs its name, so the row asks and the press answers."""
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    choices = Choices.of(ask([option("m1", "move")]), ROWED)
    spent = Impossible("a", Text("hero-attack-melee", enemy="orc_warriors", zone="B2"), Text("why-hero-no-action"))
    far = replace(spent, why=Text("why-hero-range-melee", away=2))
    rows = choice_rows(choices, None, MOMENT, words, {"attack": spent}.get)
    assert isinstance(rows[1], Menu) and rows[1].placeholder == "You have no Action left for this."
    rows = choice_rows(choices, None, MOMENT, words, {"attack": far}.get)
    assert isinstance(rows[1], Row) and rows[1].buttons[0].label == "Attack: why not…?"
    assert "2 away" in why_none(words, "attack", far) and "B2" in why_none(words, "attack", far)


async def test_next_step_is_a_button_of_its_own_row() -> None:
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    groups = find("massive_darkness").groups["hero.action"]
    options = [option("m1", "move"), option("m2", "move"), option("d1", "door"), option("d2", "door")]
    shown = shape(Choices.of(ask([*options, END]), groups, next_up="d2"), words)
    assert shown == [["m1 ×2", "m2 ×2"], ["▶ D2 ×2", "D1 ×2"]]


async def test_menu_is_no_next_step_if_the_turn_should_end() -> None:
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    groups = find("massive_darkness").groups["hero.action"]
    options = [option("an attack on a creature with a long name", "attack"), END]
    choices = Choices.of(ask(options), groups, next_up="attack", suggested=("end",))
    assert choices.ends and LEAD not in str(shape(choices, words))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Assassinate: at least 3 Power"),
        ("es", "Asesinar: al menos 3 de Poder"),
        ("pt-BR", "Assassinar: pelo menos 3 de Força"),
    ],
)
def test_empty_row_says_its_price_in_a_few_words(locale: str, said: str) -> None:
    """Not that no troop is there, which is the reason only if no choice is close."""
    tyrants = find("tyrants")
    words = Words.of_game(tyrants, locale, (), (CATALOGUE,))
    options = [*(option(f"deploy:{each}", "deploy") for each in range(3)), END]
    choices = Choices.of(ask(options), tyrants.groups["turn.action"])
    what, price, have = Text("picture-board"), Text("power", count=3), Text("power", count=1)
    dear = Impossible("a", what, Text("why-too-dear", what=what, price=price, have=have))
    row = choice_rows(choices, None, MOMENT, words, {"assassinate": dear}.get)[2]
    assert isinstance(row, Menu) and row.disabled and row.placeholder == said
    assert why_none(words, "assassinate", dear) == words.say(dear.why), "it names the choice already"


async def test_row_of_what_the_next_step_does_is_left_to_what_helps_to_decide(bar_words: Words) -> None:
    choices = Choices.of(ask([option("recruit:a", "recruit"), END]), TABBED, next_up="recruit:a")
    assert shape(choices, bar_words)[1:] == [["▶ recruit:a ×2"]]


async def test_button_of_all_names_its_group_if_nothing_else_in_its_row_does() -> None:
    """The next step belongs to another row: "All 4" beside it would not say of what."""
    fire = find("fireteam_zero")
    words = Words.of_game(fire, "en", (), (CATALOGUE,))
    long = [option("a long way to go to another place " + each, "move") for each in "1234"]
    options = [*long, option("a creature, shot", "attack"), option("another one, shot", "attack")]
    groups = replace(fire.groups["fire.turn"], through=())
    choices = Choices.of(ask([*options, END]), groups, next_up="a creature, shot")
    first, *_ = choice_rows(choices, None, MOMENT, words)
    assert isinstance(first, Row)
    assert [each.label for each in first.buttons] == ["▶ a creature, shot ×2", "Move 4 ▾"]


async def test_runs_give_way_where_a_menu_is_full(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", f"deploy-{each // 24}") for each in range(48)]
    runs = [
        Run(f"{each.id}:x2", Text("picture-board"), (each.id,) * 2, group=each.group, after=each.id) for each in options
    ]
    choices = Choices.of(ask(options), TABBED, runs)
    for part in (0, 1):
        menu = choice_rows(choices, f"deploy-{part}", MOMENT, bar_words)[-1]
        assert isinstance(menu, Menu) and len(menu.entries) == 25
        assert {each.value for each in menu.entries} >= {f"deploy:{each}" for each in range(part * 24, part * 24 + 24)}


async def test_several_options_of_group_can_be_marked_if_game_allows(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", "deploy") for each in range(9)]
    run = Run("deploy:0:x2", Text("picture-board"), ("deploy:0",) * 2, group="deploy", after="deploy:0")
    choices = Choices.of(ask(options), TABBED, [run])
    several = choice_rows(choices, None, MOMENT, bar_words)[1]
    assert isinstance(several, Menu) and (several.fewest, several.most) == (1, 10)
    assert [each.value for each in several.entries][:3] == ["deploy:0", "deploy:0:x2", "deploy:1"]
    others = Choices.of(ask([option(f"recruit:{each}", "recruit") for each in range(9)]), TABBED)
    single = choice_rows(others, None, MOMENT, bar_words)[1]
    assert isinstance(single, Menu) and single.most == 1


async def test_joined_answers_follow_the_option_they_begin_with(bar_words: Words) -> None:
    options = [option("play:noble", "play"), option("play:spy", "play")]
    text = Text("joined-choice", first=options[1].text, then=(Text("picture-board"),))
    joined = Run("play:spy+1", text, ("play:spy", "spy:1"), group="play", after="play:spy", joined=True)
    choices = Choices.of(ask([options[1], options[0]]), TABBED, [joined])
    menu = choice_rows(choices, None, MOMENT, bar_words)[1]
    assert isinstance(menu, Menu)
    assert [each.value for each in menu.entries] == ["play:spy", "play:spy+1", "play:noble"]
    in_order = [each.id for each in choices.marked(["play:spy", "play:noble"])]
    assert in_order == ["play:noble", "play:spy"], "what asks something comes last"
    assert menu.placeholder == "Play 2: one or more", "cards are counted, not their uses"


def test_sides_of_a_card_in_hand_count_once() -> None:
    sides = [option(f"play:bow:{side}", "play", about="bow", places=("hand:bow",)) for side in (1, 2)]
    other = option("play:axe", "play", about="axe", places=("hand:axe",))
    targets = [option(f"attack:{place}", "attack", about="bow", places=(place,)) for place in ("A1", "A2")]
    assert number_of([*sides, other]) == 2
    assert number_of(targets) == 2


async def test_panel_always_has_three_rows_and_three_lines(words: Words) -> None:
    for question, facts in (("Short?", ["done"]), ("Long " * 25, ["a", "b"]), ("One", [])):
        message = Zones("state", question, facts, [], [], MOMENT, words).message(None)
        said = next(part for part in message.parts if isinstance(part, str) and part != "state")
        lines = sum(in_lines(line.removeprefix("-# "), 15) if line != BLANK else 1 for line in said.split("\n"))
        assert lines == 3, said
        assert len([part for part in message.parts if isinstance(part, Menu)]) == 3


def test_text_fits_its_room() -> None:
    assert fits_button("Deploy at Araumycos") and not fits_button("W" * 40)
    assert fitting(["Move A2"] * 9) == 3 and fitting(["A"] * 9) == 5
    assert shortest("A sentence. Another one " + "long " * 30, 15) == "A sentence."
    assert wide(shortest("word " * 40, 15)) <= ROOM * 15 / 14 and shortest("**word " * 40, 15).count("**") % 2 == 0


@pytest.mark.parametrize("mark", ["*", "**"])
def test_emphasis_ends_with_its_line_and_goes_on_in_the_next(mark: str) -> None:
    words = f"Done: Recruit Priestess of Lolth. · Recruits {mark}Priestess of Lolth, the First of her House{mark}."
    lines = wrapped(words, SMALL)
    assert len(lines) > 1
    assert all(line.count(mark) % 2 == 0 for line in lines)
    assert "".join(lines).replace("*", "").replace(" ", "") == words.replace("*", "").replace(" ", "")


@pytest.fixture
def uploaded() -> Iterator[None]:
    emojis.use({"move_ek0001": 1, "melee_ek0002": 2, "goblin_ek0003": 3, "dwarf_ek0004": 4})
    yield
    emojis.use({})


def deed(key: str, **about: Any) -> Option:
    return Option(f"{key}:{len(about)}:{about.get('enemy')}", Text(key, **about), group="x")


def test_menu_has_different_symbols_for_its_entries(uploaded: None) -> None:
    game = "massive_darkness"
    moves = [deed("hero-move", where="a"), deed("hero-move", where="b")]
    assert telling_apart(moves, game) == [None, None]
    assert telling_apart([*moves, deed("hero-attack-melee")], game) == ["move", "move", "melee"]
    attacks = [deed("hero-attack-melee", enemy=enemy) for enemy in ("goblin", "dwarf")]
    assert telling_apart(attacks, game) == ["goblin", "dwarf"]
    assert telling_apart([], game) == []


def test_row_shows_a_symbol_once_and_only_if_it_fits(uploaded: None) -> None:
    short = [replace(button(Press("x"), label), sign="move") for label in ("Go", "Run")]
    assert [each.sign for each in thinned(Row(tuple(short))).buttons] == ["move", None]
    other = [*short, replace(short[0], sign="melee"), replace(short[0], sign="unknown")]
    assert [each.sign for each in thinned(Row(tuple(other))).buttons] == ["move", None, "melee", None]
    full = [replace(each, label="A rather long label") for each in short]
    assert [each.sign for each in thinned(Row(tuple(full))).buttons] == [None, None]
    (shown, plain) = component(thinned(Row(tuple(short))))["components"]
    assert shown["emoji"] == {"id": "1", "name": "move_ek0001"} and "emoji" not in plain


def test_tab_says_what_is_left_and_marks_only_what_it_pays_for(words: Words) -> None:
    game = find("tyrants")
    order = game.groups["turn.action"]
    options = [option(f"deploy:{number}", "deploy") for number in range(3)]
    said = Words("en", (CATALOGUE, "data.tyrants.texts"), {})
    for power, most in ((1, 1), (2, 3)):
        status = Text("status-active", power=Text("power", count=power))
        rows = choice_rows(Choices.of(ask([*options, END]), order, status=status), "deploy=", MOMENT, said)
        tabs = [each.label for row in rows[:1] if isinstance(row, Row) for each in row.buttons]
        assert tabs[1].endswith(f"{power} ▾"), tabs
        assert [row.most for row in rows if isinstance(row, Menu) and not row.disabled] == [most]


def test_all_choices_of_a_row_take_the_place_of_the_others(words: Words) -> None:
    """One press shows them; [Back] closes them."""
    order = Groups(("move", "pick"), rows=(("move",), ("pick",)), buttons=("move",))
    options = [option("move:a", "move"), option("pick", "pick"), option("drop", "pick")]
    choices = Choices.of(ask(options), order, suggested=["pick"])
    (row,) = choice_rows(choices, "move=", MOMENT, words)
    assert isinstance(row, Row) and [each.label for each in row.buttons] == ["move:a ×2", "Back"]
    assert PressedGroup.of(row.buttons[1].press).group == ""
    assert reopened(choices, "move:a", as_menu=True) == "move"


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("end", ["", LEAD])
@pytest.mark.parametrize("undo", ["button-undo", "button-undo-table"])
@pytest.mark.parametrize("look", ["button-look", "button-map"])
def test_ways_on_always_fit_their_row(locale: str, end: str, undo: str, look: str) -> None:
    said = Words(locale, (CATALOGUE,))
    labels = [end + said.message("button-end-turn"), *map(said.message, (undo, look, "button-help"))]
    assert fitting(labels) == len(labels)


async def test_buttons_for_all_choices_of_two_rows_differ_and_fit() -> None:
    words = Words.of_game(find("massive_darkness"), "en", (), (CATALOGUE,))
    groups = find("massive_darkness").groups["hero.action"]
    options = [option(f"{group} {each}, which is some way", group) for group in ("move", "door") for each in range(4)]
    lead = option("a pick of it", "pick")
    moves, _, others = shape(Choices.of(ask([*options[:-1], lead, END]), groups, next_up=lead.id), words)
    assert moves[-1] != others[-1] and fitting(others) == len(others) == 2


async def test_next_step_that_includes_all_others_is_no_mark(words: Words) -> None:
    """It is a mark while the menu holds something else, such as a card that asks."""
    order = Groups(("play",), several=("play",), rows=(("play",),))
    both = Run("all", Text("picture-board"), ("a", "b"), None, "play")
    for others, marks in ((("a", "b"), ["a", "b"]), (("a", "b", "c"), ["all", "a", "b", "c"])):
        asked = ask([*(option(each, "play") for each in others), END])
        rows = choice_rows(Choices.of(asked, order, [both], "all"), None, MOMENT, words)
        (shown,) = [each for each in rows if isinstance(each, Menu)]
        assert [each.value for each in shown.entries] == marks
