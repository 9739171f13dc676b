"""Names and free text are escaped and shortened before they are shown."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.moments import line_of_play
from bot.text.speech import catalogue, choice_said, cut, plain, player, safe, shortened
from engine.campaigns import LeftBranch
from engine.table import Text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "Ana"),
        ("**Rui**", r"\*\*Rui\*\*"),
        ("a_b", r"a\_b"),
        ("A name that is far too long", "A name that is far…"),
        ("two\nlines", "two lines"),
    ],
)
def test_name_is_escaped_and_at_most_twenty_characters(name: str, said: str) -> None:
    assert player(name) == said


# Each construct of Discord's message formatting (its reference, "Message Formatting", and its help page on Markdown),
# and what finds it where it is still alive: not behind a backslash, not broken by a zero-width space.
CONSTRUCTS = {
    "user": ("<@80351110224678912>", r"<@\d+>"),
    "user by nickname": ("<@!80351110224678912>", r"<@!\d+>"),
    "channel": ("<#103735883630395392>", r"<#\d+>"),
    "role": ("<@&165511591545143296>", r"<@&\d+>"),
    "command": ("</airhorn:816437322781949972>", r"</[^>]+:\d+>"),
    "emoji": ("<:mmLol:216154654256398347>", r"<:\w+:\d+>"),
    "animated emoji": ("<a:b1nzy:392938283556143104>", r"<a:\w+:\d+>"),
    "timestamp": ("<t:1618953630>", r"<t:-?\d+>"),
    "styled timestamp": ("<t:1618953630:R>", r"<t:-?\d+:\w>"),
    "navigation": ("<id:customize>", r"<id:\w+>"),
    "linked role": ("<id:linked-roles:1>", r"<id:[\w-]+:\d+>"),
    "everyone": ("@everyone", r"@everyone"),
    "here": ("@here", r"@here"),
    "link": ("https://evil.example/a?b=c", r"https?://\S+"),
    "link without embed": ("<https://evil.example>", r"<https?://[^>]+>"),
    "link of a program": ("steam://run/1", r"\w+://\S+"),
    "link to a channel": ("https://discord.com/channels/1/2", r"discord\.com/\w"),
    "invitation": ("discord.gg/evil", r"discord\.gg/\w"),
    "mail": ("<a@evil.example>", r"<[\w.]+@[\w.]+>"),
    "telephone": ("<+15550100>", r"<\+\d+>"),
    "masked link": ("[here](https://evil.example)", r"(?<!\\)\[[^\]]+\]\([^)]+\)"),
    "bold": ("**b**", r"(?<!\\)\*"),
    "underlined": ("__u__", r"(?<!\\)_"),
    "struck": ("~~s~~", r"(?<!\\)~"),
    "spoiler": ("||s||", r"(?<!\\)\|"),
    "code": ("`c`", r"(?<!\\)`"),
    "block of code": ("```py\nc\n```", r"(?<!\\)`|\n"),
    "heading": ("# h", r"^#"),
    "small print": ("-# s", r"^-"),
    "list": ("- l", r"^[-*]"),
    "numbered list": ("1. l", r"^\d+\."),
    "quotation": ("> q", r"^>"),
    "quotation to the end": (">>> q", r"^>"),
}
UNSEEN = "\u202e\u2066\u200b\ufeff\u00ad\u115f\u3164\u2800\uffa0\u034f\x00\x07\x1b\x7f\x9b\ue000"


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_construct_of_discord_is_defused(name: str) -> None:
    written, alive = CONSTRUCTS[name]
    assert re.search(alive, written), "the pattern finds what it looks for"
    assert not re.search(alive, safe(written))


@given(
    st.lists(
        st.one_of(
            st.sampled_from([written for written, _ in CONSTRUCTS.values()]),
            st.sampled_from(UNSEEN),
            st.text(alphabet="<>@#&!/:t1a.*_~|`[]()\\ -\n", max_size=8),
            st.text(max_size=8),
        ),
        max_size=8,
    ).map("".join)
)
def test_no_mixture_of_constructs_is_alive(written: str) -> None:
    said = safe(written)
    for _, alive in CONSTRUCTS.values():
        assert not re.search(alive, said), said
    assert said.strip()
    assert not any(each in said for each in UNSEEN if each != "\u200b")


def test_free_text_cannot_reorder_or_hide() -> None:
    assert safe("\u202egnp.exe\u200b \u2066ok") == "gnp.exe ok"
    assert safe("\U0001f468\u200d\U0001f469") == "\U0001f468\u200d\U0001f469"
    assert safe(UNSEEN) == "?"
    assert safe("Z\u0300\u0301\u0302\u0303\u0304a") == "Z\u0300\u0301a"
    assert safe("José Müller, and/or 3/4") == "José Müller, and\u200b/or 3\u200b/4"


def test_label_shows_no_markdown_and_is_cut_at_its_limit() -> None:
    assert plain("Play *Noble*, **2 Power**") == "Play Noble, 2 Power"


@given(st.text(alphabet="ab*_[]~`|\\ .>-", min_size=1).filter(str.strip))
def test_plain_text_shows_escaped_names_as_typed(name: str) -> None:
    assert plain(safe(name)) == " ".join(name.split())
    assert shortened("abcdef", 4) == "abc…"
    assert shortened("abcd", 4) == "abcd"


@pytest.mark.parametrize(
    ("words", "longest", "said"),
    [("End turn", 8, "End turn"), ("Place a spy ► Supplant", 16, "Place a spy…"), ("Play Noble", 6, "Play…")],
)
def test_label_is_cut_after_a_whole_word(words: str, longest: int, said: str) -> None:
    assert cut(words, longest) == said


def test_choice_has_a_text_even_if_empty() -> None:
    words = catalogue("en")
    assert choice_said(words, [Text("button-hand"), Text("button-board")]) == "Hand and Board"
    assert choice_said(words, []) == "nothing"


@pytest.mark.parametrize(
    ("words", "longest", "said"),
    [
        ("Level 1 · 2 yellow dice · shows a card", 35, "Level 1 · 2 yellow dice · shows a…"),
        ("Life 4, with a Longsword", 18, "Life 4, with a…"),
        ("Life 4, with a Longsword", 16, "Life 4, with a…"),
        ("Bart Wolfeschlegelsteinhausen", 20, "Bart Wolfeschlegels…"),
    ],
)
def test_words_are_cut_between_two_and_only_long_ones_within(words: str, longest: int, said: str) -> None:
    assert shortened(words, longest) == said
    assert len(said) <= longest


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Until choice 118, undone 2 days ago (23 choices)"),
        ("es", "Hasta la jugada 118, deshecha hace 2 días (23 jugadas)"),
        ("pt-BR", "Até a jogada 118, desfeita há 2 dias (23 jogadas)"),
    ],
)
def test_when_a_line_of_play_was_left_is_said_in_the_readers_language(locale: str, said: str) -> None:
    now = datetime(2026, 11, 22, 13, tzinfo=UTC)
    left = LeftBranch(7, 118, "undo", None, now - timedelta(days=2), 23)
    assert line_of_play(left, catalogue(locale), now) == said


@pytest.mark.parametrize("longest", range(12, 60))
@pytest.mark.parametrize("shorten", [cut, shortened])
def test_text_cut_inside_bold_shows_no_asterisks(shorten: Callable[[str, int], str], longest: int) -> None:
    said = shorten("One of **Corrupted Animals** falls; `/rule bosses` and *two* **Wolves** come", longest)
    assert len(said) <= longest
    assert said.count("**") % 2 == 0 and said.count("`") % 2 == 0
    assert said.replace("**", "").count("*") % 2 == 0
    assert "****" not in said


def test_mention_is_not_cut_in_half() -> None:
    assert shortened("Waiting for <@123456789012345678>", 24) == "Waiting for…"
