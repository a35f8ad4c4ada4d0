"""The post-link step as a preset of passes."""
