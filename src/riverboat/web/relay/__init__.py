"""Between the hosts of one room: whatever comes to one is answered by the one that holds it."""
