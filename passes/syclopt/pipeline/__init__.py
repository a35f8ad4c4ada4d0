"""Pipelines: their text, the table of passes, and what runs and watches them."""
