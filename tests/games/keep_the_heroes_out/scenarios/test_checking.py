"""Mistakes in the file of a scenario, each with its line and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.keep_the_heroes_out.model.checking import mistakes_in
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.keep_the_heroes_out.model.scenario import Recommended
from tests.games.checking import expect_explained

HOUSE = Path(__file__).parents[4]
FOLDER, CONTENT_PAGE = HOUSE / "data" / "keep_the_heroes_out" / "scenarios", HOUSE / "docs" / "content.md"
TEN_ROWS = "\n- [., .]" * 10
CELLAR = """\
id: cellar
name: {en: The Cellar, es: La bodega, pt-BR: A adega}
source: ours
text: {en: Mind the barrels., es: Cuidado con los barriles., pt-BR: Cuidado com os barris.}
grid:
- [library, forge]
- [vault, workshop]
- [sewers, cells]
rotate: {library: 180}
treasures: {vault: 4, library: 1, forge: 2}
portals_incomplete: [library, cells]
guild:
  add:
  - {class: mage, type: hats}
  remove:
  - {class: rogue, type: swords}
  own:
  - id: barrel
    copies: 2
    source: ours
    name: {en: Barrel, es: Barril, pt-BR: Barril}
    text: {en: It rolls., es: Rueda., pt-BR: Ele rola.}
    do:
    - {strike: {n: 1, in: "with:hero&nearest_of", which: table}}
    - if: {count: trap, min: 1}
      then: [{discard: {token: trap, in: with:trap}}]
counters:
- {id: barrels, name: {en: Barrels, es: Barriles, pt-BR: Barris}}
rules:
- when: setup
  do: [{place: {token: coin, n: 2, in: vault}}]
- when: hero_defeated
  if: {hero: mage}
  do: [{counter: {name: barrels, add: 1}}]
activations:
- id: roll
  name: {en: Roll, es: Rodar, pt-BR: Rolar}
  room: forge
  cost: {coin: 1}
  if: {counter: barrels, min: 1}
  do: [{strike_all: {in: "around:here"}}]
"""


def test_scenarios_of_the_game_have_no_mistakes():
    for file in FOLDER.glob("*.yaml"):
        assert mistakes_in(file.read_text("utf-8")) == [], file.name
    assert mistakes_in(CELLAR) == []


def test_room_may_be_turned_by_any_quarter():
    """The ways of the Library fit only as the file turns it, so another room is turned."""
    for degrees in (0, 90, 180, 270):
        turned = CELLAR.replace("rotate: {library: 180}", f"rotate: {{library: 180, cells: {degrees}}}")
        assert not any("cannot be" in mistake.wrong for mistake in mistakes_in(turned)), degrees


def test_every_scenario_can_be_chosen():
    assert sorted(SCENARIOS) == sorted(file.stem for file in FOLDER.glob("*.yaml"))


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said", "remedy"),
    [
        ("[library, forge]", "[library, forge", 7, "cannot be read", "close what is opened"),
        ("source: ours\ntext", "source: ours\nsource: ours\ntext", 4, "`source` stands here twice", "Keep one"),
        (
            "portals_incomplete",
            "portals_incompleted",
            11,
            "there is no word `portals_incompleted`",
            "`portals_incomplete`",
        ),
        ("id: cellar\n", "", 1, "`id` is missing", "docs/content.md"),
        ("{en: The Cellar, ", "{", 2, "words are needed in English", "Write them for `en`"),
        (", es: La bodega", ", fr: La bodega", 2, "`fr` is no language of the bot", "Write en, pt-BR, es"),
        ("[library, forge]", "[library, cellar]", 6, "there is no room `cellar`", "Write one of vault"),
        ("library: 180", "library: 45", 9, "`library` cannot be 45", "0, 90, 180 or 270"),
        ("vault: 4", "vault: 5", 10, "`vault` cannot be 5", "less than or equal to 4"),
        ("class: mage", "class: bard", 14, "`class` cannot be 'bard'", "rogue, warrior"),
        ("[vault, workshop]", "[vault]", 7, "this row has 1 places", "Write 2 places"),
        ("[vault, workshop]", f"[vault, workshop{', .' * 11}]", 7, "`grid` cannot be", "at most 12 items, not 13"),
        ("[vault, workshop]", f"[vault, workshop]{TEN_ROWS}", 5, "`grid` cannot be", "at most 12 items, not 13"),
        ("[vault, workshop]", "[vault, forge]", 7, "the room `forge` is laid 2 times", "keep one"),
        ("[vault, workshop]", "[study, workshop]", 5, "no Vault", "Put `vault`"),
        ("[sewers, cells]", "[sewers, laboratory]", 5, "cannot be activated", "`cells`"),
        ("rotate: {library: 180}", "rotate: {study: 180}", 9, "the room `study` is not", "The rooms here are library"),
        ("rotate: {library: 180}", "rotate: {library: 0, forge: 180}", 5, "no way leads to the Vault", "rooms.yaml"),
        ("forge: 2", "study: 2", 10, "the room `study` is not in this dungeon", "The rooms here are"),
        ("vault: 4", "vault: 3", 10, "no treasure of value 4", "`vault: 4`"),
        ("forge: 2", "forge: 4", 10, "2 treasures of value 4 are laid, and there are 1", "Lower or raise"),
        ("[library, cells]", "[library, study]", 11, "the room `study` is not", "The rooms here are"),
        ("[library, cells]", "[cells, cells]", 11, "two portals lie in `cells`", "another room"),
        ("guild:", "start: {all: study}\nguild:", 12, "the room `study` is not", "The rooms here are"),
        ("guild:", "builder_pile: [study]\nguild:", 12, "nobody can build without the Builder", "`builder`"),
        ("type: swords", "type: jewel", 16, "there are not 1 cards `rogue_jewel`", "each type but jewel"),
        ("  own:", "  more: {4: [mage_vault]}\n  own:", 17, "there is no card `mage_vault`", "such as `mage_hats`"),
        (
            "  own:",
            "  fewer: {1: [mage_vault]}\n  own:",
            17,
            "there is no card `mage_vault`",
            "such as `mage_hats`",
        ),
        ("  own:", "  more: {9: [mage_hats]}\n  own:", 17, "`more` cannot be 9", "less than or equal to 6"),
        ("id: barrel\n", "id: sword\n", 18, "the id `sword` belongs to a card", "something else"),
        ("id: barrel\n", "id: roll\n", 36, "the id `roll` belongs to something else", "Call it"),
        ("id: barrel\n", "id: gears\n", 18, "belongs to the scenario turning_tower", "Call it"),
        ("with:hero&nearest_of", "with:hero&near", 24, "there is no room `near`", "nearest_of"),
        ("with:hero&nearest_of", "hero:with", 24, "there is no selector `hero:`", "with:"),
        ("with:hero&nearest_of", "with:heroes", 24, "`heroes` cannot be counted", "hero, rogue"),
        ("with:hero&nearest_of", "with:hero>=many", 24, "`many` is no number", "with:hero>=3"),
        ("with:hero&nearest_of", "type:dark", 24, "there is no room type `dark`", "jewel, swords"),
        ("with:hero&nearest_of", "around:study", 24, "the room `study` is not in this dungeon", "library, forge"),
        ("with:hero&nearest_of", "here", 24, "nothing happens in a room at this moment", "for activations"),
        ("{strike:", "{hit:", 24, "there is no step `hit`", "Write one of place, discard"),
        ("{strike:", "{strikes:", 24, "there is no step `strikes`", "Write `strike`"),
        ("which: table}}\n", "which: table}, near: 1}\n", 24, "there is no step `strike, near`", "Write `strike`"),
        ("in: vault}}", "in: vault}, strike_all: {in: all}}", 31, "a step does one thing", "one after the other"),
        ("{count: trap, min: 1}", "{min: 1}", 25, "this condition asks nothing", "count, counter"),
        ("{count: trap, min: 1}", "{wave: 1, min: 1}", 25, "belong to a count", "what is counted"),
        ("{count: trap, min: 1}", "{wave: 1, in: vault}", 25, "says where something is counted", "`count`"),
        (
            "{count: trap, min: 1}",
            "{count: trap, counter: barrels}",
            25,
            "for the count or for the counter",
            "two conditions",
        ),
        ("{count: trap, min: 1}", "{count: trap, min: 3, max: 2}", 25, "at least 3 and at most 2", "Exchange"),
        ("{count: trap, min: 1}", "{hero: mage}", 25, "there is no hero at this moment", "hero_defeated"),
        ("{count: trap, min: 1}", "{is: vault}", 25, "nothing happens in a room", "for activations"),
        ("then: [{discard: {token: trap, in: with:trap}}]", "then: []", 25, "nothing follows", "`then`, `else`"),
        ("n: 2, in: vault", "n: 7, in: vault", 30, "lays out 7 of the token `coin`", "There are 6"),
        ("name: barrels, add: 1", "name: kegs, add: 1", 34, "there is no counter `kegs`", "are barrels"),
        ("name: barrels, add: 1", "name: barrels", 34, "does one of two things", "`add` or `set`"),
        ("counter: barrels", "counter: kegs", 40, "there is no counter `kegs`", "are barrels"),
        ("room: forge", "room: study", 38, "the room `study` is not in this dungeon", "The rooms here"),
        ("id: barrels,", "id: built,", 27, "nothing is built without the Builder", "`builder`"),
        ('{strike_all: {in: "around:here"}}', "{python: turn_room2}", 41, "`python` cannot be", "`turn_room`"),
        ('{strike_all: {in: "around:here"}}', "{treasure: {in: here}}", 41, "one of two things", "`remove`"),
        ('{strike_all: {in: "around:here"}}', "{cards: {who: each}}", 41, "no card moves", "`draw`"),
    ],
)
def test_mistake_is_explained(right, wrong, line, said, remedy):
    expect_explained(mistakes_in, CELLAR, right, wrong, line, said, remedy)


def test_room_of_the_builder_pile_may_be_named():
    builder = CELLAR.replace("[sewers, cells]", "[sewers, builder]").replace("[library, cells]", "[library]")
    named = builder.replace("around:here", "around:study")
    assert mistakes_in(named) == []
    (mistake,) = mistakes_in(f"{named}builder_pile: [graveyard, library]\n")[1:]
    assert (mistake.line, mistake.wrong) == (42, "the room `library` is used already")


def test_tokens_that_the_setup_lays_out_on_a_condition_count():
    coins = "{if: {count: trap, max: 0}, then: [{place: {token: coin, n: 5, in: vault}}]}"
    (mistake,) = mistakes_in(CELLAR.replace("rules:\n", f"rules:\n- {{when: setup, do: [{coins}]}}\n"))
    assert "lays out 7 of the token `coin`" in mistake.wrong


def test_scenario_is_recommended_to_one_to_four_players_unless_it_says_otherwise():
    assert Recommended().players == (1, 2, 3, 4)


def test_scenario_may_be_recommended_to_one_player_as_to_six():
    assert mistakes_in(f"{CELLAR}recommended: {{players: [1, 6]}}\n") == []
    for number in (0, 7):
        (mistake,) = mistakes_in(f"{CELLAR}recommended: {{players: [{number}]}}\n")
        assert mistake.wrong == f"`players` cannot be {number}"


@pytest.mark.parametrize("text", ["", "- one", "just words", "42"])
def test_non_scenarios_are_rejected(text):
    (mistake,) = mistakes_in(text)
    assert "not the file of a scenario" in mistake.wrong


def test_scenario_of_the_page_about_content_has_no_mistakes():
    page = CONTENT_PAGE.read_text("utf-8").partition("## A scenario of Keep the Heroes Out!")[2]
    (scenario,) = re.findall(r"```yaml\n(.*?)```", page.partition("\n## ")[0], re.DOTALL)
    assert mistakes_in(scenario) == []


@pytest.mark.rule("KH-GUILD-06")
def test_own_scenarios_may_add_jewel_cards() -> None:
    for text in ("type: hats", "{class: mage, type: hats}"):
        assert not mistakes_in(CELLAR.replace(text, text.replace("hats", "jewel")))
    added = CELLAR.replace("{counter: {name: barrels, add: 1}}", "{add_cards: [{class: rogue, type: jewel}]}")
    assert added != CELLAR and not mistakes_in(added)


def _changed(old: str, new: str) -> str:
    assert old in CELLAR
    return CELLAR.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ("hero: mage", "hero: maeg", "mage"),
        ("{strike_all: {in:", "{summon: {hero: warior, in: forge}}, {strike_all: {in:", "warrior"),
        ("when: hero_defeated", "when: hero_defeted", "hero_defeated"),
        ("token: coin, n: 2", "token: boook, n: 2", "book"),
        ("room: forge", "room: forg", "forge"),
        ("[library, forge]", "[libary, forge]", "library"),
        ("treasures: {vault: 4, library: 1", "treasures: {vault: 4, libary: 1", "library"),
        ("n: 2, in: vault", "n: 2, in: valt", "vault"),
    ],
)
def test_one_typo_gives_one_mistake_with_the_word_that_was_meant(old: str, new: str, meant: str) -> None:
    (mistake,) = mistakes_in(_changed(old, new))
    assert f"`{meant}`" in mistake.remedy
    assert "literal[" not in mistake.wrong + mistake.remedy


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("name: barrels, add: 1", "name: barrels, add: 4611686018427387904"),
        ("name: barrels, add: 1", "name: barrels, set: -4611686018427387904"),
        ("pt-BR: Barris}}", "pt-BR: Barris}, start: 4611686018427387904}"),
        ("counter: barrels, min: 1", "counter: barrels, min: 4611686018427387904"),
    ],
)
def test_counters_are_bounded(old: str, new: str) -> None:
    assert len(mistakes_in(_changed(old, new))) == 1


def test_guild_deck_is_bounded() -> None:
    more = "  - {class: mage, type: hats, n: 20}\n" * 10
    (mistake,) = mistakes_in(_changed("  - {class: mage, type: hats}\n", more))
    assert mistake.wrong.startswith("the guild deck has 2")


@pytest.mark.parametrize(
    "do",
    [
        "[{strike: {in: forge}}]",
        "[{strike_all: {in: forge}}]",
        "[{if: {hero: mage}, then: [{strike: {in: forge}}]}]",
        "[{portal: {open: 1, in: forge}}]\n- when: portal_completed\n  do: [{strike: {in: forge}}]",
    ],
)
def test_rules_that_trigger_themselves_are_mistakes(do: str) -> None:
    found = mistakes_in(_changed("do: [{counter: {name: barrels, add: 1}}]", f"do: {do}"))
    assert found
    assert all("can trigger itself" in each.wrong for each in found)
