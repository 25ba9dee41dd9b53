"""Crowns: claims to a broken crown, fought with plots and three kinds of challenges. The rules are those of the
specification, chapter by chapter."""
