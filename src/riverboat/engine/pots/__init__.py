"""The chips in the middle, who shows for them, and who wins them."""
