"""The static site: documents, rules in five minutes, galleries and replays (`make site`)."""
