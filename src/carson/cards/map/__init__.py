"""A city and the parcels of its cards."""
