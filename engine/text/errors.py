"""The error for a scenario file that cannot be read."""


class ScenarioError(Exception):
    """A file is malformed; the message has file and line, and says what was expected."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
