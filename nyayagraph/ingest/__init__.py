"""Sources become records, records become batches, batches are merged into the graph."""
