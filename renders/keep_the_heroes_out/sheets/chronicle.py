"""The chronicle: the score, scenarios won and missed, each chapter's rewards, the next scenario, and the players' kept
cards."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.chronicle.chapters import place_of, reward_of
from engine.games.keep_the_heroes_out.model.content import Chapter, content
from engine.games.keep_the_heroes_out.model.state import Chronicle, Member, State
from engine.table import Text
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.listing import Entry, put_list
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import player_name, player_piece
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES
from renders.keep_the_heroes_out.style.plan import Box
from renders.scene import Scene

TOP, REWARDS, LINE, NUMBER = 104, 56, 84, 64
COURSE = REWARDS + 5 * LINE + 20
MEMBER, NEXT = 112, 84  # height of a line in px


def is_played(view: State) -> bool:
    """True if the scenario belongs to a chronicle."""
    return view.chronicle is not None


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar, a panel for the chapters, and one for the next scenario and the players."""
    wide = sheet_wide(scene) - 2 * MARGIN
    return HEADLINE.ground(
        (wide + 2 * MARGIN, TOP + COURSE + 14 + _rest(scene) + 22),
        (MARGIN, TOP, wide, COURSE),
        (MARGIN, TOP + COURSE + 14, wide, _rest(scene)),
    )


def _rest(scene: Scene) -> int:
    return NEXT + len(told(scene.view).members) * MEMBER + 40


def told(view: State) -> Chronicle:
    """Returns the chronicle; an empty one for a scenario that is played on its own."""
    return view.chronicle or Chronicle([])


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the score."""
    words = scene.say("picture-chronicle-score", score=told(scene.view).score)
    HEADLINE.put(image, scene, words, symbol("laurel", 56, palette.WARM))


def course(image: Image.Image, scene: Scene) -> None:
    """Draws a line for each chapter: its four scenarios below their rewards."""
    x, y, wide = MARGIN, TOP, image.width - 2 * MARGIN
    step = (wide - NUMBER - 28) // 4
    for i, reward in enumerate(content().chronicle.rewards):
        words = fit(scene.words.say(reward_text(reward.id)), 32, step - 20, "bold")
        write_fitted(image, x + NUMBER + i * step + 10, y + REWARDS / 2, words, TONES.accent, "bold")
    for row, chapter in enumerate(content().chronicle.chapters):
        top = y + REWARDS + row * LINE
        _put_chapter(image, scene, told(scene.view), (chapter, row + 1), (x + 12, top, wide - 24, LINE - 8))


def players(image: Image.Image, scene: Scene) -> None:
    """Draws the next scenario, then each player with the cards kept."""
    box = (MARGIN + 22, TOP + COURSE + 34, image.width - 2 * MARGIN - 44, _rest(scene) - 40)
    coming = Entry(scene.words.say(next_text(scene.view)), symbol("turn", 56, palette.WARM), "bold")
    members = [
        Entry(
            f"{player_name(scene, index)}: {scene.words.say(member_text(member))}", player_piece(index, member.clan, 72)
        )
        for index, member in enumerate(told(scene.view).members)
    ]
    put_list(image, box, [coming, *members])


def next_text(view: State) -> Text:
    """Returns the next scenario with its rewards, or the one being played."""
    chronicle = told(view)
    if view.outcome is None:
        return Text("picture-chronicle-now", scenario=view.scenario)
    if chronicle.next is None:
        return Text("picture-chronicle-over")
    reward = reward_of(view.scenario)
    given = view.scenario in chronicle.won and reward in FOR_THE_NEXT and not _begins_a_chapter(chronicle.next)
    if not given:
        return Text("picture-chronicle-next", scenario=chronicle.next)
    return Text("picture-chronicle-gift", scenario=chronicle.next, reward=reward_text(reward))


FOR_THE_NEXT = ("first_loot", "head_start")
"""Rewards for the next scenario of the chapter."""


def _begins_a_chapter(scenario: str) -> bool:
    return place_of(scenario)[1] == 1


def reward_text(reward: str) -> Text:
    """Returns the name of a reward."""
    return Text(f"picture-reward-{reward.replace('_', '-')}")


def member_text(member: Member) -> Text:
    """Returns a player's clan and the cards kept for its deck."""
    cards = tuple(kept.card for kept in member.kept)
    return Text("picture-chronicle-member", clan=member.clan, cards=cards, count=len(cards))


def _put_chapter(
    image: Image.Image, scene: Scene, chronicle: Chronicle, numbered: tuple[Chapter, int], box: Box
) -> None:
    (chapter, number), (x, y, wide, high) = numbered, box
    current = scene.view.scenario in chapter.scenarios
    put(image, plate(wide, high, TONES.floor if current else TONES.void, radius=14), x, y)
    write(image, x + 30, y + high / 2, str(number), 40, palette.MUTED, "black", "mm")
    step = (wide - NUMBER) // len(chapter.scenarios)
    for i, scenario in enumerate(chapter.scenarios):
        sign, tone = _stands(scene.view, chronicle, scenario)
        left = x + NUMBER + i * step
        put(image, symbol(sign, 36, tone), left, y + high / 2, "lm")
        words = fit(look.name(scene, content().scenarios[scenario]), 32, step - 54, "bold", lines=2)
        write_fitted(image, left + 46, y + high / 2, words, tone if sign == "deck" else palette.TEXT, "bold")


def _stands(state: State, chronicle: Chronicle, scenario: str) -> tuple[str, str]:
    """Returns symbol and colour for a scenario: won, missed, being played, next or later."""
    if scenario in chronicle.won:
        return "check", palette.GOOD
    if scenario in chronicle.passed:
        return "crossed", palette.FADED
    if scenario == (chronicle.next or state.scenario):
        return "turn", palette.WARM
    return "deck", palette.MUTED
