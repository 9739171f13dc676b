"""Alt texts of the pictures: the current phase first, then the most important facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.asking.wording import (
    attack_text,
    creature_text,
    discovery_text,
    focus_text,
    hero_text,
    threat_text,
)
from engine.games.fireteam_zero.board.figures import heroes_at
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.layout import FAR, board_of
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.telling.describe import (
    describe,
    describe_hero,
    describe_location,
    moment,
    objectives,
)
from engine.games.fireteam_zero.telling.operation import ahead, mission_in_play, record, taken_along
from engine.kit.wording import joined
from engine.table import HIDDEN, Seat, Text
from engine.words import Spoken
from renders.alt import marks
from renders.fireteam_zero import asked as question
from renders.fireteam_zero.board.attack import came_to, headline, total
from renders.fireteam_zero.board.places import location_of
from renders.fireteam_zero.sheets.chosen import shown
from renders.fireteam_zero.sheets.creatures import kinds
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.sheets.offer import choosing, recommended
from renders.scene import Scene

MOST_NEAR = 2  # kinds of creatures by place


def board(scene: Scene) -> Sequence[Text]:
    """Returns the marks, then the board in words."""
    return [*marks(scene, board_of(scene.view).locations), *describe(scene.view)]


def asked(scene: Scene) -> Sequence[Text]:
    """Describes the upgrades on offer, the attack, the cards to choose, or the board with the heroes in reach."""
    kind = question.kind(scene)
    if kind == "offer":
        return offer(scene)
    if kind == "dice":
        return attack(scene)
    if kind == "cards":
        cards = [each.card for each in shown(scene)]
        return [*marks(scene, board_of(scene.view).cells), *(_on_offer(card) for card in cards)]
    return [*_near(scene), *board(scene)]


def _near(scene: Scene) -> Sequence[Text]:
    """Returns the creatures near the hero of the seat and the other heroes, the nearest first."""
    state, seat = scene.view, scene.job.seat
    own = next((each for each in in_order(state) if each.seat == seat and not each.down), None)
    if own is None:
        return ()
    lay, found = board_of(state), list[tuple[int, str, Text]]()
    for (kind, place), count in Counter((each.kind, each.location) for each in state.creatures).items():
        steps = lay.steps(own.location, place)
        steps = steps if steps < FAR else -1
        what = Text("counted", count=count, what=(kind,))
        found.append((steps, place, Text("around-one", what=what, place=place, steps=steps)))
    nearest = [each for *_, each in sorted(found, key=lambda each: each[:2])[:MOST_NEAR]]
    others = [each for each in state.heroes if each is not own]
    beside = [
        Text("around-one", what=Text("hero-name", hero=each.id), place=each.location, steps=-1) for each in others
    ]
    return [joined("status-and", [*nearest, *beside])] if nearest or beside else ()


def attack(scene: Scene) -> Sequence[Text]:
    """Describes attacker, target, location, hits and results."""
    fight = scene.view.fight
    if fight is None:
        return [Text("picture-no-attack")]
    said = headline(scene, fight.attacker, fight.target or fight.location)
    fought = Text("picture-alt-attack", what=Spoken(said), place=Spoken(fight.location), hits=total(fight))
    return [fought, *(Text("picture-alt-came", what=Spoken(came_to(scene, each))) for each in fight.blows)]


def place(scene: Scene) -> Sequence[Text]:
    """Describes a location: its terrain and everything on it, then the heroes there."""
    state, here = scene.view, location_of(scene)
    return [describe_location(state, here), *(describe_hero(each) for each in heroes_at(state, here))]


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
    return [*said, *map(_on_offer, found.offered)]


def _on_offer(card: str) -> Text:
    return Text("picture-alt-on-offer", card=card, said=_briefly(card))


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
    """Describes the mission, the operation's progress, the heroes' upgrades, the objectives and open discoveries."""
    state: State = scene.view
    said = [moment(state)]
    if state.operation:
        missions = joined("effect-then", record(state.operation, mission_in_play(state)).values())
        said += [Text("picture-alt-operation", missions=missions), ahead(state, state.operation)]
    said += [told for _, told in taken_along(state)]
    return [*said, *objectives(state), *(discovery_text(mission_of(state), each.id) for each in state.discoveries)]


def scoring(scene: Scene) -> Sequence[Text]:
    """Describes the result and the progress of each objective."""
    state: State = scene.view
    result = scene.job.result
    key = "not-over" if result is None else "won" if result.winners else "lost"
    said = [Text(f"picture-alt-{key}", mission=state.mission, round=state.round)]
    if result:
        said.append(result.reason)
    return [*said, *objectives(state)]


def choice(scene: Scene) -> Sequence[Text]:
    """Lists the heroes with their roles and owners."""
    taken = [
        Text("picture-alt-taken", seat=Seat(each.seat), hero=each.id)
        for each in scene.view.heroes
        if scene.is_named(each.seat)
    ]
    roles = [Text("picture-alt-role", hero=each.id, role=each.role) for each in content().heroes.values()]
    return [*taken, *roles]
