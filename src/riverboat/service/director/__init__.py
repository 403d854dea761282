"""Events of the room: a task each, whose log is the truth, and tables that are brought in line."""
