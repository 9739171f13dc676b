"""Why something cannot be chosen now: pinned, out of reach, a token that was searched, cards that are not there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.fireteam_zero.asking.players import acting
from engine.games.fireteam_zero.board.figures import active_at, creatures_at, place_id
from engine.games.fireteam_zero.board.moving import cost, is_pinned
from engine.games.fireteam_zero.model.content import content, content_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import ActionTask
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Ask, Impossible, Text


def impossible(view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
    """Returns what a turn's panel does not offer, each with the reason."""
    if ask.key != "fire.turn":
        return ()
    hero = acting(view)
    found = [*_moves(view, ask, hero), *_attacks(view, ask, hero), *_search(view, hero), *_tasks(view, hero)]
    offered = {*ask.by_id, *(_by_any_type(each) for each in ask.by_id)}
    return [each for each in found if each.id not in offered]


def _by_any_type(option: str) -> str:
    """`attack:close:host:b4` as `attack:host:b4`."""
    verb, _, rest = option.partition(":")
    return f"attack:{rest.partition(':')[2]}" if verb == "attack" else option


def _offered(ask: Ask, group: str) -> tuple[str, ...]:
    """Returns the places where something of this group is possible."""
    return tuple(dict.fromkeys(place for each in ask.options if each.group == group for place in each.places))


def _moves(view: State, ask: Ask, hero: Hero) -> Iterator[Impossible]:
    """Yields the locations beside him (FZ-MOVE-04, FZ-TERRAIN-04, FZ-TERRAIN-14)."""
    lay = board_of(view)
    for place in lay.near[hero.location]:
        text = Text("turn-move", place=place)
        if "impassable" in lay.terrain[place]:
            why = Text("why-impassable", place=place)
        elif not view.turn.movement:
            why = Text("why-no-movement")
        elif is_pinned(view, hero):
            here = hero.location
            why = Text("why-pinned", count=len(creatures_at(view, here)), heroes=len(active_at(view, here)))
        elif cost(view, place) > view.turn.movement:
            why = Text("why-too-far", place=place, count=cost(view, place), left=view.turn.movement)
        else:
            why = Text("why-escort", place=place)
        yield Impossible(f"move:{place_id(place)}", text, why, _offered(ask, "move"), "move")


def _attacks(view: State, ask: Ask, hero: Hero) -> Iterator[Impossible]:
    """Yields every creature without an offered attack, with cards of any type (FZ-HERO-03, FZ-ATTACK-03,
    FZ-ATTACK-32)."""
    offered = {(option.text.args.get("creature"), option.places) for option in ask.options}
    for kind, place in dict.fromkeys((each.kind, each.location) for each in view.creatures):
        if (kind, (place,)) not in offered:
            text = Text("attack-creature", creature=kind, place=place, mark="plain", power=0)
            why = _no_attack(view, hero, place)
            yield Impossible(f"attack:{kind}:{place_id(place)}", text, why, _offered(ask, "attack"), "attack")


def _no_attack(view: State, hero: Hero, place: str) -> Text:
    if view.turn.acted:
        return Text("why-acted")
    if not hero.hand:
        return Text("why-no-cards")
    if not board_of(view).can_see(hero.location, place):
        return Text("why-no-line", place=place)
    known = [content().cards[card].attack.range for card in hero.hand if card in content().cards]
    away = board_of(view).distance(hero.location, place)
    return Text("why-out-of-range", count=away, reach=max(known, default=0))


def _search(view: State, hero: Hero) -> Iterator[Impossible]:
    """FZ-SEARCH-01, FZ-SEARCH-02, FZ-SEARCH-05."""
    here = [token for token in view.spawn if token.location == hero.location]
    if creatures_at(view, hero.location):
        why = Text("why-search-creature")
    elif not here:
        why = Text("why-search-no-token")
    elif here[0].searched or not view.recon_deck:
        why = Text("why-search-done")
    else:
        why = Text("why-acted")
    places = tuple(token.location for token in view.spawn if not token.searched)
    yield Impossible("search", Text("act-search-action"), why, places, "act")


def _tasks(view: State, hero: Hero) -> Iterator[Impossible]:
    """Tasks that are done by an action (FZ-TASK-07)."""
    for opened in view.discoveries:
        task = content_of(view).discoveries[opened.id].task
        if isinstance(task, ActionTask) and opened.place is not None:
            if opened.place != hero.location:
                why = Text("why-task-elsewhere", place=opened.place)
            elif creatures_at(view, hero.location):
                why = Text("why-task-creature")
            elif len(hero.hand) < task.discard:
                why = Text("why-task-cards", count=task.discard)
            else:
                why = Text("why-acted")
            yield Impossible(f"task:{opened.id}", Text("job-task", name=opened.id), why, (opened.place,), "task")
