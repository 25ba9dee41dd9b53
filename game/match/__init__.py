"""A match as it is played at a table: which player has which seat, chairs that change hands, the clock, saving, the
end."""
