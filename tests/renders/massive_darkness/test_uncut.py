"""No edge of the map, of a plate or of the picture cuts words."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.massive_darkness.model.content import MISSIONS
from engine.games.massive_darkness.model.state import Objective, State
from engine.words import LOCALES
from tests.renders.inked import Inked
from tests.renders.massive_darkness.tables import job, mob, table
from tests.renders.massive_darkness.test_crowds import late
from tests.sampled import some


def fullest(mission: str) -> State:
    """Six Heroes, and several Objectives face down, whose words are long."""
    state = late(mission)
    state.objectives += [Objective("artifact", each.zone, face_down=True) for each in state.objectives[:4]]
    return state


@pytest.mark.parametrize(
    ("mission", "look", "locale"), some([*product(MISSIONS, ["usual", "large"], LOCALES)], len(MISSIONS))
)
def test_no_words_are_cut_by_an_edge(mission: str, look: str, locale: str, inked: Inked) -> None:
    assert inked.of(job("board", fullest(mission), look=look, locale=locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_text_around_asked_hero_is_not_cut(locale: str, inked: Inked) -> None:
    assert inked.of(job("asked", fullest("m05"), seat=1, locale=locale)) == []


@pytest.mark.parametrize("card", ["g028", "g001", "g008"])
@pytest.mark.parametrize("locale", LOCALES)
def test_scorched_earth_with_six_heroes_spells_out_crowds_uncut(card: str, locale: str, inked: Inked) -> None:
    state = table("m01", 6, ["c2"] * 3 + ["d2"] * 3)
    state.enemies = [mob(1, "c2", card=card), mob(2, "d2", card=card)]
    state.objectives = [Objective("artifact", zone, face_down=True) for zone in ("c2", "d2")]
    assert inked.of(job("board", state, locale=locale)) == []
