"""Command lines: thin mains over the library."""
