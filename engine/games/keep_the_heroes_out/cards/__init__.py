"""Cards: the notation of what they show, and carrying it out (KH-ACT)."""
