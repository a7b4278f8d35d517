"""Rule packs: find and load the folders beside this file, and extra ones."""
