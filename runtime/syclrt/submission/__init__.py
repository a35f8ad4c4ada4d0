"""Queues: commands, the events that they end with, and who runs them."""
