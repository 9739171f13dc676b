"""Requests that need consent."""
