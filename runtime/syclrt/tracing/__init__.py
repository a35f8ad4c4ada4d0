"""Traces of what runs: methods that take notes stand in the place of others while one is recorded, and never else."""
