"""Recipes of Vermilion's pictures."""
