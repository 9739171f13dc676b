"""Writes all generated documentation: `make docs`."""

from __future__ import annotations

from tests.documents import GENERATED

for path, make in GENERATED.items():
    path.write_text(make(), encoding="utf-8")
    print(f"wrote {path}")
