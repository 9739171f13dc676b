"""Upgrade sets and focus cards are chosen with pictures and counsel (issue 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.local_discord import Sandbox
from bot.messages import emojis
from bot.messages.layout import Menu, Row, Style
from bot.messages.pictures import asked_job
from bot.panels.choosing.looking import help_message
from bot.panels.choosing.panel import present
from bot.panels.choosing.typed import usual
from bot.text.speech import CATALOGUE, words_at
from engine.games.fireteam_zero.autopilot.counsel import advised
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.operations.briefing import Briefed, briefed
from engine.table import Session, Text
from engine.words import LOCALES, Words
from tests.end_to_end.house import house_at, shown
from tests.end_to_end.playing import BUTTON, card_for, parts, press, until
from tests.playing import deal
from tests.words.positions import FIRST_USER, faults, situation_of

LATER = ("velucca_after_dark", "the_name_on_the_stone", "the_long_gallery", "the_warm_dark")
LEADER = ("abe", "don", "shad", "frank")


def dealt(mission: str, heroes: Sequence[str] = LEADER, **more: Any) -> Session:
    """Returns a mission before its choices, a seat for each hero, or one seat for two."""
    seats = 1 if "second_hero" in more else len(heroes)
    return deal(GAME, seats, 1, {"mission": mission, "heroes": list(heroes), **more}, mission)


def advice(session: Session, seat: int) -> Mapping[str, Text]:
    ask = session.ask_of(seat)
    assert ask is not None
    return GAME.recommended(GAME.view(session.state, seat), ask, seat)


def said(session: Session, seat: int, locale: str = "en") -> dict[str, str]:
    """Returns the recommendation to a seat with its reason, in words."""
    words = Words.of_game(GAME, locale, GAME.seat_names(session.state), (CATALOGUE,))
    return {card: words.say(reason) for card, reason in advice(session, seat).items()}


def take(session: Session, cards: Mapping[int, Sequence[str]]) -> None:
    for seat, chosen in cards.items():
        session.answer(seat, list(chosen))


# ---------------------------------------------------------------- what is recommended, and why


@pytest.mark.parametrize("mission", LATER)
def test_advice_equals_autopilots_choice(mission: str) -> None:
    session = dealt(mission)
    while session.asks[0].key in ("fire.upgrades", "fire.focus"):
        for ask in session.asks:
            (seat,) = ask.seats
            view = GAME.view(session.state, seat)
            found = advice(session, seat)
            assert list(found) == list(GAME.choose(view, ask, seat)) and len(found) == ask.pick[0]
        take(session, {ask.seats[0]: list(advice(session, ask.seats[0])) for ask in list(session.asks)})
    assert session.asks[0].key == "fire.first" and not advice(session, 0)


def test_least_resisted_attack_is_recommended() -> None:
    """Children of Typhon resist explosives least (1, 1, 0 and 2, 2, 1), The Fetch close attacks."""
    at_typhon, at_fetch = dealt("velucca_after_dark"), dealt("the_name_on_the_stone")
    assert said(at_typhon, 1)["shaped_charge"].startswith("explosive attacks are resisted least here")
    assert said(at_typhon, 2) == {"machete": "the strongest attack of these; its reaction brings 2 cards"}
    assert said(at_fetch, 2) == {"machete": "close attacks are resisted least here; the strongest attack of these"}
    assert "least" not in said(at_fetch, 1)["shaped_charge"]


@pytest.mark.parametrize(("heroes", "helped"), [(("abe", "don"), "the other hero"), (LEADER, "all 3 others")])
def test_advice_counts_helpful_cards(heroes: Sequence[str], helped: str) -> None:
    assert said(dealt("velucca_after_dark", heroes), 0) == {"steady_voice": f"its reaction helps {helped}"}


def test_ignored_resistance_is_shown_with_its_value() -> None:
    """Bosses and all: the Brood Mother resists explosives by 4."""
    found = said(dealt("the_warm_dark"), 1)["thermite"]
    assert found == "it ignores resistance, here up to 4; its reaction halts a creature"


@pytest.mark.parametrize(("sets", "explosive"), [(("shaped_charge", "thermite"), 18), (("medic_kit", "thermite"), 14)])
def test_focus_cards_are_weighed_against_the_deck_with_the_sets_that_were_taken(
    sets: Sequence[str], explosive: int
) -> None:
    """Ten of his sixteen basic cards are explosive, and four in each of these sets but the Medic Kit."""
    session = dealt("the_warm_dark", ("don", "shad"))
    take(session, {0: sets, 1: ("machete", "predator")})
    assert said(session, 0)["safe_hands"] == f"{explosive} of 24 in your deck are explosive attacks"


def test_no_advice_if_everything_is_taken() -> None:
    state = dealt("the_warm_dark").state
    state.heroes[0].upgrades = ["steady_voice", "good_reflexes"]
    choosing = briefed(state, 0)
    assert choosing is not None and (choosing.kind, choosing.count) == ("focus", 2)
    state.heroes[0].focus = content().focus_cards("leader")[2:5]  # as many as the mission allows, and more
    assert briefed(state, 0) is None
    assert advised(state, Briefed(state.heroes[1], "upgrades", 4)) == {}


def test_veterans_are_advised_among_the_cards_that_they_do_not_have() -> None:
    carried = {"next": "the_drinking_cave", "taken": {"leader": ["steady_voice", "rally_point"]}}
    options = {"mode": "operation", "veterans": True, "heroes": ["abe", "shad"]}
    session = deal(GAME, 2, 1, options, "the_drinking_cave", carried)
    asked = {ask.seats[0]: ask for ask in session.asks}
    while 0 not in asked:  # the seat with more options may be asked first or second
        take(session, {seat: list(GAME.choose(session.state, ask, seat)) for seat, ask in asked.items()})
        asked = {ask.seats[0]: ask for ask in session.asks}
    assert list(advice(session, 0)) == ["good_reflexes"]


def test_hidden_offers_do_not_affect_advice() -> None:
    """Choices are sealed until the last is in; decks are hidden from everyone (FZ-CARD-09)."""
    open_, sealed = dealt("the_warm_dark"), dealt("the_warm_dark")
    take(sealed, {1: ("stovepipe", "medic_kit"), 2: ("human_shield", "iron_will")})
    assert all(advice(open_, seat) == advice(sealed, seat) for seat in (0, 3))
    sealed.state.threat_deck.reverse()
    sealed.state.recon_deck = ["too_loud"]
    assert all(advice(open_, seat) == advice(sealed, seat) for seat in (0, 3))


# ---------------------------------------------------------------- the panel


@pytest.mark.parametrize("mission", LATER)
def test_panel_fits_for_every_role_and_language(mission: str) -> None:
    for heroes in (LEADER, ("maxine", "shad", "don", "frank")):
        session = dealt(mission, heroes)
        while session.asks[0].key in ("fire.upgrades", "fire.focus"):
            for _ in session.asks:
                assert faults(situation_of(session, 0, []), Random(mission)) == []
            take(session, {ask.seats[0]: list(advice(session, ask.seats[0])) for ask in list(session.asks)})


@pytest.mark.parametrize(("mission", "locale"), [*product(("velucca_after_dark", "the_warm_dark"), LOCALES)])
def test_no_reason_is_cut_and_each_recommended_choice_is_marked_in_words(mission: str, locale: str) -> None:
    session = dealt(mission)
    situation = situation_of(session, 0, [])
    words = words_at(situation, locale)
    for seat in range(4):
        panel = present(situation, FIRST_USER + seat, words)
        assert panel is not None
        shown_card = panel.message()
        explained = help_message(panel, None, None)
        text = "\n".join(part for part in explained.parts if isinstance(part, str))
        for card, reason in said(session, seat, locale).items():
            assert f"{words.name(card)}: {reason}." in text
        marked = words.message("choice-recommended")
        entries = [each for part in shown_card.parts if isinstance(part, Menu) for each in part.entries]
        found = {each.value for each in entries if each.detail and each.detail.startswith(marked)}
        buttons = [each for part in shown_card.parts if isinstance(part, Row) for each in part.buttons]
        led = {each.press.what for each in buttons if each.style is Style.PRIMARY}
        assert found == {*advice(session, seat)} or led == {*advice(session, seat)}
        assert usual(panel)[: len(advice(session, seat))] == list(advice(session, seat))


@pytest.mark.rule("FZ-SETUP-08", "FZ-SETUP-11")
def test_solo_advice_names_its_hero() -> None:
    session = dealt("velucca_after_dark", ("abe",), second_hero="don")
    words = Words.of_game(GAME, "en", GAME.seat_names(session.state))
    assert words.say(session.asks[0].text).startswith("Abe Griffin: choose an upgrade set")
    take(session, {0: ["steady_voice"]})
    assert words.say(session.asks[0].text).startswith("Don Hymel: choose an upgrade set")
    assert list(advice(session, 0)) == ["shaped_charge"]
    several = dealt("velucca_after_dark")
    assert words.say(several.asks[0].text).startswith("Choose an upgrade set")


def test_help_shows_each_symbol_before_its_meaning() -> None:
    session = dealt("velucca_after_dark")
    situation = situation_of(session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"))
    assert panel is not None
    job = asked_job(situation, "en", panel.ask, panel.seat, panel.choices.shown(None))
    emojis.use({"check_ek0001": 7})
    try:
        said = str(help_message(panel, job, None).parts)
    finally:
        emojis.use({})
    assert "<:check_ek0001:7> recommended" in said


# ---------------------------------------------------------------- through the bot


async def test_panel_before_mission_shows_cards_and_advice(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "counsel.db") as house:
        ana = house.user("Ana")
        await ana.slash("campaign new", channel="games", game="fireteam_zero", name="Low Fires")
        lobby = await house.card("games", "Low Fires")
        for name in ("Ana", "Rui"):
            await house.user(name).click(lobby, "Join")
        facts = (await house.situation("Low Fires")).facts
        await house.campaigns.lobby.set_option(facts.id, facts.organiser, "mission", "velucca_after_dark")
        await house.user("Rui").click(lobby, "Ready")
        await ana.click(lobby, "Start")
        panel = await press(ana, await card_for(ana, str(lobby["id"])), "act")
        styles = {each["label"]: each["style"] for each in parts(panel.message, BUTTON)}
        assert (styles["▶ Steady Voice"], styles["Crossfire"]) == (Style.PRIMARY, Style.SECONDARY)
        explained = await press(ana, panel, "panel_help")
        assert "**Recommended:** Steady Voice: its reaction helps the other hero." in shown(explained)
        panel = await press(ana, explained, "group")
        picture = await until(lambda: next(iter(panel.message["attachments"]), None), "the cards on offer")
        assert picture["description"].startswith("Abe Griffin chooses 1 upgrade set. Recommended: Steady Voice. ")
        after = await press(ana, panel, "choose", "/crossfire")
        assert "Crossfire" in shown(after)  # other options can be chosen, too
        assert [str(failure) for failure in sandbox.failures] == []
