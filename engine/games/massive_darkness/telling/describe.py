"""Descriptions of the board, and the figures above a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.board.zones import Zone, board, is_dark, neighbours
from engine.games.massive_darkness.model.content import content, token_name
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.table import Seat, Text


def seat_names(state: State) -> Sequence[Text]:
    """Returns each seat's Hero."""
    return [Text("seat-hero", hero=hero.hero) for hero in state.heroes]


def status(state: State, seat: int) -> Text:
    """Returns a Hero's Life, XP and place, and what the active one can still do."""
    hero = state.heroes[seat]
    figures = {"life": hero.life, "most": hero.max_life, "xp": hero.xp, "zone": _place(state, hero)}
    if hero.dead or not hero.zone:
        return Text("status-dead", xp=hero.xp) if hero.dead else Text("status-not-placed", life=hero.life, xp=hero.xp)
    running = state.activation
    if running is None or state.active != seat:
        return Text("status-waiting", **figures, condition=_condition(hero))
    actions = running.actions + len(running.extra)
    points = running.movement_points
    if not points:
        return Text("status-active", **figures, condition=_condition(hero), actions=actions)
    return Text("status-moving", **figures, condition=_condition(hero), actions=actions, points=points)


def describe(view: State) -> Sequence[Text]:
    """Describes the moment, the Heroes, the Enemies and the objectives; then equipment, tokens and Doors by Zone, and
    finally every Zone with its exits. The alt text has as many of these lines as fit."""
    return [
        moment(view),
        *_attack(view),
        *(_hero(view, hero) for hero in view.heroes),
        *describe_enemies(view),
        *rules_of(view).objectives(view),
        *(line for hero in view.heroes for line in _carried(hero)),
        *_tokens(view),
        *_doors(view),
        Text("board-zones"),
        *(_zone(view, zone) for zone in board(view).zones.values() if zone.id not in view.removed_zones),
    ]


def describe_enemies(view: State) -> list[Text]:
    """Returns a line for each Enemy, by Zone."""
    return [_enemy(view, enemy) for enemy in sorted(view.enemies, key=lambda each: (each.zone, each.number))]


def describe_zone(view: State, zone: str) -> list[Text]:
    """Describes a Zone with its exits, then everything in it."""
    return [
        _zone(view, board(view).zones[zone]),
        *(_hero(view, hero) for hero in view.heroes if hero.zone == zone),
        *(_enemy(view, enemy) for enemy in view.enemies_in(zone)),
        *(token for token in _tokens(view) if token.args.get("zone") == zone),
    ]


def moment(view: State) -> Text:
    """Returns Mission, Round and Level."""
    first = Seat(view.first_player)
    known = {"mission": view.mission, "level": view.level, "lifebringer": view.lifebringer, "first": first}
    return Text("board-round", round=view.round, **known) if view.round else Text("board-set-up", **known)


def _attack(view: State) -> Iterator[Text]:
    """Yields the attack that waits for an Ally of its target."""
    for event in view.events[-1:]:
        attacker, target = view.target(event.attacker), view.target(event.target)
        if isinstance(attacker, Enemy) and isinstance(target, Hero):
            yield Text(f"board-attacked-{event.type}", enemy=attacker.card, hero=Seat(target.seat), zone=target.zone)


def _place(state: State, hero: Hero) -> Text:
    if not hero.zone:
        return Text("not-placed")
    return _lit(state, hero.zone)


def _lit(state: State, zone: str) -> Text:
    return Text("in-shadow" if is_dark(state, zone) else "in-light", zone=zone)


def _condition(hero: Hero) -> Text:
    return Text("condition-dead" if hero.dead else "condition-stunned" if hero.stunned else "condition-none")


def _hero(view: State, hero: Hero) -> Text:
    return Text(
        "board-hero",
        seat=Seat(hero.seat),
        zone=_place(view, hero),
        life=hero.life,
        most=hero.max_life,
        xp=hero.xp,
        condition=_condition(hero),
    )


def _carried(hero: Hero) -> Iterator[Text]:
    """Yields a Hero's equipment and what is carried for the Mission."""
    for cards in _fives(hero.inventory):
        yield Text("board-inventory", seat=Seat(hero.seat), cards=cards)
    if hero.goods:
        yield Text("board-goods", seat=Seat(hero.seat), goods=tuple(Text(f"objective-{good}") for good in hero.goods))


def _enemy(state: State, enemy: Enemy) -> Text:
    stunned = Text("condition-stunned" if enemy.stunned else "condition-none")
    known = {
        "enemy": enemy.card,
        "zone": _lit(state, enemy.zone),
        "figures": enemy_figures(enemy),
        "condition": stunned,
    }
    if enemy.equipment:
        return Text("board-enemy-equipped", **known, cards=tuple(enemy.equipment))
    return Text("board-enemy", **known)


def _tokens(view: State) -> Iterator[Text]:
    mission = content().missions[view.mission]
    if mission.start not in view.removed_zones:
        yield Text("board-start", zone=mission.start)
    if mission.exit:
        yield Text("board-exit", zone=mission.exit)
    for objective in view.objectives:
        yield Text("board-objective", what=Text(f"objective-{token_name(view, objective)}"), zone=objective.zone)
    for zone, treasure in view.treasure.items():
        if treasure.normal or treasure.special:
            yield Text("board-treasure", zone=zone, normal=treasure.normal, special=treasure.special)
    for pillar in view.pillars:
        if pillar.standing and pillar.life is None:
            yield Text("board-pillar-fixed", zone=pillar.zone)
        elif pillar.standing:
            yield Text("board-pillar", zone=pillar.zone, life=pillar.life)
    for token in view.level_tokens:
        active = token.level == view.level
        yield Text("board-level-active" if active else "board-level", level=token.level, zone=token.zone)


def _doors(view: State) -> Iterator[Text]:
    for state in ("closed", "open", "special"):
        for doors in _fives([door for door, each in view.doors.items() if each == state]):
            yield Text(f"board-doors-{state}", doors=doors)


def _fives(items: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yields five items at a time, the maximum that a list names in full."""
    return (tuple(items[i : i + 5]) for i in range(0, len(items), 5))


def _zone(view: State, zone: Zone) -> Text:
    """Describes a Zone: its light, Room or Corridor, and its neighbours with what blocks the way."""
    ways = tuple(_ways(view, zone))
    return Text(
        "board-zone",
        place=_lit(view, zone.id),
        kind=Text("board-room" if zone.room else "board-corridor"),
        ways=reduce(lambda first, then: Text("board-ways", first=first, then=then), ways or (Text("board-no-way"),)),
    )


def _ways(view: State, zone: Zone) -> Iterator[Text]:
    open_now, plan = neighbours(view, zone.id), board(view)
    for other, door in plan.passages[zone.id].items():
        if other in view.removed_zones:
            continue
        if other in open_now:
            yield Text("board-way", zone=other)
        else:
            yield Text("board-way-door" if door and view.doors.get(door) != "open" else "board-way-pillar", zone=other)
    if zone.id in plan.stairs:
        yield Text("board-way-stairs", zone=plan.stairs[zone.id])
