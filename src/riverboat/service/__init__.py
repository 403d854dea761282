"""The room: every open table is one task that decides, stores, and only then tells.

Start reading at the one who runs a table, then at the task around it. Nothing in here speaks HTTP.
"""
