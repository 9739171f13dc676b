"""Alt texts of the pictures: the current moment first, then what matters most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.asking.glossary import enemy_text
from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.board.zones import board as board_of
from engine.games.massive_darkness.board.zones import is_dark, neighbours
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.telling.describe import describe
from engine.games.massive_darkness.telling.standing import objectives_and_rules
from engine.table import Seat, Text
from engine.words import Spoken
from renders.massive_darkness.asked import amid_attack
from renders.massive_darkness.board.combat import consequences, fighter_name, fighters
from renders.massive_darkness.board.combat import shown as combat_shown
from renders.massive_darkness.sheets.hand import hero_of
from renders.massive_darkness.style.dice import rolled
from renders.scene import Scene


def board(scene: Scene) -> Sequence[Text]:
    """Describes the moment, the choices, each Hero, the Enemies by Zone and the changes."""
    state: State = scene.view
    said = [_moment(scene)]
    if state.phase == "heroes" and state.active is not None:
        said.append(Text("picture-alt-acts", seat=Seat(state.active)))
    chosen = _zones_and_doors(scene, scene.job.badges)
    if chosen:
        said.append(Text("picture-alt-choices", places=chosen))
    said += [_hero(state, hero) for hero in state.heroes]
    said += [_enemy(state, zone) for zone in board_of(state).zones if state.enemies_in(zone)]
    changed = _zones_and_doors(scene, scene.job.changed)
    return [*said, Text("picture-alt-changed", places=changed)] if changed else said


def asked(scene: Scene) -> Sequence[Text]:
    """Describes the board as the asked player sees it; during an attack, the attack."""
    return combat(scene) if amid_attack(scene) else board(scene)


def _moment(scene: Scene) -> Text:
    state: State = scene.view
    figures = {"mission": state.mission, "level": state.level, "lifebringer": state.lifebringer}
    moment = f"picture-alt-{'past-' if scene.job.past else ''}{'round' if state.round else 'set-up'}"
    return Text(moment, round=state.round, **figures)


def _zones_and_doors(scene: Scene, places: frozenset[str]) -> tuple[str, ...]:
    """Returns the Zones and Doors among these places, in board order."""
    state: State = scene.view
    return tuple(place for place in (*board_of(state).zones, *state.doors) if place in places)


def _hero(state: State, hero: Hero) -> Text:
    known = {"seat": Seat(hero.seat), "life": hero.life, "most": hero.max_life}
    if not hero.zone or hero.dead:
        return Text("picture-alt-hero-off", **known)
    condition = Text("condition-stunned" if hero.stunned else "condition-none")
    return Text("picture-alt-hero", **known, zone=_zone_and_light(state, hero.zone), condition=condition)


def _zone_and_light(state: State, zone: str) -> Text:
    return Text("in-shadow" if is_dark(state, zone) else "in-light", zone=zone)


def _enemy(state: State, zone: str) -> Text:
    found = tuple(
        Text("picture-alt-enemy", enemy=enemy.card, figures=enemy_figures(enemy)) for enemy in state.enemies_in(zone)
    )
    return Text("picture-alt-enemies", zone=zone, enemies=found)


def place(scene: Scene) -> Sequence[Text]:
    """Describes a Zone: Light or Shadow, its contents, and its exits."""
    state, zone = scene.view, scene.job.place
    if zone is None:
        return []
    found = board_of(state).zones[zone]
    kind = Text("picture-alt-room" if found.room else "picture-alt-corridor")
    said = [Text("picture-alt-place", place=_zone_and_light(state, zone), kind=kind)]
    said += [_hero(state, hero) for hero in state.heroes if hero.zone == zone]
    said += [_enemy(state, zone)] if state.enemies_in(zone) else []
    said += [Text("picture-alt-line", line=line) for line in describe(state) if _lies_in(line, zone)]
    ways = neighbours(state, zone)
    return [*said, Text("picture-alt-ways", places=tuple(ways))] if ways else [*said, Text("picture-alt-no-ways")]


def _lies_in(line: Text, zone: str) -> bool:
    """True if this line describes a token in this Zone."""
    return line.args.get("zone") == zone and not line.key.startswith("board-enemy")


def hand(scene: Scene) -> Sequence[Text]:
    """Describes name, Class, figures, Skills and equipment."""
    state: State = scene.view
    hero = hero_of(scene)
    figures = {"life": hero.life, "most": hero.max_life, "xp": hero.xp}
    said = [Text("picture-alt-hand", seat=Seat(hero.seat), skills=hero.hero_class, **figures)]
    if hero.zone:
        said.append(Text("picture-alt-stands", zone=_zone_and_light(state, hero.zone)))
    bought = tuple(_bought(hero))
    said.append(Text("picture-alt-skills", skills=bought) if bought else Text("picture-alt-no-skills"))
    if hero.equipped:
        said.append(Text("picture-alt-equipped", cards=tuple(hero.equipped)))
    return [*said, Text("picture-alt-pack", cards=tuple(hero.pack))] if hero.pack else said


def _bought(hero: Hero) -> Iterator[Text]:
    for line in content().classes[hero.hero_class].lines:
        count = sum(step.id in hero.skills for step in line.steps)
        if count:
            yield Text("picture-alt-skill", skill=f"{hero.hero_class}.{line.id}", step=count)


def enemies(scene: Scene) -> Sequence[Text]:
    """Lists all Enemies by Zone, then the text of their cards."""
    state: State = scene.view
    if not state.enemies:
        return [Text("picture-no-enemies")]
    standing = [_enemy(state, zone) for zone in board_of(state).zones if state.enemies_in(zone)]
    cards = dict.fromkeys(enemy.card for enemy in state.enemies)
    return [
        *standing,
        *(Text("picture-alt-card", enemy=each, text=enemy_text(content().enemy(each))) for each in cards),
    ]


def combat(scene: Scene) -> Sequence[Text]:
    """Describes attacker and defender, both sides' figures, their difference and the result."""
    fought = combat_shown(scene)
    if fought is None:
        return [Text("picture-no-attack")]
    names = [fighter_name(scene, *each) for each in fighters(fought)]
    figures = {"hits": rolled(fought.attack, "hits"), "shields": rolled(fought.defense, "shields")}
    said = Text(
        "picture-alt-attack", attacker=Spoken(names[0]), defender=Spoken(names[1]), dealt=fought.dealt, **figures
    )
    return [said, *(Text("picture-alt-said", words=Spoken(each)) for each in consequences(scene, fought))]


def mission(scene: Scene) -> Sequence[Text]:
    """Describes the moment, then the objectives and rules."""
    return [_moment(scene), *objectives_and_rules(scene.view)]


def scoring(scene: Scene) -> Sequence[Text]:
    """Describes the result and its reason, then each Hero."""
    state: State = scene.view
    result = scene.job.result
    if result is None:
        return [Text("picture-not-over")]
    won = Text("picture-won" if result.winners else "picture-lost", mission=state.mission)
    heroes = [
        Text("picture-alt-result", seat=Seat(hero.seat), life=hero.life, most=hero.max_life, xp=hero.xp)
        for hero in state.heroes
    ]
    return [Text("picture-alt-outcome", outcome=won, reason=result.reason), *heroes]


def choice(scene: Scene) -> Sequence[Text]:
    """Describes this seat's choice and the Heroes that are taken."""
    own = hero_of(scene)
    taken = (hero for hero in scene.view.heroes if hero is not own and scene.is_named(hero.seat))
    names = (Text("picture-alt-taken", hero=hero.hero, player=scene.spoken(hero.seat)) for hero in taken)
    return [*class_choice(scene), *names]


def class_choice(scene: Scene) -> Sequence[Text]:
    """Describes the Hero and the Class of this seat."""
    hero = hero_of(scene)
    recommended = content().heroes[hero.hero].recommended_class
    return [Text("picture-alt-choice", seat=Seat(hero.seat), skills=hero.hero_class, recommended=recommended)]
