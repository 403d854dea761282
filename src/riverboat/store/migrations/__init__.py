"""Schema migrations for Alembic, one version after the other."""
