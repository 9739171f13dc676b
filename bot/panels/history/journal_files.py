"""The journal as a folder: one page of HTML and its pictures, in a zip file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from engine.words import Words

FOLDER = "journal"
MOST_BYTES = 5_000_000
STYLE = """
body { background: #16171d; color: #f1efe8; font: 17px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 44rem;
  padding: 1rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { color: #ffcf7a; margin: 0 0 .4rem; }
article { background: #20222c; border-radius: 12px; margin: 1rem 0; padding: 1rem; }
img { border-radius: 8px; height: auto; max-width: 100%; }
p { margin: .3rem 0; }
"""
Told = tuple[str, Sequence[str]]
"""The title of a chapter, and the lines below it."""


def packed(name: str, words: Words, chapters: Sequence[Told], pictures: Sequence[bytes | None]) -> bytes:
    """Returns the zip file. Pictures that would make it larger than 5 MB are left out, the last ones first."""
    space, shown = MOST_BYTES - 200_000, list[bytes | None]()
    for each in pictures:
        space -= len(each or b"")
        shown.append(each if space > 0 else None)
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        file.writestr(f"{FOLDER}/index.html", _page(name, words, chapters, shown))
        for number, data in enumerate(shown, 1):
            if data:
                file.writestr(f"{FOLDER}/{_picture(number)}", data, ZIP_STORED)
    return out.getvalue()


def _page(name: str, words: Words, chapters: Sequence[Told], pictures: Sequence[bytes | None]) -> str:
    articles = "\n".join(
        _article(number, told, words, pictured=bool(picture))
        for number, (told, picture) in enumerate(zip(chapters, pictures, strict=True), 1)
    )
    title, made = escape(name), escape(words.message("ending-made-with"))
    return (
        f'<!doctype html>\n<html lang="{words.locale}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{title}</h1>\n{articles}\n<p>{made}</p>\n</html>\n"
    )


def _article(number: int, told: Told, words: Words, *, pictured: bool) -> str:
    title, lines = told
    alt = escape(words.message("journal-picture", chapter=title), quote=True)
    image = f'<img src="{_picture(number)}" alt="{alt}" loading="lazy">\n' if pictured else ""
    said = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    return f"<article>\n<h2>{escape(title)}</h2>\n{image}{said}\n</article>"


def _picture(number: int) -> str:
    return f"chapter-{number}.png"
