"""Provisions in texts: their keys, their lists and clauses, each with its Act."""
