# All commands of the project. They use the environment in .venv and leave the machine's own Python alone.
# Another interpreter: make setup PYTHON=python3.12. More arguments: make play ARGS="--seed 7".

PYTHON ?= python3
ARGS ?=
# How many processes pytest uses. 0 means none beside its own.
WORKERS ?= auto

# Compiled modules are kept, whatever the machine says otherwise: the server starts four times as fast with them.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
STAMP := .venv/.installed

.DEFAULT_GOAL := help
.PHONY: help setup play serve test test-all bench format clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile | while IFS=: read -r name text; do printf '  make %-10s%s\n' "$$name" "$$text"; done

setup: $(STAMP) ## make .venv and install everything into it (again when the pins changed)
	@:

play: setup ## play in the terminal
	@$(BIN)/carson play $(ARGS)

serve: setup ## serve tables over HTTP and WebSocket
	@$(BIN)/carson serve $(ARGS)

test: setup ## check style, types and rules
	@echo "ruff check: likely mistakes"
	@$(BIN)/ruff check --quiet
	@echo "ruff format: layout"
	@$(BIN)/ruff format --check --quiet || { echo "Run 'make format' to lay these files out:"; $(BIN)/ruff format --check; exit 1; }
	@echo "mypy: types"
	@$(BIN)/mypy --no-error-summary
	@echo "pytest: tests"
	@$(BIN)/pytest -n $(WORKERS) --dist loadgroup $(ARGS)

test-all: test ## the same, and the slow tests
	@echo "pytest: slow tests"
	@$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m slow $(ARGS) || [ $$? -eq 5 ]  # 5: there are none

bench: setup ## measure the speed of the engine
	@$(BIN)/carson bench $(ARGS)

format: setup ## lay out the code and repair what ruff can
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format

clean: ## remove .venv, caches and built files
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# uv installs three times as fast as pip. pip fetches uv itself, at its pinned version.
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Carson City needs Python 3.11 or newer, and '$(PYTHON)' is not: name one that is, as in 'make setup PYTHON=python3.12'." >&2; \
		exit 1; }
	@echo "setup: making .venv"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt uv

$(STAMP): pyproject.toml constraints.txt | $(BIN)/uv
	@echo "setup: installing"
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --build-constraint constraints.txt --editable '.[dev]'
	@touch $@
