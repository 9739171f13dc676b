"""Mistakes in the file of a mission, each with its line and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.fireteam_zero.model.checking import mistakes_in
from engine.games.fireteam_zero.model.pieces import MISSIONS
from tests.games.checking import expect_explained

HOUSE = Path(__file__).parents[4]
FOLDER, CONTENT_PAGE = HOUSE / "data" / "fireteam_zero" / "missions", HOUSE / "docs" / "content.md"
MILL = """\
id: the_mill
name: {en: The Mill, es: El molino, pt-BR: O moinho}
source: ours
family: infested
act: 2
text: {en: Grind them., es: Moledlos., pt-BR: Moam todos.}
layout:
- [1A, 2A]
- [5B, 8A@180]
start: F6
exit: A1
places:
- {id: wheel, name: {en: Wheel, es: Rueda, pt-BR: Roda}, at: E2}
roles: [demolitions]
allowance: {upgrade_sets: 1, focus: 1}
pool: {minion: {2: 4, 3: 6, 4: 8}}
reserve: {elite: 1}
boss: {creature: brood_mother, at: A5, round: 9, immune_until: stop_the_mill}
events: 9
threats: [tremor, chitin, resin, breach]
tokens:
- id: sacks
  name: {en: Sacks, es: Sacos, pt-BR: Sacos}
  letter: A
  at: [B2, D4]
  resolve: {kind: action, discard: 1}
- id: rats
  name: {en: Rats, es: Ratas, pt-BR: Ratos}
  letter: B
  at: [C3]
  resolve: {kind: attack, life: 3, resist: [1, 0, 0]}
  breeds: true
objectives:
- id: stop_the_mill
  name: {en: Stop the Mill, es: Parar el molino, pt-BR: Parar o moinho}
  source: ours
  need: {2: 3, 3: 4, 4: 5}
  ways: [{way: token, token: sacks}, {way: token, token: rats}]
  discoveries:
  - {id: crank, source: ours, name: {en: Crank, es: Manivela, pt-BR: Manivela}, task: {kind: carry, to: wheel}}
  - {id: miller, source: ours, name: {en: M, es: M, pt-BR: M}, task: {kind: guard, creature: elite, from: reserve}}
  - {id: stones, source: ours, name: {en: S, es: S, pt-BR: S}, task: {kind: hold, at: found},
     now: [{draw: 1, who: searcher}]}
  on_complete: [{coin: heads}]
- id: end_it
  name: {en: End It, es: Acabar, pt-BR: Acabar}
  source: ours
  need: 1
  ways: [{way: boss}]
special:
- {objective: stop_the_mill, tokens: 2, do: [{place: {creature: elite, from: reserve, at: wheel}}]}
clock: {rounds: 5, after: stop_the_mill}
"""


def test_missions_of_the_game_have_no_mistakes():
    for file in FOLDER.glob("*.yaml"):
        assert mistakes_in(file.read_text("utf-8")) == [], file.name
    assert mistakes_in(MILL) == []


def test_every_mission_can_be_chosen():
    assert sorted(MISSIONS) == sorted(file.stem for file in FOLDER.glob("*.yaml"))


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said", "remedy"),
    [
        ("[1A, 2A]", "[1A, 2A", 9, "cannot be read", "close what is opened"),
        ("source: ours\nfamily", "source: ours\nsource: ours\nfamily", 4, "`source` stands here twice", "Keep one"),
        ("clock:", "clocks:", 52, "there is no word `clocks`", "Did you mean `clock`?"),
        ("act: 2\n", "", 1, "`act` is missing", "docs/content.md"),
        ("{en: The Mill, ", "{", 2, "words are needed in English", "Write them for `en`"),
        (", es: El molino", ", fr: El molino", 2, "`fr` is no language of the bot", "Write en, pt-BR, es"),
        ("[1A, 2A]", "[1A, 2C]", 8, "there is no sector face `2C`", "1A, 1B"),
        ("[1A, 2A]", "[1A, 1B]", 8, "the tile 1 is laid 2 times", "lay another"),
        ("8A@180", "8A@45", 9, "is turned by no quarters", "Write 90, 180 or 270"),
        ("[5B, 8A@180]", "[5B]", 9, "this row has 1 sectors", "Write 2 sectors"),
        ("[5B, 8A@180]", "[5B, null]", 7, "3 sectors are laid", "Lay four"),
        ("start: F6", "start: G6", 10, "there is no location `G6`", "from A1 to F6"),
        ("start: F6", "start: f6", 10, "`f6` is no location", "Write a column from A to L"),
        ("exit: A1", "exit: A3", 11, "nobody can enter the location `A3`", "not impassable"),
        ("at: [B2, D4]", "at: [B2, M4]", 25, "`M4` is no location", "such as B4"),
        ("at: [C3]", "at: [D1]", 30, "nobody can enter the location `D1`", "not impassable"),
        ("at: A5", "at: A7", 18, "there is no location `A7`", "from A1 to F6"),
        ("events: 9", "events: 10", 19, "the recon deck has 13 cards", "`events: 9`"),
        ("[tremor,", "[tremors,", 20, "there is no threat card `tremors`", "tremor, chitin"),
        ("[tremor, chitin", "[tremor, tremor", 20, "the threat card `tremor` is named twice", "name another"),
        ("[tremor, chitin, ", "[", 20, "there are 2 threat cards", "The track draws 4"),
        ("id: sacks\n", "id: crank\n", 40, "the id `crank` belongs to something else", "Call it"),
        ("id: sacks\n", "id: eggs\n", 22, "belongs to the mission the_warm_dark", "Call it"),
        ("id: sacks\n", "id: predator\n", 22, "the id `predator` belongs to a card", "Call it"),
        ("id: sacks\n", "id: found\n", 22, "the id `found` belongs to a word of the rules", "Call it"),
        ("letter: B", "letter: A", 29, "other tokens have the letter A", "write another"),
        ("roles: [demolitions]", "roles: [leader, leader]", 14, "a role is named twice", "Name each once"),
        ("4: 8}}", "4: 9}}", 16, "with 4 heroes there are 9 figures of the class minion", "The box has 8"),
        ("{2: 4, 3: 6, 4: 8}", "{2: 4, 3: 6}", 16, "there is no number for 4 heroes", "for each of 2, 3, 4"),
        ("pool: {minion", "pool: {elite", 16, "the pool has no minions", "Write how many"),
        ("creature: brood_mother", "creature: lamplighter", 18, "not the boss of this family", "`brood_mother`"),
        (
            "boss: {creature: brood_mother, at: A5, round: 9, immune_until: stop_the_mill}\n",
            "",
            48,
            "has no boss",
            "Write `boss:`",
        ),
        ("ways: [{way: boss}]", "ways: [{way: kill}]", 18, "no objective asks for the defeat", "way: boss"),
        ("immune_until: stop_the_mill", "immune_until: end_it", 18, "cannot be complete before", "another objective"),
        (
            "immune_until: stop_the_mill",
            "immune_until: stop_it",
            18,
            "there is no objective `stop_it`",
            "stop_the_mill, end_it",
        ),
        ("4: 5}", "4: 7}", 37, "7 tokens are needed with 4 heroes, and 6 can come", "Ask for fewer"),
        ("{2: 3, 3: 4, 4: 5}", "{2: 3, 3: 4}", 37, "there is no need of tokens for 4 heroes", "for each of"),
        ("token: sacks}", "token: sack}", 38, "there is no token `sack`", "Write one of sacks, rats"),
        ("{way: token, token: sacks}, ", "", 22, "no objective asks for the tokens `sacks`", "token: sacks"),
        ("to: wheel", "to: well", 40, "there is no place `well`", "Write one of wheel"),
        ("to: wheel", "to: found", 40, "nothing is brought to where it was found", "one of `places:`"),
        ("at: found", "at: well", 42, "there is no place `well`", "Write one of wheel"),
        ("kind: hold", "kind: wait", 42, "`kind` cannot be", "hold"),
        ("reserve: {elite: 1}\n", "", 40, "nothing of the class elite in pool or reserve", "Add `elite`"),
        ("who: searcher", "who: subject", 43, "nobody is meant by `subject`", "searcher, heroes"),
        ("{coin: heads}", "{draw: 1, who: searcher}", 44, "there is no searcher at this moment", "under `now:`"),
        ("{coin: heads}", "{ambush: {creature: minion}}", 44, "there is no searcher at this moment", "under `now:`"),
        ("{coin: heads}", "{coins: heads}", 44, "there is no effect `coins`", "Write `coin`"),
        ("{coin: heads}", "{coin: heads, threat: 1}", 44, "an effect does one thing", "one after the other"),
        ("{coin: heads}", "{cancel: 1}", 44, "`op` cannot be", "coin"),
        (
            "{coin: heads}",
            "{intel: {objective: end_us}}",
            44,
            "there is no objective `end_us`",
            "stop_the_mill, end_it",
        ),
        ("from: reserve, at: wheel", "from: pool, at: wheel", 51, "the pool has nothing of the class elite", "`pool:`"),
        ("at: wheel}}]", "at: well}}]", 51, "there is no place `well`", "Write one of wheel"),
        ("tokens: 2", "tokens: 6", 51, "`stop_the_mill` never has 6 tokens", "It takes 5"),
        ("{objective: stop_the_mill", "{objective: stop_it", 51, "there is no objective `stop_it`", "stop_the_mill"),
        ("after: stop_the_mill", "after: stop_it", 52, "there is no objective `stop_it`", "stop_the_mill"),
    ],
)
def test_mistake_is_explained(right, wrong, line, said, remedy):
    expect_explained(mistakes_in, MILL, right, wrong, line, said, remedy)


def test_unreachable_places_are_named():
    parted = MILL.replace("[1A, 2A]", "[1A, null, 2A]").replace("[5B, 8A@180]", "[5B, null, 8A@180]")
    parted = parted.replace("start: F6", "start: I6").replace("D4", "A4").replace("at: E2", "at: H2")
    told = [(each.line, each.wrong) for each in mistakes_in(parted)]
    assert told == [
        (7, "no way leads from the start to the spawn places A1, C2, C3, B4, A5, B6"),
        (11, "no way leads from the start to `A1`"),
        (18, "no way leads from the start to `A5`"),
        (25, "no way leads from the start to `B2`"),
        (25, "no way leads from the start to `A4`"),
        (30, "no way leads from the start to `C3`"),
    ]


@pytest.mark.parametrize(
    ("right", "wrong"), [("start: F6", "start: F" + "6" * 5000), ("roles: [", f"roles: [{'é' * 5000}, ")]
)
def test_long_values_are_shortened_in_errors(right, wrong):
    mistakes = mistakes_in(MILL.replace(right, wrong, 1))
    assert mistakes and all(len(each.wrong) <= 300 for each in mistakes)


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000, "-1e400", ".nan", "2026-02-30"])
def test_no_number_is_too_much_for_the_check(number):
    assert mistakes_in(MILL.replace("act: 2", f"act: {number}", 1))


@pytest.mark.parametrize("text", ["", "- one", "just words", "42"])
def test_non_missions_are_rejected(text):
    (mistake,) = mistakes_in(text)
    assert "not the file of a mission" in mistake.wrong


def test_mission_of_the_page_about_content_has_no_mistakes():
    page = CONTENT_PAGE.read_text("utf-8").partition("## A mission of Fireteam Zero")[2]
    (mission,) = re.findall(r"```yaml\n(.*?)```", page.partition("\n## ")[0], re.DOTALL)
    assert mistakes_in(mission) == []
