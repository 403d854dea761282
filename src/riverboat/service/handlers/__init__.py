"""What somebody asks for at a table: may they, what does it come to, what do they hear."""
