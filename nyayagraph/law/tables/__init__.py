"""Tables of facts as package data: reporters, courts, acts. Read through importlib.resources, never written."""
