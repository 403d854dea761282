seat-number = asiento { $n }
