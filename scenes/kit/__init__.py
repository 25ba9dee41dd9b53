"""What the tables of all titles are made of. No title is named here, and no screen is imported: titles and screens
import the kit.
"""
