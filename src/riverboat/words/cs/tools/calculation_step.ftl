seat-number = místo { $seat_number }
