"""Times away as people type them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.text.absence import LONGEST_ABSENCE, away_until
from engine.campaigns.model.calendars import zone_of

NOW = datetime(2026, 11, 23, 15, 30, tzinfo=UTC)


@pytest.mark.parametrize("days", range(1, LONGEST_ABSENCE + 1))
def test_any_number_of_days_up_to_the_limit(days: int) -> None:
    for typed in (f"{days}", f" {days} days", f"{days} días", f"{days} Dias", f"{days}d"):
        assert away_until(typed, NOW, None) == NOW + timedelta(days=days)


@pytest.mark.parametrize(
    "typed", ["28 Nov", "28. nov", "28th of November", "Nov 28", "28 de noviembre", "28 de novembro", "2026-11-28"]
)
def test_date_counts_from_its_midnight(typed: str) -> None:
    assert away_until(typed, NOW, zone_of(None, 9)) == datetime(2026, 11, 27, 15, tzinfo=UTC)
    assert away_until(typed, NOW, zone_of(None, -5)) == datetime(2026, 11, 28, 5, tzinfo=UTC)
    assert away_until(typed, NOW, None) == datetime(2026, 11, 28, 12, tzinfo=UTC)


def test_date_without_year_is_the_next_one() -> None:
    late = datetime(2026, 12, 20, 12, tzinfo=UTC)
    assert away_until("3 janeiro", late, UTC) == datetime(2027, 1, 3, tzinfo=UTC)
    assert away_until("10 março", datetime(2027, 3, 1, tzinfo=UTC), UTC) == datetime(2027, 3, 10, tzinfo=UTC)


UNCLEAR = ("", "0", "31", "999", "3 weeks", "soon", "31 Feb", "23 Nov", "20 Nov", "28 Mai", "2026-13-01", "0000-01-01")


@pytest.mark.parametrize("typed", [*UNCLEAR, "9" * 300, "²", "٣ days", "-1", "1e3", "nov"])
def test_anything_else_is_refused(typed: str) -> None:
    assert away_until(typed, NOW, UTC) is None
