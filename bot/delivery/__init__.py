"""What goes out by itself: posts in their order, turn cards, lobby cards and threads."""
