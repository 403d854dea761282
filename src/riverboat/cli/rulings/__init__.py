"""Floor rulings in the terminal: questions, rulings as pages or JSON, and an authority's book."""
