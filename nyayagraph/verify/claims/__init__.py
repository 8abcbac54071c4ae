"""Sentences of a text as claims, and what passages and texts say of them."""
