"""Cards: the hand, the loot row, and the effects on cards (KH-ACT, KH-PLAY, KH-RENEW)."""
