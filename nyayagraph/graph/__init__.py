"""The only room that talks to Neo4j: gateway, schema, projections."""

from nyayagraph.graph.gateway import Graph, TracedStatement, WriteCounts

__all__ = ["Graph", "TracedStatement", "WriteCounts"]
