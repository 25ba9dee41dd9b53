"""Playing on the network: rooms of others and own ones, as the window shows them (C8)."""
