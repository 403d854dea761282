"""Pages for browsers: the built client, the rulebook, link previews."""
