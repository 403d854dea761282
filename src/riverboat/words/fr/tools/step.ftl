seat-number = siège { $n }
