"""The tests: scenarios, laws, tables and contracts."""
