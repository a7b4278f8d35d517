"""Whole stories in a real browser: a GM, phones and the server between them."""
