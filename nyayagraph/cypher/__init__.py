"""The statements that run against the graph: one .cypher file each, bound to a typed class.

A sub-package is a subject; its `__init__` holds the classes of the files beside it.
This room talks to no database and imports no driver.
"""

from nyayagraph.cypher.statement import Header, Row, Statement, read_header

__all__ = ["Header", "Row", "Statement", "read_header"]
