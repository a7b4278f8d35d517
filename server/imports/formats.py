"""The formats in the order they are tried: a new one is a file with a FORMAT and a line here."""

from server.imports import csv_table, foundry_dnd5e, foundry_pf2e, improved_initiative, pf2e_item
from server.imports.format import Format

FORMATS: tuple[Format, ...] = (
    foundry_pf2e.FORMAT,
    pf2e_item.FORMAT,
    foundry_dnd5e.FORMAT,
    improved_initiative.FORMAT,
    csv_table.FORMAT,
)
