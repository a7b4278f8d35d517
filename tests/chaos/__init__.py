"""What survives when servers and stores are killed at any moment."""
