"""Making a choice: the panel, its choices, confirmation, submission and undo."""
