"""The subcommands of `carson`, a module each: `add_arguments` fills its parser, `run` does it and says the exit status."""
