"""Mistakes in the file of a Mission, each with its line and what would be right (MD-Q-02)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from engine.games.massive_darkness.missions.checking import mistakes_in
from engine.games.massive_darkness.model.content import MISSIONS
from engine.games.massive_darkness.model.options import MissionId
from tests.games.checking import expect_explained

HOUSE = Path(__file__).parents[4]
FOLDER, CONTENT_PAGE = HOUSE / "data" / "massive_darkness" / "missions", HOUSE / "docs" / "content.md"
TUTORIAL = """\
id: t00
name: {en: Walking in the Dark, pt-BR: Andando na Escuridão, es: Caminando en la oscuridad}
source: ours
tiles:
- {tile: 6v, at: [0, 0], rotation: 90}
- {tile: 8r, at: [1, 0]}
start: a2
exit: f2
level_tokens:
- {level: 1, zone: c1}
doors:
- {between: [e1, e2]}
- {between: [d2, d3], state: special}
library: [d1]
rules:
  goals:
  - {name: key, collect: keys}
  - {name: escape, escape: true}
  notes: [key]
  pick_up:
    library: {xp: 3, counts: keys}
  unlock:
  - {door: [d2, d3], counter: keys}
"""


TILES = "tiles:\n- {tile: 6v, at: [0, 0], rotation: 90}\n- {tile: 8r, at: [1, 0]}"
assert TILES in TUTORIAL


def test_missions_of_the_box_have_no_mistakes():
    for file in FOLDER.glob("*.yaml"):
        assert mistakes_in(file.read_text("utf-8")) == [], file.name
    assert mistakes_in(TUTORIAL) == []


def test_every_mission_can_be_chosen():
    assert get_args(MissionId) == MISSIONS
    assert sorted(MISSIONS) == sorted(file.stem for file in FOLDER.glob("*.yaml"))


@pytest.mark.rule("MD-Q-02")
@pytest.mark.parametrize(
    ("right", "wrong", "line", "said", "remedy"),
    [
        ("[0, 0]", "[0, 0", 5, "cannot be read", "close what is opened"),
        ("exit: f2", "exit: f2\nexit: f3", 9, "`exit` stands here twice", "Keep one"),
        ("start: a2\n", "", 1, "`start` is missing", "docs/content.md"),
        ("exit: f2", "exits: f2", 8, "there is no word `exits` here", "Did you mean `exit`?"),
        ("rotation: 90", "rotation: 45", 5, "`rotation` cannot be 45", "It should be 0, 90, 180 or 270."),
        ("level: 1, zone", "level: 6, zone", 10, "`level` cannot be 6", "less than or equal to 5"),
        ("escape: true}", "escape: true, open: [a2, b2]}", 18, "for open and escape", "Write two."),
        ("xp: 3, counts: keys", "", 21, "gives xp, an artifact_card", "docs/content.md"),
        (TILES, "tiles: []", 4, "no tile is laid", "one tile or more"),
        ("tile: 6v", "tile: 99z", 5, "no tile face `99z`", "Faces are 1r, 1v,"),
        ("tile: 8r", "tile: 6r", 6, "tile 6 is used twice", "two faces"),
        ("at: [1, 0]", "at: [0, 0]", 5, "two tiles lie at [0, 0]", "a place of its own"),
        ("library: [d1]", "walled_joins: [[6v, 9r]]\nlibrary: [d1]", 14, "tile `9r` is not on this map", "6v, 8r"),
        ("start: a2", "start: a4", 7, "`a4` is no Zone of this map", "a1 to f3"),
        ("zone: c1", "zone: z1", 10, "`z1` is no Zone", "a1 to f3"),
        ("between: [e1, e2]", "between: [e1, e3]", 12, "no way leads from e1 to e3", "without a wall"),
        ("[d2, d3], state: special", "[e2, e1], state: special", 12, "two Doors stand between", "Keep one"),
        ("between: [e1, e2]", "between: [a1, b1]", 12, "shuts nothing off", "gate: true"),
        ("level: 1, zone: c1", "level: 2, zone: c1", 9, "no Level 1 token", "begins at Level 1"),
        ("library: [d1]", "face_down: {pool: {library: 1}, zones: [d1, e1]}", 14, "have 2 Zones", "holds 1 tokens"),
        ("library: [d1]\n", "", 20, "no library token", "`library:`"),
        ("unlock:", "special_rooms: [{zone: a1}]\n  unlock:", 22, "a1 is no Room", "name one"),
        ("collect: keys}", "collect: gems}", 17, "nothing counts `gems`", "counts: gems"),
        ("collect: keys}", "collect: keys, number: 2}", 17, "`keys` can reach 1 only, not 2", "ask for fewer"),
        ("collect: keys}", "kill: [boss]}", 17, "no Enemy has the role `boss`", "`role:`"),
        ("collect: keys}", "open: [a1, b1]}", 17, "there is no Door a1-b1", "one of the doors"),
        ("collect: keys}", "number: 1}", 17, "nothing says when `key` is met", "`python:`"),
        ("exit: f2\n", "", 17, "nobody can escape", "`exit:`"),
        (", state: special", "", 23, "no special Door d2-d3", "state: special"),
        (
            "notes: [key]",
            "notes: [key, thirst]",
            19,
            "`note-t00-thirst` is missing",
            "en-missions.ftl, es-missions.ftl",
        ),
        ("notes: [key]", "python: t99\n  notes: [key]", 19, "no module `t99`", "folder `missions`"),
    ],
)
def test_mistake_is_explained(right, wrong, line, said, remedy):
    expect_explained(mistakes_in, TUTORIAL, right, wrong, line, said, remedy)


@pytest.mark.parametrize(
    ("enemy", "said"),
    [
        ("{zone: e1, type: dragon}", "`dragon` is no Roaming Monster"),
        ("{zone: e1, type: hellhound, level: 3}", "`hellhound` is no Guard"),
        ("{zone: e1, tier: major, later: true}", "no role"),
        ("{zone: e1, role: boss, asleep_until: pillars_fallen}", "no Pillar on its tile"),
        ("{zone: e1, role: boss}\n- {zone: e3, role: boss}", "two Enemies are called `boss`"),
    ],
)
def test_mistake_about_an_enemy(enemy, said):
    (first, *_) = mistakes_in(f"{TUTORIAL}enemies:\n- {enemy}\n")
    assert (first.line, said in first.wrong) == (25, True)


def test_pillar_blocks_a_way_at_its_own_zone():
    (mistake,) = mistakes_in(f"{TUTORIAL}pillars:\n- {{zone: e1, blocks: [[a1, a2]]}}\n")
    assert (mistake.line, mistake.wrong) == (25, "a Pillar in e1 cannot block a1-a2")


def test_unreachable_zones_are_named():
    (mistake,) = mistakes_in(TUTORIAL.replace("library: [d1]", "library: [d1]\nwalled_joins: [[6v, 8r]]"))
    assert (mistake.line, "d1, d2" in mistake.wrong) == (4, True)


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "Walking in the Dark"])
def test_non_missions_are_rejected(text):
    (mistake,) = mistakes_in(text)
    assert (mistake.line, mistake.wrong) == (1, "this is not the file of a Mission")


def test_mission_of_the_documentation_lacks_its_sentences_only():
    (written,) = re.findall(r"```yaml\n(id: m11\n.*?)```", CONTENT_PAGE.read_text("utf-8"), re.DOTALL)
    assert {each.wrong for each in mistakes_in(written)} == {
        f"the sentence `{key}` is missing"
        for key in ("goal-m11-hammers", "goal-m11-smith", "goal-m11-escape", "note-m11-hammers")
    }
