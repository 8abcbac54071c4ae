"""Acts as texts name them: the table, titles, and which Act a word or a number means."""
