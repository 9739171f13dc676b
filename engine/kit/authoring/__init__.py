"""Content that people write by hand as YAML: read with line numbers, its mistakes explained."""

from engine.kit.authoring.faults import did_you_mean, explained, twice
from engine.kit.authoring.lines import Place, Unreadable, Written, read
from engine.kit.authoring.sayable import unsayable

__all__ = ["Place", "Unreadable", "Written", "did_you_mean", "explained", "read", "twice", "unsayable"]
