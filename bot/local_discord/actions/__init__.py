"""What somebody, bot or human, does in the local Discord: rights are checked, then all is announced."""
