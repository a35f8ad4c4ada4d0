"""What a module shows of its entities: one view class for each kind."""
