"""Questions to ranked passages: reading, retrievers, fusion, selection, landmarks, evaluation."""

from nyayagraph.retrieval.filters import Filters, filters_from
from nyayagraph.retrieval.search import Hit, SearchResult, search

__all__ = ["Filters", "Hit", "SearchResult", "filters_from", "search"]
