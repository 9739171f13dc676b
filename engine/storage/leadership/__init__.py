"""Leases, locks and seals: which process may write."""
