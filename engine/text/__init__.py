"""The text form of commands, events and whole fights."""
