no-such-filter-value = no { $filter } { $given }; choices: { LIST($choices) }
filter-out-of-bounds = { $filter } { $given }: must be { $low } to { $high }
no-spot-found = no spot found with these filters
no-trainable-leak = no leak on the turn or river to train with these filters
no-open-spot = no spot to answer: draw one first
unusable-spot = this stored spot cannot be replayed
no-progress-file = { $file }: not a training progress file
newer-progress-file = { $file }: written by a newer version of riverboat
