"""Whether what a text relies on is law for its matter on its day, and whether it says so itself."""
