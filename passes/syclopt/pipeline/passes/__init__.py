"""Passes that run pipelines of their own."""
