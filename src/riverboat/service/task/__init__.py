"""Task of an open table, with its reply cache and background workers."""
