"""How players are asked: choices and the words for cards."""
