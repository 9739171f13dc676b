"""How Enemies come, choose and act."""
