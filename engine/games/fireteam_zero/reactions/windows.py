"""The eleven windows in which heroes may react (FZ-REACT-13 to FZ-REACT-23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.games.fireteam_zero.asking.players import in_order, is_alone, on_request, seats
from engine.games.fireteam_zero.asking.wording import reaction_effects
from engine.games.fireteam_zero.board.figures import creature, hero
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.cards.piles import play_card, put_away
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HeroId, Trigger
from engine.games.fireteam_zero.model.state import Event, Hero, OfCreature, OfHero, State
from engine.games.fireteam_zero.reactions.fitting import Reactions, could_react, playable, reactions_to
from engine.table import Option, Question, Table, Text

PASS = Option("pass", Text("react-pass"))


async def open_window(table: Table, state: State, event: Event) -> bool:
    """Asks all heroes who could react to an event react, once each and in any order (FZ-REACT-01 to FZ-REACT-03,
    FZ-REACT-11, FZ-REACT-12).

    No one may in an ambush (FZ-REACT-05, FZ-AMBUSH-12). Returns True if anyone did.
    """
    if state.activation is not None and state.activation.ambush:
        return False
    if not reactions_to(event):
        return False
    reacted = _reacted(state)
    before = len(reacted)

    def offers() -> Mapping[int, Sequence[Option]]:
        found: dict[int, list[Option]] = {}
        known = reactions_to(event) if _may_be_changed(state, event) else {}
        for each in in_order(state):
            own = known.get(each.id)
            if own and each.id not in reacted and could_react(state, each, event, own):
                options = _options(state, each, event, own)
                if options or not state.rulings.open_hands:
                    found.setdefault(each.seat, []).extend(options)
        return found

    async def resolve(seat: int, chosen: tuple[HeroId, str]) -> None:
        who, card = chosen
        reacted.append(who)
        await react(table, state, hero(state, who), card, event)

    if offered := offers():
        quiet = [seat for seat in seats(state) if on_request(state, seat)]
        key, text = f"fire.{event.trigger}", _question(state, event)
        await table.window(
            event,
            offers,
            resolve,
            Question(key, text=text, on_request=quiet),
            offered=offered,
            decline=PASS,
            once=False,
        )
    return len(reacted) > before


def _reacted(state: State) -> list[HeroId]:
    """Returns who has reacted to this event; with one reaction for each attack, to any event of it (FZ-REACT-10,
    FZ-Q-26).
    """
    if not state.rulings.reaction_per_attack:
        return []
    if state.hero_attacks:
        return state.hero_attacks[-1].reacted
    return state.activation.reacted if state.activation else []


async def react(table: Table, state: State, reacting: Hero, card: str, event: Event) -> None:
    """Plays a card for its reaction, and then discards it (FZ-REACT-26)."""
    reaction = content().cards[card].reaction
    assert reaction is not None
    play_card(reacting, card)
    table.tell(Text("reacted", hero=reacting.id, card=card))
    await carry_out(table, state, reaction.do, Context(owner=reacting.id, subject=event, card=card))
    put_away(reacting, card)


def _may_be_changed(state: State, event: Event) -> bool:
    """True if the cause of the window is still there (FZ-REACT-12, FZ-REACT-24)."""
    if isinstance(event, OfCreature):
        return _creature_remains(state, event)
    if hero(state, event.hero).down:
        return False
    attack = state.creature_attack
    match event.trigger:
        case "targeted":
            return attack is not None and not attack.shut_down and creature(state, attack.creature) is not None
        case "hit":
            return bool(event.hits)
        case "knock_out":
            return event.hits is not None and not event.stays_up and event.hits > len(hero(state, event.hero).hand)
    return True


def _creature_remains(state: State, event: OfCreature) -> bool:
    if event.trigger == "killed":
        return True
    there = creature(state, event.creature)
    if there is None:
        return False
    if event.trigger == "activates":
        return "activation" not in there.skips
    return event.trigger != "moves" or not (state.activation and state.activation.stopped)


def _options(state: State, reacting: Hero, event: Event, known: Reactions) -> list[Option]:
    cards = playable(state, reacting, event, known)
    if not cards:
        return []
    alone = is_alone(state, reacting)
    return [_option(reacting.id, card, alone) for card in cards]


@cache
def _option(hero: HeroId, card: str, alone: bool) -> Option:
    """`alone`: his player has no other hero."""
    return Option(
        f"react:{card}" if alone else f"react:{card}:{hero}",
        Text("react-with" if alone else "react-with-hero", card=card, hero=hero),
        (hero, card),
        Text("react-detail", does=reaction_effects(card)),
        group="react",
        about=card,
    )


@cache
def _key(trigger: Trigger) -> str:
    return f"ask-fire-{trigger.replace('_', '-')}"


def _question(state: State, event: Event) -> Text:
    key = _key(event.trigger)
    if isinstance(event, OfCreature):
        return Text(key, creature=event.kind, place=event.location, hero=event.hero or "")
    attacker = creature(state, event.attacker) if event.attacker is not None else None
    held = len(hero(state, event.hero).hand)
    by = attacker.kind if isinstance(event, OfHero) and attacker else ""
    return Text(key, hero=event.hero, creature=by, hits=event.hits or 0, cards=held)
