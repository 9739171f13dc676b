"""Public posts about phases, votes, chapters and changes of seats."""
