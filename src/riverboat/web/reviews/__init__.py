"""Reviews of hands and sessions for the page *Review*, computed by a process of low priority."""
