"""Operations: missions in a row, and what heroes choose before each (FZ-OP)."""
