"""Ambush, the sixth title: rules, screens and texts, all in this folder."""
