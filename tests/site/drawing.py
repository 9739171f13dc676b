"""Pictures of the site: small WebP files, each drawn once."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from renders.job import Job, alt, draw

WIDE, QUALITY = 1000, 60


def save(job: Job, path: Path, *, wide: int = WIDE) -> str:
    """Draws a picture into a file. Returns its alt text, ready for a page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = draw(job).convert("RGB")
    high = round(image.height * min(1.0, wide / image.width))
    image.resize((min(wide, image.width), high), Image.Resampling.LANCZOS).save(path, "WEBP", quality=QUALITY)
    return plain(alt(job))


def plain(words: str) -> str:
    """Returns words without characters that Markdown would read as marks."""
    return words.replace("\n", " ").replace("[", "(").replace("]", ")").replace('"', "'").replace("*", "")
