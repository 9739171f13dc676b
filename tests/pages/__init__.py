"""The local Discord's page in a real Chromium."""
