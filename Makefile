# Every command works on a fresh machine with Python 3.11+, make and the package index; uv is used where it is installed.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

.PHONY: play run test check bench soak rules clean

play: .venv/ready
	$(BIN)/emberkeep play

run: .venv/ready
	$(BIN)/emberkeep run

test: check
	$(BIN)/pytest --numprocesses auto --dist loadgroup --quiet

check: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	$(BIN)/python -m tests.bench

soak: .venv/ready
	$(BIN)/pytest -m soak --capture=no tests/soak

rules: .venv/ready
	$(BIN)/python -m tests.rulebook

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/ready: pyproject.toml constraints.txt
ifdef UV
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip install --quiet --python $(BIN)/python --constraint constraints.txt --editable . --group dev
else
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --constraint constraints.txt --editable . --group dev
endif
	touch $@
