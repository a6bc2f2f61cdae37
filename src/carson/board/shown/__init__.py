"""What leaves the engine towards people: views, previews of choices, positions as text."""
