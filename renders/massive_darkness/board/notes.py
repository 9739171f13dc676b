"""Notes beside or below a map: the contents of crowded Zones, then the other Enemies, then the legend."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import content, token_name
from engine.games.massive_darkness.model.state import Enemy, Pillar, State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import Face, wrap
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text
from renders.massive_darkness.board.plan import Plan
from renders.massive_darkness.board.zones import Contents, crowds, zone_tag
from renders.massive_darkness.sheets.cards import name
from renders.massive_darkness.sheets.heroes import hero_name, joined
from renders.massive_darkness.style import look
from renders.massive_darkness.style.look import TONES, token
from renders.massive_darkness.style.pieces import barrier, figures_of, looks_of, shield, tag
from renders.massive_darkness.style.tokens import OBJECTIVES, Token, level_token
from renders.scene import Scene

PAD, AIR, BETWEEN = 14, 14, 8  # px: inside a plate, between two chunks, between two plates
AIR_OF_SIGN = 7  # px between a symbol and its text
Group = tuple["Chunk", ...]


class Chunk(NamedTuple):
    """A symbol and its text, which stay on one line. `sign` is a symbol, `@` and a seat, or `!` and an Enemy; `short`
    is the text for tight space."""

    sign: str
    words: str
    tone: str = ""
    face: Face = "bold"
    short: str | None = None


@kept
def _sprite(chunk: Chunk, px: int, brief: bool) -> Image.Image:
    """Draws a chunk with text of this size."""
    said = chunk.short if brief and chunk.short is not None else chunk.words
    marks = [_mark(chunk, px)] if chunk.sign else []
    return joined([*marks, *([text(said, px, palette.TEXT, chunk.face)] if said else [])], AIR_OF_SIGN)


def _wrapped(chunk: Chunk, size: Size, room: int) -> list[tuple[Image.Image, int]]:
    """Wraps a chunk beside its symbol into lines, each with its x. A single word that is too wide is squeezed."""
    said = chunk.short if size.brief and chunk.short is not None else chunk.words
    aside = _mark(chunk, size.px).width + AIR_OF_SIGN if chunk.sign else 0
    first, *others = wrap(said, size.px, room - aside - 2, chunk.face)
    lines = [_sprite(chunk._replace(words=first, short=None), size.px, brief=False)]
    lines += [text(line, size.px, palette.TEXT, chunk.face) for line in others]
    return [(_squeezed(line, room - x), x) for line, x in zip(lines, (0, *(aside for _ in others)), strict=True)]


def _squeezed(sprite: Image.Image, room: int) -> Image.Image:
    return sprite if sprite.width <= room else sprite.resize((room, sprite.height), Image.Resampling.LANCZOS)


def _mark(chunk: Chunk, px: int) -> Image.Image:
    if chunk.sign[0] == "@":
        return seat_piece(int(chunk.sign[1:]), px - 2)
    if chunk.sign[0] == "!":
        return shield(looks_of(chunk.sign[1:]), px + 10)
    return symbol(chunk.sign, round(px * 1.06), chunk.tone)


class Size(NamedTuple):
    """The size of notes: px of the text and of a line, and whether they are `brief`."""

    px: int
    step: int
    brief: bool = False


SIZES = (Size(38, 56), Size(34, 50), Size(32, 46), Size(30, 42), Size(28, 37), Size(30, 42, True), Size(28, 37, True))


@dataclass(frozen=True, slots=True)
class Note:
    """Groups of chunks, each starting a line, optionally after a tag. `plated` notes have a plate; `air` is the px
    between two chunks."""

    groups: tuple[Group, ...]
    tag: Callable[[int], Image.Image] | None = None
    plated: bool = False
    air: int = AIR

    def lines(self, size: Size, wide: int) -> list[tuple[Image.Image, int, int]]:
        """Returns each chunk with its x and its line."""
        indent = self.tag(size.px).width + AIR if self.tag else 0
        placed, x, line = [], indent, 0
        for i, group in enumerate(self.groups):
            if i:
                x, line = 0, line + 1
            for chunk in group:
                sprite = _sprite(chunk, size.px, size.brief)
                if x and x + sprite.width > wide and (x > indent or line or sprite.width > wide - indent):
                    x, line = 0 if self.plated else min(indent, 60), line + 1
                if x + sprite.width > wide:
                    parts = [(part, x + aside) for part, aside in _wrapped(chunk, size, wide - x)]
                    placed += [(part, left, line + down) for down, (part, left) in enumerate(parts)]
                    line += len(parts) - 1
                    sprite, x = parts[-1]
                else:
                    placed.append((sprite, x, line))
                x += sprite.width + self.air
        return placed

    def high(self, size: Size, wide: int) -> int:
        """Returns the height in px."""
        lines = self.lines(size, wide - 2 * PAD)
        return (lines[-1][2] + 1 if lines else 1) * size.step + (16 if self.plated else 0)


def put_notes(image: Image.Image, scene: Scene, plan: Plan, box: Box) -> None:
    """Draws as many notes as fit in the box and in a hole of the map: crowded Zones, then Enemies, at the largest size
    at which all of those fit, then the legend."""
    boxes = [box, *plan.hole]
    needed = [*(_crowd(scene, each) for each in crowds(scene.view, tuple(plan.shown))), *_enemies(scene, plan)]
    size = next((each for each in SIZES if None not in _placed(needed, boxes, each)), SIZES[-1])
    every = [*needed, *_legend(scene, plan)]
    for note, at in zip(every, _placed(every, boxes, size), strict=True):
        if at:
            _draw_note(image, note, at, size)


def _placed(notes: Sequence[Note], boxes: Sequence[Box], size: Size) -> list[Box | None]:
    """Returns the box of each note: in the first box with enough space left."""
    tops = [box[1] for box in boxes]
    found: list[Box | None] = []
    for note in notes:
        found.append(None)
        for i, (x, y, wide, high) in enumerate(boxes):
            tall = note.high(size, wide)
            if tops[i] + tall <= y + high:
                found[-1] = x, tops[i], wide, tall
                tops[i] += tall + BETWEEN
                break
    return found


def _draw_note(image: Image.Image, note: Note, box: Box, size: Size) -> None:
    (x, y, wide, high), step = box, size.step
    if note.plated:
        put(image, plate(wide, high - 4, TONES.low, radius=16, lift=4), x, y)
        y += 6
    if note.tag:
        put(image, note.tag(size.px), x + PAD - 2, y + step / 2, "lm")
    for sprite, across, line in note.lines(size, wide - 2 * PAD):
        put(image, sprite, x + PAD + across, y + step * (line + 0.5), "lm")


# -------------------------------------------------------------------- what is noted


def _crowd(scene: Scene, inside: Contents) -> Note:
    """`D3: Bjorn, Elias; Dwarf Warriors, Boss +2, Life 2; Level 4`."""
    heroes = tuple(Chunk(f"@{hero.seat}", hero_name(scene, hero), short="") for hero in inside.heroes)
    foes = [_foe(scene, each) for each in inside.foes]
    tokens = tuple(_token(scene, each) for each in inside.tokens)
    groups = tuple(group for group in (heroes, *foes, tokens) if group)
    return Note(groups, lambda px: zone_tag(inside.zone, inside.dark, px + 6), plated=True)


def _foe(scene: Scene, foe: Enemy | Pillar) -> Group:
    if isinstance(foe, Pillar):
        life = (Chunk("heart", str(foe.life), palette.BAD),) if foe.life else ()
        return (Chunk("pillar", scene.say("picture-pillar"), palette.NEUTRAL), *life)
    called = name(scene, content().enemy(foe.card))
    return (Chunk(f"!{foe.card}", called), *_figures(scene, foe))


def _figures(scene: Scene, enemy: Enemy) -> Iterator[Chunk]:
    """Yields Boss and Minions, Life, and Stunned."""
    (sign, count), *life = figures_of(enemy)
    if content().enemy(enemy.card).kind == "mob":
        words = scene.say("picture-boss", count=count) if sign == "crown" else scene.say("picture-minions", count=count)
        yield Chunk(sign, words, palette.WARM, short=count)
    else:
        life = [(sign, count)]
    for symbol_of, figure in life:
        yield Chunk(symbol_of, scene.say("picture-life-left", life=figure), palette.BAD, short=figure)
    if enemy.stunned:
        yield Chunk("stun", scene.say("picture-stunned"), palette.MAGIC, short="")


def _token(scene: Scene, each: Token) -> Chunk:
    return Chunk(each.sign, f"{scene.say(each.key)} {each.figure}".strip(), each.colour, short=each.figure)


def _enemies(scene: Scene, plan: Plan) -> Iterator[Note]:
    """Yields a note of a line or two for the Enemies of each uncrowded Zone."""
    state: State = scene.view
    told = _spelt_out(state, plan)
    for enemy in sorted(state.enemies, key=lambda each: (each.zone, each.number)):
        if enemy.zone in plan.shown and enemy.zone not in told:
            called = Chunk(f"!{enemy.card}", name(scene, content().enemy(enemy.card)))
            yield Note(((called, Chunk("", enemy.zone.upper(), face="black"), *_figures(scene, enemy)),))


def _spelt_out(state: State, plan: Plan) -> set[str]:
    """Returns the Zones whose contents are listed."""
    return {each.zone for each in crowds(state, tuple(plan.shown))}


def _legend(scene: Scene, plan: Plan) -> Iterator[Note]:
    """Yields the legend of the symbols on this part of the board, the most unusual first."""
    for sign, key in (*_legend_of_pieces(scene, plan), *_legend_of_tokens(scene, plan)):
        yield _sign(sign, scene.say(key))
    yield _sign(token("light", palette.WARM, 36), scene.say("picture-legend-light"))
    yield _sign(token("shadow", palette.COLD, 36), scene.say("picture-legend-shadow"))


Sign = tuple[Image.Image, str]  # a symbol on the board and the key of its meaning


def _legend_of_pieces(scene: Scene, plan: Plan) -> Iterator[Sign]:
    """Yields Pillars that block a way, and Mobs with a crown."""
    state: State = scene.view
    if any(pillar.standing and pillar.blocks for pillar in state.pillars):
        yield barrier(160, False), "picture-legend-barrier"
    if any(each.life and each.minions and each.zone in plan.shown for each in state.enemies):
        yield tag("crown", "+2", look.enemy_rim(), 36), "picture-legend-crown"


def _legend_of_tokens(scene: Scene, plan: Plan) -> Iterator[Sign]:
    """Yields Objective, Level and Treasure tokens, the Exit and the Start Zone, unless the notes list them."""
    state: State = scene.view
    alone = plan.shown.keys() - _spelt_out(state, plan)
    kinds = {token_name(state, each) for each in state.objectives if each.zone in alone}
    yield from (
        (token(sign, palette.MAGIC, 36), f"picture-legend-{kind}") for kind, sign in OBJECTIVES.items() if kind in kinds
    )
    if any(each.zone in alone for each in state.level_tokens):
        yield level_token(state.level, active=True).piece(36), "picture-legend-level"
    if any(zone in alone and each.normal for zone, each in state.treasure.items()):
        yield token("treasure", palette.WARM, 36), "sign-treasure"
    mission = content().missions[state.mission]
    if mission.exit in alone:
        yield token("exit", palette.GOOD, 36), "sign-exit"
    if mission.start in alone:
        yield token("turn", palette.MUTED, 36), "picture-legend-start"


def _sign(sign: Image.Image, words: str) -> Note:
    return Note((tuple(Chunk("", word, face="medium") for word in words.split()),), lambda _: sign, air=8)
