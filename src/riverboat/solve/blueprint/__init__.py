"""Blueprint training: card abstraction, regret sampling, and the local best response."""
