"""Entities and modules less, more or other than they were: what the edits of views and modules are made of."""
