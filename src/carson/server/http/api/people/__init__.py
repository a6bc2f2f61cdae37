"""What people with an account do."""
