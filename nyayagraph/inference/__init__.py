"""Texts to vectors and to other texts; the only room that knows a model's library."""
