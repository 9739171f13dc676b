"""The lab's lines: each one gets a reply; pictures are only written to allowed places."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.lab import Lab, serve
from tests.lab.conftest import Say
from tests.processes.commands import said_by
from tests.toy.game import GAME


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "Invalid JSON"),
        (b"undo", "Invalid JSON"),
        (b"\xff\xfe", "Invalid JSON"),
        (b"[" * 100_000, "Invalid JSON"),
        (b"7", "the whole"),
        (b"{}", "'do'"),
        (b'{"do":"fly"}', "'undo'"),
        (b'{"do":"asks","seat":0}', "asks.seat"),
        (b'{"do":"answer","seat":0}', "answer.pick"),
        (b'{"do":"answer","seat":"0","pick":[]}', "answer.seat"),
        (b'{"do":"answer","seat":0,"pick":"light"}', "answer.pick"),
        (b'{"do":"answer","seat":true,"pick":["light"]}', "answer.seat"),
        (b'{"do":"undo","to":-1}', "undo.to"),
        (b'{"do":"random","steps":1.5,"seed":1}', "random.steps"),
        (b'{"do":"view","seat":2}', "seat: the seats are 0 to 1"),
        (b'{"do":"load","checkpoint":{}}', "load.checkpoint.game"),
    ],
)
def test_malformed_line_gets_an_error_and_changes_nothing(lab: Lab, line: bytes, said: str) -> None:
    before = lab.session.hash
    reply = orjson.loads(lab.reply(line))
    assert list(reply) == ["error"]
    assert said in reply["error"]
    assert lab.session.hash == before


@given(line=st.binary(max_size=60) | st.from_regex(r'\{"do":"[a-z]{2,8}"(,"(seat|to|pick|path)":[0-9\[\]"a-z-]*)?\}'))
def test_any_line_gets_one_object_in_reply(line: bytes | str) -> None:
    reply = Lab(GAME, seats=2, seed=7).reply(line if isinstance(line, bytes) else line.encode())
    assert isinstance(orjson.loads(reply), dict)
    assert b"\n" not in reply


def test_failing_rule_is_reported_and_rolled_back(in_turn: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the rules gives an error line, and the game is unchanged."""
    before = in_turn("hash")
    monkeypatch.setattr("tests.toy.game.act", None)
    assert in_turn("answer", seat=0, pick=["light"])["error"].startswith("the rules failed: TypeError")
    monkeypatch.undo()
    assert in_turn("hash") == before


def test_each_line_is_answered_by_one_line(lab: Lab) -> None:
    out = BytesIO()
    serve(lab, BytesIO(b'{"do":"hash"}\n\nnonsense\n{"do":"result"}'), out)
    assert [list(orjson.loads(line)) for line in out.getvalue().splitlines()] == [
        ["hash"],
        ["error"],
        ["error"],
        ["result", "over"],
    ]


def test_view_hides_secrets(in_turn: Say) -> None:
    assert in_turn("view", seat=0)["view"]["hands"] == [["card-01", "card-02"], ["hidden", "hidden"]]
    assert in_turn("view", seat=None)["view"]["hands"] == [["hidden", "hidden"]] * 2


def test_board_is_drawn_into_a_png(in_turn: Say, tmp_path: Path) -> None:
    """A new file, then over it; the private picture is another one."""
    path = tmp_path / "board.png"
    assert in_turn("board", seat=None, path=str(path)) == {"board": str(path)}
    public = path.read_bytes()
    assert public.startswith(b"\x89PNG\r\n\x1a\n")
    in_turn("board", seat=0, path=str(path))
    assert path.read_bytes() != public


def test_board_goes_nowhere_else(in_turn: Say, tmp_path: Path) -> None:
    """No other ending, no folder that is not there, nothing over a file that is no PNG."""
    (tmp_path / "diary.png").write_text("dear diary")
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "link.png").symlink_to(tmp_path / "diary.png")
    for name in ("board.gif", "board", "none/board.png", "diary.png", "folder.png", "link.png", "a\0.png", ".png"):
        assert in_turn("board", seat=0, path=str(tmp_path / name))["error"].startswith("path:"), name
    assert (tmp_path / "diary.png").read_text() == "dear diary"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["diary.png", "folder.png", "link.png"]


def test_command_refuses_kindly(tmp_path: Path) -> None:
    """An unknown game is named beside the ones there are, without a traceback."""
    done = said_by(tmp_path, "lab", "--game", "chess", "--seats", "2", "--seed", "1")
    assert done.returncode == 2
    assert "chess" in done.stderr and "tyrants" in done.stderr and "Traceback" not in done.stderr
