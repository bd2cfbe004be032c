"""Tables: what people do at them, what is written down, and who is told."""
