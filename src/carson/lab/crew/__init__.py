"""Who shares work: this process, several of this machine, or a cluster. What comes of it is the same with all of them."""
