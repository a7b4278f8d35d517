"""The engine's tests: scenarios of every pack, and tables for each part of the kernel."""
