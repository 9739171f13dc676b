"""Instructions of cards that change the map. Several units are resolved one after the other (TY-CARD-20, -21)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.choices import choose
from engine.games.tyrants.board import pieces
from engine.games.tyrants.board.pieces import active_house, owner_id
from engine.games.tyrants.board.places import places, sites
from engine.games.tyrants.board.presence import (
    Spy,
    Troop,
    Trophy,
    deploy_places,
    empty_places,
    enemy_spies,
    enemy_troops,
    own_spy_sites,
    places_with_presence,
)
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Where
from engine.games.tyrants.model.state import WHITE, State
from engine.games.tyrants.model.vocabulary import STEPS, Instruction, times_text
from engine.kit.wording import dashed
from engine.table import Option, Table, Text

Kill = Callable[[Table, State, Troop], None]


async def deploy(table: Table, state: State, step: content.Deploy) -> None:
    """Deploys troops; with empty barracks each is 1 VP instead (TY-ACT-DEPLOY)."""
    for left in range(step.times, 0, -1):
        options = choices.deploys(state, deploy_places(state, state.active))
        if not active_house(state).troops:
            pieces.gain_vp(table, state, 1)
        elif options:
            place = await choose(table, state, "card.deploy", "card-deploy", options, left=left)
            pieces.deploy(table, state, place)
            state.turn.deployed.append(place)


def _can_deploy(state: State, step: content.Deploy) -> bool:
    return not active_house(state).troops or bool(deploy_places(state, state.active))


STEPS.declare(content.Deploy, Instruction(deploy, times_text, _can_deploy, value=lambda step: 4.0))


async def place_spy(table: Table, state: State, step: content.PlaceSpy) -> None:
    """Places spies; without one in the barracks, one may be taken back first (TY-ACT-SPY)."""
    for _ in range(step.times):
        if active_house(state).spies or await _take_spy_back(table, state):
            own = own_spy_sites(state, state.active)
            options = choices.spy_sites("place_spy", [site for site in sites(state) if site not in own])
            pieces.place_spy(table, state, await choose(table, state, "card.spy", "card-spy", options))


async def _take_spy_back(table: Table, state: State) -> bool:
    """Takes a spy back from the map first (TY-ACT-SPY-05, TY-ACT-SPY-06)."""
    options = [*choices.spy_sites("take_back", own_spy_sites(state, state.active)), choices.skip("spy")]
    site = await choose(table, state, "card.spy_back", "card-spy-back", options)
    if site:
        pieces.return_spy(table, state, Spy(site, state.active))
    return bool(site)


STEPS.declare(content.PlaceSpy, Instruction(place_spy, times_text, value=lambda step: 3.0))


async def assassinate(table: Table, state: State, step: content.Assassinate) -> None:
    """Kills enemy troops (TY-ACT-ASSASSINATE)."""
    await _kill(table, state, step, pieces.assassinate)


async def supplant(table: Table, state: State, step: content.Supplant) -> None:
    """Kills enemy troops and takes their spaces (TY-ACT-SUPPLANT)."""
    await _kill(table, state, step, pieces.supplant)


async def _kill(table: Table, state: State, step: content.Assassinate | content.Supplant, kill: Kill) -> None:
    spy_sites = list(state.turn.spy_sites) if step.at == "that_spy_site" else [""]
    for site in spy_sites:
        for _ in range(step.times):
            among = [site] if site else places_at(state, step.at)
            targets = enemy_troops(state, state.active, among, step.target)
            if targets:
                options = choices.troops(step.do, targets)
                kill(table, state, await choose(table, state, "card.target", f"card-{step.do}", options))


def places_at(state: State, where: Where) -> list[str]:
    """Returns where an instruction may find its targets: that spy's site replaces Presence (TY-CARD-23 to
    TY-CARD-26).
    """
    if where == "that_spy_site":
        return list(state.turn.spy_sites)
    return list(places(state)) if where == "anywhere" else places_with_presence(state, state.active)


def _can_kill(state: State, step: content.Assassinate | content.Supplant) -> bool:
    return bool(enemy_troops(state, state.active, places_at(state, step.at), step.target))


def _kill_text(step: content.Assassinate | content.Supplant) -> Text:
    return Text(f"step-{step.do}-{step.target}-{dashed(step.at)}", count=step.times)


STEPS.declare(content.Assassinate, Instruction(assassinate, _kill_text, _can_kill, value=lambda step: 8.0))
STEPS.declare(content.Supplant, Instruction(supplant, _kill_text, _can_kill, value=lambda step: 9.0))


async def move_troop(table: Table, state: State, step: content.MoveTroop) -> None:
    """Moves enemy troops from places with Presence to empty spaces anywhere (TY-ACT-MOVE)."""
    for _ in range(step.times):
        options = choices.troops("move", enemy_troops(state, state.active, places_at(state, "presence")))
        free = empty_places(state, places(state))
        if not options or not free:
            return
        optional = [choices.skip("move")] if step.up_to else []
        troop = await choose(table, state, "card.target", "card-move", [*options, *optional])
        if troop is None:
            return
        place = await choose(table, state, "card.destination", "card-destination", choices.destinations(state, free))
        pieces.move(table, state, troop, place)


def _move_text(step: content.MoveTroop) -> Text:
    return Text("step-move-troop-up-to" if step.up_to else "step-move-troop", count=step.times)


STEPS.declare(content.MoveTroop, Instruction(move_troop, _move_text))


async def return_piece(table: Table, state: State, step: content.ReturnPiece) -> None:
    """Returns another player's troop or spy, from a place with Presence, to its barracks (TY-CARD-54,
    TY-ACT-RETURN).
    """
    options = returnable(state, step)
    if options:
        piece = await choose(table, state, "card.target", "card-return", options)
        returns = pieces.return_spy if isinstance(piece, Spy) else pieces.return_troop
        returns(table, state, piece)


def returnable(state: State, step: content.ReturnPiece) -> list[Option]:
    """Returns the pieces of other players that can be returned; never white troops (TY-ACT-RETURN-04)."""
    among = places_at(state, "presence")
    found = choices.spies(enemy_spies(state, state.active, among))
    if step.kind == "troop_or_spy":
        enemies = enemy_troops(state, state.active, among)
        found = choices.troops("return", [troop for troop in enemies if troop.owner != WHITE]) + found
    return found


def _return_piece_text(step: content.ReturnPiece) -> Text:
    return Text(f"step-return-piece-{dashed(step.kind)}")


STEPS.declare(content.ReturnPiece, Instruction(return_piece, _return_piece_text))


async def redeploy_trophies(table: Table, state: State, step: content.RedeployTrophies) -> None:
    """Moves up to `count` troops from any trophy halls to empty spaces anywhere (TY-CARD-49)."""
    for _ in range(step.times):
        free = empty_places(state, places(state))
        if not free:
            return
        options = [
            choices.trophy(Trophy(seat, owner))
            for seat, house in enumerate(state.houses)
            for owner in (WHITE, *range(state.seats))
            if house.trophies.get(owner_id(owner))
        ]
        troop = await choose(table, state, "card.trophy", "card-trophy", [*options, choices.skip("trophy")])
        if troop is None:
            return
        place = await choose(table, state, "card.destination", "card-destination", choices.destinations(state, free))
        pieces.redeploy_trophy(table, state, troop, place)


STEPS.declare(content.RedeployTrophies, Instruction(redeploy_trophies, times_text))
