"""What stands in a server's way: its address as visitors reach it, its disk, clock and memory."""
