simultaneous-showdown = all hands face up at once: all-in with no betting left
showing-order = in this order: { $who }
side-pot-showdown-first = players in a side pot show before players all-in for less
high-board-first = the highest upcards act first
low-board-first = the lowest upcards act first
