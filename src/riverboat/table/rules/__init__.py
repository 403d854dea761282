"""What a host decides, read from a file, written to one, and posted on the wall."""
