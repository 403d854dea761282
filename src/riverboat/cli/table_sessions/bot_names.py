"""Names of the bots at a table in the terminal."""

BOT_NAMES = ("Belle", "Silas", "Mabel", "Duke", "Doc", "Pearl", "Finn", "Ruby", "Jeb")
