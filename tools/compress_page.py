"""Compresses the page in the background: started by ./play, beside the server that it starts.

The server sends the page as it is, until it finds the compressed forms beside it.
"""

import environments  # noqa: I001 - first: it refuses an old Python with a sentence

import background


def start() -> None:
    """Unless it is done."""
    if not environments.page_is_compressed():
        background.start(__file__)


if __name__ == "__main__":
    background.give_way()
    environments.compressed_page()
