# Everything a developer does, from an empty clone: needs make and Python 3.11 or later with venv.
# PYTHON says which one makes the environment: `make setup PYTHON=python3.13`.

PYTHON ?= python3

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check bench docs format pins clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with the pinned requirements and the project, editable

play: setup ## sit down at a table in the terminal
	@$(BIN)/riverboat play

test: setup ## formatting, lint, types, layers, then every test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest

check: test ## the same as test
	@echo "check is another name for test: all of it passed"

bench: $(PEERS) ## measure the engine side by side with its peers
	$(BIN)/python -m bench.engine

docs: setup ## test that the documentation is complete
	$(BIN)/python -m pytest tests/docs

format: setup ## format the code and mend what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

pins: setup ## compile requirements/*.txt anew; UPGRADE=1 takes the newest versions
	$(COMPILE) -o requirements/runtime.txt pyproject.toml requirements/runtime.in
	$(COMPILE) -o requirements/dev.txt pyproject.toml requirements/dev.in
	$(COMPILE) -o requirements/bench.txt requirements/bench.in

clean: ## remove all that these targets made, .venv too
	rm -rf $(VENV) build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# The stamp makes the second setup a matter of milliseconds.
$(READY): requirements/dev.txt pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# Best effort: a peer that does not install here is left out of the comparison.
$(PEERS): requirements/bench.txt $(READY)
	$(PIP) install --quiet --require-hashes -r requirements/bench.txt \
		|| echo "not every peer could be installed: those that are missing are not measured"
	@touch $@

# No local index, link folder or pip configuration may colour the pins (docs/decisions/001).
COMPILE = env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	CUSTOM_COMPILE_COMMAND="make pins" $(BIN)/pip-compile --quiet $(if $(UPGRADE),--upgrade) \
	--generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
