"""The LAN part (C8): one machine runs the rules, every other sees what its seats may know. No window, no server."""
