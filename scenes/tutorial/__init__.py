"""Guided first matches (C6.10): lessons as data, and the table at which they are played."""
