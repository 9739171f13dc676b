"""The Actions of an Activation, and their payment (MD-ACT-01, MD-SKILL-06, MD-Q-82)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.heroes.abilities import Kit, conditions_hold, kit_of_hero
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.effects_abilities import Ability, Actions
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import ActionKind, Activation, ExtraAction, Hero, State
from engine.table import Option, Table, Text


def new_activation(state: State, hero: Hero, kit: Kit) -> Activation:
    """Returns the initial Actions of this Hero's Activation: three, plus those of its Skills (MD-ACT-01,
    MD-SKILL-06)."""
    activation = Activation()
    add_extra_actions(state, hero, kit, activation)
    return activation


def add_extra_actions(state: State, hero: Hero, kit: Kit, activation: Activation) -> None:
    """Adds the extra Actions of each Skill and card in the kit that works now and has not given them in this
    Activation. One that begins to work during the Activation gives them at once, and none gives them twice
    (MD-SKILL-04, MD-Q-86)."""
    for ability, effect in _extra_actions(state, hero, kit):
        if ability.id in activation.extra_from:
            continue
        activation.extra_from.append(ability.id)
        if effect.kind == "any":
            activation.actions += effect.value
        else:
            activation.extra += [ExtraAction(effect.kind, ability.id)] * effect.value


def _extra_actions(state: State, hero: Hero, kit: Kit) -> Iterator[tuple[Ability, Actions]]:
    return ((ability, effect) for ability, effect in kit.always(Actions) if conditions_hold(state, hero, ability))


def running_activation(state: State) -> Activation:
    """Returns the current Activation. Raises ValueError if no Hero acts."""
    if state.activation is None:
        raise ValueError("no Hero acts now")
    return state.activation


def can_spend(state: State, kind: ActionKind) -> bool:
    """True if the current Activation has an Action left for this kind. Extra Actions of one kind do not pay for
    `any`."""
    running = state.activation
    return running is not None and (running.actions > 0 or any(extra.kind == kind for extra in running.extra))


async def spend(table: Table, state: State, hero: Hero, kind: ActionKind) -> tuple[Ability, ...]:
    """Spends an Action of this kind, preferably an extra one limited to it, and ends the current Movement Action.
    Returns the abilities granted by that extra Action, which may also be saved for later.

    Raises ValueError if no Action is left.
    """
    running = state.activation
    if running is None or not can_spend(state, kind):
        raise ValueError(f"there is no Action left for {kind}")
    await end_movement(table, state)
    options = {extra.source: extra for extra in running.extra if extra.kind == kind}
    extra = next((each for each in options.values() if not _granted(state, hero, each)), None)
    if extra is None and options:
        extra = await _choose(table, hero, list(options.values()), running.actions > 0)
    if extra is None:
        running.actions -= 1
        return ()
    running.extra.remove(extra)
    return _granted(state, hero, extra)


def _granted(state: State, hero: Hero, extra: ExtraAction) -> tuple[Ability, ...]:
    """Returns abilities that apply only in an extra Action, such as more Hits."""
    found = _extra_actions(state, hero, kit_of_hero(state, hero))
    return tuple(each for ability, effect in found if ability.id == extra.source for each in effect.granted)


async def _choose(table: Table, hero: Hero, extras: list[ExtraAction], saved: bool) -> ExtraAction | None:
    """Asks which of several extra Actions pays; None is one of any kind, if the Hero still has one."""
    options = [Option(f"extra:{each.source}", Text("hero-pay-extra", source=each.source), each) for each in extras]
    if saved:
        options.append(Option("general", Text("hero-pay-general")))
    chosen: ExtraAction | None = await table.ask(hero.seat, "hero.pay", options)
    return chosen


async def end_movement(table: Table, state: State) -> None:
    """Ends the current Movement Action, if there is one. Its Movement Points are lost (MD-ACT-12, MD-ACT-13)."""
    if state.activation is not None and state.activation.movement_points is not None:
        state.activation.movement_points = 0
        await end_action(table, state)


async def end_action(table: Table, state: State) -> None:
    """Checks at the end of an Action: the Level and the end of the Mission (MD-LEVEL-04, MD-Q-33). A Movement Action
    continues while it has Movement Points (MD-LEVEL-19), but a Mission ends at once.
    """
    running = state.activation
    if running is None:
        return
    if not running.movement_points:
        running.movement_points = None
        await check_level(table, state)
    await check_end(table, state)
