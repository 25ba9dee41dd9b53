"""Crowns' screens (docs of the parts: `scenes.kit.title_ui`)."""
