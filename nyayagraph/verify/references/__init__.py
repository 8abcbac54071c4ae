"""References of a text resolved to authorities of the graph."""
