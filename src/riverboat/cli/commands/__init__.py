"""The commands of ``riverboat``, a file each."""
