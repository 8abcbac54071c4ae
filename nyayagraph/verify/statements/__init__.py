"""Statements of record: each as it was read, held to what fell, was repealed or was overruled."""
