"""When the table is asked which hero is next: only where it can matter, and not once it has taken the usual order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.games import find
from engine.games.keep_the_heroes_out.guild import acting, order
from engine.games.keep_the_heroes_out.state import State
from engine.table import Option, Session, digest
from tests.playing import autopilot_steps, deal, reload
from tests.rules.keep_the_heroes_out.position import active, clan, heroes_act, position, turn

MOST_ENDS = 60  # ends of a guild card that are compared; a moment with more is left out
ASKED = "table.hero"


def test_heroes_whose_ways_do_not_meet_act_without_a_question() -> None:
    """A Warrior hits a monster in the Study, and a Rogue waits for more in the Sewers."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    play = heroes_act(position(clan("ratlings", "study"), heroes=heroes, treasures={"sewers": 2}))
    assert play.over and play.everywhere == {"sewers": ["rogue"], "study": ["warrior"]}


def test_heroes_who_may_meet_are_asked_about() -> None:
    """Both run to the Vault."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    assert heroes_act(position(clan("ratlings"), heroes=heroes)).key == ASKED


def test_a_plunder_is_asked_about() -> None:
    """Nobody knows what is on the back of a treasure."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    treasures = {"sewers": 1, "study": 2}
    assert heroes_act(position(clan("ratlings"), heroes=heroes, treasures=treasures)).key == ASKED


def test_a_defend_that_brings_actions_is_asked_about() -> None:
    """The Slimes' Split does more than defend; with private hands any card might."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    open_hands = position(clan("slimes", "study", hand=["split"]), heroes=heroes, treasures={"sewers": 2})
    assert heroes_act(open_hands).key == ASKED
    plain = position(clan("kobolds", "study", hand=["duck"]), heroes=heroes, treasures={"sewers": 2})
    assert heroes_act(plain).key == "defend.attack"
    plain.rulings.hands = "private"
    assert heroes_act(plain).key == ASKED


def test_a_scenario_that_acts_on_defeats_is_asked_about() -> None:
    """A trap waits for a Mage that would run into it, and bounties are paid for Mages."""
    heroes = [active("mage", "library"), active("rogue", "graveyard")]
    here = {"heroes": heroes, "treasures": {"graveyard": 2}, "tokens": {"vault": {"trap": 1}}}
    assert heroes_act(position(clan("ratlings"), **here)).over
    assert heroes_act(position(clan("ratlings"), scenario="bounty_board", **here)).key == ASKED


def test_of_attackers_who_stay_it_does_not_matter_who_is_first() -> None:
    heroes = [active("warrior", "study"), active("rogue", "study")]
    play = heroes_act(position(clan("ratlings", "study", "study"), heroes=heroes))
    assert play.over and not play.monsters()
    assert heroes_act(position(clan("ratlings", "study"), heroes=heroes)).key == ASKED  # one of them goes on


def test_the_usual_order_is_asked_once_a_turn() -> None:
    """Two heroes run to the Vault from afar, and the Mage inspires a Warrior who has attacked before they go."""
    heroes = [active("rogue", "graveyard"), active("mage", "library"), active("warrior", "forge")]
    play = heroes_act(position(clan("ratlings", "forge"), heroes=heroes))
    assert play.ids[0] == "warrior.active:forge" and play.ids[-1] == "usual"
    assert play.session.asks[0].default == ("warrior.active:forge",)
    play.pick("usual")
    assert play.over and play.heroes("vault") == ["mage", "rogue", "warrior"]


def test_the_next_turn_asks_again() -> None:
    play = turn(position(clan("ratlings", hand=["gnaw"]), clan("slimes"), guild=["mage_swords", "rogue_swords"]))
    play.pick("end", "end")
    assert play.key == ASKED
    play.pick("usual")
    assert play.key == "turn.card" and not play.state.turn.usual_order


# ---------------------------------------------------------------- that it is so, whatever order is taken


def moments(seats: int, seed: int) -> Iterator[tuple[Session, list[str]]]:
    """Moments at which a choice between heroes was narrowed, with what was left of it; all orders are on offer. Only
    while a guild card is resolved: without one nothing tells where its resolution ends and chance goes on."""
    session = deal(find("keep_the_heroes_out"), seats, seed)
    for _ in autopilot_steps(session):
        ask = session.asks[0] if session.asks else None
        if ask is not None and ask.key == ASKED and session.state.guild_card is not None:
            options = [option for option in ask.options if option is not order.USUAL]
            kept = [option.id for option in order.that_matter(session.state, options)]
            if len(kept) < len(options):
                yield reload(session), kept


def ends(session: Session, first: str) -> set[str] | None:
    """The states that the guild card may end in when this step is first, nobody defends and other choices are made by
    their names; None where there are too many to be looked at."""
    card = (session.state.guild_card, session.state.cards_left, session.state.phase, session.state.active)
    open_ones, found = [(reload(session), first)], set()
    while open_ones:
        now, pick = open_ones.pop()
        now.answer(now.waiting_for[0], [pick])
        while now.asks and now.asks[0].key != ASKED and card == _card(now.state):
            seat = now.waiting_for[0]
            ask = now.ask_of(seat)
            assert ask is not None
            now.answer(seat, ask.default if ask.occasion == "reaction" else [min(ask.by_id)])
        if now.asks and now.asks[0].key == ASKED and card == _card(now.state):
            open_ones += [(reload(now), each) for each in now.asks[0].by_id if each != order.USUAL.id]
        else:
            found.add(_told_apart(now.state))
        if len(found) + len(open_ones) > MOST_ENDS:
            return None
    return found


def _card(state: State) -> tuple[object, ...]:
    return state.guild_card, state.cards_left, state.phase, state.active


def _told_apart(state: State) -> str:
    """Everything but the order in which heroes and steps are listed."""
    plain = find("keep_the_heroes_out").write_state(state) | {"steps": []}
    plain["heroes"] = sorted(({**each, "number": 0} for each in plain["heroes"]), key=str)  # type: ignore[union-attr,dict-item]
    return str(digest(plain))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (6, 4)])
def test_what_is_not_asked_changes_nothing(monkeypatch: pytest.MonkeyPatch, seats: int, seed: int) -> None:
    def everything(state: State, options: list[Option]) -> list[Option]:
        return options

    monkeypatch.setattr(acting, "that_matter", everything)
    looked_at = 0
    for session, kept in islice(moments(seats, seed), 12):
        every = {each: ends(session, each) for each in session.asks[0].by_id if each != order.USUAL.id}
        if all(each is not None for each in every.values()):
            looked_at += 1
            some = set().union(*(every[each] or () for each in kept))
            assert some == set().union(*(each or () for each in every.values()))
    assert looked_at > 5
