# Two commands matter: `make demo` and `make test`. Needs Python 3.11+, make and a network, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input

.PHONY: demo test check venv dev bench docs lock clean

demo: $(VENV)/.run
	@$(BIN)/nyaya demo

test: $(VENV)/.test check
	@$(BIN)/python -m pytest

venv: $(VENV)/.run

dev: $(VENV)/.dev

# The environment that a person needs: no compiler, no Java, no torch.
$(VENV)/.run: locks/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "nyayagraph needs Python 3.11 or newer; name one with: make demo PYTHON=python3.12" >&2; exit 2; }
	@echo "installing into $(VENV) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --quiet --require-hashes --requirement locks/run.txt
	@$(PIP) install --quiet --require-hashes --requirement locks/build.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run locks/dev.txt
	@echo "installing the development tools …"
	@$(PIP) install --quiet --require-hashes --requirement locks/dev.txt
	@touch $@

check: $(VENV)/.dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
