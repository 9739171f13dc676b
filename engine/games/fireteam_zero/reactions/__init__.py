"""Reactions: who may react to what, and the windows that ask for them (FZ-REACT)."""
