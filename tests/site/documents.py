"""Copies README, documents and ledgers, and writes the first page, privacy and terms."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from bot.live_messages.lobby import game_name
from engine.games import keys
from engine.words import LANGUAGES
from tests.site.drawing import save
from tests.site.primers import first_job

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)")
COPIED = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def write(source: Path) -> None:
    """Writes all documents to the source folder of the site."""
    shutil.copytree(ROOT / "docs", source / "docs")
    for name in COPIED:
        shutil.copy(ROOT / name, source / name)
    for page in sorted(source.rglob("*.md")):
        page.write_text(_without_foreign_links(page, source), "utf-8")
    _privacy_and_terms(source)
    _first_page(source)


def _without_foreign_links(page: Path, source: Path) -> str:
    """Returns a page whose links to files outside the site are plain words."""

    def shown(link: re.Match[str]) -> str:
        target = link[2]
        if "://" in target or target.startswith("mailto:") or (page.parent / target).is_file():
            return link[0]
        return link[1]

    return LINK.sub(shown, page.read_text("utf-8"))


def _privacy_and_terms(source: Path) -> None:
    parts = re.split(r"(?m)^## ", (source / "docs/privacy.md").read_text("utf-8"))
    for part in parts[1:]:
        name = {"Privacy policy": "privacy", "Terms of use": "terms"}.get(part.splitlines()[0])
        if name:
            (source / f"{name}.md").write_text("# " + part.rstrip("-\n ") + "\n", "utf-8")


def _first_page(source: Path) -> None:
    """Writes the first page: what this is, the games, and the contents. Its one picture is small."""
    said = save(first_job(), source / "pictures/first.webp", wide=640)
    games = "\n".join(
        f"- **{game_name(game, 'en')}**: "
        + ", ".join(f"[{LANGUAGES[locale]}](five/{game}-{locale}.md)" for locale in LANGUAGES)
        + f"; [everything in the game](gallery/{game}.md); [a whole game to step through](replay/{game}.md)"
        for game in keys()
    )
    documents = "\n".join(sorted(f"docs/{path.stem}" for path in (source / "docs").glob("*.md")))
    ledgers = "\n".join(sorted(f"docs/rules/{path.stem}" for path in (source / "docs/rules").glob("*.md")))
    (source / "index.md").write_text(
        f"""# Emberkeep

Play four board games on Discord, each at your own pace: the bot knows the rules, draws the board, and says whose turn
it is.

![{said}](pictures/first.webp)

## Rules in five minutes, galleries and replays

{games}

```{{toctree}}
:hidden:
:caption: Play

{"".join(f"five/{game}-en{chr(10)}" for game in keys())}{"".join(f"gallery/{game}{chr(10)}" for game in keys())}{
            "".join(f"replay/{game}{chr(10)}" for game in keys())
        }```

```{{toctree}}
:hidden:
:caption: Documents

README
{documents}
CONTRIBUTING
CHANGELOG
```

```{{toctree}}
:hidden:
:caption: Rules ledgers

{ledgers}
```

```{{toctree}}
:hidden:
:caption: About

privacy
terms
```
""",
        "utf-8",
    )
