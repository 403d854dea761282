"""The versions of the schema; none of them changes once it was released."""
