"""Alt texts of the pictures: the current moment first, then what matters most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.keep_the_heroes_out.asking.wording import card_text, room_action
from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import HERO_CLASSES
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.telling.describe import describe, describe_clan, describe_room, moment
from engine.games.keep_the_heroes_out.telling.glossary import clan_text
from engine.table import HIDDEN, Text
from engine.words import Spoken
from renders.alt import marks
from renders.keep_the_heroes_out import asked as question
from renders.keep_the_heroes_out.board import building
from renders.keep_the_heroes_out.board.rooms import room_of
from renders.keep_the_heroes_out.board.words import discarded
from renders.keep_the_heroes_out.sheets import chronicle as page
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.scene import Scene

MOST_ROOMS = 2  # rooms with heroes, and with own monsters, that fit two lines of a panel without a picture


def board(scene: Scene) -> Sequence[Text]:
    """Returns the marks, then the board in words."""
    return [*marks(scene, scene.view.rooms), *describe(scene.view)]


def asked(scene: Scene) -> Sequence[Text]:
    """Says where heroes and own monsters are, then lists the cards to choose from, or describes the places to build or
    the dungeon."""
    kind = question.kind(scene)
    if kind == "building":
        return _building(scene)
    if kind in ("loot", "hand", "side", "cards"):
        return [*_around(scene), *_choices(scene)]
    return [*_asked_room(scene), *_around(scene), *_cards_beside(scene), *describe(scene.view)]


def _around(scene: Scene) -> Iterator[Text]:
    """Yields the rooms with heroes, those nearest to the Vault first, those with the player's monsters, and how many
    guild cards are left. A panel without a picture has as much of it as fits two lines."""
    state: State = scene.view
    steps = dungeon(state).steps
    heroes = Counter(hero.room for hero in state.heroes)
    own = Counter(monster.room for monster in state.players[player_of(scene)].monsters)
    near = sorted(heroes, key=lambda room: steps.get(room, len(state.rooms)))
    for key, found, rooms in (("heroes", heroes, near), ("own", own, [room for room, _ in own.most_common()])):
        shown = tuple(Text("counted", what=room, count=found[room]) for room in rooms[:MOST_ROOMS])
        more = sum(found[room] for room in rooms[MOST_ROOMS:])
        yield Text(f"around-{key}", count=len(rooms), rooms=shown, more=more)
    yield Text("live-standing", wave=state.wave, left=len(state.guild_deck))


def _cards_beside(scene: Scene) -> Iterator[Text]:
    cards = tuple(question.cards_to_choose(scene))
    if cards:
        yield Text("picture-alt-choices", places=cards)


def _choices(scene: Scene) -> Iterator[Text]:
    """Yields the cards of the picture by number with their sides, those to choose first."""
    every = [each for each in question.shown_cards(scene) if each.card and each.card != HIDDEN]
    for each in sorted(every, key=lambda each: not each.chosen):
        yield Text("picture-alt-card", number=each.number, card=str(each.card), shows=card_text(str(each.card)))


def _asked_room(scene: Scene) -> Iterator[Text]:
    room = question.room_asked(scene)
    if room:
        yield describe_room(scene.view, room)


def _building(scene: Scene) -> Sequence[Text]:
    state: State = scene.view
    room = state.building.blueprint if state.building else None
    ways = [way for found in building.places(state).values() for way in found]
    nearest = min((way.steps for way in ways), default=0)
    near = ", ".join(str(way.number) for way in ways if way.steps == nearest)
    return [
        moment(scene.view),
        Text("picture-alt-build", room=str(room), count=len(ways)),
        Text("picture-alt-nearest", steps=nearest, numbers=Spoken(near)),
    ]


def place(scene: Scene) -> Sequence[Text]:
    """Describes a room and its action."""
    room = room_of(scene)
    return [describe_room(scene.view, room), Text("picture-alt-action", action=room_action(room))]


def hand(scene: Scene) -> Sequence[Text]:
    """Lists the cards by number with their sides, then the piles."""
    state: State = scene.view
    player = state.players[player_of(scene)]
    said = [describe_clan(player)]
    for number, card in enumerate(player.hand, 1):
        if card != HIDDEN:
            said.append(Text("picture-alt-card", number=number, card=card, shows=card_text(card)))
    return [*said, Text("picture-alt-piles", deck=len(player.deck), discard=len(player.discard))]


def clan(scene: Scene) -> Sequence[Text]:
    """Describes how a clan plays and its starting cards."""
    found = content().clans[scene.view.players[player_of(scene)].clan]
    cards = (
        Text("picture-alt-copies", count=card.copies, card=card.id, shows=card_text(card.id)) for card in found.deck
    )
    return [Text("picture-alt-clan", clan=found.id, text=clan_text(found)), *cards]


def loot(scene: Scene) -> Sequence[Text]:
    """Lists the five cards of the row with their sides."""
    state: State = scene.view
    said = [Text("picture-alt-loot", left=len(state.loot_deck))]
    for number, card in enumerate(state.row, 1):
        if card is not None and card != HIDDEN:
            said.append(Text("picture-alt-card", number=number, card=card, shows=card_text(card)))
    return said


def guild(scene: Scene) -> Sequence[Text]:
    """Counts the drawn cards of each class and the tokens left."""
    state: State = scene.view
    said = [moment(scene.view)]
    counted = dict(discarded(state))
    drawn = (
        Text("picture-alt-drawn", hero=hero, count=counted[hero], tokens=state.supply.get(hero, 0))
        for hero in HERO_CLASSES
    )
    return [*said, *drawn, Text("picture-alt-drawn-own", count=counted["event"])]


def scenario(scene: Scene) -> Sequence[Text]:
    """Describes the moment, the scenario's rules and its own cards."""
    state: State = scene.view
    own = scenario_of(state).guild.own
    cards = (Text("picture-alt-own", card=card.id, text=f"{card.id}.text") for card in own)
    return [moment(scene.view), Text("said", text=f"{state.scenario}.text"), *cards]


def chronicle(scene: Scene) -> Sequence[Text]:
    """Describes the score, rewards won and missed, the next scenario, and kept cards."""
    state: State = scene.view
    told = page.told(state)
    score = Text("picture-chronicle-score", score=told.score)
    course = [
        Text(f"picture-alt-chronicle-{key}", scenarios=tuple(scenarios))
        for key, scenarios in (("won", told.won), ("passed", told.passed))
        if scenarios
    ]
    return [score, *course, page.next_text(state), *(page.member_text(each) for each in told.members)]


def scoring(scene: Scene) -> Sequence[Text]:
    """Describes the result, its reason and the plundered treasures."""
    state: State = scene.view
    result = scene.job.result
    if result is None:
        return [Text("picture-not-over")]
    outcome = Text("picture-won" if result.winners else "picture-lost", scenario=state.scenario)
    values = tuple(str(treasure.value) for treasure in state.plundered)
    plundered = Text("picture-alt-plundered", values=values) if values else Text("picture-none-plundered")
    return [Text("picture-alt-outcome", outcome=outcome, reason=result.reason, rounds=state.round), plundered]


def choice(scene: Scene) -> Sequence[Text]:
    """Describes this seat's clan and how it plays, then the clans that are taken."""
    state: State = scene.view
    own = state.players[player_of(scene)]
    taken = (player for player in state.players if player is not own and scene.is_named(player.seat))
    names = (Text("picture-alt-taken", clan=each.clan, player=scene.spoken(each.seat)) for each in taken)
    return [Text("picture-alt-clan", clan=own.clan, text=clan_text(content().clans[own.clan])), *names]
