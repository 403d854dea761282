"""Compatibility layers, which offer the APIs of other libraries, implemented by riverboat."""
