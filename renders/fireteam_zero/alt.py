"""Alt texts of the pictures: the current phase first, then the most important facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.fireteam_zero.asking.wording import (
    attack_text,
    creature_text,
    discovery_text,
    focus_text,
    hero_text,
    threat_text,
)
from engine.games.fireteam_zero.board.figures import creatures_at, heroes_at, specialists_at
from engine.games.fireteam_zero.model.content import content, content_of, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.games.fireteam_zero.telling.operation import ahead, mission_in_play, record, taken_along
from engine.kit.wording import joined
from engine.table import HIDDEN, Seat, Text
from engine.words import Spoken
from renders.canvas.palette import SEATS
from renders.fireteam_zero.board.attack import came_to, headline, total
from renders.fireteam_zero.board.cells import acting_hero
from renders.fireteam_zero.board.places import location_of
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.sheets.creatures import kinds
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.sheets.offer import choosing, recommended
from renders.scene import Scene


def board(scene: Scene) -> Sequence[Text]:
    """Describes the phase, the choices, each hero, the objectives, the creatures and the changes."""
    state: State = scene.view
    said = [_moment(scene)]
    acting = acting_hero(state)
    if acting:
        said.append(Text("picture-alt-acts", hero=acting, count=state.turn.movement))
    chosen = _locations(state, scene.job.badges)
    if chosen:
        said.append(Text("picture-alt-choices", places=chosen))
    said += [_hero(state, index) for index in range(len(state.heroes))]
    said += [_objective(state, each.id) for each in mission_of(state).objectives]
    said += [each for place in board_of(state).locations for each in _creatures(state, place)]
    changed = _locations(state, scene.job.changed)
    return [*said, Text("picture-alt-changed", places=changed)] if changed else said


def _moment(scene: Scene) -> Text:
    state: State = scene.view
    key = f"picture-alt-{'past-' if scene.job.past else ''}moment"
    coin = "heads" if state.heads else "tails"
    return Text(key, mission=state.mission, round=state.round, coin=coin, threat=state.marker)


def _locations(state: State, places: frozenset[str]) -> tuple[Text, ...]:
    return tuple(_spoken(each) for each in board_of(state).locations if each in places)


def _spoken(location: str) -> Text:
    return Text("picture-alt-location", place=Spoken(location))


def _hero(state: State, index: int) -> Text:
    hero: Hero = state.heroes[index]
    return Text(
        "picture-alt-hero",
        letter=Spoken(SEATS[index].letter),
        hero=hero.id,
        place=Spoken(hero.location),
        count=len(hero.hand),
        down=int(hero.down),
    )


def _objective(state: State, name: str) -> Text:
    objective = content_of(state).objectives[name]
    return Text("picture-alt-objective", objective=name, progress=Spoken(progress(state, objective)))


def _creatures(state: State, place: str) -> Iterator[Text]:
    for kind, count in sorted(Counter(each.kind for each in creatures_at(state, place)).items()):
        yield Text("picture-alt-creatures", creature=kind, count=count, place=Spoken(place))


def attack(scene: Scene) -> Sequence[Text]:
    """Describes attacker, target, location, hits and results."""
    fight = scene.view.fight
    if fight is None:
        return [Text("picture-no-attack")]
    said = headline(scene, fight.attacker, fight.target or fight.location)
    moment = Text("picture-alt-attack", what=Spoken(said), place=Spoken(fight.location), hits=total(fight))
    return [moment, *(Text("picture-alt-came", what=Spoken(came_to(scene, each))) for each in fight.blows)]


def place(scene: Scene) -> Sequence[Text]:
    """Describes a location: its terrain and everyone on it."""
    state, here = scene.view, location_of(scene)
    said = [Text("picture-alt-place", place=Spoken(here))]
    said += [Text(f"picture-alt-{each}") for each in sorted(board_of(state).terrain[here])]
    said += [_hero(state, state.heroes.index(each)) for each in heroes_at(state, here)]
    said += [Text("picture-alt-specialist", specialist=each) for each in specialists_at(state, here)]
    said += _creatures(state, here)
    for token in state.spawn:
        if token.location == here:
            said.append(Text("picture-alt-spawn", number=token.number, searched=int(token.searched)))
    return said


def hand(scene: Scene) -> Sequence[Text]:
    """Names the hand's owner and lists the cards."""
    found = hero_of(scene)
    seen = tuple(card for card in found.hand if card != HIDDEN)
    said = [Text("picture-alt-hand", seat=Seat(found.seat), hero=found.id, count=len(found.hand))]
    return [*said, Text("picture-alt-cards", cards=seen)] if seen else said


def offer(scene: Scene) -> Sequence[Text]:
    """Names the choosing seat, the recommendation and the offer: the attack of an upgrade set, or the effect of a
    focus card."""
    found = choosing(scene)
    if found is None:
        return ()
    said = [Text(f"picture-alt-offer-{found.kind}", hero=found.hero.id, count=found.count)]
    if marked := recommended(scene):
        said.append(Text("picture-alt-recommended", cards=tuple(marked)))
    return [*said, *(Text("picture-alt-on-offer", card=each, said=_briefly(each)) for each in found.offered)]


def _briefly(card: str) -> Text:
    known = content().cards.get(card)
    return attack_text(known.attack) if known else focus_text(card)


def hero(scene: Scene) -> Sequence[Text]:
    """Describes a hero, the abilities and the items carried."""
    found = hero_of(scene)
    said = [Text("picture-alt-sheet", hero=found.id, role=content().heroes[found.id].role), hero_text(found.id)]
    if found.focus:
        said.append(Text("picture-alt-focus", cards=tuple(found.focus)))
    return said + [discovery_text(mission_of(scene.view), each) for each in found.carries]


def creatures(scene: Scene) -> Sequence[Text]:
    """Describes each kind of creature with its values, then the active threats."""
    return [creature_text(each.id) for each in kinds(scene.view)] + [threat_text(each) for each in scene.view.threats]


def mission(scene: Scene) -> Sequence[Text]:
    """Describes the mission, its objectives, the operation's progress, the heroes' upgrades and open discoveries."""
    state: State = scene.view
    said = [_moment(scene)] + [_objective(state, each.id) for each in mission_of(state).objectives]
    if state.operation:
        missions = joined("effect-then", record(state.operation, mission_in_play(state)).values())
        said += [Text("picture-alt-operation", missions=missions), ahead(state, state.operation)]
    said += [told for _, told in taken_along(state)]
    return said + [discovery_text(mission_of(state), each.id) for each in state.discoveries]


def scoring(scene: Scene) -> Sequence[Text]:
    """Describes the result and the progress of each objective."""
    state: State = scene.view
    result = scene.job.result
    key = "not-over" if result is None else "won" if result.winners else "lost"
    said = [Text(f"picture-alt-{key}", mission=state.mission, round=state.round)]
    if result:
        said.append(result.reason)
    return said + [_objective(state, each.id) for each in mission_of(state).objectives]


def choice(scene: Scene) -> Sequence[Text]:
    """Lists the heroes with their roles and owners."""
    taken = [
        Text("picture-alt-taken", seat=Seat(each.seat), hero=each.id)
        for each in scene.view.heroes
        if scene.is_named(each.seat)
    ]
    roles = [Text("picture-alt-role", hero=each.id, role=each.role) for each in content().heroes.values()]
    return [*taken, *roles]
