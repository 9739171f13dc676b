"""Changes the rules of a game in one place at a time, and lists the changes that no test notices: `make mutate`."""
