"""Alt texts of the pictures: the current moment first, then what matters most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.asking.glossary import enemy_text
from engine.games.massive_darkness.board.zones import board as board_of
from engine.games.massive_darkness.board.zones import distances, is_dark
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.games.massive_darkness.telling.describe import describe, describe_enemies, describe_zone, moment
from engine.games.massive_darkness.telling.standing import objectives_and_rules
from engine.table import Seat, Text
from engine.words import Spoken
from renders.alt import marks
from renders.massive_darkness import asked as question
from renders.massive_darkness.board.combat import consequences, fighter_name, fighters
from renders.massive_darkness.board.combat import shown as combat_shown
from renders.massive_darkness.sheets.chosen import named
from renders.massive_darkness.sheets.hand import hero_of
from renders.massive_darkness.style.dice import rolled
from renders.scene import Scene

NEAREST = 2  # Enemies that a panel names


def board(scene: Scene) -> Sequence[Text]:
    """Returns the marks, then the board in words."""
    state: State = scene.view
    return [*marks(scene, (*board_of(state).zones, *state.doors)), *describe(state)]


def asked(scene: Scene) -> Sequence[Text]:
    """Describes the attack, the cards to choose, or the board as the asked player sees it."""
    kind = question.kind(scene)
    if kind == "dice":
        return combat(scene)
    if kind == "cards":
        shown = named(scene, hero_of(scene))
        choices = Text("picture-alt-choices", places=tuple(Spoken(each.name) for each in shown))
        return [*_owned(scene), choices, *(combat(scene) if question.is_resolved(scene) else ())]
    return [*_around(scene), *board(scene)]


def _owned(scene: Scene) -> Iterator[Text]:
    """Yields what the Hero wears, or the Skills that it has, beside what may be chosen."""
    hero, topic = hero_of(scene), scene.job.topic
    bought = tuple(_bought(hero))
    asked_about = topic.key.partition(".")[0] if topic is not None else ""
    if asked_about == "experience":
        yield Text("picture-alt-skills", skills=bought) if bought else Text("picture-alt-no-skills")
    elif asked_about == "item" and hero.equipped:  # set-up asks about the weapons of others
        yield Text("picture-alt-equipped", cards=tuple(hero.equipped))


def _around(scene: Scene) -> Iterator[Text]:
    """Yields where the asked Hero is and with whom, then the nearest Enemies and Treasure."""
    state: State = scene.view
    hero = hero_of(scene)
    if hero.dead or hero.zone not in board_of(state).cells:
        return
    where = Text("in-shadow" if is_dark(state, hero.zone) else "in-light", zone=hero.zone)
    others = [Seat(each.seat) for each in state.heroes_in(hero.zone) if each is not hero]
    beside = (*map(_foe, state.enemies_in(hero.zone)), *others)
    yield Text("around-with", where=where, who=beside) if beside else Text("around-alone", where=where)
    steps = distances(state, hero.zone)
    foes = sorted((steps[each.zone], each.zone, each.card) for each in state.enemies if steps.get(each.zone))
    spots = (Text("around-enemy", enemy=card, zone=zone, steps=away) for away, zone, card in foes[:NEAREST])
    if foes:
        yield Text("around-enemies", enemies=tuple(spots))
    held = sorted(
        (steps[zone], zone) for zone, here in state.treasure.items() if zone in steps and (here.normal or here.special)
    )
    if held:
        yield Text("around-treasure", zone=held[0][1], steps=held[0][0])


def _foe(enemy: Enemy) -> Text:
    """Returns an Enemy and how many Minions it has."""
    return Text("around-foe", enemy=enemy.card, minions=len(enemy.minions))


def place(scene: Scene) -> Sequence[Text]:
    """Describes a Zone: Light or Shadow, its exits and its contents."""
    return [] if scene.job.place is None else describe_zone(scene.view, scene.job.place)


def hand(scene: Scene) -> Sequence[Text]:
    """Describes name, Class, figures, Skills and equipment."""
    state: State = scene.view
    hero = hero_of(scene)
    figures = {"life": hero.life, "most": hero.max_life, "xp": hero.xp}
    said = [Text("picture-alt-hand", seat=Seat(hero.seat), skills=hero.hero_class, **figures)]
    if hero.zone:
        said.append(
            Text(
                "picture-alt-stands",
                zone=Text("in-shadow" if is_dark(state, hero.zone) else "in-light", zone=hero.zone),
            )
        )
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
    cards = dict.fromkeys(enemy.card for enemy in state.enemies)
    return [
        *describe_enemies(state),
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
    return [moment(scene.view), *objectives_and_rules(scene.view)]


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
