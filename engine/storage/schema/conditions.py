"""Conditions of partial indexes. Queries use the same words, so that their index applies."""

from __future__ import annotations

from sqlalchemy import text

WAITS = text(
    "(status IN ('waiting', 'sending')"
    " OR (status = 'sent' AND undone AND NOT struck) OR (status = 'sent' AND struck AND NOT undone))"
)
"""Posts with work for the deliverer.

For `undone <> struck` a server's planner assumes half of all posts and scans them all.
"""

REFUSED = text("status = 'refused'")
"""Posts that their thread refused."""

OUTDATED = text("wanted <> shown")
"""Out-of-date turn messages."""

MOVING = text("moving IS NOT NULL")
"""Campaigns that are moving to another thread."""

ASKED_FOR = text("asked IS NOT NULL")
"""Campaigns that can be found by the request that created them."""

PLAYED_BY_ITSELF = text("autopilot")
"""Autopilot seats."""
