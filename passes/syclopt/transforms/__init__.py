"""The passes, one file a pass; `pipeline/registry.py` has their names."""
