"""NyayaGraph: Indian law in one Neo4j graph, and answers checked against it."""

__version__ = "0.1.0"
