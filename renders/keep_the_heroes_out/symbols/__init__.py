"""Symbols of Keep the Heroes Out!"""
