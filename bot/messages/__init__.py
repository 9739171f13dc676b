"""What messages are made of: custom ids, layouts, pictures."""
