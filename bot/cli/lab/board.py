"""Where the lab may write a picture: a new `.png` in a folder that exists, or over another PNG, and nowhere else."""

from __future__ import annotations

from pathlib import Path

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def check_path(path: str) -> Path:
    """The path, if a picture may be written there; raises ValueError that says where one may."""
    place = Path(path)
    if "\0" in path or place.suffix != ".png":
        raise ValueError(f"path: a picture goes into a file that ends in .png, not {path!r}")
    if not place.parent.is_dir():
        raise ValueError(f"path: there is no folder {str(place.parent)!r}")
    if (place.exists() or place.is_symlink()) and not _is_png(place):
        raise ValueError(f"path: {path!r} is there already and is no PNG, so it is left alone")
    return place


def _is_png(place: Path) -> bool:
    if not place.is_file():
        return False
    with place.open("rb") as file:
        return file.read(len(PNG_SIGNATURE)) == PNG_SIGNATURE
