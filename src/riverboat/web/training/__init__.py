"""The trainer of the page *Train*, computed by a process of low priority."""
