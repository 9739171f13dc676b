"""The board in words, what seats are called, and the figures above a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.fireteam_zero.asking.players import acting, in_order
from engine.games.fireteam_zero.asking.wording import objective_text, task_text, threat_text
from engine.games.fireteam_zero.creatures.track import next_card
from engine.games.fireteam_zero.missions.objectives import need, rounds_left
from engine.games.fireteam_zero.missions.tasks import things
from engine.games.fireteam_zero.model.content import content, content_of, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Discovery, Hero, State
from engine.games.fireteam_zero.telling.operation import ahead, mission_in_play, record
from engine.kit.wording import joined
from engine.table import Seat, Text


def seat_names(state: State) -> list[Text]:
    """Returns each seat's hero, or both of its heroes."""
    heroes: dict[int, list[str]] = {}
    for hero in state.heroes:
        heroes.setdefault(hero.seat, []).append(hero.id)
    return [Text("seat-heroes", heroes=tuple(heroes[seat])) for seat in sorted(heroes)]


def status(state: State, seat: int) -> Text:
    """Returns hand and place of a seat's heroes, and what is left of the current turn."""
    own = [hero for hero in state.heroes if hero.seat == seat]
    return joined("status-and", [_hero_status(state, hero, alone=len(own) == 1) for hero in own])


def _hero_status(state: State, hero: Hero, *, alone: bool) -> Text:
    """Returns the status of a hero. A seat's only hero is not named, because the seat's name is beside it."""
    now = state.phase == "heroes" and acting(state).id == hero.id and not hero.down
    left = Text("status-turn", count=state.turn.movement) if now else Text("nothing")
    where = Text("status-at", place=hero.location) if alone else Text("status-who", hero=hero.id, place=hero.location)
    return Text("status-hero", where=where, count=len(hero.hand), down=int(hero.down), turn=left)


def describe(view: State) -> list[Text]:
    """Returns the moment, what threatens, the heroes, objectives and tasks; every location where something is; then
    cards and pieces. The alt text has as many of these lines as fit."""
    return [
        moment(view),
        track(view),
        *(describe_hero(hero) for hero in in_order(view)),
        *objectives(view),
        *(_discovery(view, each) for each in view.discoveries),
        *(describe_location(view, place) for place in board_of(view).locations if _is_told(view, place)),
        Text("board-key"),
        *threat_cards(view),
        *(line for hero in in_order(view) for line in _belongings(hero)),
        _stock(view),
        *_operation(view),
    ]


def moment(view: State) -> Text:
    """Returns mission, round and phase."""
    active = acting(view).id if view.phase == "heroes" else ""
    return Text("board-moment", mission=view.mission, count=view.round, phase=view.phase, hero=active)


# ---------------------------------------------------------------- what is to be done


def objectives(view: State) -> Iterator[Text]:
    """Yields each objective with its progress and condition, then exit and clock."""
    mission = mission_of(view)
    for objective in mission.objectives:
        count, wanted = view.objectives.get(objective.id, 0), need(view, objective)
        what = objective_text(objective, view.heroes)
        yield Text("board-objective", objective=objective.id, count=count, need=wanted, what=what)
    if mission.exit:
        yield Text("board-exit", place=mission.exit)
    left = rounds_left(view)
    if left is not None:
        yield Text("board-clock", count=left)


def _operation(view: State) -> Iterator[Text]:
    if view.operation:
        missions = joined("effect-then", record(view.operation, mission_in_play(view)).values())
        yield Text("board-operation", operation=view.operation.id, missions=missions)
        yield ahead(view, view.operation)


def _discovery(view: State, opened: Discovery) -> Text:
    task = task_text(content_of(view).discoveries[opened.id].task)
    carrier = next((hero.id for hero in view.heroes if opened.id in hero.carries), "")
    where = Text("board-carried", hero=carrier) if carrier else _lying(opened)
    return Text("board-discovery", discovery=opened.id, task=task, where=where)


def _lying(opened: Discovery) -> Text:
    return Text("board-at", place=opened.place) if opened.place else Text("nothing")


# ---------------------------------------------------------------- what threatens


def track(view: State) -> Text:
    """Returns the threat track and the coin."""
    return Text("board-threat", marker=view.marker, next=next_card(view), heads=int(view.heads))


def threat_cards(view: State) -> Iterator[Text]:
    """Yields the threat cards in force."""
    for card in view.threats:
        yield Text("board-threat-card", card=card, does=threat_text(card))


def _stock(view: State) -> Text:
    pool, reserve = view.pool, view.reserve
    return Text(
        "board-stock",
        minions=pool.get("minion", 0),
        elites=pool.get("elite", 0),
        reserve=sum(reserve.values()),
        count=len(view.recon_deck),
    )


# ---------------------------------------------------------------- heroes and locations


def describe_hero(hero: Hero) -> Text:
    """Returns where a hero is and how many cards the hand has."""
    letter = Seat(hero.seat).letter
    return Text(
        "board-hero", hero=hero.id, letter=letter, place=hero.location, down=int(hero.down), hand=len(hero.hand)
    )


def _belongings(hero: Hero) -> Iterator[Text]:
    """Yields a hero's piles, open hand, and what the hero carries and has chosen."""
    yield Text("board-piles", hero=hero.id, deck=len(hero.deck), discard=len(hero.discard))
    known = [card for card in hero.hand if card in content().cards]
    if known:
        yield Text("board-hand", hero=hero.id, cards=joined("effect-then", counted(known)))
    if hero.carries:
        yield Text("board-carries", hero=hero.id, discoveries=tuple(hero.carries))
    if hero.upgrades:
        yield Text("board-upgrades", hero=hero.id, cards=tuple(hero.upgrades))
    if hero.focus:
        yield Text("board-focus", hero=hero.id, cards=tuple(hero.focus))


def counted(pieces: list[str]) -> list[Text]:
    """Equal things once, each with how many there are."""
    return [Text("counted", what=what, count=count) for what, count in Counter(pieces).items()]


def _is_told(view: State, place: str) -> bool:
    return bool([*_contents(view, place)]) or bool(board_of(view).terrain[place])


def describe_location(view: State, place: str) -> Text:
    """Describes a location: its terrain, figures and tokens."""
    terrain = [Text(f"terrain-{each}") for each in sorted(board_of(view).terrain[place])]
    what = [*terrain, *_contents(view, place)]
    return Text("board-location", place=place, what=joined("board-and", what))


def _contents(view: State, place: str) -> Iterator[Text]:
    """Everything on a location but its terrain."""
    mission = mission_of(view)
    yield from (
        Text("board-there", what=hero.id, down=int(hero.down)) for hero in view.heroes if hero.location == place
    )
    yield from (Text("board-there", what=each, down=0) for each, there in view.specialists.items() if there == place)
    alike = Counter((each.kind, each.power, bool(each.guards)) for each in view.creatures if each.location == place)
    for (kind, power, guards), count in alike.items():
        yield Text("board-creature", creature=kind, count=count, power=power, guards=int(guards))
    attacked = {(thing.name, thing.location) for thing in things(view)}
    tokens = Counter(token.name for token in view.tokens if token.location == place)
    yield from (Text("counted", what=name, count=count) for name, count in tokens.items())
    yield from (Text("board-there", what=name, down=0) for name, at in attacked if at == place and name not in tokens)
    for each in view.spawn:
        if each.location == place:
            yield Text("board-spawn", count=each.number, searched=int(each.searched))
    if place == mission.exit:
        yield Text("board-is-exit")
    yield from (Text("board-there", what=each.id, down=0) for each in mission.places if each.at == place)
