"""What the places of an event are paid: shares, tables of prizes, ties, satellites."""
