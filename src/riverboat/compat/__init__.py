"""Compatibility layers with the names of other libraries, so that programs run on riverboat."""
