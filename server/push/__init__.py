"""Web push: calls a phone whose page nobody looks at, if its owner asked for that.

What is sent says only that somebody is waited for: no name, no deed, no link. It is encrypted for
the phone's browser, and goes to the address that the browser gave, and nowhere else.
"""
