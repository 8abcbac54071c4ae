"""Numbers of the old and the new criminal codes, and which took which one's place."""
