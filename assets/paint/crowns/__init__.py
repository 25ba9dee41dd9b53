"""Recipes of Crowns' pictures."""
