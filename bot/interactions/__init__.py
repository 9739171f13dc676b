"""Answers to interactions: replies, the services that handlers use, and which process may answer."""
