"""Seats: the lobby, its options, and changes of seats during a campaign."""
