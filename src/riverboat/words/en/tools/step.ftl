seat-number = seat { $n }
