"""Codes of what a reader has to say: why nothing was read, and what to know about what was."""

from enum import StrEnum


class ReasonCode(StrEnum):
    """Why one format does not fit a file."""

    EMPTY = "empty"
    TOO_LARGE = "too_large"
    PICTURE = "picture"
    PDF = "pdf"
    ARCHIVE = "archive"
    PROGRAM_STATE = "program_state"
    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    BROKEN_JSON = "broken_json"
    TOO_DEEP = "too_deep"
    TOO_SLOW = "too_slow"
    TOO_HUNGRY = "too_hungry"
    NOT_XML = "not_xml"
    BROKEN_XML = "broken_xml"
    XML_DOCTYPE = "xml_doctype"
    NO_ARCHIVE = "no_archive"
    BROKEN_ARCHIVE = "broken_archive"
    ARCHIVE_BOMB = "archive_bomb"
    ARCHIVE_LOCKED = "archive_locked"
    OTHER_SHAPE = "other_shape"
    OTHER_SYSTEM = "other_system"
    NO_TABLE = "no_table"
    NO_NAME_COLUMN = "no_name_column"
    NO_CREATURES = "no_creatures"


class WarningCode(StrEnum):
    """What to know about something that was read; the comment names the params."""

    ENCODING_GUESSED = "encoding_guessed"  # encoding
    KEY_DOUBLED = "key_doubled"  # key
    ENTRY_OUTSIDE = "entry_outside"  # name
    ENTRY_UNREADABLE = "entry_unreadable"  # name
    CREATURE_UNREADABLE = "creature_unreadable"
    CREATURE_NAMELESS = "creature_nameless"
    KIND_SKIPPED = "kind_skipped"  # name, kind
    DUPLICATE_MERGED = "duplicate_merged"  # name
    SAME_NAME = "same_name"  # name, count
    TOO_MANY = "too_many"  # kept
    HP_MAX_UNKNOWN = "hp_max_unknown"
    AC_UNKNOWN = "ac_unknown"
    WOUNDS_TAKEN = "wounds_taken"  # value
    INITIATIVE_UNKNOWN = "initiative_unknown"
    INITIATIVE_SUGGESTED = "initiative_suggested"  # value
    INITIATIVE_SPECIAL = "initiative_special"  # how
    INITIATIVE_GUESSED = "initiative_guessed"  # column, taken_as: mod | fixed
    FORMULA_UNKNOWN = "formula_unknown"  # formula
    ADJUSTMENT_NOT_APPLIED = "adjustment_not_applied"  # adjustment
    REACTION_NAMELESS = "reaction_nameless"
    TRIGGER_MISSING = "trigger_missing"  # reaction
    TRIGGER_SUGGESTED = "trigger_suggested"  # reaction
    TEXT_MISSING = "text_missing"  # reaction
    TEXT_CUT = "text_cut"  # reaction
    REACTIONS_CUT = "reactions_cut"  # kept
    ENCOUNTER_SKIPPED = "encounter_skipped"  # name
    COMBATANT_UNREADABLE = "combatant_unreadable"
    COMBATANT_UNKNOWN = "combatant_unknown"  # name, ref
    ROW_UNREADABLE = "row_unreadable"  # line
    ROW_NAMELESS = "row_nameless"  # line
    ROW_TOO_LONG = "row_too_long"  # line
    NUMBER_UNREADABLE = "number_unreadable"  # line, column, value
    COLUMN_UNUSED = "column_unused"  # column
    COLUMN_MISSING = "column_missing"  # column
