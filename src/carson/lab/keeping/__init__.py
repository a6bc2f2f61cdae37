"""What is finished of a long work, in files: it goes on from there when it was broken off."""
