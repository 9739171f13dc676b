"""The kit that games share."""
