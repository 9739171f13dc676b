"""The pictures of Massive Darkness."""
