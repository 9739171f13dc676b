"""Restricts where the lab may write a picture: a new `.png` in an existing folder, or over another PNG."""

from __future__ import annotations

from pathlib import Path

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def check_path(path: str) -> Path:
    """Returns the path if a picture may be written there. Raises ValueError with the rule it breaks."""
    place = Path(path)
    if "\0" in path or place.suffix != ".png":
        raise ValueError(f"path: the file must end in .png, not {path!r}")
    if not place.parent.is_dir():
        raise ValueError(f"path: there is no folder {str(place.parent)!r}")
    if (place.exists() or place.is_symlink()) and not _is_png(place):
        raise ValueError(f"path: {path!r} exists and is not a PNG, so it is not overwritten")
    return place


def _is_png(place: Path) -> bool:
    if not place.is_file():
        return False
    with place.open("rb") as file:
        return file.read(len(PNG_SIGNATURE)) == PNG_SIGNATURE
