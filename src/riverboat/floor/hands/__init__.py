"""Hand irregularities: dead hands, the showdown, disputes, conduct and penalties."""
