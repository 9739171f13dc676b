"""`make store`: writes the texts and five pictures for Discord's App Directory to build/store.

The pictures are 1920 × 1080 px, as the directory's media carousel shows them: a picture of a game with one line above.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from bot.text.primer import Moment, job_of, moments
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.sprites import write_fitted
from renders.job import draw

OUT = Path(__file__).parents[2] / "build" / "store"
SIZE = (1920, 1080)
BAND, MARGIN, TYPE = 150, 40, 76  # px: the line above the picture, the edge, and the largest type
MOST_SHORT, LONG = 120, range(300, 2001)  # characters

SHORT = "Four board games for your server, each at your own pace: rules, board pictures and reminders included."
DETAILED = """**Emberkeep runs board games on your server, a turn at a time.** Play when you like; the bot waits.

- **Tyrants of the Underdark**: fight for the cities of the Underdark. 2 to 4 players, against each other.
- **Massive Darkness**: heroes against a dungeon. 1 to 6 players, together.
- **Keep the Heroes Out!**: you are the monsters, and heroes break in. 1 to 4 players, together.
- **Fireteam Zero**: a squad against what should not exist. 1 to 4 players, together.

**What it does for you**
- It knows all rules and only offers what is legal. Nothing has to be typed.
- It draws the board for every turn, and describes it in words for anyone who prefers them.
- `/rule` answers questions, and "Rules in five minutes" teaches each game.
- It notifies only who must act, reminds once, and lets an autopilot play if you like.
- Undo, history and campaigns over many weeks.
- English, Spanish and Brazilian Portuguese.

It reads no messages and shows no advertising. Type `/help` to begin.
"""
PICTURES = (
    ("tyrants", "presence", "See at once where you may play"),
    ("massive_darkness", "combat", "Every die and every sum, explained"),
    ("keep_the_heroes_out", "invasion", "Play together, each at your own pace"),
    ("fireteam_zero", "attack", "Your choices, marked on the board"),
    ("tyrants", "recruit", "Your cards, in plain words and symbols"),
)
"""The game and the rule of each picture (`data/<game>/primer.yaml`), and the line above it."""


def picture(game: str, rule: str, line: str) -> Image.Image:
    """Returns a picture of the directory's size: one line, and below it a moment of a game."""
    sheet = Image.new("RGBA", SIZE, palette.PANEL)
    drawn = draw(job_of(game, _moment(game, rule), "en"))
    room = SIZE[0] - 2 * MARGIN, SIZE[1] - BAND - MARGIN
    share = min(room[0] / drawn.width, room[1] / drawn.height)
    drawn = drawn.resize((round(drawn.width * share), round(drawn.height * share)), Image.Resampling.LANCZOS)
    sheet.paste(drawn, ((SIZE[0] - drawn.width) // 2, BAND))
    write_fitted(sheet, SIZE[0] / 2, BAND / 2, fit(line, TYPE, room[0], "bold"), face="bold", anchor="mm")
    return sheet


def _moment(game: str, rule: str) -> Moment:
    return next(each for each in moments(game) if each.panel.rule == rule)


def main() -> None:
    """Writes everything, and says where."""
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "short.txt").write_text(SHORT + "\n", "utf-8")
    (OUT / "detailed.md").write_text(DETAILED, "utf-8")
    for number, shown in enumerate(PICTURES, 1):
        picture(*shown).convert("RGB").save(OUT / f"{number}.png", optimize=True)
    print(f"{OUT}: short.txt, detailed.md, and {len(PICTURES)} pictures of {SIZE[0]} × {SIZE[1]} px")


if __name__ == "__main__":
    main()
