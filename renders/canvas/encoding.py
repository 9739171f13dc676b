"""Encodes pictures: as PNG, with the names of their symbols, or with several frames as WebP or GIF."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import Literal, NamedTuple

from PIL import Image, UnidentifiedImageError

from renders.canvas.colour_tables import ColourTable

COLOURS = 144  # if there is no table; 256 made a full board larger and looked no different
MOST_BYTES = 250_000  # larger results are compressed harder, which takes twice as long
WEBP_QUALITY, WEBP_METHOD = 75, 2  # a better method saved 4 % of the bytes for twice the time
GIF_COLOURS = 64

MovingFormat = Literal["webp", "gif"]
SYMBOLS = "Symbols"  # the PNG's text of this name

Compress = Callable[[bytes], bytes]


def fastest() -> Compress:
    """Returns the compression of isal if it is installed, and otherwise zlib's, which takes seven times as long. Only
    the bytes differ, not the pixels."""
    try:
        from isal import isal_zlib
    except ImportError:
        return partial(zlib.compress, level=3)
    return partial(isal_zlib.compress, level=2)


compress = fastest()


def encode(image: Image.Image, symbols: Iterable[str] = (), table: ColourTable | None = None) -> bytes:
    """Encodes an image as a PNG with the colours of a table, or else with a few of its own. `symbols_in` returns the
    symbols again."""
    flat = table.apply(image) if table else _own_colours(image)
    pixels, said = _unfiltered(flat), " ".join(sorted(symbols))
    data = _png(flat, said, compress(pixels))
    return data if len(data) <= MOST_BYTES else _png(flat, said, zlib.compress(pixels, 6))


class Moving(NamedTuple):
    """The frames of a moving picture, and how long each is shown, in ms."""

    frames: Sequence[Image.Image]
    durations: Sequence[int]


def encode_moving(moving: Moving, form: MovingFormat) -> bytes:
    """Encodes frames that repeat without end. GIF has fewer colours and three times the bytes."""
    out, (first, *others) = BytesIO(), moving.frames
    together = {"save_all": True, "duration": list(moving.durations), "loop": 0}
    if form == "webp":
        first.save(out, "WEBP", append_images=others, quality=WEBP_QUALITY, method=WEBP_METHOD, **together)
    else:
        few = [
            each.quantize(GIF_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE) for each in moving.frames
        ]
        few[0].save(out, "GIF", append_images=few[1:], **together)
    return out.getvalue()


def symbols_in(picture: bytes) -> Sequence[str]:
    """Returns the names of the symbols in an encoded picture; none if it cannot be read."""
    try:
        with Image.open(BytesIO(picture)) as image:
            return str(image.info.get(SYMBOLS, "")).split()
    except UnidentifiedImageError:
        return ()


def _own_colours(image: Image.Image) -> Image.Image:
    return image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _unfiltered(flat: Image.Image) -> bytes:
    """Returns the rows of a picture, each after the zero that says that it is not filtered."""
    rows = Image.new("L", (flat.width + 1, flat.height))
    rows.paste(Image.frombuffer("L", flat.size, flat.tobytes(), "raw", "L", 0, 1), (1, 0))
    return rows.tobytes()


def _png(flat: Image.Image, said: str, packed: bytes) -> bytes:
    """Returns the file of a picture with a palette, 8 bits for each pixel."""
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)
        for kind, data in _chunks(flat, said, packed)
    )


def _chunks(flat: Image.Image, said: str, packed: bytes) -> Iterator[tuple[bytes, bytes]]:
    yield b"IHDR", flat.width.to_bytes(4) + flat.height.to_bytes(4) + bytes([8, 3, 0, 0, 0])
    yield b"PLTE", bytes(flat.getpalette() or ())
    if said:
        yield b"tEXt", f"{SYMBOLS}\0{said}".encode("latin-1")
    yield b"IDAT", packed
    yield b"IEND", b""
