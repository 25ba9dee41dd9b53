"""Creed's screens: the binding of the table, the board, the hand, the panels of the nations."""
