"""Leases, locks and seals decide which process may write."""
