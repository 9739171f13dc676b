"""Every ability in the content is carried out by the rules at its moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import pytest
import yaml
from pydantic import TypeAdapter, ValidationError

from engine.games.massive_darkness.actions.use_effects import USES
from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.combat.effects import RESOLVE
from engine.games.massive_darkness.heroes.treasure import DRAWN
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects import COMBAT, USED, Effect, When
from engine.games.massive_darkness.model.effects_abilities import EFFECTS, Ability, Actions, Choose, Spellblade
from engine.games.massive_darkness.model.effects_deeds import DirectDamage, DrawTreasure
from engine.games.massive_darkness.model.effects_dice import AddDice, BlankAdd, Flip, Reroll
from engine.games.massive_darkness.model.effects_skills import (
    BecomeTarget,
    Elusive,
    ExtraActivation,
    HealMultiplier,
    MaxLife,
    MovementPoints,
    Regeneration,
    Retaliate,
    Taunt,
    TransmuteAs,
    Untargetable,
)
from engine.games.massive_darkness.model.state import CombatType, Hero, State
from engine.games.massive_darkness.phases.event import EFFECTS as EVENT_EFFECTS
from engine.kit.content import mistakes, words
from engine.table import ChanceAsk, Table
from tests.games.massive_darkness.position import CLASSES, HEROES, Play, enemy, hero, position

TYPES: tuple[CombatType, ...] = get_args(CombatType)
AXE, SPIDER = "se05", "rm02"
WORN = ("weapon", "armor", "shield", "item", "artifact")
BEFORE_NUMBERS = {AddDice, Reroll, Flip, BlankAdd}
LASTING = {
    Actions,
    MovementPoints,
    MaxLife,
    Elusive,
    Taunt,
    Retaliate,
    Spellblade,
    Untargetable,
    HealMultiplier,
    TransmuteAs,
}
DONE: Mapping[str, set[type[Effect]]] = {
    **{moment: {*RESOLVE, *BEFORE_NUMBERS, Choose} for moment in COMBAT},
    **{moment: set(USES) for moment in USED},
    "event": set(EVENT_EFFECTS),
    "always": LASTING,
    "activation_start": {Regeneration},
    "drawn": set(DRAWN),
    "drawn_from_token": {DrawTreasure},
    "damaged": {DirectDamage},
    "killed_guardian": {ExtraActivation},
    "ally_attacked": {BecomeTarget},
}


FAULTY: Sequence[tuple[Mapping[str, Any], str]] = (
    ({"hitz": 1}, "there is no effect `hitz`: write `hits`, or another of hits, shields,"),
    ({"whatever": 1}, "this does nothing: write one of hits, shields,"),
    ({"hits": 1, "shields": 1}, "an effect does one thing, this one hits and shields: write them one after the other"),
    ({"do": "hitz"}, "does not match any of the expected tags: 'hits', 'shields'"),
    ({"hits": "many"}, "should be a valid integer"),
    ({"hits": 1, "range": 1}, "Extra inputs are not permitted"),
    ({"reroll": "everything"}, "should be 'attack', 'defense' or 'attack_or_defense'"),
    ({"choose": [[{"hits": 1}]]}, "there is nothing to choose: write two lists of effects or more"),
    ({"choose": [[{"hits": 1}], []]}, "there is nothing to choose: write two lists of effects or more"),
    ({"spawn": "guard", "at": "level_token"}, "`spawn` does nothing at the moment `attack`: it works at event"),
    ({"choose": [[{"hits": 1}], [{"max_life": 1}]]}, "`max_life` does nothing at the moment `attack`"),
)


def abilities() -> Iterator[Ability]:
    """Yields all that is printed on cards, Heroes and Class sheets."""
    every = content()
    for cards in (every.cards, every.guards, every.monsters, every.heroes, every.events):
        yield from (ability for card in cards.values() for ability in card.abilities)
    for sheet in every.classes.values():
        yield from (*sheet.signature.abilities, *sheet.free.abilities)
        yield from (ability for line in sheet.lines for step in line.steps for ability in step.abilities)


class Rolled(Play):
    """A rule in play in which every die shows one face."""

    def __init__(self, state: State, rule: Any, face: int) -> None:
        self.face = face
        super().__init__(state, rule)

    def _chance(self, ask: ChanceAsk) -> Sequence[int]:
        return [self.face] * ask.count if ask.kind == "roll" else super()._chance(ask)

    def do_all(self) -> None:
        """Answers with the first choices until nothing more is asked."""
        for _ in range(60):
            if self.over:
                return
            most = self.session.asks[0].pick[1]
            self.pick(self.ids[:most])
        raise AssertionError(f"{self.key} is asked without end")


def fight(state: State, type_: CombatType, *, defends: bool) -> None:
    """Seat 0 attacks the first Enemy with all that it holds, or is attacked by it; first with nothing but blanks, then
    with all symbols."""

    async def rule(table: Table, now: State) -> None:
        first, foe = now.heroes[0], now.enemies[0]
        if defends:
            await attack(table, now, foe, first, type_)
        else:
            await attack(table, now, first, foe, type_, weapons=first.hands)

    for face in (0, 5):
        play = Rolled(state, rule, face)
        play.do_all()
        assert play.state.dice is not None and play.state.combat is None


@pytest.mark.parametrize("moment", get_args(When))
def test_effect_is_carried_out_at_every_moment_at_which_it_works(moment: str) -> None:
    assert {effect for effect in EFFECTS if moment in effect.works} == DONE[moment]


@pytest.mark.parametrize(("effect", "fault"), FAULTY)
def test_invalid_effect_names_valid_ones(effect: Mapping[str, Any], fault: str) -> None:
    with pytest.raises(ValidationError, match=fault):
        Ability.model_validate({"when": "attack", "effect": [effect]})


def test_effect_error_names_its_line_once() -> None:
    text = "- when: event\n  effect:\n    - xp: 1\n      who: self\n    - {spwn: guard, at: level_token}\n"
    with pytest.raises(ValidationError) as raised:
        TypeAdapter(list[Ability]).validate_python(yaml.safe_load(text))
    (found,) = mistakes(text, raised.value, words(list[Ability]))
    assert (found.line, found.wrong) == (5, "there is no effect `spwn`")
    assert found.remedy.startswith("Write `spawn`, or another of hits, shields,")


def skilled(hero_id: str, hero_class: str, card: str, zone: str) -> Hero:
    """Returns a Hero with every Skill of its Class, who wears this card."""
    steps = [step.id for line in content().classes[hero_class].lines for step in line.steps]
    slot = content().cards[card].slot
    return hero(
        zone,
        hero=hero_id,
        hero_class=hero_class,
        skills=steps,
        xp=9,
        life=3,
        body=card if slot == "body" else None,
        hands=[card] if slot in ("hand", "two_hands") else [AXE],
        pack=[card] if slot == "none" else [],
    )


@pytest.mark.parametrize("card", [card.id for card in content().cards.values() if card.kind in WORN])
def test_combat_with_every_card_finishes(card: str) -> None:
    wearer = skilled("sibyl", "nightshade_ranger", card, "b2")
    state = position(wearer, enemies=[enemy(SPIDER, "b2")], level=5)
    for type_ in TYPES:
        if type_ in content().cards[card].dice:
            fight(state, type_, defends=False)
    fight(state, "ranged", defends=True)


@pytest.mark.parametrize(("hero_id", "hero_class"), list(zip(HEROES, CLASSES, strict=True)))
@pytest.mark.parametrize("level", range(1, 6))
def test_combat_with_every_skill_finishes(hero_id: str, hero_class: str, level: int) -> None:
    state = position(skilled(hero_id, hero_class, AXE, "b2"), enemies=[enemy(SPIDER, "b2")], level=level)
    for type_ in TYPES:
        for defends in (False, True):
            fight(state, type_, defends=defends)


@pytest.mark.parametrize("card", [*content().guards, *content().monsters])
def test_combat_with_every_enemy_finishes(card: str) -> None:
    state = position(skilled("bjorn", "shadow_barbarian", AXE, "b2"), enemies=[enemy(card, "b2")], level=5)
    for type_ in TYPES:
        if type_ in content().enemy(card).dice:
            fight(state, type_, defends=True)
    fight(state, "melee", defends=False)
