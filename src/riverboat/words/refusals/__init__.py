"""Why something cannot be, a module for each subject."""
