"""Commands, pending decisions and refusals."""
