"""The program's version, named in every save, replay and database (C7.1a, C11.2)."""

PROGRAM_VERSION = "0.1.0"
