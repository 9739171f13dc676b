"""The checks of a panel's layout, and their table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bot.messages.layout import Menu, Message, Row
from bot.panels.choosing.apart import DIFFER_IN
from tests.panels.turns import Turn

HIGHEST, MOST_COMPONENTS, MOST_LETTERS = 600, 20, 450
MOST_KINDS = 12


@dataclass
class Report:
    """The findings in the turns of one game."""

    game: str
    turns: int
    panels: int
    heights: Counter[float]
    uneven: int = 0
    rows: Counter[int] = field(default_factory=Counter)
    wraps: Counter[str] = field(default_factory=Counter)
    cut: Counter[str] = field(default_factory=Counter)
    alike: Counter[str] = field(default_factory=Counter)
    components: int = 0
    letters: int = 0
    taps: Sequence[int] = ()
    touches: float = 0
    kinds: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        """Returns the line of the table."""
        least, most = min(self.heights), max(self.heights)
        rows = "-".join(map(str, sorted({min(self.rows), max(self.rows)})))
        return (
            f"{self.game:22} {self.turns:5} {self.panels:6} {least:6.0f} {most:6.0f} {self.uneven:6} {rows:>5} "
            f"{sum(self.wraps.values()):5} {sum(self.cut.values()):5} {sum(self.alike.values()):5} "
            f"{self.components:6} {self.letters:7} {median(self.taps):5.0f} {self.p95:5} {self.touches:7.0f}"
        )

    @property
    def p95(self) -> int:
        """The taps that 95 % of the turns need at most."""
        return sorted(self.taps)[len(self.taps) * 95 // 100]

    def table(self) -> str:
        """Returns where the taps of a turn go, by question and kind of answer."""
        return "\n".join(
            f"{self.game} taps: {kind:40} {taps / len(self.taps):5.2f}"
            for kind, taps in self.kinds.most_common(MOST_KINDS)
        )


HEAD = (
    f"{'game':22} {'turns':>5} {'panels':>6} {'lowest':>6} {'highest':>6} {'uneven':>6} {'rows':>5} {'wraps':>5} "
    f"{'cut':>5} {'alike':>5} {'parts':>6} {'letters':>7} {'taps':>5} {'p95':>5} {'touches':>7}"
)


def reported(game: str, turns: Sequence[Turn], measures: Mapping[int, dict[str, Any]]) -> Report:
    """Returns the report of these turns; `measures` by the identity of each message."""
    shown = [each for turn in turns for each in turn.shown]
    found = Report(game, len(turns), len(shown), Counter(measures[id(each.message)]["height"] for each in shown))
    for turn in turns:
        heights = {measures[id(each.message)]["height"] for each in turn.shown}
        found.uneven += len(heights) > 1
    for each in shown:
        measure, where = measures[id(each.message)], f"{each.key} {each.locale}"
        found.rows[measure["rows"]] += 1
        found.wraps.update([where] * measure["wraps"])
        found.cut.update(f"{where}: {label}" for label in measure["cut"])
        found.alike.update(f"{where}: {label}" for label in alike(each.message))
        found.components = max(found.components, each.message.components)
        found.letters = max(found.letters, each.message.length)
    whole = [turn for turn in turns if turn.whole]
    found.taps = [turn.taps for turn in whole]
    found.touches = median(turn.touches for turn in whole)
    for turn in whole:
        found.kinds.update(turn.kinds)
    return found


def alike(message: Message) -> list[str]:
    """Returns the labels of buttons of a message, and of entries of one menu, that begin alike."""
    groups = [[button.label for part in message.parts if isinstance(part, Row) for button in part.buttons]]
    menus = [part for part in message.parts if isinstance(part, Menu)]
    different = [dict.fromkeys((each.label, each.detail) for each in part.entries) for part in menus]
    groups += [[label for label, _ in entries] for entries in different]  # entries equal throughout are one choice
    found: list[str] = []
    for labels in groups:
        counted = Counter(label[:DIFFER_IN] for label in labels)
        found += [start for start, times in counted.items() if times > 1]
    return found
