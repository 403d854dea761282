"""Sessions at a table in the terminal: input, drawing, bots and news."""
