"""What happens at a table by its titles, and what is asked about it first."""
