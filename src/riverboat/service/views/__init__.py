"""A table as all may see it, and as one may."""
