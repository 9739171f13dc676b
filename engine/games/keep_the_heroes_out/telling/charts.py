"""The charts of a scenario: danger, treasures and the Vault, heroes defeated, and monsters lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.telling.remembering import losses_in
from engine.table import Bars, Chart, DangerLine, Lines, Played, Text


def charts(played: Played) -> Sequence[Chart]:
    """Returns the charts."""
    views: Sequence[State] = played.views
    seats = range(len(views[-1].players))
    losses = losses_in(played.told, views[-1])
    fallen: Counter[int] = Counter()
    for (seat, _), count in losses.fallen.items():
        fallen[seat] += count
    return (
        DangerLine("danger", tuple(played.danger)),
        Lines(
            "treasures",
            (
                tuple(sum(room.treasure is not None for room in view.rooms.values()) for view in views),
                tuple(sum(each.room == VAULT for player in view.players for each in player.monsters) for view in views),
                tuple(sum(hero.room == VAULT for hero in view.heroes) for view in views),
            ),
            (Text("chart-treasures-left"), Text("chart-vault-guards"), Text("chart-vault-heroes")),
        ),
        Bars("defeated", tuple(losses.defeated[seat] for seat in seats)),
        Bars("lost", tuple(fallen[seat] for seat in seats), good=False),
    )
