"""Massive Darkness through the local Discord: lobby, Activations with a combat, posts, sheets, Skills bought together.

Dice fall as they fall: people choose what autopilot would, and each test plays on until it has seen what it is about.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from bot.local_discord import Answer, Person, Sandbox
from engine.campaigns import Situation
from tests.end_to_end.house import House, house_at, pick
from tests.end_to_end.playing import (
    BUTTON,
    MENU,
    delivered,
    labels,
    lobby_cards,
    parts,
    posts,
    press,
    text_of,
    turn_cards,
    turn_text,
    until,
    verbs,
)
from tests.seating import answer_like_autopilot

NAME = "Low Fires"
MOST = 400  # answers until something counts as never coming


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with house_at(sandbox, tmp_path / "play.db") as house:
        yield house


async def opened(house: House, *, mission: str = "t00") -> None:
    """A table of Ana and Rui, with as many tokens on the Lifebringer as there can be."""
    ana, rui = house.user("Ana"), house.user("Rui")
    settings = await ana.slash("campaign new", channel="games", game="massive_darkness", name=NAME)
    settings = await pick(ana, settings, "settings_change", mission, "option:mission")
    game = await pick(ana, await ana.click(settings, "More settings"), "settings_page", "game")
    await pick(ana, game, "settings_change", "9", "option:lifebringer")
    lobby = (await until(lambda: lobby_cards(ana), "the lobby"))[0]
    for person in (ana, rui):
        await press(person, lobby, "lobby_join")
    await press(rui, lobby, "lobby_ready")


async def started(house: House, *, mission: str = "t00") -> str:
    """Returns the id of the thread of a table that has just begun."""
    await opened(house, mission=mission)
    await press(house.user("Ana"), lobby_cards(house.user("Ana"))[0], "lobby_start")
    return str(house.sandbox.channel(NAME)["id"])


async def test_lobby_warns_of_very_hard_mission(house: House) -> None:
    """One press follows the advice. Who does not organise cannot take it."""
    ana, rui = house.user("Ana"), house.user("Rui")
    settings = await ana.slash("campaign new", channel="games", game="massive_darkness", name=NAME)
    assert "Very hard" not in text_of((await until(lambda: lobby_cards(ana), "the lobby"))[0])
    await pick(ana, settings, "settings_change", "m10", "option:mission")
    lobby = await until(lambda: next((each for each in lobby_cards(ana) if "Very hard" in text_of(each)), None), "it")
    assert "autopilot wins none of 100 games" in text_of(lobby)
    assert "Damage tokens on the Lifebringer: 9" in labels(lobby)
    refused = await rui.click(lobby, "Damage tokens on the Lifebringer: 9")
    assert (await house.situation(NAME)).facts.options["lifebringer"] == 2 and refused.ephemeral
    await ana.click(lobby, "Damage tokens on the Lifebringer: 9")
    assert (await house.situation(NAME)).facts.options["lifebringer"] == 9
    offer = "Damage tokens on the Lifebringer: 9"
    said = await until(lambda: next((each for each in lobby_cards(ana) if offer not in labels(each)), None), "the card")
    assert "Very hard" not in text_of(said)


async def asked(house: House) -> tuple[Person, int, Sequence[str]]:
    """Returns the next player, their seat, and the autopilot's choice for it."""
    situation = await house.situation(NAME)
    seat = situation.waiting_for[0]
    ask = situation.ask_of(seat)
    assert ask is not None
    return house.user(situation.seats[seat].name), seat, situation.game.choose(situation.view(seat), ask, seat)


async def take(person: Person, panel: Answer, picked: Sequence[str]) -> Answer:
    """Chooses this in a panel, by its button or in the menu of whichever group has it; confirms where that is asked."""
    answer = await found(person, panel, picked)
    return await press(person, answer, "sure") if "sure" in verbs(answer.message) else answer


async def found(person: Person, panel: Answer, picked: Sequence[str]) -> Answer:
    for button in parts(panel.message, BUTTON):
        if button["custom_id"].split("/")[1] in ("choose", "follow") and button["custom_id"].endswith(f"/{picked[0]}"):
            return await person.click(panel, button["custom_id"])
    open_ones = [each for each in parts(panel.message, BUTTON) if not each.get("disabled")]
    groups = [each["custom_id"] for each in open_ones if each["custom_id"].startswith("b/group/")]
    for group in ["", *groups]:
        shown = await person.click(panel, group) if group else panel
        for button in parts(shown.message, BUTTON) if group else ():
            if button["custom_id"].split("/")[1] == "choose" and button["custom_id"].endswith(f"/{picked[0]}"):
                return await person.click(shown, button["custom_id"])
        for menu in parts(shown.message, MENU):
            if set(picked) <= {entry["value"] for entry in menu["options"]}:
                return await person.select(shown, menu["custom_id"], list(picked))
    raise LookupError(f"{picked} is nowhere in the panel: {text_of(panel.message)}")


async def choose(house: House, thread: str) -> Answer:
    """Plays one choice of the asked player, from the turn message to the next panel."""
    await delivered(house.bot)
    person, _, picked = await asked(house)
    card = await until(lambda: turn_cards(person, thread), "a card that asks")
    if "act" not in verbs(card[-1]):
        button = next(each for each in parts(card[-1], BUTTON) if each["custom_id"].endswith(f"/{picked[0]}"))
        return await person.click(card[-1], button["custom_id"])
    return await take(person, await press(person, card[-1], "act"), picked)


async def play_until(house: House, thread: str, said: str) -> str:
    """Plays on until a post says this; the whole post."""
    for _ in range(MOST):
        await choose(house, thread)
        await delivered(house.bot)
        told = [text_of(each) for each in posts(house.user("Mei"), thread)]
        if hit := next((each for each in told if said in each), ""):
            return hit
    pytest.fail(f"never said: {said}")


async def answer_until(house: House, reached: Callable[[Situation], bool]) -> Situation:
    """Answers as autopilot would without looking at Discord, keeping all XP, until a situation is reached."""
    for _ in range(MOST):
        situation = await house.situation(NAME)
        if reached(situation):
            return situation
        ask = situation.ask_of(situation.waiting_for[0])
        saves = ask is not None and ask.key == "experience.buy"
        await answer_like_autopilot(house.campaigns, situation, pick=["done"] if saves else None)
    pytest.fail("never reached")


def described(panel: Answer) -> str:
    """Returns the alt texts of its pictures."""
    return " ".join(each["description"] for each in panel.message["attachments"])


async def test_player_chooses_heroes_and_classes_for_several_seats(house: House) -> None:
    await opened(house)
    ana = house.user("Ana")
    lobby = lobby_cards(ana)[0]
    panel = await press(ana, lobby, "lobby_choose")
    heroes = next(parts(panel.message, MENU))
    assert "Elias" not in [entry["label"] for entry in heroes["options"]]  # Rui has him
    assert all(entry["description"] for entry in heroes["options"])
    panel = await pick(ana, panel, "lobby_pick", "owen", "heroes")
    await until(lambda: "Owen [A]: Paladin of Fury" in described(panel), "the picture of the choice")
    second = await press(ana, await press(ana, panel, "lobby_seats"), "lobby_another")
    assert "**Your seats:** Owen [A] and " in second.text
    await press(ana, lobby, "lobby_add_autopilot")
    card = await house.card("games", "Autopilot: ")
    assert "Seats (4 taken, up to 6)" in text_of(card)
    assert "Ana: Owen, Paladin of Fury" in text_of(card)
    assert "Damage tokens on the Lifebringer: 9" in text_of(card)
    assert "Story Mode" not in text_of(card)


async def test_group_choice_is_asked_once_of_player_with_two_heroes(house: House) -> None:
    await opened(house)
    ana, lobby = house.user("Ana"), lobby_cards(house.user("Ana"))[0]
    panel = await press(ana, lobby, "lobby_choose")
    await pick(ana, panel, "lobby_pick", "asked", "weapons")
    await press(ana, await press(ana, panel, "lobby_seats"), "lobby_another")
    await press(ana, lobby, "lobby_start")
    thread = str(house.sandbox.channel(NAME)["id"])
    await house.card(NAME, "**The table chooses:** Which weapon does Bjorn [A] start with?")
    panel = await press(ana, turn_cards(ana, thread)[-1], "act")
    assert not any(each.startswith("Choose for") for each in labels(panel.message))
    done = await take(ana, panel, ["se05"])
    assert "Done: Axe. · Starts with Axe and Leather Armor." in done.text


async def test_activation_is_undone_stepwise_and_combat_is_one_sum(house: House) -> None:
    thread = await started(house)
    opening = await house.card(NAME, "begins.**")
    assert "Find the Key: 0 of 1." in text_of(opening)
    await answer_until(house, lambda situation: situation.asks[0].key == "hero.action")
    await delivered(house.bot)
    person, _, _ = await asked(house)
    panel = await press(person, turn_cards(person, thread)[-1], "act")
    assert "3 Actions left" in panel.text
    moved = await person.click(panel, next(each for each in labels(panel.message) if "Move " in each))
    assert "Done: Move to" in moved.text
    back = await press(person, moved, "undo")
    assert "Undone: Move to" in back.text and "3 Actions left" in back.text
    told = await play_until(house, thread, "• Attack by ")
    assert " Damage" in told and " − " in told
    assert len(told.splitlines()) <= 9 and len(told) <= 700
    assert "dies." not in told or "XP" in told


async def test_phases_of_a_round_are_one_post_apart_from_the_turn_before(house: House) -> None:
    thread = await started(house)
    told = await play_until(house, thread, "** is over\n• ")
    await play_until(house, thread, "Round 2. First Player: ")
    phases = [each for each in posts(house.user("Mei"), thread) if "** is over" in text_of(each)]
    assert all(" has acted" not in text_of(each) for each in phases)
    drawn = [each["attachments"][0]["filename"] for each in phases if "• " in text_of(each)]
    assert drawn[0] == "board.png" and "phase.png" in drawn, told  # after the set-up, and after the Enemy Phase


async def test_sheets_are_reached_by_hand_and_board(house: House) -> None:
    thread = await started(house)
    ana = house.user("Ana")
    await until(lambda: turn_cards(ana, thread), "the first card")
    assert "Hero" in labels(turn_cards(ana, thread)[-1]) and "Hand" not in labels(turn_cards(ana, thread)[-1])
    assert "**Hero** shows what your Hero has" in text_of(await house.card(NAME, "**What happened** tells"))
    hand = await ana.slash("hand", channel=thread)
    assert "Bjorn [A], Shadow Barbarian: 5 of 5 Life, 0 XP" in hand.text
    assert hand.text.count("0 XP") == 1
    await until(lambda: hand.message["attachments"], "the picture of the sheet")
    offered = [each["name"] for each in await ana.complete("board", channel=thread, place="")]
    assert offered[:6] == [
        "Board",
        "Hero sheet: Bjorn [A]",
        "Hero sheet: Elias [B]",
        "Last attack",
        "Enemies",
        "Mission",
    ]
    for place, said in (("enemies", "Enem"), ("mission", "Objective 1: Find the Key"), ("hand:1", "Elias [B], Battle")):
        sheet = await ana.slash("board", channel=thread, place=place)
        assert said in sheet.message["attachments"][0]["description"]
        words = await ana.slash("board", channel=thread, place=place, words=True)
        assert said in words.text


async def test_two_people_buy_skills_at_the_same_time(house: House) -> None:
    thread = await started(house, mission="m01")
    await answer_until(
        house, lambda situation: situation.asks[0].key == "experience.buy" and len(situation.waiting_for) == 2
    )
    await delivered(house.bot)
    ana, rui = house.user("Ana"), house.user("Rui")
    panels = [await press(each, turn_cards(each, thread)[-1], "act") for each in (ana, rui)]
    assert all("Which Skill do you buy with your XP?" in panel.text for panel in panels)
    for person, panel in zip((rui, ana), reversed(panels), strict=True):
        bought = await take(person, panel, [await first_skill(house, person)])
        assert "Buys " in bought.text and "changed" not in bought.text
    situation = await house.situation(NAME)
    assert all(situation.view(seat).heroes[seat].skills for seat in (0, 1))


async def first_skill(house: House, person: Person) -> str:
    """Returns the id of the first Skill that a person's Hero could buy."""
    situation = await house.situation(NAME)
    ask = situation.ask_of(situation.seats_of(int(person.id))[0])
    assert ask is not None
    return ask.options[0].id


async def test_end_that_autopilot_played_alone_names_no_player(house: House) -> None:
    ana = house.user("Ana")
    await ana.slash("campaign new", channel="games", game="massive_darkness", name=NAME)
    lobby = (await until(lambda: lobby_cards(ana), "the lobby"))[0]
    await press(ana, lobby, "lobby_add_autopilot")
    await house.card("games", "Autopilot: ")
    await press(ana, lobby, "lobby_start")
    scoring = text_of(await house.card(NAME, "The Heroes "))
    assert "Played by" not in scoring


async def test_turn_message_shows_changes_since_the_last_own_turn(house: House) -> None:
    """The message of the second Round's second turn: the Enemies have acted, and another Hero after them."""
    thread = await started(house)
    begun = await answer_until(house, lambda each: each.asks[0].in_turn and each.round == 2)
    first = begun.asks[0].seats[0]
    now = await answer_until(house, lambda each: each.asks[0].in_turn and each.asks[0].seats[0] != first)
    seat = now.asks[0].seats[0]
    since = await house.campaigns.history.since_own_turn(now.id, seat)
    assert since is not None and since.told
    await delivered(house.bot)
    said = turn_text(house.user("Ana"), thread)
    assert "**Since your last turn**, <t:" in said
    assert len(re.findall(r"\*\*\d+\*\* \([+−=]", said)) == 2, said
