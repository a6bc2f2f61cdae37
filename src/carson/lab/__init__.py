"""Many games at once: speed measured beside a peer, and what else is learnt from games nobody watches."""
