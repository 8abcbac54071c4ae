# Two commands matter: `make demo` and `make test`. Needs Python 3.11+, make and a network, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input

.PHONY: demo test check venv dev docs embedder citations-diff lock clean

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

# Adds sentence-transformers with torch (about 3 GB from the registry), to hold the two readers of the embedder together.
$(VENV)/.test: $(VENV)/.dev locks/test.txt
	@echo "installing what the tests of models need …"
	@$(PIP) install --quiet --require-hashes --requirement locks/test.txt
	@touch $@

check: $(VENV)/.dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

docs: $(VENV)/.dev
	@$(BIN)/python -m docs.generate

# References gained and lost since the last commit, on 300 judgments; another one: make citations-diff AGAINST=v0.1
AGAINST ?= HEAD~1
citations-diff: $(VENV)/.dev
	@$(BIN)/python -m bench.citations_diff --against $(AGAINST)

# Learns the default embedder again, to the byte; needs the corpora beside the project.
embedder: $(VENV)/.dev
	@OMP_NUM_THREADS=2 MALLOC_MMAP_THRESHOLD_=2000000000 MALLOC_TRIM_THRESHOLD_=4000000000 \
		$(BIN)/python -m training.embedder --data ../shared/data --out nyayagraph/inference/default_embedder --keep-vocabulary

# Writes the lock files anew; they name packages and hashes, no registry.
UV_LOCK = $(VENV)/lock/bin/uv pip compile --universal --generate-hashes --python-version 3.11 --no-annotate --no-header --quiet
lock:
	@test -x $(VENV)/lock/bin/uv || { $(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/python -m pip install --quiet uv; }
	@$(UV_LOCK) pyproject.toml -o locks/run.txt
	@$(UV_LOCK) pyproject.toml --group dev -c locks/run.txt -o locks/dev.txt
	@$(UV_LOCK) pyproject.toml --extra transformers --group dev --group model -c locks/dev.txt -o locks/test.txt
	@printf 'hatchling\neditables\n' | $(UV_LOCK) - -c locks/dev.txt -o locks/build.txt

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
