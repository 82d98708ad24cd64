"""How fast the parts are, each beside others of their kind in the same run: ``python -m benchmarks``."""
