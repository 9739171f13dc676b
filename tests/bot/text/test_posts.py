"""Posts keep to 6 lines and 600 characters; what repeats is one line, and what is decisive is never folded."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.layout import LONGEST_CARD
from bot.posts import post, rounds, turn_post
from bot.posts.combined import combined_post
from bot.text.speech import CATALOGUE, words_at
from engine.games import find
from engine.table import Importance, Mark, Seat, Text
from engine.words import Words
from tests import toy
from tests.playing import varied
from tests.toy.game import GAME as LANTERNS
from tests.words.positions import positions


class Spelled(Words):
    """Says a text by its key."""

    def say(self, text: Text) -> str:
        return text.key


WORDS = Spelled("en", (CATALOGUE,))


def bullets(words: Words, lines: Sequence[str], **importance: Sequence[str]) -> list[str]:
    """Returns the log lines of these events, some of which are `decisive` or `routine`."""
    named = {key: Importance[name.upper()] for name, keys in importance.items() for key in keys}
    return post.account(words, varied(LANTERNS, importance=named), [Text(line) for line in lines])


def test_each_event_is_a_line() -> None:
    assert bullets(WORDS, ["A moves.", "B moves."]) == ["• A moves.", "• B moves."]
    assert bullets(WORDS, []) == []


def test_equal_events_that_follow_each_other_are_one_line() -> None:
    assert bullets(WORDS, ["A plays.", "A plays.", "B.", "A plays."]) == ["• 2× A plays", "• B.", "• A plays."]


def test_routine_event_that_only_names_what_was_done_is_left_out() -> None:
    """After "Done: Wing Gust: Move ×2, …" the line "Wing Gust: played." says nothing new; what it did does."""
    game = find("keep_the_heroes_out")
    words = Words.of_game(game, "en", (), (CATALOGUE,))
    plays = Text("play-done", clan="red_dragon", card="wing_gust", side=1)
    done = [Text("play-side", card="wing_gust", shows=Text("action-draw"))]
    assert post.account(words, game, [plays]) == ["• *Wing Gust*: played."]
    assert post.account(words, game, [plays], done=done) == []
    drew = Text("drew", clan="red_dragon", count=1)
    assert post.account(words, game, [plays, drew], done=done) != []


def test_further_events_are_counted_in_the_last_line() -> None:
    lines = bullets(WORDS, [f"event {number}" for number in range(9)])
    assert lines[:6] == [f"• event {number}" for number in range(6)]
    assert lines[6:] == ["and 3 more: **Log**"]


def test_single_surplus_event_is_shown_not_counted() -> None:
    events = [f"event {number}" for number in range(7)]
    assert bullets(WORDS, events) == [f"• {event}" for event in events]
    long = [f"{number} {'x' * 130}" for number in range(5)]
    assert bullets(WORDS, long)[-1] == "and 1 more: **Log**"


def test_events_that_were_one_line_are_counted_one_by_one() -> None:
    lines = bullets(WORDS, [*(f"event {number}" for number in range(6)), "last", "last", "end"])
    assert lines[-1] == "and 3 more: **Log**"


def test_long_events_are_folded_before_the_whole_gets_long() -> None:
    lines = bullets(WORDS, [f"{number} {'x' * 200}" for number in range(6)])
    assert sum(map(len, lines)) <= 650
    assert lines[-1] == "and 4 more: **Log**"


def test_decisive_lines_are_never_folded_or_moved() -> None:
    lines = bullets(
        WORDS, [*(f"event {number}" for number in range(7)), "A gains 2 VP.", "last"], decisive=["A gains 2 VP."]
    )
    assert lines == [*(f"• event {number}" for number in range(5)), "• A gains 2 VP.", "and 3 more: **Log**"]


def test_more_than_six_decisive_lines_are_all_shown() -> None:
    deaths = [f"dies {number}" for number in range(9)]
    lines = bullets(WORDS, [*deaths, "draws", f"long {'x' * 100}"], decisive=deaths)
    assert lines == [*(f"• {death}" for death in deaths), "and 2 more: **Log**"]


async def test_board_in_words_takes_the_room_that_the_account_leaves() -> None:
    """Decisive lines of six autopilots and a long board would be more than Discord takes in one message."""
    lines = [f"line {number} {'x' * 90}" for number in range(20)]
    game: Any = varied(
        LANTERNS,
        importance=dict.fromkeys(lines, Importance.DECISIVE),
        describe=lambda view: [Text("z")] * 3000,
    )
    facts = SimpleNamespace(settings=SimpleNamespace(pictures="turn"))
    situation: Any = SimpleNamespace(id=1, game=game, facts=facts)
    history = SimpleNamespace(board_at=_board_at)
    services: Any = SimpleNamespace(campaigns=SimpleNamespace(history=history), without_pictures={1})
    told: Any = [_turn_of(seat, lines) for seat in range(6)]
    card = (await combined_post(services, told, situation, WORDS)).message
    account, board = (part for part in card.parts if isinstance(part, str))
    assert board.count("z\n") > 100 and account.count("• line ") == 6 * 4
    assert LONGEST_CARD - 10 < len(account) + len(board) <= LONGEST_CARD


async def _board_at(*_: object) -> Any:
    return SimpleNamespace(view=None)


def _turn_of(seat: int, lines: Sequence[str]) -> Any:
    texts = [Text(line) for line in lines]
    return SimpleNamespace(
        campaign=1, number=seat, branch=1, n=seat, seat=seat, autopilot=True, undone=False, marks=(), texts=texts
    )


def test_routine_is_folded_first() -> None:
    events, routine = [f"event {number}" for number in range(7)], ["plays", "draws"]
    lines = bullets(WORDS, ["plays", *events, "draws"], routine=routine)
    assert lines == [*(f"• {event}" for event in events[:6]), "and 3 more: **Log**"]


def test_nothing_is_said_of_routine_that_is_folded_alone() -> None:
    events = [f"event {number}" for number in range(6)]
    assert bullets(WORDS, ["plays", *events], routine=["plays"]) == [f"• {event}" for event in events]
    assert bullets(WORDS, ["plays", "draws"], routine=["plays"]) == ["• plays", "• draws"]


def test_seats_name_is_said_once_a_post(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the heading, and is left out of lines that begin with it."""
    toy.register(monkeypatch)
    words = Words.of_game(LANTERNS, "en", packages=(CATALOGUE,))
    told = [Text("toy-lit", seat=Seat(0), count=2), Text("toy-lit", seat=Seat(1), count=1)]
    name = words.seat(0)
    assert post.account(words, LANTERNS, told)[0].startswith(f"• {name} ")
    lines = post.account(words, LANTERNS, told, 0)
    assert lines[0] == post.account(words, LANTERNS, told)[0].replace(f"{name} l", "L")
    assert lines[1].startswith(f"• {words.seat(1)} ")


@pytest.mark.parametrize("game", ["massive_darkness", "tyrants"])
def test_every_line_with_importance_has_a_message(game: str) -> None:
    words = Words.of_game(find(game), "en", packages=(CATALOGUE,))
    assert [key for key in find(game).importance if not words.has(key)] == []


ROUND_OVER = [Mark("phase", "event"), Mark("phase", "end"), Mark("round", 4), Mark("turn", 0)]
TITLES = {
    "en": (
        "**Round 3** is over",
        "**Set-up** is over",
        "**The Mission** is over",
        "**Placing the first troops** is over",
        "**Enemy Phase and Event Phase** are over",
    ),
    "es": (
        "**Ronda 3**: fin",
        "**Preparación**: fin",
        "**La Aventura**: fin",
        "**Colocación de las primeras tropas**: fin",
        "**Enemigos y Evento de la Ronda**: fin de las 2 fases",
    ),
    "pt-BR": (
        "**Rodada 3**: fim",
        "**Preparação**: fim",
        "**A Missão**: fim",
        "**Colocação das primeiras tropas**: fim",
        "**Inimigos e Evento**: fim das 2 fases",
    ),
}


@pytest.mark.parametrize("locale", TITLES)
def test_post_is_named_after_the_round_or_phase_that_is_over(locale: str) -> None:
    def titled(game: str, *marks: Mark) -> str:
        told: Any = SimpleNamespace(marks=marks, seat=None)
        nobody: Any = None
        return post.title(told, nobody, Words.of_game(find(game), locale, packages=(CATALOGUE,)))

    assert (
        titled("massive_darkness", *ROUND_OVER),
        titled("massive_darkness", Mark("phase", "setup"), Mark("round", 1), Mark("turn", 0)),
        titled("massive_darkness", Mark("phase", "mission")),
        titled("tyrants", Mark("phase", "deployment"), Mark("round", 1), Mark("turn", 0)),
        titled("massive_darkness", Mark("phase", "enemies"), Mark("phase", "event")),
    ) == TITLES[locale]


def test_post_with_turn_and_phase_names_the_player() -> None:
    """As where heroes invade at once, and no one is asked anything between."""
    words = Words.of_game(find("keep_the_heroes_out"), "en", packages=(CATALOGUE,))
    marks = (Mark("phase", "cards"), Mark("phase", "invasion"), Mark("round", 2), Mark("turn", 0))
    acted: Any = SimpleNamespace(marks=marks, seat=1)
    assert post.subject_of(acted, words) == 1
    invaded: Any = SimpleNamespace(marks=marks[1:2], seat=1)
    assert post.subject_of(invaded, words) is None


def test_gathered_turns_name_the_phases_between_them_and_their_round() -> None:
    def gathered(game: str, *marks: Sequence[Mark]) -> str:
        words = Words.of_game(find(game), "en", packages=(CATALOGUE,))
        told: Any = [SimpleNamespace(marks=each, seat=seat) for seat, each in enumerate(marks)]
        ended = post.phase_title(told[-1], words) if told[-1].marks[0].kind == "phase" else None
        return rounds.gathered(told, 3, ended, words)

    turn, invasion = [Mark("turn", 1)], [Mark("phase", "cards"), Mark("phase", "invasion"), Mark("turn", 1)]
    assert gathered("keep_the_heroes_out", turn, turn) == "**Turns**, round 3"
    assert gathered("keep_the_heroes_out", invasion, turn) == "**Turns** and **Hero invasion**, round 3"
    assert gathered("fireteam_zero", turn, [Mark("phase", "heroes")]) == "**Hero phase** is over, round 3"


def test_choice_for_the_table_is_not_said_twice() -> None:
    """A routine line gives the result; without one, the player and the choice."""
    routine = varied(LANTERNS, importance={"starts": Importance.ROUTINE})
    starts = Text("starts", hero=Seat(1), cards=["axe", "armor"])

    def told(choice: Text, *following: Text) -> list[str]:
        chosen = Text(post.CHOSEN, seat=Seat(0), choice=(choice,))
        return post.account(WORDS, routine, [chosen, *following])

    assert told(Text("weapon", card="axe"), starts) == ["• starts"]
    for choice in (Text("weapon", card="bow"), Text("again")):
        assert told(choice, starts) == [f"• {post.CHOSEN}", "• starts"]
    for following in ([], [Text("attacks", hero=Seat(1), cards=["axe"])]):
        assert told(Text("weapon", card="axe"), *following)[0] == f"• {post.CHOSEN}"


@pytest.mark.parametrize(("then", "now", "label"), [(3, 1, "Step through"), (1, 3, "Board")])
async def test_post_is_stepped_through_where_its_own_moment_takes_several_pictures(
    then: int, now: int, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many the moment takes at which it is sent: others may have played on."""

    async def nothing(*_: object) -> None:
        return None

    async def board_at(*_: object) -> Any:
        return SimpleNamespace(view=then)

    for name in ("board_of", "report_of"):
        monkeypatch.setattr(turn_post, name, nothing)
    for name in ("title", "coming"):
        monkeypatch.setattr(turn_post, name, lambda *_: "")
    monkeypatch.setattr(turn_post, "parts_of", lambda situation, view: view)
    services: Any = SimpleNamespace(campaigns=SimpleNamespace(history=SimpleNamespace(board_at=board_at)))
    facts = SimpleNamespace(settings=SimpleNamespace(pictures="turn"))
    situation: Any = SimpleNamespace(id=1, game=LANTERNS, facts=facts, view=lambda seat: now)
    face = await turn_post.turn_post(services, _turn_of(0, ["A moves."]), situation, WORDS)
    assert label in str(face.message)


@pytest.mark.parametrize("longest", [150, 2000, 100_000])
def test_board_in_words_is_cut_between_its_lines(longest: int) -> None:
    """Where it is cut, it says where the rest is."""
    situation = next(iter(positions(find("tyrants"), 1)))
    words = words_at(situation, "en")
    past: Any = SimpleNamespace(view=situation.view(None))
    whole = [words.say(line) for line in situation.game.describe(past.view)]
    why, *lines = post.in_words("error-not-drawn", past, situation, words, longest).splitlines()
    assert len(why) + sum(len(line) + 1 for line in lines) <= longest
    assert lines == (whole if longest == 100_000 else [*whole[: len(lines) - 1], "The rest: **Board**"])
