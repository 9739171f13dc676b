"""Results of people in chapters that have ended."""
