all-show-at-once = all hands are opened at once: somebody is all-in and no bet is to come
show-in-order = in this order: { $who }
side-pots-show-first = who plays for a side pot shows before who is all-in for less
high-board-first = the highest cards showing act first
low-board-first = the lowest cards showing act first
