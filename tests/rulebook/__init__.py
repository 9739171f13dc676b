"""Which rules of the ledgers have a passing test: `python -m tests.rulebook`."""
