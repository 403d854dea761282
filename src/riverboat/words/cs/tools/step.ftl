seat-number = místo { $n }
