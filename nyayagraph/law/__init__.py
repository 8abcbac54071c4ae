"""The pure core: citations, provisions, names, dates, records. No I/O, no clock, no environment."""
