"""`emberkeep content check FILE` as a person runs it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app

DATA = Path(__file__).parents[2] / "data"
MISSIONS = DATA / "massive_darkness" / "missions"
SCENARIOS = DATA / "keep_the_heroes_out" / "scenarios"
TUTORIAL = (MISSIONS / "t00.yaml").read_text("utf-8")


def check(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["content", "check", *map(str, arguments)])


@pytest.mark.parametrize("file", [MISSIONS / "m07.yaml", SCENARIOS / "trap_fair.yaml"])
def test_sound_file_has_no_mistakes(file: Path):
    checked = check(file)
    assert checked.exit_code == 0
    assert checked.stdout.endswith(f"{file.name}: no mistakes\n")


def test_each_mistake_has_its_line_and_a_remedy(tmp_path: Path):
    file = tmp_path / "mine.yaml"
    file.write_text(TUTORIAL.replace("exit:", "exits:"), "utf-8")
    checked = check(file, "--game", "massive_darkness")
    line = 1 + next(i for i, words in enumerate(TUTORIAL.splitlines()) if words.startswith("exit:"))
    assert checked.exit_code == 1
    assert f"mine.yaml:{line}: there is no word `exits` here\n    Did you mean `exit`?" in checked.stdout
    assert checked.stdout.endswith("mine.yaml: 1 mistake\n")


def test_rules_that_players_read_are_checked_too(tmp_path: Path):
    rules = MISSIONS.parent / "rules"
    assert check(rules / "3_board.yaml").exit_code == 0
    folder = tmp_path / "massive_darkness" / "rules"
    folder.mkdir(parents=True)
    file = folder / "3_board.yaml"
    file.write_text(
        (rules / file.name).read_text("utf-8").replace("see: [room, range,", "see: [roam, range,", 1), "utf-8"
    )
    line = 1 + next(i for i, words in enumerate(file.read_text("utf-8").splitlines()) if "see: [roam" in words)
    assert f"3_board.yaml:{line}: there is no entry `roam`" in check(file).stdout


def test_words_of_rules_are_checked_with_their_topic(tmp_path: Path):
    rules = MISSIONS.parent / "rules"
    assert check(rules / "es" / "3_board.yaml").exit_code == 0
    folder = tmp_path / "rules" / "es"
    folder.mkdir(parents=True)
    file = folder / "3_board.yaml"
    file.write_text((rules / "es" / file.name).read_text("utf-8").replace("  room:", "  roam:", 1), "utf-8")
    assert check(file).exit_code == 2
    (folder.parent / file.name).write_text((rules / file.name).read_text("utf-8"), "utf-8")
    assert "the topic has no entry `roam`" in check(file).stdout


def test_game_can_be_named(tmp_path: Path):
    file = tmp_path / "tyrants" / "t00.yaml"
    file.parent.mkdir()
    file.write_text(TUTORIAL, "utf-8")
    assert check(file).exit_code == 2
    assert check(file, "--game", "massive_darkness").exit_code == 0


def test_file_in_no_folder_of_a_game_needs_the_game_to_be_named(tmp_path: Path):
    file = tmp_path / "mine.yaml"
    file.write_text(TUTORIAL, "utf-8")
    refused = check(file)
    assert refused.exit_code == 2
    said = " ".join(refused.output.replace("│", " ").split())
    assert "name its game with --game" in said and "keep_the_heroes_out" in said


def test_scenario_is_checked_as_a_mission_is(tmp_path: Path):
    scenarios = MISSIONS.parents[1] / "keep_the_heroes_out" / "scenarios"
    assert check(scenarios / "grand_raid.yaml").stdout.endswith("grand_raid.yaml: no mistakes\n")
    text = (scenarios / "grand_raid.yaml").read_text("utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace("in: cells", "in: cell"), "utf-8")
    checked = check(file, "--game", "keep_the_heroes_out")
    line = 1 + next(i for i, words in enumerate(text.splitlines()) if "in: cells" in words)
    assert (
        f"mine.yaml:{line}: there is no room `cell`\n    Did you mean `cells`? Write here, one of vault, library"
        in checked.stdout
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.yaml"], "does not exist"),
        ([MISSIONS / "t00.yaml", "--game", "chess"], "there is no game 'chess'"),
        ([MISSIONS / "t00.yaml", "--game", "tyrants"], "the content of tyrants cannot be checked"),
    ],
)
def test_uncheckable_content_is_refused(arguments: list[object], said: str):
    refused = check(*arguments)
    assert refused.exit_code == 2
    assert said in " ".join(refused.output.replace("│", " ").split())


def test_file_outside_game_folders_needs_its_game(tmp_path: Path):
    file = tmp_path / "mine.yaml"
    file.write_text(TUTORIAL, "utf-8")
    refused = check(file)
    assert refused.exit_code == 2
    said = "name its game with --game: massive_darkness, keep_the_heroes_out"
    assert said in " ".join(refused.output.replace("│", " ").split())


def test_binary_file_is_refused(tmp_path: Path):
    file = tmp_path / "t00.yaml"
    file.write_bytes(b"\xff\xfe")
    refused = check(file, "--game", "massive_darkness")
    assert refused.exit_code == 2
    assert "not UTF-8 text" in " ".join(refused.output.replace("│", " ").split())
