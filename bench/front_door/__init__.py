"""Common tasks with riverboat, pokerkit and OpenSpiel, in lines of code and in seconds."""
