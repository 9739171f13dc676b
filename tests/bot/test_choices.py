"""Any choice is at most three taps away: buttons, one menu, or groups and a menu (docs/behaviour.md#choices)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.components import component, components
from bot.messages.layout import Menu, Message, Row, Style
from bot.messages.payloads import OfAsk
from bot.panels.choosing.choices import (
    LONGEST_LINE,
    LONGEST_LINES,
    MENU,
    Choices,
    choice_entry,
    choice_rows,
    counsel,
    how_many,
    in_full,
)
from bot.text.speech import CATALOGUE
from engine.table import Ask, Groups, Option, Run, Text
from engine.words import Words

MOMENT = OfAsk(1, 2, 3, 0)
END = Option("end", Text("button-keep-playing"), final="turn")


@pytest.fixture
def words() -> Words:
    return Words("en", (CATALOGUE,), {f"group-{number}": f"Group {number}" for number in range(15)})


def option(name: str, group: str = "", **more: Any) -> Option:
    return Option(name, Text("picture-board"), name, group=group, **more)


def ask(options: Sequence[Option], pick: tuple[int, int] = (1, 1)) -> Ask:
    return Ask("test.choice", (0,), options, "turn", Text("more-title"), pick)


def items(options: Sequence[Option], words: Words, pick: tuple[int, int] = (1, 1), group: str | None = None) -> Any:
    """Returns the components of the rows: buttons' ids, and menus with their values."""
    rows = choice_rows(Choices.of(ask(options, pick)), group, MOMENT, words)
    found = [item for row in rows for item in component(row)["components"]]
    buttons = [item["custom_id"] for item in found if item["type"] == 2]
    menus = [[entry["value"] for entry in item["options"]] for item in found if item["type"] == 3]
    return buttons, menus, found


def _nested(part: dict[str, Any]) -> int:
    """Returns a component and all within it."""
    return 1 + sum(map(_nested, part.get("components", ())))


@pytest.mark.parametrize("count", [2, 5])
async def test_two_to_five_choices_are_buttons(words: Words, count: int) -> None:
    buttons, menus, _ = items([option(f"o{each}") for each in range(count)], words)
    assert buttons == [f"b/choose/1/2/3/0/o{each}" for each in range(count)]
    assert menus == []


async def test_choices_that_differ_only_in_details_are_not_buttons(words: Words) -> None:
    alike = [option("close", detail=Text("picture-hand")), option("ranged", detail=Text("picture-scoring"))]
    buttons, menus, _ = items(alike, words)
    assert (buttons, menus) == ([], [["close", "ranged"]])
    assert in_full(Choices.of(ask(alike)), None, words) == []
    in_a_bar = Choices.of(ask([replace(each, group="play") for each in alike]), BAR)
    below = choice_rows(in_a_bar, "play", MOMENT, words)[1:]
    assert [type(each) for each in below] == [Menu]
    assert in_full(in_a_bar, "play", words) == []


async def test_lines_of_buttons_share_the_room_that_there_is(words: Words) -> None:
    long = Text("panel-menu-group", group="word " * 60)
    keys = ("picture-board", "picture-hand", "picture-scoring", "more-title", "button-more")
    every = [Option(key, Text(key), key, detail=long) for key in keys]
    assert {len(line) // 10 for line in in_full(Choices.of(ask(every[:2])), None, words)} == {14}
    assert {len(line) // 10 for line in in_full(Choices.of(ask(every)), None, words)} == {8}


async def test_recommendation_is_first_and_gives_its_reason(words: Words) -> None:
    """As a button, in a menu, and in a line above, which leaves the other lines less room."""
    keys = ("picture-board", "picture-hand", "picture-scoring", "more-title", "button-more")
    long = Text("panel-menu-group", group="word " * 60)
    few = Choices.of(ask([Option(key, Text(key), key, detail=long) for key in keys]), recommended={keys[1]: long})
    buttons = component(choice_rows(few, None, MOMENT, words)[0])["components"]
    styles = {each["custom_id"].split("/")[-1]: each["style"] for each in buttons}
    assert styles == {key: Style.PRIMARY if key == keys[1] else Style.SECONDARY for key in keys}
    (line,) = counsel(few, words)
    assert line.startswith(f"**Recommended:** {words.message(keys[1])}: ") and len(line) <= LONGEST_LINE
    assert len(line) + sum(map(len, in_full(few, None, words))) <= LONGEST_LINES
    many = Choices.of(ask([option(f"o{each}") for each in range(6)], (2, 2)), recommended={"o1": long, "o4": long})
    (menu,) = (each for each in choice_rows(many, None, MOMENT, words) if isinstance(each, Menu))
    assert [each.value for each in menu.entries if each.detail == "recommended"] == ["o1", "o4"]
    assert len(counsel(many, words)) == 2 and counsel(Choices.of(ask([option("o")])), words) == []


@pytest.mark.parametrize(
    ("pick", "said"),
    [((1, 1), "Choose one"), ((2, 2), "Choose 2"), ((0, 1), "Choose up to 1"), ((1, 9), "Choose 1 to 6")],
)
def test_menu_says_how_many_it_wants(words: Words, pick: tuple[int, int], said: str) -> None:
    assert how_many(words, ask([option(f"o{each}") for each in range(6)], pick)) == said


@pytest.mark.parametrize("count", [6, 25])
async def test_six_to_twenty_five_are_one_menu_whatever_their_groups(words: Words, count: int) -> None:
    buttons, menus, _ = items([option(f"o{each}", f"group-{each % 3}") for each in range(count)], words)
    assert buttons == []
    assert sorted(menus[0]) == sorted(f"o{each}" for each in range(count))


async def test_more_are_groups_and_the_menu_of_the_open_one(words: Words) -> None:
    options = [option(f"o{each}", f"group-{each // 25}") for each in range(375)]
    buttons, menus, _ = items(options, words, group="group-7")
    assert len(buttons) == 15
    assert buttons[7] == "b/group/1/2/3/0/group-7"
    assert menus == [[f"o{each}" for each in range(175, 200)]]


async def test_first_group_is_open_already(words: Words) -> None:
    options = [option(f"o{each}", f"group-{each // 20}") for each in range(80)]
    assert items(options, words)[1] == [[f"o{each}" for each in range(20)]]
    assert items(options, words, group="gone")[1] == [[f"o{each}" for each in range(20)]]


async def test_largest_panel_keeps_within_discords_limits(words: Words) -> None:
    options = [option(f"o{each}", f"group-{each // 25}") for each in range(375)]
    card = Message("state", "question", *choice_rows(Choices.of(ask(options)), None, MOMENT, words))
    assert sum(map(_nested, components(card))) <= 29
    assert card.length <= 600


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
    _, _, found = items([option(f"o{each}", final="dice") for each in range(6)], words)
    assert {entry["description"] for entry in found[0]["options"]} == {"rolls dice"}


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


async def test_long_label_is_cut_at_word_and_shown_in_full_beside_it() -> None:
    said = "Deploy at the very end of the long road that leads to Araumycos"
    words = Words("en", (CATALOGUE,), {"road": said})
    option = Option("o", Text("group-other"), "o")
    named = replace(option, text=Text("post-undone", title="road"))
    few = Choices.of(ask([named, option]))
    [row] = choice_rows(few, None, MOMENT, words)
    assert [each.label for each in row.buttons] == ["~~Deploy at the very end of the…", "Other"]
    assert in_full(few, None, words) == [f"• ~~{said}~~ undone"]
    entry = choice_entry(words, named)
    assert entry.label == "~~Deploy at the very end of the long road that…"
    assert entry.detail == f"~~{said}~~ undone"


async def test_text_too_long_for_button_is_above_it(words: Words) -> None:
    costs = Option("costs", Text("picture-board"), "costs", detail=Text("choice-final-card"))
    rolls = replace(costs, id="rolls", text=Text("picture-hand"), detail=None, final="dice")
    plain = replace(costs, id="plain", text=Text("picture-scoring"), detail=None)
    assert in_full(Choices.of(ask([costs, rolls, plain])), None, words) == [
        "• Board: turns up a new card",
        "• Your hand: rolls dice",
    ]
    assert in_full(Choices.of(ask([costs] * 6)), None, words) == []  # a menu has a second line for it


BAR = Groups(("play", "deploy", "recruit"), ("other",))


def barred(options: Sequence[Option], **more: Any) -> Choices:
    return Choices.of(ask(options), BAR, **more)


def bar_of(choices: Choices, words: Words, group: str | None = None) -> list[tuple[str, bool, bool]]:
    """Returns the bar's buttons: label, True if it is primary, True if it can be pressed."""
    first = choice_rows(choices, group, MOMENT, words)[0]
    return [(each.label, each.style is Style.PRIMARY, not each.disabled) for each in first.buttons]


@pytest.fixture
def bar_words() -> Words:
    names = {"play": "Play", "deploy": "Deploy", "recruit": "Recruit", "other": "Other"}
    return Words("en", (CATALOGUE,), names)


async def test_buttons_keep_their_places_between_answers(bar_words: Words) -> None:
    many = barred([option(f"deploy:{each}", "deploy-west") for each in range(3)] + [option("recruit:a", "recruit")])
    assert [label for label, _, _ in bar_of(many, bar_words)] == ["Play 0", "Deploy 3 ▾", "Board"]
    none = barred([END])
    assert bar_of(none, bar_words) == [("Play 0", False, True), ("Deploy 0", False, True), ("Recruit 0", False, True)]


async def test_empty_group_is_asked_why(bar_words: Words) -> None:
    (bar, *_) = choice_rows(barred([END]), None, MOMENT, bar_words)
    assert [each.custom_id for each in bar.buttons] == [f"b/why_empty/1/2/3/0/{name}" for name in BAR.fixed]


async def test_group_of_one_is_the_deed_itself_and_others_open_in_place(bar_words: Words) -> None:
    choices = barred([*(option(f"play:{each}", "play") for each in "ab"), option("recruit:a", "recruit")])
    bar, opened = choice_rows(choices, "play", MOMENT, bar_words)
    assert [each.custom_id for each in bar.buttons][2] == "b/choose/1/2/3/0/recruit:a"
    assert [each.custom_id for each in opened.buttons] == ["b/choose/1/2/3/0/play:a", "b/choose/1/2/3/0/play:b"]


async def test_group_of_many_is_a_menu_and_one_of_very_many_a_menu_for_each_part(bar_words: Words) -> None:
    def menus(count: int) -> list[int]:
        options = [option(f"deploy:{each}", f"deploy-{each // 20}") for each in range(count)]
        return [len(row.entries) for row in choice_rows(barred(options), "deploy", MOMENT, bar_words)[1:]]

    assert menus(6) == [6]
    assert menus(25) == [25]
    assert menus(30) == [20, 10]


async def test_only_likely_next_step_is_primary(bar_words: Words) -> None:
    options = [*(option(f"play:{each}", "play") for each in "ab"), option("recruit:a", "recruit"), END]
    assert [first for _, first, _ in bar_of(barred(options), bar_words)] == [False, False, False]
    assert [first for _, first, _ in bar_of(barred(options, next_up="recruit"), bar_words)] == [False, False, True]
    few = choice_rows(Choices.of(ask([option("a"), option("b")])), None, MOMENT, bar_words)
    assert all(each.style is Style.SECONDARY for row in few for each in row.buttons)


async def test_runs_are_beside_their_options(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", "deploy") for each in "ab"]
    runs = [
        Run("all", Text("picture-board"), ("deploy:a", "deploy:b"), group="deploy"),
        Run("deploy:a:x2", Text("picture-board"), ("deploy:a",) * 2, group="deploy", after="deploy:a"),
    ]
    choices = barred(options, runs=runs, next_up="all")
    assert [each.id for each in choices.shown(None)] == ["all", "deploy:a", "deploy:a:x2", "deploy:b"]
    bar, first, others = choice_rows(choices, None, MOMENT, bar_words)
    assert [each.style is Style.PRIMARY for each in (*first.buttons, *others.buttons)] == [True] + [False] * 3
    assert bar.buttons[1].label == "Deploy 2 ▾"


async def test_group_counts_the_runs_that_lead_beyond_its_options(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", "deploy") for each in "ab"]
    runs = [
        Run("deploy:a:x2", Text("picture-board"), ("deploy:a",) * 2, group="deploy", after="deploy:a"),
        Run("deploy:c:by", Text("picture-board"), ("deploy:a", "deploy:c"), group="deploy", after=""),
    ]
    assert bar_of(barred(options, runs=runs), bar_words)[1][0] == "Deploy 3 ▾"


async def test_group_that_was_a_menu_stays_one_while_choices_dwindle(bar_words: Words) -> None:
    """As long as there are two: nothing jumps between two answers."""
    for count in (4, 2):
        left = barred([option(f"deploy:{each}", "deploy") for each in range(count)])
        _, below = choice_rows(left, f"deploy{MENU}", MOMENT, bar_words)
        assert isinstance(below, Menu) and len(below.entries) == count
        assert in_full(left, f"deploy{MENU}", bar_words) == []
        assert isinstance(choice_rows(left, "deploy", MOMENT, bar_words)[1], Row)


async def test_next_step_is_shown_in_full_if_button_cuts_it(bar_words: Words) -> None:
    run = Run("all", Text("tip-numbers"), ("deploy:a", "deploy:b"), group="deploy")
    few = barred([option(f"deploy:{each}", "deploy") for each in "ab"], runs=[run], next_up="all")
    assert in_full(few, None, bar_words) == [f"• {bar_words.message('tip-numbers')}"]
    alone = barred([Option("recruit:a", Text("tip-numbers"), "a", group="recruit")])
    assert in_full(alone, None, bar_words) == [f"• {bar_words.message('tip-numbers')}"], (
        "the only one of its group, too"
    )


async def test_runs_give_way_where_a_menu_is_full(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", f"deploy-{each // 24}") for each in range(48)]
    runs = [
        Run(f"{each.id}:x2", Text("picture-board"), (each.id,) * 2, group=each.group, after=each.id) for each in options
    ]
    menus = choice_rows(barred(options, runs=runs), "deploy", MOMENT, bar_words)[1:]
    assert [len(row.entries) for row in menus] == [25, 25]
    assert {each.value for row in menus for each in row.entries} >= {each.id for each in options}


async def test_next_step_has_button_beside_menu(bar_words: Words) -> None:
    options = [option(f"play:{each}", "play") for each in range(9)]
    run = Run("all", Text("picture-board"), tuple(each.id for each in options), group="play")
    _, first, menu = choice_rows(barred(options, runs=[run], next_up="all"), None, MOMENT, bar_words)
    assert [each.custom_id for each in first.buttons] == ["b/choose/1/2/3/0/all"]
    assert len(menu.entries) == 9


async def test_several_options_of_group_can_be_selected_if_game_allows(bar_words: Words) -> None:
    options = [option(f"deploy:{each}", "deploy") for each in range(9)]
    run = Run("deploy:0:x2", Text("picture-board"), ("deploy:0",) * 2, group="deploy", after="deploy:0")
    choices = Choices.of(ask(options), Groups(("play", "deploy"), several=("deploy",)), [run])
    _, menu, way = choice_rows(choices, None, MOMENT, bar_words)
    assert (menu.fewest, menu.most) == (1, 1)
    assert [each.custom_id for each in way.buttons] == ["b/group/1/2/3/0/deploy+"]
    _, several = choice_rows(choices, "deploy+", MOMENT, bar_words)
    assert (several.fewest, several.most) == (1, 9)
    assert [each.value for each in several.entries] == [each.id for each in options]
