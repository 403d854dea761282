"""What the bots at a table in the terminal are called."""

BOT_NAMES = ("Belle", "Silas", "Mabel", "Duke", "Doc", "Pearl", "Finn", "Ruby", "Jeb")
