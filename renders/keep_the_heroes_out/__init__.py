"""Pictures of Keep the Heroes Out!"""
