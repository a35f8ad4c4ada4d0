"""What an image is made of: what it needs, what stays visible, which lists speak of its functions."""
