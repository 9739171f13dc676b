"""Copies and files: forks, exports, and imports that are read in a separate process."""
