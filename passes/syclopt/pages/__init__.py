"""Pages that show things: templates, and what stands in each page so that it needs no network."""
