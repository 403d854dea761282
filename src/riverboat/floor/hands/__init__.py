"""Hands, the showdown and conduct: dead hands, who shows, disputes, and penalties."""
