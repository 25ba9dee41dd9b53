"""Recipes of Creed's pictures and sounds."""
