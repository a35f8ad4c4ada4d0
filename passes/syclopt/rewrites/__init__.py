"""Edits of device code that several passes make."""
