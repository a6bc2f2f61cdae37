"""The bench: how fast our games are beside a peer's, in both builds of the engine, and how fast bots search."""
