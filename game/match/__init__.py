"""A match as it is played at a table: who sits where, chairs that change hands, the clock, saving, the end."""
