"""Views of a table: public, and private to one player."""
