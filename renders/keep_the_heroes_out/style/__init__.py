"""Style, pieces, cards and layout of Keep the Heroes Out!"""
