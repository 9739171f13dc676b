"""The collector looks at what comes and goes, not at what stays."""

from __future__ import annotations

import gc

from bot.host.collector import THRESHOLDS, load_without_collections, spare_what_stays


def test_loaded_objects_are_excluded_from_collections() -> None:
    before = gc.get_threshold()
    staying = len(gc.get_objects())
    try:
        load_without_collections()
        assert not gc.isenabled()
        spare_what_stays()
        assert gc.isenabled()
        assert gc.get_freeze_count() > staying / 2
        assert len(gc.get_objects()) < staying / 2
        assert gc.get_threshold() == THRESHOLDS
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*before)
