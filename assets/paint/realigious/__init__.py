"""Recipes of Realigious' pictures and sounds."""
