"""Pages to look things up: board, hand, piles, rules, help and personal settings."""
