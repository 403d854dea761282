"""Tables are kept balanced: how many move, who, and into which seat."""
