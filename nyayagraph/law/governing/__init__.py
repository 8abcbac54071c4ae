"""Which Acts govern: from the words of a question, its days and what it asks."""
