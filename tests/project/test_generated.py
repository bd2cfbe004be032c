"""What is generated for the client is what is committed."""

import generate_content
import generate_protocol


def test_the_content_module_is_up_to_date() -> None:
    assert generate_content.CONTENT.read_text(encoding="utf-8") == generate_content.source()


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    assert generate_protocol.PROTOCOL.read_text(encoding="utf-8") == generate_protocol.source()
