"""Looking back: the account, moments, lines of play, past boards, statistics."""
