"""What is drawn on dice, cards and tokens, and by what Heroes and Enemies are known."""
