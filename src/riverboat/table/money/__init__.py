"""What is bought, borrowed, taken, raced for and settled."""
