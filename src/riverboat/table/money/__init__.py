"""Table money: buy-ins, markers, fees, chip races and settling up."""
