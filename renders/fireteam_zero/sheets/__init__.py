"""Pictures without a map."""
