"""Usual tasks with riverboat, pokerkit and OpenSpiel, in lines and in seconds."""
