"""Answering interactions: replies, the services handlers use, and who may be answered."""
