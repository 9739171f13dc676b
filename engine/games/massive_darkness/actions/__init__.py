"""What Heroes do in an Activation: move, open, trade, use Skills and Items (MD-ACT, MD-MOVE)."""
