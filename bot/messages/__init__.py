"""Messages as plain data: custom ids, layouts, payloads and pictures."""
