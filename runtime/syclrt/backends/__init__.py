"""Devices, and the backends behind them."""
