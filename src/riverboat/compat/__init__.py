"""Other libraries' names over riverboat, so that a program changes one line to run on it."""
