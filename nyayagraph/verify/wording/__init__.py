"""Two texts word by word: stems, numbers, what differs, what one says of the other."""
