"""How the schema came to be, one version after the other: alembic walks through them."""
