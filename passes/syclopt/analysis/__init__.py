"""Questions about a module that several passes ask. Nothing here changes one."""
