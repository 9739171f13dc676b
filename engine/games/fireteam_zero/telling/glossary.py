"""The texts of heroes, cards, creatures, objectives and missions, for lookups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.games.fireteam_zero.asking.wording import (
    card_text,
    creature_text,
    discovery_text,
    event_text,
    focus_text,
    hero_text,
    objective_text,
    threat_text,
)
from engine.games.fireteam_zero.model.content import HeroCard, content, read_mission
from engine.games.fireteam_zero.model.mission import Mission
from engine.table import Text


@cache
def glossary() -> Mapping[str, Text]:
    """Everything with a text, by its id."""
    every = content()
    return {
        **{hero.id: _hero(hero) for hero in every.heroes.values()},
        **{each: Text(f"specialist-{each}", field=f"{each}.field") for each in every.specialists},
        **{role: Text("glossary-role", plays=f"{role}.plays") for role in every.roles},
        **{card: _of_role(every.cards[card].role, card_text(card)) for card in every.cards},
        **{card: _of_role(every.focus[card].role, focus_text(card)) for card in every.focus},
        **{kind: creature_text(kind) for kind in every.creatures},
        **{card: Text("glossary-card", text=threat_text(card)) for card in every.threats},
        **{card: Text("glossary-card", text=event_text(card)) for card in every.events},
        **{told: said for mission in every.missions.values() for told, said in _of_mission(mission)},
        **{operation: Text("said", text=f"{operation}.text") for operation in every.operations},
    }


def own_glossary(text: str) -> Mapping[str, Text]:
    """Returns the texts of a custom mission, its objectives and discoveries."""
    return dict(_of_mission(read_mission(text)))


def _of_mission(mission: Mission) -> Iterator[tuple[str, Text]]:
    """Yields a mission's text, its objectives, and the effects of its discoveries."""
    yield mission.id, Text("said", text=f"{mission.id}.text")
    yield from ((each.id, objective_text(each)) for each in mission.objectives)
    yield from ((card.id, discovery_text(mission, card.id)) for _, card in mission.discoveries.values())


def _hero(hero: HeroCard) -> Text:
    """Describes a hero: the role, its strengths, and the hero's own ability."""
    return Text("glossary-hero", role=hero.role, plays=f"{hero.role}.plays", ability=hero_text(hero.id))


def _of_role(role: str, text: Text) -> Text:
    return Text("glossary-of-role", role=role, text=text)
