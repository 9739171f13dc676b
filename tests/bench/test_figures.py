"""Compares figures between machines relative to the same loop on each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from tests.bench.__main__ import written
from tests.bench.compare import main
from tests.bench.figures import Figure, beside_the_loop, table

SLOW = Figure("load", 30.0, "ms", at_most=20, reference=0.01)
RATE = Figure("answers", 1_000.0, "/s", reference=0.01)
SIZE = Figure("row", 120.0, "bytes", at_most=120)
ENDINGS = ("3.00 times as good", "2.00 times as bad", "same")


def test_times_and_rates_are_relative_to_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.figures.reference_seconds", iter((0.01, 0.03, 0.05)).__next__)
    assert (SLOW.ratio, RATE.ratio, SIZE.ratio) == (pytest.approx(3), pytest.approx(10), None)
    assert [each.reference for each in beside_the_loop([SLOW, SIZE])] == pytest.approx([0.02, 0.04])
    assert table([SLOW]).split() == ["load", "30", "ms", "3", "x", "<=", "20", "missed"]


def test_two_files_are_compared_by_their_ratios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A machine that is half as fast, on which loading has become better, answers worse and rows as they were."""
    now = [replace(SLOW, reference=0.03), replace(RATE, value=250.0, reference=0.02), replace(SIZE, reference=0.02)]
    files = [tmp_path / "before.json", tmp_path / "after.json"]
    for file, figures in zip(files, ([SLOW, RATE, SIZE], now), strict=True):
        file.write_bytes(orjson.dumps(written({"service": figures})))
    assert main([str(each) for each in files]) == 0
    said = capsys.readouterr().out.splitlines()[1:]
    assert [ending in line for ending, line in zip(ENDINGS, said, strict=True)] == [True, True, True]


def test_incomparable_figures_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main([str(tmp_path / "none.json"), str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("make bench-compare BEFORE=old.json") == 2
