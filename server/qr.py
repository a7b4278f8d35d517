"""QR codes as SVG."""

import io

import segno


class TooLong(Exception):
    """The text does not fit into a QR code."""


def svg(text: str) -> str:
    """The code of a text. Raises TooLong."""
    image = io.BytesIO()
    try:
        segno.make(text, error="m").save(image, kind="svg", border=2, xmldecl=False)
    except segno.DataOverflowError:
        raise TooLong from None
    return image.getvalue().decode()
