"""Text to verdicts: citations, standing on a date, claims, confidence, audit trail. Drafts nothing, ranks nothing."""
