"""The table server: play together, lose nothing, leak nothing (docs/protocol.md, hosting.md)."""
