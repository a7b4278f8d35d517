"""Benchmarks: run by hand, reported as ratios; no test depends on a time."""
