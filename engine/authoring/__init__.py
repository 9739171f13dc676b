"""Content that people write by hand as YAML: read with line numbers, its mistakes explained."""

from engine.authoring.faults import explained, twice
from engine.authoring.lines import Place, Unreadable, Written, read

__all__ = ["Place", "Unreadable", "Written", "explained", "read", "twice"]
