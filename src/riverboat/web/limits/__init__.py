"""How much of the room one visitor may use."""
