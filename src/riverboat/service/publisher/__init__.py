"""Who is told what happens, when, and how much of it."""
