"""History: the event log, moments, branches, past boards, statistics."""
