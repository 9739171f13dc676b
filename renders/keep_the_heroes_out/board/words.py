"""The text beside or below the dungeon: the players, the invasion, the loot row and the legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.pieces import HERO_CLASSES
from engine.games.keep_the_heroes_out.model.state import Player, State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.pieces import faced_piece
from renders.canvas.plates import badge, plate, tag
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.keep_the_heroes_out.board import news
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES
from renders.keep_the_heroes_out.style.pieces import hero, hoard
from renders.keep_the_heroes_out.style.plan import Box, Words
from renders.scene import Scene

PLATE, SMALL_PLATE, AIR = 140, 122, 10
INVASION, LOOT = 294, 292
STRIP_PLATE = 122
HEARTS = 26
NEWS_TITLE, NEWS_LINE, NEWS_SIGN = 40, 42, 34  # px: title, line and sign of the two-column legend of marks


def sizes(scene: Scene) -> Words:
    """Returns the height that the text needs."""
    players = len(scene.view.players)
    high = PLATE if players <= 4 else SMALL_PLATE

    def strip(wide: int) -> int:
        rows = -(-players // _columns(players, wide))
        return rows * (STRIP_PLATE + AIR) + LOOT

    return Words(players * (high + AIR) + INVASION + LOOT + _news_high(scene), strip)


def _columns(players: int, wide: int) -> int:
    """Returns the number of players side by side in a strip."""
    most = max(1, wide // 330)
    return -(-players // -(-players // most))


def put_words(image: Image.Image, scene: Scene, box: Box, below: bool) -> None:
    """Draws players, invasion, loot row and legend."""
    (_strip if below else _column)(image, scene, box)


def _column(image: Image.Image, scene: Scene, box: Box) -> None:
    x, y, wide, high = box
    players = scene.view.players
    tall = min(PLATE + 20, (high - INVASION - LOOT - _news_high(scene)) // len(players) - AIR)
    for index in range(len(players)):
        _player(image, scene, index, (x, y, wide, tall))
        y += tall + AIR
    _invasion(image, scene, (x, y + 4, wide, INVASION - 12))
    _loot(image, scene, (x, y + INVASION, wide, LOOT - 12))
    y += INVASION + LOOT
    _legend(image, scene, (x, y, wide, box[1] + high - y))


def _strip(image: Image.Image, scene: Scene, box: Box) -> None:
    x, y, wide, _ = box
    players = scene.view.players
    columns = _columns(len(players), wide)
    each = (wide - AIR * (columns - 1)) // columns
    for index in range(len(players)):
        across, down = index % columns, index // columns
        _player(image, scene, index, (x + across * (each + AIR), y + down * (STRIP_PLATE + AIR), each, STRIP_PLATE))
    y += -(-len(players) // columns) * (STRIP_PLATE + AIR)
    third = (wide - 2 * AIR) // 3
    _invasion(image, scene, (x, y, third, LOOT - AIR))
    _loot(image, scene, (x + third + AIR, y, third, LOOT - AIR))
    _legend(image, scene, (x + 2 * (third + AIR), y, third, LOOT - AIR))


# -------------------------------------------------------------------- players


def _player(image: Image.Image, scene: Scene, index: int, box: Box) -> None:
    """Draws piece, name, clan, number of cards in hand and monsters in the lair, and the life of a monster if above
    one."""
    (x, y, wide, high), state = box, scene.view
    player: Player = state.players[index]
    acts = index == state.active and state.phase not in ("setup", "aftermath", "over")
    edge = palette.CHOICE if acts else None
    put(image, plate(wide, high, TONES.floor if acts else TONES.low, edge, line=4, radius=16, lift=4), x, y)
    put(image, player_piece(index, player.clan, 72), x + 14, y + high / 2 - 8, "lm")
    left, room, step = x + 124, wide - 136, (high - 16) / 3
    who, clan = player_name(scene, index), content().clans[player.clan]
    write_fitted(image, left, y + 10 + step * 0.5, fit(who, 36, room, "bold"), palette.TEXT, "bold")
    write_fitted(image, left, y + 8 + step * 1.5, fit(look.name(scene, clan), 30, room), palette.MUTED)
    level = y + 8 + step * 2.5
    end = row(image, left, level, symbol("hand", 36), text(str(len(player.hand)), 36, face="bold"), gap=8)
    if clan.monsters == 1 and player.monsters:
        life = clan.vitality - player.monsters[0].wounds
        put(
            image,
            hearts(life, clan.vitality, min(HEARTS, (x + wide - 30 - round(end)) // clan.vitality - 2)),
            end + 14,
            level,
            "lm",
        )
    else:
        lair = clan.monsters - len(player.monsters)
        row(image, end + 18, level, symbol("lair", 34, palette.MUTED), text(str(lair), 36, face="bold"), gap=8)


def player_name(scene: Scene, index: int) -> str:
    """Returns the name of the player of this clan."""
    return scene.player(scene.view.players[index].seat)


@kept
def player_piece(index: int, clan: str, px: int) -> Image.Image:
    """Draws a player's piece with its letter."""
    body, own = faced_piece(index, px, clan), palette.SEATS[index]
    sprite = Image.new("RGBA", (body.width + 12, body.height + 8), palette.clear(palette.INK))
    put(sprite, body, 0, 0)
    put(sprite, tag("", own.colour, letter=own.letter), sprite.width, sprite.height, "rb")
    return sprite


@kept
def hearts(life: int, most: int, px: int) -> Image.Image:
    """Draws the remaining and lost life as hearts."""
    step = px + 2
    sprite = Image.new("RGBA", (step * most, px), palette.clear(palette.INK))
    for i in range(most):
        full = i < life
        lost = palette.either("#8a7f74", "#c4c4c4")
        put(sprite, symbol("heart" if full else "heart_empty", px, palette.BAD if full else lost), i * step, 0)
    return sprite


# -------------------------------------------------------------------- the invasion


def _panel(image: Image.Image, scene: Scene, box: Box, key: str) -> int:
    """Draws a plate with a title. Returns the y below the title."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16, lift=4), x, y)
    write_fitted(image, x + 16, y + 32, fit(scene.say(key), 36, wide - 32, "serif", smallest=30), palette.TEXT, "serif")
    return y + 58


def _invasion(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws the number of guild cards left, the wave, the cards per turn, and the guild's discard pile by class."""
    state: State = scene.view
    x, _, wide, _ = box
    y = _panel(image, scene, box, "picture-invasion")
    lines = [("deck", palette.TEXT, scene.say("picture-guild-left", count=len(state.guild_deck)))]
    cards = content().reveal[state.difficulty][state.wave - 1]
    lines.append(("warning", palette.BAD, scene.say("picture-wave", wave=state.wave, cards=cards)))
    for sign, colour, words in lines:
        put(image, symbol(sign, 38, colour), x + 14, y + 22, "lm")
        write_fitted(image, x + 64, y + 22, fit(words, 31, wide - 80))
        y += 46
    resolved = fit(scene.say("picture-guild-resolved"), 28, wide - 28)
    write_fitted(image, x + 14, y + 14, resolved, palette.MUTED)
    y += 32
    for i, (sign, count) in enumerate(discarded(state)):
        left = x + 12 + i % 5 * ((wide - 20) // 5)
        put(image, symbol(sign, 34, palette.MUTED), left, y + 26, "lm")
        write(image, left + 36, y + 26, str(count), 32, palette.TEXT, "bold", "lm")
    y += 56
    for i, (named, count) in enumerate(counted(scene)):
        fitted = fit(f"{named} {count}", 30, wide - 80, "bold")
        put(image, symbol("event", 34, palette.MAGIC), x + 14, y + 20 + 40 * i, "lm")
        write_fitted(image, x + 64, y + 20 + 40 * i, fitted, palette.TEXT, "bold")


def counted(scene: Scene) -> Iterator[tuple[str, int]]:
    """Yields the name and value of each counter of the scenario."""
    for counter in scenario_of(scene.view).counters:
        yield look.name_of(scene, counter.name), scene.view.counters.get(counter.id, counter.start)


def discarded(state: State) -> Iterator[tuple[str, int]]:
    """Yields the number of discarded guild cards of each class, and of the scenario's own."""
    cards, every = content().hero_cards, Counter[str]()
    for card in state.guild_discard:
        every[cards[card].hero_class if card in cards else "event"] += 1
    for sign in (*HERO_CLASSES, "event"):
        yield sign, every[sign]


# -------------------------------------------------------------------- the loot row


def _loot(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws the five cards of the row by category and name, numbered if they may be chosen."""
    x, _, wide, high = box
    y = _panel(image, scene, box, "picture-row")
    step = min(46, (box[1] + high - y - 8) // 5)
    for i, card in enumerate(scene.view.row):
        middle = y + step * (i + 0.5)
        if f"row:{i + 1}" in scene.job.badges:
            put(image, badge(i + 1, 40), x + 12, middle, "lm")
        else:
            write(image, x + 22, middle, str(i + 1), 30, palette.MUTED, "bold", "lm")
        if card is None:
            continue
        found = content().cards[card]
        sign = found.category or "tactic"
        put(image, symbol(sign, 34, look.tone(sign)), x + 60, middle, "lm")
        write_fitted(image, x + 104, middle, fit(look.name(scene, found), 30, wide - 116))


# -------------------------------------------------------------------- what signs mean


def _legend(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws the meanings of the marks on the board, then as many signs as fit."""
    x, y, wide, high = box
    signs = (
        (hero("warrior", 56, active=True), "active"),
        (hero("warrior", 56, active=False), "exhausted"),
        (hoard(3, 52), "treasure"),
    )
    _news(image, scene, (x, y, wide, _news_high(scene)))
    foot, y = y + high, y + _news_high(scene) + 6
    for sprite, word in signs:
        if y + sprite.height > foot:
            return
        put(image, sprite, x + 10, y)
        words = fit(scene.say(f"picture-legend-{word}"), 31, wide - 110, lines=2)
        write_fitted(image, x + 104, y + sprite.height / 2, words, palette.MUTED)
        y += sprite.height + 12


def _news_kinds(scene: Scene) -> list[str]:
    """Returns the kinds of marks on the board, in a fixed order."""
    if not news.is_shown(scene):
        return []
    kinds = {each.kind for marks in news.marks(scene.view).values() for each in marks}
    return [kind for kind in news.SIGNS if kind in kinds]


def _news_high(scene: Scene) -> int:
    rows = -(-len(scene.once(_news_kinds)) // 2)
    return rows and NEWS_TITLE + rows * NEWS_LINE


def _news(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws the legend of marks: that numbers give the order, and a word for each mark."""
    x, y, wide, _ = box
    each = (wide - 20) // 2
    for i, kind in enumerate(scene.once(_news_kinds)):
        if not i:
            title = fit(scene.say("picture-legend-order"), 28, wide - 28)
            write_fitted(image, x + 14, y + NEWS_TITLE / 2, title, palette.MUTED)
        sign, role = news.SIGNS[kind]
        left, middle = x + 14 + i % 2 * each, y + NEWS_TITLE + NEWS_LINE * (i // 2 + 0.5)
        put(image, symbol(sign, NEWS_SIGN, palette.colour(role)), left, middle, "lm")
        words = fit(scene.say(f"picture-legend-{kind}"), 30, each - NEWS_SIGN - 16)
        write_fitted(image, left + NEWS_SIGN + 8, middle, words)
