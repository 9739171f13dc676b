"""Requests that the table must agree to."""
