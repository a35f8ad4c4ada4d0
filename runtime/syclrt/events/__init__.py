"""Commands on their way: events, and the threads that run them."""
