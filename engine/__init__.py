"""Offturn's rules: a pure core, the rule packs, and their text form."""
