"""Calls under conditions on the device, and the add-on images that they become."""
