"""Posts tell a card with what it did in one line, and a hero with its steps in order in one (issue 11)."""

from __future__ import annotations

from bot.text.speech import CATALOGUE
from engine.games import find
from engine.table import Importance, Text
from engine.words import Words

GAME = find("keep_the_heroes_out")
WORDS = Words.of_game(GAME, "en", [Text("seat-clan", clans=("ratlings",))], (CATALOGUE,))


def told(*texts: Text) -> list[str]:
    return [WORDS.say(text) for text in GAME.account(texts)]


def plays(card: str, clan: str = "ratlings") -> Text:
    return Text("play-done", clan=clan, card=card, side=1)


def summoned(hero: str, room: str) -> Text:
    return Text("hero-summoned", hero=hero, room=room)


def test_card_is_one_line_with_all_that_it_did() -> None:
    moved = Text("moved", clan="ratlings", room="vault", to="sewers")
    lines = told(
        plays("scurry"),
        moved,
        moved,
        Text("attacked", clan="ratlings", hero="rogue", room="sewers"),
        Text("hero-defeated", hero="rogue", room="sewers"),
        plays("gnaw"),
        Text("put-monsters", clan="ratlings", count=1, room="vault"),
        Text("moved-with", clan="ratlings", room="vault", to="forge", token="coin"),
    )
    assert lines == [
        "*Scurry*: 1 Vault → 3 Sewers ×2; **Rogue falls** at 3 Sewers.",
        "*Gnaw and Breed*: 1 new monster at 1 Vault; 1 Vault → 6 Forge with Coin.",
    ]


def test_what_a_card_does_several_times_is_added_up() -> None:
    placed = Text("tokens-placed", token="frog", count=2, room="sewers")
    assert told(plays("gnaw"), placed, placed) == ["*Gnaw and Breed*: Frog ×4 to 3 Sewers."]


def test_cards_that_defeat_or_gain_loot_are_never_folded() -> None:
    attack = [
        Text("shot", clan="kobolds", hero="mage", room="study"),
        Text("hero-defeated", hero="mage", room="study"),
    ]
    lost = Text("tokens-lost", token="bone", count=1, room="beast_trainer")
    lines = GAME.account(
        [plays("duck"), *attack, plays("hit_and_run"), lost, Text("gained", clan="kobolds", card="spider")]
    )
    assert [GAME.importance_of(line) for line in lines] == [Importance.DECISIVE] * 2
    (idle,) = GAME.account([plays("duck")])
    assert GAME.importance_of(idle) is Importance.ROUTINE


def test_clean_up_draw_is_not_part_of_last_card() -> None:
    drawn = Text("drew-cards", clan="ratlings", cards=("gnaw", "gnaw"), count=2)
    assert told(plays("gnaw"), Text("cleans-up", clan="ratlings"), drawn) == [
        "*Gnaw and Breed*: played.",
        "Ratlings: Gnaw and Breed ×2 drawn.",
    ]


def test_drawn_cards_are_named_where_the_reader_knows_them() -> None:
    drawn = [Text("drew", clan="ratlings", count=1), Text("draw-cards", cards=("scurry",))]
    assert told(*drawn) == ["Ratlings: Scurry drawn."]
    assert told(plays("gnaw"), *drawn) == ["*Gnaw and Breed*: Scurry drawn."]
    assert told(plays("gnaw"), drawn[0]) == ["*Gnaw and Breed*: 1 card drawn."]


def test_guild_card_shares_line_with_first_hero() -> None:
    lines = told(
        Text("guild-card", card="archer_eye"),
        summoned("archer", "study"),
        summoned("archer", "graveyard"),
        Text("archer-shoots", room="study", clan="gnolls", to="forge"),
        Text("monster-falls", clan="gnolls", room="forge"),
        Text("reactivated", heroes=("rogue", "rogue"), room="study"),
        Text("heroes-charge", heroes=("archer",), room="graveyard", to="beast_trainer"),
        Text("hero-attacks", hero="archer", room="beast_trainer", clan="slimes"),
        Text("defended", clan="slimes", card="split", room="beast_trainer", damage=0),
        Text("plundered", room="study", value=3, effect="curse", heroes=("rogue", "rogue", "archer")),
    )
    assert lines == [
        "**Archer (Eye rooms)** at 9 Study: shoots Gnolls at 6 Forge, **one falls**; Rogue ×2 active again; "
        "Rogue ×2 and Archer **plunder the treasure of 3** (Curse).",
        "Archer at 4 Graveyard: → 7 Beast Trainer; attacks Slimes, defended with *Split*.",
    ]


def test_traps_and_displays_are_steps_too() -> None:
    lines = told(
        Text("guild-card", card="rogue_swords"),
        summoned("rogue", "workshop"),
        Text("tokens-lost", token="trap", count=1, room="workshop"),
        Text("rogue-disarms", room="workshop"),
        Text("trap-springs", hero="rogue", room="workshop"),
        Text("hero-defeated", hero="rogue", room="workshop"),
        Text("guild-card", card="warrior_jewel"),
    )
    assert lines[0] == "**Rogue (Swords rooms)** at 5 Workshop: disarms a trap; **falls** to a trap."


def test_guild_card_without_heroes_has_a_line() -> None:
    assert told(Text("guild-card", card="mage_special")) == ["**Mage (Special rooms)**: nobody comes."]


def test_gamble_is_one_line_and_its_hero_only_where_it_does_something() -> None:
    gamble = [
        Text("gambles", clan="slimes"),
        Text("cells-card", card="warrior_hats"),
        Text("hero-arrives-exhausted", hero="warrior", room="cells"),
        Text("drew", clan="slimes", count=3),
    ]
    assert told(*gamble) == ["**Gamble:** Warrior (Hats rooms) for the Cells; 3 cards drawn."]
    smashed = [
        Text("warrior-discards", room="cells", token="frog"),
        Text("tokens-lost", token="frog", count=1, room="cells"),
    ]
    assert told(*gamble, *smashed)[1:] == ["Warrior at 10 Cells: discards Frog."]


def test_lines_of_several_clans_that_follow_each_other_are_one() -> None:
    drawn = [Text("drew", clan=clan, count=1) for clan in ("ratlings", "slimes")]
    thrown = [Text("discarded", clan="ratlings", card="gnaw"), Text("discarded", clan="slimes", card="split")]
    assert told(*drawn, *thrown) == [
        "Cards drawn: Ratlings 1 and Slimes 1.",
        "Discarded: *Gnaw and Breed* (Ratlings) and *Split* (Slimes).",
    ]


def test_cards_that_a_clan_draws_in_several_steps_are_added_up() -> None:
    drawn = [Text("drew", clan=clan, count=1) for clan in ("ratlings", "slimes", "ratlings")]
    assert told(*drawn) == ["Cards drawn: Ratlings 2 and Slimes 1."]


def test_cards_of_several_clans_name_their_clans() -> None:
    assert told(plays("gnaw"), plays("split", "slimes")) == [
        "Ratlings, *Gnaw and Breed*: played.",
        "Slimes, *Split*: played.",
    ]


def test_hero_with_many_steps_gets_several_whole_lines() -> None:
    steps = []
    for room, to in (("library", "forge"), ("forge", "study"), ("study", "workshop"), ("workshop", "vault")) * 2:
        steps += [
            Text("reactivated", heroes=("mage",), room=room),
            Text("heroes-charge", heroes=("mage",), room=room, to=to),
        ]
    lines = told(Text("guild-card", card="mage_hats"), summoned("mage", "library"), *steps)
    assert len(lines) > 1 and max(map(len, lines)) <= 240
    assert lines[0] == (
        "**Mage (Hats rooms)** at 2 Library: active again; → 6 Forge; active again; → 9 Study; active again; "
        "→ 5 Workshop."
    )
    assert lines[1] == "At 5 Workshop: Mage active again; Mage → 1 Vault."


def test_order_of_lines_replaces_choice_of_next_hero() -> None:
    step = Text("told-chosen", seat=0, choice=(Text("step-wait", room="study", count=1),))
    other = Text("told-chosen", seat=0, choice=(Text("choose-room", room="study"),))
    assert [text.key for text in GAME.account([step, other])] == ["told-chosen"]
