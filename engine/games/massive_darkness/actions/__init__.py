"""Actions of Heroes in an Activation: move, open, trade, use Skills and Items (MD-ACT, MD-MOVE)."""
