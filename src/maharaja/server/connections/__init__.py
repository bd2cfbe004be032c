"""Below the app: connections, frames and time, bounded for every client."""
