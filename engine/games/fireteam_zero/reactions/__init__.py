"""Reactions: who may react to what, and the windows in which it is asked (FZ-REACT)."""
