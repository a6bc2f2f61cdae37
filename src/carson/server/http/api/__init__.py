"""The routes under /api/v1, a module for each part: games, tables, play, people; and the WebSocket of a table."""
