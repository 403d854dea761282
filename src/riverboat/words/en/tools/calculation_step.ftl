seat-number = seat { $seat_number }
