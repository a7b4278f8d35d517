"""Offturn's server: sockets, seats, rooms, the store and timers; it knows no rule."""
