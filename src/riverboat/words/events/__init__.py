"""Events, a module for each subject: hands first, and then the table around them."""
