"""Requests, the WebSocket and the page: everything between a client and the rooms."""
