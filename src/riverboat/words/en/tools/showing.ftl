all-show-at-once = all hands face up at once: all-in with no betting left
show-in-order = in this order: { $who }
side-pots-show-first = players in a side pot show before players all-in for less
high-board-first = the highest upcards act first
low-board-first = the lowest upcards act first
