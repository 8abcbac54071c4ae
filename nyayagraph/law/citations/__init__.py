"""Printed citations of reports: courts, reporters, keys, and what their places tell of years."""
