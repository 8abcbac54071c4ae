"""How the text of the law changed: amendments, commencements, versions, successors, what fell."""
