"""What people come for, done with riverboat, pokerkit and OpenSpiel: in lines and in seconds."""
