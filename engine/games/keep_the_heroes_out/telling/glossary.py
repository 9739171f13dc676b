"""The texts of cards, rooms, clans, scenarios and treasures, for lookups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.games.keep_the_heroes_out.asking.wording import ability_text, card_detail, room_action
from engine.games.keep_the_heroes_out.model.content import Clan, RoomTile, content, read_scenario
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.table import Text


@cache
def glossary() -> Mapping[str, Text]:
    """Returns the texts of clans, tactic and loot cards, rooms, scenarios and their guild cards, by id."""
    every = content()
    return {
        **{clan.id: clan_text(clan) for clan in every.clans.values()},
        **{card: Text("glossary-card", detail=card_detail(card)) for card in every.cards},
        **{room.id: room_text(room) for room in every.rooms.values()},
        **{told: said for scenario in every.scenarios.values() for told, said in _of_scenario(scenario)},
    }


def own_glossary(text: str) -> Mapping[str, Text]:
    """Returns the texts of a custom scenario and its guild cards."""
    return dict(_of_scenario(read_scenario(text)))


def _of_scenario(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """Yields a scenario's topic, its recommended players, and its guild cards' effects."""
    about = {"text": f"{scenario.id}.text", "players": tuple(map(str, scenario.recommended.players))}
    clans = scenario.recommended.clans
    yield (
        scenario.id,
        Text("glossary-scenario-clans", clans=clans, **about) if clans else Text("glossary-scenario", **about),
    )
    yield from ((card.id, Text("said", text=f"{card.id}.text")) for card in scenario.guild.own)


def clan_text(clan: Clan) -> Text:
    """Describes how a clan plays, its figures and its ability."""
    return Text(
        "glossary-clan",
        plays=f"{clan.id}.plays",
        count=clan.monsters,
        vitality=clan.vitality,
        ability=ability_text(clan.id),
        type=clan.start.type,
    )


def room_text(room: RoomTile) -> Text:
    """Describes a room: its type and its action."""
    return Text("glossary-room", type=room.type, action=room_action(room.id))
