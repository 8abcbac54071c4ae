"""How a judgment treats another, read from its own words."""
