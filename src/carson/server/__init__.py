"""Tables over HTTP and WebSocket: the engine is the only authority, the record in the database the only truth."""
