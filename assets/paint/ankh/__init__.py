"""Recipes of Ankh's pictures."""
