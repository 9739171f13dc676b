"""Every effect of every game is carried out, worded, valued and drawn: a new one fails until all of it is there.

`assert_never` shows the rest to mypy: pictures of cards in Tyrants and Keep the Heroes Out!, and words and values of
actions in Keep the Heroes Out!. Messages of effects are in `tests/words/families.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import engine.games.fireteam_zero.autopilot as fire_autopilot
from engine.games.fireteam_zero.asking.wording import WORDS
from engine.games.fireteam_zero.cards.carrying_out import declared
from engine.games.fireteam_zero.model import notation as fire
from engine.games.keep_the_heroes_out.cards.carrying_out import ways_of
from engine.games.keep_the_heroes_out.model import notation as keep
from engine.games.massive_darkness.actions.use_effects import USES
from engine.games.massive_darkness.combat.effects import RESOLVE
from engine.games.massive_darkness.heroes.treasure import DRAWN
from engine.games.massive_darkness.model import effects_deeds, effects_dice
from engine.games.massive_darkness.model.effects import COMBAT, USED
from engine.games.massive_darkness.model.effects_abilities import EFFECTS, Choose
from engine.games.massive_darkness.phases.event import EFFECTS as OF_EVENTS
from engine.games.tyrants.model import content as tyrants
from engine.games.tyrants.model.vocabulary import STEPS
from renders.canvas.sprites import symbol
from renders.keep_the_heroes_out.style.cards import signs_of

BEFORE_NUMBERS = {
    effects_dice.AddDice,
    effects_dice.Reroll,
    effects_dice.Flip,
    effects_dice.BlankAdd,
    Choose,
}
"""Effects of Massive Darkness that the pools, the re-rolls and the choice of a combat handle."""
ONLY_ONE: dict[type[fire.Effect], set[str]] = {fire.Coin: {"side"}}
"""Fields of Fireteam Zero with a single value, which texts need not show."""
ASKED_FOR: set[type[fire.Effect]] = {fire.CancelOwn, fire.CreaturesOnly, fire.Rule}
"""Standing effects of Fireteam Zero: the rules that they change look for them."""


def names(kinds: Iterable[type[Any]]) -> set[str]:
    """Returns the names of the kinds, which a failure shows."""
    return {each.__name__ for each in kinds}


def test_every_step_of_tyrants_is_declared() -> None:
    """A declaration has its function, its text and its value."""
    union = get_args(tyrants.Step)[0]
    assert names([each for each in get_args(union) if each not in STEPS]) == set()


def test_every_effect_of_massive_darkness_is_carried_out_at_each_of_its_moments() -> None:
    """Words and value are on the class, which mypy checks."""
    tables: Mapping[str, tuple[Collection[type[Any]], frozenset[str]]] = {
        "combat": ({*RESOLVE, *BEFORE_NUMBERS}, frozenset(COMBAT)),
        "use": (USES, frozenset(USED)),
        "drawn": (DRAWN, effects_deeds.DRAWN),
        "event": (OF_EVENTS, effects_deeds.EVENT),
    }
    for what, (handled, moments) in tables.items():
        assert names({each for each in EFFECTS if each.works & moments} ^ set(handled)) == set(), what


def test_every_action_of_keep_the_heroes_out_is_carried_out_valued_and_drawn() -> None:
    actions = set(get_args(keep.Action)) - {keep.Plain} | set(keep.Plain.__subclasses__())
    plain = set(keep.Plain.__subclasses__())
    assert names(plain - {type(each) for each in keep.PLAIN.values()}) == set(), "cannot be read"
    assert names(each for each in plain if not hasattr(each, "value")) == set(), "no value for autopilot"
    assert names({each for each in actions if each not in ways_of}) == {"Defend", "Gain"}, "reactions and loot"
    for each in plain:
        assert all(symbol(sign, 40, (0, 0, 0)) for sign in signs_of(each())), f"no symbol of {each.__name__}"


def test_every_effect_of_fireteam_zero_is_carried_out_worded_and_valued() -> None:
    effects = set(fire.Effect.__subclasses__())
    with_values = {each for each in effects if each.model_fields.keys() - {"op"} - ONLY_ONE.get(each, set())}
    assert names(with_values ^ set(WORDS)) == set(), "no words"
    assert names(effects - set(declared) ^ ASKED_FOR) == set(), "not carried out"
    assert names(effects) - _named_by_autopilot() == names(each for each in effects if not each.is_valued), (
        "no value for autopilot"
    )


def _named_by_autopilot() -> set[str]:
    """Returns the names of classes that autopilot looks for."""
    found = set()
    for path in Path(next(iter(fire_autopilot.__path__))).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            tested = node.cls if isinstance(node, ast.MatchClass) else None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
                tested = node.args[1]
            found |= {each.id for each in ast.walk(tested) if isinstance(each, ast.Name)} if tested else set()
    return found
