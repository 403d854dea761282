"""The commands of ``riverboat``, one module each."""
