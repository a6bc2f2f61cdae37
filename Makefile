# All commands of the project. They use the environment in .venv and leave the machine's own Python alone.
# Another interpreter: make setup PYTHON=python3.12. More arguments: make play ARGS="--seed 7".

PYTHON ?= python3
ARGS ?=
# How many processes pytest uses: two more than there are processors, because some tests wait. 0 means none beside its own.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 2)
# The tests make hundreds of databases. Where there is memory for them, no disk is kept waiting.
IN_MEMORY = $(shell [ -w /dev/shm ] && [ $$(df -Pm /dev/shm | awk 'END {print $$4}') -gt 4000 ] && echo TMPDIR=/dev/shm)

# Compiled modules are kept, whatever the machine says otherwise: the server starts four times as fast with them.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
STAMP := .venv/.installed

# The page for browsers is built again when anything that it is made of has changed.
PAGE := src/carson/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/carson/locales -type f ! -name "*.pyc" 2>/dev/null) $(wildcard web/*.*)

.DEFAULT_GOAL := help
.PHONY: help setup page play serve test check-python check-web browser test-all test-compiled bench docs format clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile | while IFS=: read -r name text; do printf '  make %-15s%s\n' "$$name" "$$text"; done

setup: $(STAMP) ## make .venv and install everything into it (again when the pins changed)
	@:

page: setup $(PAGE) ## build the page for browsers
	@:

play: page ## play in the browser (ARGS=--terminal: in the terminal)
	@$(BIN)/carson play $(ARGS)

serve: page ## serve tables for others
	@$(BIN)/carson serve $(ARGS)

# What needs one processor each runs beside the other, and what either says is shown when it is done.
BESIDE = $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

test: ## check style, types, rules and the page
	@$(BESIDE) setup browser
	@$(BESIDE) check-python check-web
	@echo "pytest: tests"
	@$(IN_MEMORY) $(BIN)/pytest -n $(WORKERS) $(ARGS)

check-python: setup
	@echo "ruff check: likely mistakes"
	@$(BIN)/ruff check --quiet
	@echo "ruff format: layout"
	@$(BIN)/ruff format --check --quiet || { echo "Run 'make format' to lay these files out:"; $(BIN)/ruff format --check; exit 1; }
	@echo "mypy: types"
	@$(BIN)/mypy --no-error-summary
	@echo "pytest: collecting"  # compiles them once, and not in every process of pytest at the same time
	@$(BIN)/pytest --collect-only -qq > /dev/null || $(BIN)/pytest --collect-only

check-web: page
	@echo "web: layout, types and tests"
	@$(BIN)/python -m tools.page lint
	@$(BIN)/python -m tools.page check
	@$(BIN)/python -m tools.page test

browser:
	@$(PYTHON) -m tools.chromium

test-all: test ## the same, and the slow tests
	@echo "pytest: slow tests"
	@$(IN_MEMORY) $(BIN)/pytest -n $(WORKERS) -m slow $(ARGS) || [ $$? -eq 5 ]  # 5: there are none

test-compiled: setup ## the engine's tests on a wheel with the engine compiled
	@$(BIN)/pytest -n 0 -m slow tests/deploy/test_compiled.py $(ARGS)

bench: setup ## measure the speed of the engine
	@$(BIN)/carson bench $(ARGS)

# The variable silences an advertisement that Material prints at every build.
docs: setup ## make the documents and the docstrings into a site, build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "docs: they are in build/site; to read and search them: $(BIN)/python -m http.server --directory build/site"

format: setup ## lay out the code and repair what ruff can
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format
	@$(BIN)/python -m tools.page format

clean: ## remove .venv, caches and built files
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/carson/server/page
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

$(PAGE): $(PAGE_SOURCES) $(STAMP)
	@echo "web: building the page"
	@$(BIN)/python -m tools.page
	@touch $@
