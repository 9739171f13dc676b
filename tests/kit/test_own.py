"""Files that are none of a game's: the host offers them, campaigns carry them, and what is wrong holds up no one."""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import Field

from engine.kit.checking import Checked
from engine.kit.content import Folder, Piece
from engine.kit.named import Locales
from engine.kit.own import HOST_FOLDER, LARGEST, OwnFiles
from engine.table import OWN, Text


class Song(Piece):
    """A kind of file."""

    id: str
    name: Locales
    verses: tuple[str, ...] = Field(default=())


SONG = Checked(
    Song,
    stages=(),
    called="song",
    begins="Begin with `id:`.",
    listed="The manual lists the words.",
    folder=Folder("tests"),
)
OURS = "id: {name}\nname: {{en: Ours, es: Nuestra, pt-BR: Nossa}}\n"


def text(name: str) -> str:
    return OURS.format(name=name)


@pytest.fixture
def songs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the host puts songs of a game."""
    monkeypatch.setenv(HOST_FOLDER, str(tmp_path))
    folder = tmp_path / "choir" / "songs"
    folder.mkdir(parents=True)
    return folder


def files() -> OwnFiles:
    """As a process reads them that begins now."""
    return OwnFiles("choir", "songs", SONG, taken=("hymn",), most=2)


def test_host_content_is_offered_alphabetically(songs: Path) -> None:
    (songs / "b.yaml").write_text(text("b"), "utf-8")
    (songs / "a.yaml").write_text(text("a"), "utf-8")
    (songs / "notes.txt").write_text("not for you", "utf-8")
    assert list(files().offered()) == ["a", "b"] and files().offered()["a"] == text("a")


def test_missing_folder_offers_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(HOST_FOLDER, raising=False)
    assert files().offered() == {}
    monkeypatch.setenv(HOST_FOLDER, str(tmp_path / "nowhere"))
    assert files().offered() == {}


def test_host_mistakes_are_logged_and_harmless(songs: Path, caplog: pytest.LogCaptureFixture) -> None:
    (songs / "broken.yaml").write_text("id: [", "utf-8")
    (songs / "bytes.yaml").write_bytes(b"\xff\xfe\x00id")
    (songs / "hymn.yaml").write_text(text("hymn"), "utf-8")
    (songs / "large.yaml").write_text(text("large") + "#" * LARGEST, "utf-8")
    (songs / "other.yaml").write_text(text("another"), "utf-8")
    (songs / "sound.yaml").write_text(text("sound"), "utf-8")
    with caplog.at_level(logging.ERROR):
        assert list(files().offered()) == ["sound"]
    for said in (
        "songs/broken.yaml:",
        "songs/bytes.yaml:",
        "`hymn` is a song of the game",
        "songs/large.yaml:1: it has more than 10 KiB",
        "songs/other.yaml:1: the file is not called after the id",
    ):
        assert said in caplog.text


def test_number_of_files_is_limited(songs: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in "abc":
        (songs / f"{name}.yaml").write_text(text(name), "utf-8")
    assert list(files().offered()) == ["a", "b"]
    assert "songs/c.yaml is left out: there is room for 2 songs." in caplog.text


def test_option_that_names_a_file_takes_it_along(songs: Path) -> None:
    (songs / "a.yaml").write_text(text("a"), "utf-8")
    assert files().carried_on({"song": "a"}, "song") == {"song": "a", OWN: {"a": text("a")}}
    assert files().carried_on({"song": "hymn"}, "song") == {"song": "hymn"}
    assert files().carried_on({"song": "unknown"}, "song") == {"song": "unknown"}
    assert files().carried_on({}, "song") == {}


def test_stored_content_is_unchanged(songs: Path) -> None:
    """Independent of later changes by the host; played content is kept as long as there is room."""
    (songs / "a.yaml").write_text(text("a"), "utf-8")
    older = text("a") + "verses: [one]\n"
    assert files().carried_on({"song": "a", OWN: {"a": older}}, "song")[OWN] == {"a": older}
    assert list(files().carried_on({"song": "a", OWN: {"b": text("b"), "c": text("c")}}, "song")[OWN]) == ["a", "b"]


@pytest.mark.parametrize(
    ("carried", "said"),
    [
        ({"hymn": text("hymn")}, "`hymn`, line 1: `hymn` is a song of the game"),
        ({"a": text("b")}, "`a`, line 1: the file is not called after the id"),
        ({"a": "id: ["}, "`a`, line 2: this cannot be read"),
        ({"a": text("a") + "#" * LARGEST}, "more than 10 KiB"),
        ({"a": "id: a\nname: {es: Nuestra}\n"}, "`a`, line 2: words are needed in English"),
        ({"a": text("a").replace("Ours", "'[free](https://x.y)'")}, "`a`, line 2: `[` has a meaning on Discord"),
        ({"a": text("a").replace("Ours", "O" * 61)}, "`a`, line 2: these are 61 characters"),
        ({name: text(name) for name in "abc"}, "at most 2 songs, not 3"),
    ],
)
def test_stored_content_is_checked(carried: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        files().expect_sound(carried)


def test_sound_files_are_taken_as_they_are() -> None:
    assert files().expect_sound({"a": text("a")}) == {"a": text("a")}
    assert files().expect_there("a", {"a": text("a")}) == "a" and files().expect_there("hymn", {}) == "hymn"
    with pytest.raises(ValueError, match="there is no song `b` here: choose one that is offered"):
        files().expect_there("b", {"a": text("a")})


def test_valid_content_has_names(songs: Path) -> None:
    (songs / "a.yaml").write_text(text("a"), "utf-8")
    (songs / "b.yaml").write_text(text("b"), "utf-8")
    content = files().content(lambda text, locale: {locale: text}, lambda text: {text: Text("song")})
    assert content.names(text("a"), "es") == {"es": text("a")} and content.glossary(text("a")) == {
        text("a"): Text("song")
    }
    assert content.names("id: [", "es") == {} and content.glossary("id: [") == {}
    options: dict[str, Any] = {OWN: {"b": "carried", "c": "carried"}}
    assert content.texts(options) == {"b": "carried", "c": "carried"}
    assert content.texts({OWN: {"b": "carried"}}) == {"b": "carried", "a": text("a")}


def test_strange_and_endless_files_are_harmless(songs: Path, caplog: pytest.LogCaptureFixture) -> None:
    (songs / "a.yaml").write_text(text("a"), "utf-8")
    (songs / "b.yaml").mkdir()
    os.mkfifo(songs / "c.yaml")
    (songs / "d.yaml").symlink_to(songs / "d.yaml")
    (songs / "e.yaml").symlink_to("/dev/zero")
    (songs / "f.yaml").write_text("id: " + "9" * 5000, "utf-8")
    with (songs / "g.yaml").open("wb") as long:
        long.truncate(10**12)
    assert list(files().offered()) == ["a"]
    assert "there is no such number" in caplog.text and "more than 10 KiB" in caplog.text
