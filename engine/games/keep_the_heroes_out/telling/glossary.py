"""What each card, room, clan, scenario and treasure says, for whoever looks it up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.keep_the_heroes_out.content import Clan, RoomTile, content
from engine.games.keep_the_heroes_out.scenarios.file import Scenario
from engine.games.keep_the_heroes_out.telling.wording import ability_text, card_detail, room_action
from engine.table import Text


@cache
def glossary() -> Mapping[str, Text]:
    """Clans, tactic and loot cards, rooms, scenarios and their own guild cards, by their ids."""
    every = content()
    return {
        **{clan.id: clan_text(clan) for clan in every.clans.values()},
        **{card: Text("glossary-card", detail=card_detail(card)) for card in every.cards},
        **{room.id: room_text(room) for room in every.rooms.values()},
        **{scenario.id: scenario_text(scenario) for scenario in every.scenarios.values()},
        **{card: Text("said", text=f"{card}.text") for card in every.scenario_cards},
    }


def clan_text(clan: Clan) -> Text:
    """How a clan plays, its figures and its ability."""
    return Text(
        "glossary-clan",
        plays=f"{clan.id}.plays",
        count=clan.monsters,
        vitality=clan.vitality,
        ability=ability_text(clan.id),
        type=clan.start.type,
    )


def room_text(room: RoomTile) -> Text:
    """A room: its type and what an Activate does there."""
    return Text("glossary-room", type=room.type, action=room_action(room.id))


def scenario_text(scenario: Scenario) -> Text:
    """What a scenario is about."""
    return Text("said", text=f"{scenario.id}.text")
