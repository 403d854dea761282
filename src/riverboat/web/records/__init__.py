"""What tables have stored, added up for those who ask."""
