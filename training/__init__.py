"""Training and measuring of the default embedder: reads ../shared/data, writes nyayagraph/inference/default_embedder.

Not part of the installed package; nothing in nyayagraph imports it.
"""
