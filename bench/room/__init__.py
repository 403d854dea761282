"""What a room carries: a server and a load in one command, and where its time goes."""
