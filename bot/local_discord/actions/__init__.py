"""Actions of bots and people on the local Discord: permissions are checked, then events are announced."""
