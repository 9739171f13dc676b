"""The canvas of every picture: palette, lettering, sprites, pieces, plates, badges, arrows and encoding.

All drawing is flat. Every shape is drawn once at several times its size, kept as a sprite, and pasted.
"""
