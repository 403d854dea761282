"""Who is who: people, what they are called, and how they prove it."""
