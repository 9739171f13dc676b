"""The account of a stretch of play: fewer lines, nothing that matters left out."""

from __future__ import annotations

import re

from bot.text.speech import CATALOGUE
from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import Enemy
from engine.games.massive_darkness.telling.account import IMPORTANCE, account
from engine.table import Importance, Seat, Text
from engine.words import Words

BJORN, ELIAS = Seat(0), Seat(1)
NAMES = (Text("seat-hero", hero="bjorn"), Text("seat-hero", hero="elias"))


def told_by(*texts: Text) -> list[str]:
    """Returns the account in English."""
    words = Words.of_game(GAME, "en", NAMES)
    return [words.say(text) for text in account(texts)]


def moves(hero: Seat, zone: str) -> Text:
    return Text("hero-moves", hero=hero, zone=zone)


def attack(attacker: Seat | str, defender: Seat | str, hits: int, shields: int) -> list[Text]:
    """Returns an attack's log lines up to its total."""
    dealt = max(0, hits - shields)
    dice = (Text("combat-no-dice"),)
    return [
        Text("combat-begins-melee", attacker=attacker, defender=defender, zone="b2"),
        Text("combat-rolled", attack=dice, defense=dice),
        Text("combat-result", hits=hits, shields=shields, extra=0, dealt=dealt),
    ]


def test_walk_is_one_line_for_each_hero() -> None:
    assert told_by(moves(BJORN, "b2"), moves(BJORN, "c2"), moves(ELIAS, "b2"), moves(BJORN, "c3")) == [
        "Bjorn [A] moves to B2 and C2.",
        "Elias [B] moves to B2.",
        "Bjorn [A] moves to C3.",
    ]


def test_long_walk_shows_only_its_end() -> None:
    assert told_by(*(moves(BJORN, zone) for zone in ("b2", "c2", "d2", "d3"))) == ["Bjorn [A] moves 4 Zones, to D3."]


def test_find_behind_door_is_two_lines() -> None:
    assert told_by(
        Text("hero-opens", hero=BJORN, door="a2-b2"),
        Text("hero-door-card", hero=BJORN, card="d01"),
        Text("hero-treasure-found", zone="b2", normal=2, special=0),
        Text("hero-picks-up", hero=BJORN, zone="b2"),
        Text("item-gained", hero=BJORN, card="se05"),
        Text("item-equipped", hero=BJORN, card="se05"),
        Text("item-gained", hero=BJORN, card="se07"),
    ) == [
        "Bjorn [A] opens Door A2-B2: 2 Treasure in B2.",
        "Bjorn [A] gains Axe and Longsword.",
    ]


def test_skill_dice_without_hit_are_mentioned() -> None:
    uses = Text("use-told", hero=BJORN, ability="bjorn.1:e1")
    hurt = Text("life-enemy-hurt", enemy="g001", zone="b2", damage=1)
    assert told_by(uses, Text("life-rolled", enemy="g001", hits=0))[1:] == [
        f"The dice against {name_of('g001')} show 0 Hits."
    ]
    assert told_by(uses, Text("life-rolled", enemy="g001", hits=1), hurt)[1:] == [f"{name_of('g001')} in B2: 1 Damage."]


def test_attack_is_one_sum_with_result() -> None:
    assert told_by(
        *attack(BJORN, "g001", 3, 1),
        Text("life-enemy-hurt", enemy="g001", zone="b2", damage=2),
        Text("life-minions-die", enemy="g001", zone="b2", minions=1),
        Text("life-boss-dies", enemy="g001", zone="b2"),
        *attack("g001", BJORN, 2, 1),
        Text("life-hurt", hero=BJORN, damage=1, life=4),
    ) == [
        f"Attack by Bjorn [A] on {name_of('g001')}: 3 Hits − 1 Shield = 2 Damage. Dead: 1 Minion and the Boss.",
        f"Attack by {name_of('g001')} on Bjorn [A]: 2 Hits − 1 Shield = 1 Damage. Life 4.",
    ]


def test_damage_that_shields_do_not_stop_is_added_by_name() -> None:
    begins, rolled, _ = attack(BJORN, "g001", 1, 1)
    result = Text("combat-result-extra", hits=1, shields=1, extra=2, dealt=2)
    said = f"Attack by Bjorn [A] on {name_of('g001')}: 1 Hit − 1 Shield"
    assert told_by(begins, rolled, result) == [f"{said} + 2 past Shields = 2 Damage."]
    by, does = Text("combat-by", who=BJORN, ability="bjorn.1"), Text("ability-damage", count=1)
    enchants = Text("combat-enchants", by=by, cost=Text("ability-cost-bam", count=1), does=does)
    named = told_by(begins, rolled, enchants, result)[0]
    assert re.fullmatch(re.escape(said) + r" \+ 1 \w[\w ]+ \+ 1 past Shields = 2 Damage\.", named), named


def test_halved_sum_is_marked() -> None:
    begins, rolled, result = attack("g001", BJORN, 4, 1)
    halved = Text("combat-halved", dealt=2)
    assert told_by(begins, rolled, result, halved, Text("life-hurt", hero=BJORN, damage=2, life=3)) == [
        f"Attack by {name_of('g001')} on Bjorn [A]: half of (4 Hits − 1 Shield), rounded up, = 2 Damage. Life 3."
    ]


def test_xp_are_totalled_per_hero_at_the_end() -> None:
    assert told_by(
        Text("xp-gained", heroes=(BJORN,), xp=1),
        Text("xp-gained", heroes=(BJORN, ELIAS), xp=3),
        moves(ELIAS, "b2"),
        Text("xp-gained-micro", heroes=(ELIAS,), xp=2),
    ) == ["Elias [B] moves to B2.", "XP: Bjorn [A] +4 and Elias [B] +3.", "Micro-XP: Elias [B] +2."]


def test_sum_omits_surplus_shields() -> None:
    begins, rolled, _ = attack(BJORN, "g001", 3, 4)
    result = Text("combat-result-extra", hits=3, shields=4, extra=1, dealt=1)
    assert told_by(begins, rolled, result) == [
        f"Attack by Bjorn [A] on {name_of('g001')}: 3 Hits − 3 of 4 Shields + 1 past Shields = 1 Damage."
    ]


def test_walks_are_folded_first_and_attack_sums_never() -> None:
    walked, attacked = account([moves(BJORN, "b2"), *attack(BJORN, "g001", 1, 1)])
    assert GAME.importance_of(walked) is Importance.ROUTINE
    assert GAME.importance_of(attacked) is Importance.DECISIVE


def test_all_that_is_of_importance_can_be_said() -> None:
    words = Words.of_game(GAME, "en", NAMES, (CATALOGUE,))
    assert [key for key in sorted(IMPORTANCE) if not words.has(key)] == []


def name_of(card: str) -> str:
    return Words.of_game(GAME, "en").name(card)


def test_door_is_one_line_with_what_is_behind_it() -> None:
    """The card's name says nothing to a player."""
    opens, card = Text("hero-opens", hero=BJORN, door="a2-b2"), Text("hero-door-card", hero=BJORN, card="d01")
    assert told_by(opens) == ["Bjorn [A] opens the Door A2-B2."]
    assert told_by(opens, card) == ["Bjorn [A] opens Door A2-B2: no Enemy and no Treasure."]
    figures = enemy_figures(Enemy(1, "g001", "a2", 1, [1, 1, 1]))
    enemy = Text("enemies-spawn", enemy="g001", zone="a2", figures=figures)
    treasure = Text("hero-treasure-found", zone="b2", normal=3, special=0)
    assert told_by(opens, card, enemy, treasure) == [
        f"Bjorn [A] opens Door A2-B2: {name_of('g001')} +3 in A2 and 3 Treasure in B2."
    ]


def test_event_is_one_line_with_its_effect() -> None:
    drawn, stunned = Text("event-drawn", hero=BJORN, card="e01"), Text("life-stunned", who="g001", zone="b3")
    assert told_by(drawn, stunned) == [f"Event {name_of('e01')} → Stunned in B3: {name_of('g001')}."]
