"""The application's emojis: uploaded once, shown beside words, and never needed (docs/behaviour.md#emojis)."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import timedelta
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from pydantic import AnyHttpUrl
from pytest import MonkeyPatch

from bot.cli.emojis import upload_to_discord
from bot.discord.emojis import keep_up_to_date, load, upload
from bot.discord.retry import retry
from bot.host.clock import utcnow
from bot.local_discord import Sandbox
from bot.messages import emojis
from bot.messages.beside import with_emojis
from bot.messages.components import View
from bot.messages.fitting import LINE, in_lines
from bot.messages.ids import Press
from bot.messages.layout import LONGEST_CARD, Message, button, row
from bot.panels.choosing.panel import rolled_line
from engine.games import find, keys
from engine.table import Rolled, Text
from engine.words import LOCALES, Words
from renders.emojis import SIDE, drawings, drawn
from tests.end_to_end.house import House, enabled, house_at
from tests.end_to_end.looking_back.test_history import play, started
from tests.end_to_end.playing import BUTTON, MENU, parts, press, text_of, turn_cards, until

OTHERS = "my_own_cat"
SAID = Text("rolled-sum", hits=2, added=0, resisted=0, needed=0, total=2)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    emojis.use({})


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as running:
        yield running
        assert [str(each) for each in sandbox.failures] == []


async def test_each_emoji_is_uploaded_once(house: House) -> None:
    all_drawn = list(drawn(keys()))
    await house.bot.create_application_emoji(name=OTHERS, image=all_drawn[0].data)
    assert len({each.symbol for each in all_drawn}) == len(all_drawn) < 2_000
    assert max(len(each.data) for each in all_drawn) <= 256 * 1024
    assert {Image.open(BytesIO(each.data)).size for each in all_drawn} == {(SIDE, SIDE)}
    first = await upload(house.bot, all_drawn[:3])
    again = await upload(house.bot, all_drawn[:3])
    assert (len(first.added), first.removed, first.kept) == (3, (), 0)
    assert (again.added, again.removed, again.kept) == ((), (), 3)
    there = house.sandbox.world.emojis.values()
    assert {each["name"] for each in there} == {*map(emojis.name_of, all_drawn[:3]), OTHERS}


async def test_changed_drawing_replaces_the_old_one_after_an_hour(house: House, monkeypatch: MonkeyPatch) -> None:
    seat = next(drawn(keys()))
    await upload(house.bot, [seat])
    await house.bot.create_application_emoji(name=OTHERS, image=seat.data)
    changed = seat._replace(digest="ffff")
    assert (await upload(house.bot, [changed])).removed == ()
    await load(house.bot)
    shown = emojis.emoji(seat.symbol)
    assert shown is not None and shown.name == emojis.name_of(changed)
    later = utcnow() + timedelta(hours=2)
    monkeypatch.setattr("bot.discord.emojis.utcnow", lambda: later)
    assert (await upload(house.bot, [changed])).removed == (emojis.name_of(seat),)
    assert {each["name"] for each in house.sandbox.world.emojis.values()} == {emojis.name_of(changed), OTHERS}


async def test_deleted_emoji_leaves_words(house: House) -> None:
    ana = house.user("Ana")
    await upload(house.bot, [each for each in drawn([]) if each.symbol == "move"])
    await load(house.bot)
    house.sandbox.world.emojis.clear()
    sent = house.bot.get_partial_messageable(int(house.sandbox.channel("games")["id"]))
    message = Message("Words", row(replace(button(Press("help", 0), "Help"), sign="move")))
    await retry(lambda: sent.send(view=View(message)))
    (found,) = parts(await house.card("games", "Words"), BUTTON)
    assert (found["label"], found.get("emoji"), emojis.emoji("move")) == ("Help", None, None)
    refused = [each for each in house.sandbox.failures if "Invalid emoji" in str(each)]
    assert len(refused) == 1
    house.sandbox.failures.clear()
    assert (await ana.slash("help", channel="games")).message


async def test_messages_show_emojis_beside_the_same_words(house: House) -> None:
    ana = house.user("Ana")
    await upload_to_discord(house.sandbox.token, AnyHttpUrl(house.sandbox.url))
    await ana.slash("campaign new", channel="games", game="tyrants")
    without = await house.card("games", "Seats")
    await load(house.bot)
    await ana.click(without, "Join")
    lobby = await house.card("games", "Ana")
    piece = emojis.emoji("seat_a")
    assert piece is not None and f"{piece.mention} A  " in text_of(lobby)
    assert [each["label"] for each in parts(lobby, BUTTON)] == [each["label"] for each in parts(without, BUTTON)]


async def test_running_bot_uses_new_emojis_without_restart(house: House, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.emojis.SECONDS_BETWEEN_LOOKS", 0.01)
    looking = house.bot.keep_running("emojis", lambda: keep_up_to_date(house.bot))
    assert emojis.emoji("seat_a") is None
    await upload_to_discord(house.sandbox.token, AnyHttpUrl(house.sandbox.url))
    await until(lambda: emojis.emoji("seat_a"), "the emojis")
    looking.cancel()


@pytest.mark.parametrize("count", [2, 30])
def test_dice_lead_the_sum_of_a_roll_if_the_line_has_room(count: int) -> None:
    words = Words.of_game(find("fireteam_zero"), "en", ())
    rolled = Rolled(SAID, SAID, [Text("reroll-die", count=1)] * count)
    alone = rolled_line(rolled, words, "fireteam_zero", whole=False)
    emojis.use({"die_1_ek0001": 5})
    line = rolled_line(rolled, words, "fireteam_zero", whole=False)
    assert line == (f"<:die_1_ek0001:5><:die_1_ek0001:5> {alone}" if count == 2 else alone)
    one_unknown = replace(rolled, dice=[*rolled.dice, Text("reroll-die", count=2)])
    assert rolled_line(one_unknown, words, "fireteam_zero", whole=False) == alone


def test_names_say_what_is_shown_first() -> None:
    emojis.use({"move_ek0002": 5, "move_ek0003": 7, OTHERS: 8, "move_ekXYZ": 9})
    assert emojis.signed("move", "Move") == "<:move_ek0003:7> Move"
    assert emojis.signed("cat", "Cat") == "Cat"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_words_of_symbols_name_symbols_that_are_drawn(game: str, locale: str) -> None:
    said = Words.of_game(find(game), locale).message("emoji-words")
    there = drawings([game])
    assert said.count("<") == said.count(";") + 1
    assert {*re.findall(r"<(\w+)>", said)} <= {*there}


@pytest.mark.parametrize(
    ("game", "locale", "line", "expected"),
    [
        ("tyrants", "en", "Ana gains 2 VP and 1 VP.", "Ana gains <vp> 2 VP and 1 VP."),
        ("tyrants", "es", "Ana gasta 3 de Influencia.", "Ana gasta <influence> 3 de Influencia."),
        ("massive_darkness", "en", "Owen suffers 2 Damage: Life 5.", "Owen suffers <wound> 2 Damage: <heart> Life 5."),
        ("massive_darkness", "pt-BR", "Owen sofre 2 de Dano.", "Owen sofre <wound> 2 de Dano."),
        ("massive_darkness", "en", "# Owen suffers 2 Damage", "# Owen suffers 2 Damage"),
        ("tyrants", "en", "**+2 Power**, 12/3 VP", "**<power> +2 Power**, 12/3 VP"),
        ("tyrants", "en", "The site 15 Powerful", "The site 15 Powerful"),
        ("tyrants", "en", "<:vp_ek0000:9> 2 Power", "<:vp_ek0000:9> 2 Power"),
        ("fireteam_zero", "en", "The attack shows 2 hits", "The attack shows <hit> 2 hits"),
    ],
)
def test_sentences_show_emojis_in_front_of_figures(game: str, locale: str, line: str, expected: str) -> None:
    words = Words.of_game(find(game), locale)
    plain = Message(line)
    assert with_emojis(plain, words) == plain  # nothing is uploaded
    emojis.use({f"{symbol}_ek0000": number for number, symbol in enumerate(drawings([game]))})
    (said,) = with_emojis(plain, words).parts
    assert isinstance(said, str)
    assert re.sub(r"<:(\w+)_ek0000:\d+>(?! 2 Power$)", r"<\1>", said) == expected
    assert re.sub(r"<:\w+:\d+> ", "", said) == re.sub(r"<:\w+:\d+> ", "", line)


def test_emojis_make_no_line_or_message_longer_than_allowed() -> None:
    words = Words.of_game(find("tyrants"), "en")
    emojis.use({"vp_ek0000": 5})
    full = "Ana takes the big site and gains 12 VP now"
    assert in_lines(full, LINE) == 1 < in_lines(f"{full} too", LINE)
    assert with_emojis(Message(full), words) == Message(full)
    assert with_emojis(Message(f"{full} and more"), words) != Message(f"{full} and more")
    message = Message("\n".join(["2 VP"] * 790), "2 VP")
    assert with_emojis(message, words).length <= LONGEST_CARD
    assert message.length + len("<:vp_ek0000:5> ") * 791 > LONGEST_CARD


async def test_panels_show_emojis_beside_words(house: House) -> None:
    await upload(house.bot, drawn(["tyrants"]))
    await load(house.bot)
    await started(house, "Ana")
    situation = await play(house, 2)  # both have placed their first troop
    seat = situation.waiting_for[0]
    person = house.user(situation.seats[seat].name)
    thread = str(situation.facts.thread)
    turn = await until(lambda: turn_cards(person, thread)[-1:], "the turn message")
    panel = await press(person, turn[0], "act")
    signs = [each["emoji"]["name"] for each in parts(panel.message, BUTTON) if "emoji" in each]
    assert signs and all(emojis.NAME.fullmatch(each) for each in signs)
    assert all(each["label"] for each in parts(panel.message, BUTTON))
    while not any("emoji" in each for menu in parts(panel.message, MENU) for each in menu["options"]):
        panel = await person.click(panel, next(each for each in enabled(panel.message) if each.startswith("▶")))
