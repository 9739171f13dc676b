"""Every question leaves something to choose, in all chapters of all games, and its options read differently."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import pytest

from bot.panels.choosing.apart import DIFFER_IN, Said, apart, differing
from bot.panels.choosing.choices import Choices, choice_entries
from engine import games
from engine.table import Ask, Game, Session
from engine.words import LOCALES, Words
from tests.contract.test_play import check_ask
from tests.playing import deal, random_steps
from tests.sampled import at_most, some
from tests.soak.games import Match, fireteam_missions, missions, scenarios, tyrants_matches

MATCHES: dict[str, tuple[Callable[[int], Sequence[Match]], int, int]] = {
    "tyrants": (tyrants_matches, 12, 5_000),
    "massive_darkness": (missions, 88, 10_000),
    "keep_the_heroes_out": (scenarios, 120, 8_000),
    "fireteam_zero": (fireteam_missions, 144, 15_000),
}
"""How each game's matches are made, how many are played in `make soak`, and how many questions they ask at least."""
SHARE = at_most(3, whole=1)  # one of so many is played


@pytest.mark.parametrize("game", MATCHES)
def test_every_question_leaves_a_choice(game: str) -> None:
    """Random play of every mission, scenario and mode, with all numbers of seats (see `tests.soak.games`)."""
    matches, count, fewest = MATCHES[game]
    asked = 0
    for match in some(matches(count), count // SHARE):
        session = match.deal()
        for _ in random_steps(session, match.seed, checked=False):
            for ask in session.asks:
                check_ask(ask)
                asked += 1
    assert asked > fewest // SHARE


COPIES = {
    "combat.reroll_dice",
    "fire.attack_cards",
    "fire.cost",
    "fire.discard",
    "fire.lose",
    "fire.reroll_dice",
    "fire.retake",
    "renew.row",
}
"""Questions whose options may be copies of a card, or dice that show the same."""
MATCHES_READ, QUESTIONS = at_most(4, whole=60), at_most(90, whole=400)


@pytest.mark.parametrize("key", games.keys())
def test_no_two_options_read_the_same(key: str) -> None:
    """Entries of a menu differ in their first characters, and no two options have the same words."""
    game, read = games.find(key), 0
    for seed in range(MATCHES_READ):
        session = deal(game, game.seat_counts[seed % len(game.seat_counts)], seed)
        for number, _ in enumerate(islice(random_steps(session, seed, checked=False), QUESTIONS)):
            locale, names = LOCALES[number % len(LOCALES)], game.seat_names(session.state)
            words = Words.of_game(game, locale, names, ("bot.locales",))
            for ask in session.asks:
                menus_read_apart(game, session, ask, words)
                read += 1
    assert read > MATCHES_READ * QUESTIONS // 5


def menus_read_apart(game: Game, session: Session, ask: Ask, words: Words) -> None:
    """Checks the menus of a question."""
    said = [(words.say(each.text), words.say(each.detail) if each.detail else "") for each in ask.options]
    assert ask.key in COPIES or len({*said}) == len(said), (ask.key, said)
    seat = ask.seats[0]
    choices = Choices.of(ask, game.groups.get(ask.key), game.runs(game.view(session.state, seat), ask, seat))
    tabs = [tab.name for tab in choices.order.tabs] or [None]
    for names in [names for tab in tabs for names in choices.in_rows(tab)] or [list(choices.groups)]:
        options = [each for name in names for each in choices.groups.get(name, ())]
        entries = choice_entries(words, options)
        assert len({(each.label, each.detail) for each in entries}) == len(entries), (ask.key, entries)
        different = {words.say(each.text): entry for each, entry in zip(options, entries, strict=True)}
        starts = {entry.label[:DIFFER_IN] for entry in different.values()}
        assert len(starts) == len(different), (ask.key, words.locale, sorted(each.label for each in entries))


def test_labels_that_begin_alike_are_read_apart() -> None:
    goblins, orcs = (Said(f"Only Longsword: Melee attack on {who} in D2", "") for who in ("Goblins", "Orcs"))
    plain = Said("Leave", "")
    labels = apart([each._replace(whole=each.label) for each in (goblins, orcs, plain, plain)])
    assert [each[:20] for each in labels] == ["Goblins in D2 · Only", "Orcs in D2 · Only Lo", "Leave", "Leave (2)"]
    assert apart([Said("Cell", "Cell", "by Ana"), Said("Cell", "Cell", "by Rui")]) == ["Cell · by Ana", "Cell · by Rui"]
    assert differing(["Book", "Book ×2"]) == ["Book", "Book ×2"]
    assert differing(["Sword ↔ Axe", "Sword ↔ Bow"]) == ["↔ Axe", "↔ Bow"]
