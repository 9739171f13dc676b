"""The glossary of the rules (GLOSS), and how cards are named and described."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.asking.glossary import glossary
from engine.games.massive_darkness.asking.wording import ability_text
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.heroes.damage import hurt_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.playing.play import STEPS
from engine.games.massive_darkness.telling.names import names
from engine.words import LOCALES, Words
from tests.games.massive_darkness.fighting import LIGHT, Fought, ability, enemy, hero, position
from tests.games.massive_darkness.position import Play

DOUBLE = ability("attack", {"double_hits": True})
AXE, BOW = "se05", "se03"  # 1 red die; 2 yellow dice
WARRIORS = "g001"  # each of Life 2, 1 blue die


def strike(rolls: str, *granted: object) -> Fought:
    """The Axe against Warriors in the same Zone."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT)])
    return Fought(state, "h0", "e1", "melee", rolls, granted=granted)  # type: ignore[arg-type]


@pytest.mark.rule("MD-GLOSS-02")
def test_double_hits_counts_dice_only() -> None:
    assert strike("R3 B1").dealt == 2
    assert strike("R3 B1", DOUBLE).dealt == 5
    more = ability("attack", {"hits": 1})
    assert strike("R3 B1", more, DOUBLE).dealt == 6


@pytest.mark.rule("MD-GLOSS-03")
def test_active_hero_is_current_else_first_players() -> None:
    state = position(hero("c2"), hero("a6"), active=0, first_player=1)
    assert state.active_hero.seat == 0
    state.active = None
    assert state.active_hero.seat == 1


@pytest.mark.rule("MD-GLOSS-04", "MD-Q-52")
def test_fatal_effect_on_mob_spares_boss_while_minions_live() -> None:
    state = position(hero(LIGHT), hero(LIGHT), enemies=[enemy(WARRIORS, LIGHT)])
    enough = content().guards[WARRIORS].life
    play = Play(state, lambda table, state: hurt_enemy(table, state, state.enemies[0], enough, state.heroes[0]))
    assert (play.enemy().life, play.enemy().minions) == (2, [2])


@pytest.mark.rule("MD-GLOSS-05")
def test_hits_rolled_are_counted_before_shields() -> None:
    assert strike("R1 B2", DOUBLE).dealt == 0
    assert strike("R2 B2", DOUBLE).dealt == 2


@pytest.mark.rule("MD-GLOSS-06")
def test_attack_deals_no_damage_when_shields_stop_all_hits() -> None:
    assert strike("R1 B1").dealt == 0
    assert strike("R1 B0").dealt == 1


@pytest.mark.rule("MD-GLOSS-07", "MD-DICE-08")
def test_blank_result_shows_no_symbol_at_all() -> None:
    blanks = {colour: sum(face.is_blank for face in die.faces) for colour, die in content().dice.items()}
    assert blanks == {"yellow": 1, "red": 1, "blue": 2, "green": 2}


@pytest.mark.rule("MD-GLOSS-08")
def test_phases_follow_each_other_as_in_the_body_of_the_rules() -> None:
    assert list(STEPS) == ["setup", "heroes", "enemies", "experience", "event", "end"]


# ---------------------------------------------------------------- names and words


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    named, every = names(locale), content()
    for pieces in (
        every.cards,
        every.guards,
        every.monsters,
        every.heroes,
        every.classes,
        every.events,
        every.doors,
        every.missions,
    ):
        assert pieces.keys() <= named.keys()
    assert (named["c4"], named["b4-c4"]) == ("C4", "B4-C4")


def test_names_follow_the_language() -> None:
    assert [names(locale)["whisper"] for locale in ("en", "pt-BR", "es")] == ["Whisper", "Sussurro", "Susurro"]
    assert names("en")["battle_wizard.evocation.1"] == "Evocation 2"
    assert names("en")["bjorn.1"] == "Headbutt"
    assert names("en")["t028.0"] == names("en")["t028"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(locale: str) -> None:
    words = Words.of_game(GAME, locale)
    said = {card: words.say(text) for card, text in glossary().items()}
    assert content().cards.keys() <= said.keys()
    assert all(text.endswith(".") and ".." not in text for text in said.values())


def test_words_of_a_card_say_its_figures() -> None:
    words = Words.of_game(GAME, "en")
    assert words.say(glossary()[AXE]) == "Level 1, weapon. One Hand. Melee 1 red die."
    assert words.say(glossary()[BOW]) == "Level 1, weapon. Two Hands. Ranged 2 yellow dice."
    assert words.say(glossary()["t001"]) == "Level 1, armor. Body. Defense 1 green die. Defense, 1 Bam: heal 1."
    assert words.say(glossary()[WARRIORS]) == (
        "Mob of Level 1, Life 2 each, Minions per Hero: 1. Melee 2 yellow dice. Defense 1 blue die."
    )
    assert words.say(glossary()["e01"]) == "Event: a Guard comes at the token of the Level before."


@pytest.mark.parametrize("locale", LOCALES)
def test_ability_text_is_more_than_its_name(locale: str) -> None:
    """A name together with words, as in `Taunt: counts as the Hero with the most XP`."""
    words, every = Words.of_game(GAME, locale), content()
    steps = [step for sheet in every.classes.values() for line in sheet.lines for step in line.steps]
    skills = [skill for sheet in every.classes.values() for skill in (sheet.free, sheet.signature)]
    named = [each for sheet in (*every.heroes.values(), *steps, *skills) for each in sheet.abilities]
    for each in named:
        assert words.say(ability_text(each)).casefold() != words.name(each.id).casefold(), each.id


@pytest.mark.parametrize(
    ("locale", "taunt", "spellblade"),
    [
        ("en", "counts as the Hero with the most XP", "Magic attacks with Melee weapons"),
        ("es", "cuenta como el Héroe con más PE", "Magia con armas de combate cuerpo a cuerpo"),
        ("pt-BR", "conta como o Herói com mais XP", "Magia com armas corpo a corpo"),
    ],
)
def test_taunt_and_spellblade_explain_themselves(locale: str, taunt: str, spellblade: str) -> None:
    words, classes = Words.of_game(GAME, locale), content().classes
    free = classes["paladin_of_fury"].free.abilities[0]
    line = next(line for line in classes["battle_wizard"].lines if line.steps[0].id == "battle_wizard.spellblade.0")
    assert words.say(ability_text(free)) == taunt
    assert words.say(ability_text(line.steps[0].abilities[0])) == spellblade


def test_hero_sheet_is_readable_without_pictures() -> None:
    """Every card and Skill of the Hero sheet by name and in words."""
    bought = content().classes["shadow_barbarian"].lines[0].steps[0].id
    state = position(hero(LIGHT, hands=[AXE], pack=[BOW], skills=[bought], hero_class="shadow_barbarian"))
    piles = GAME.piles(state, 0)
    assert (list(piles), piles["equipped"], piles["pack"]) == (["equipped", "pack", "skills"], [AXE], [BOW])
    assert bought.rpartition(".")[0] in piles["skills"]
    for locale in LOCALES:
        words = Words.of_game(GAME, locale, GAME.seat_names(state))
        for pile, cards in piles.items():
            assert words.message(f"pile-{pile}")
            assert all(words.name(card) != card and words.say(glossary()[card]) for card in cards)
