"""How an event goes on: what commands become, and what is due of itself."""
