"""The rulebook (C6.10, C12.8): the books' texts, their layout, pictures and tables, and the reading panel."""
