"""Words, numbers and days as print has them, of whatever they tell."""
