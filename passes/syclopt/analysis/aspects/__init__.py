"""Aspects: what functions use and declare, and what they need with all that they call."""
