"""What a Mission is, and what each of them changes in the rules (MD-OBJ)."""
