"""syclopt-post-link."""
