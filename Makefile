# Every command works on a fresh machine with Python 3.11+, make and the package index; uv is used where it is installed.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
# Two more than processors: tests that wait for other processes would leave a processor idle.
WORKERS = $(shell $(BIN)/python -c "import os; print((os.cpu_count() or 1) + 2)")

RANDOM_TESTS = tests/campaigns/upkeep/test_waits_at_random.py tests/bot/text/test_speech.py tests/lab/test_lines.py

.PHONY: play run test suite panels conformance test-pythons check style types bench bench-clicks bench-compare soak strength soak-life soak-kills mutate rules colours docs site store lock clean

# Packages are compiled when they are first imported, and that is kept, whatever the shell says. Otherwise each process
# compiles all that it imports.
export PYTHONDONTWRITEBYTECODE =

play: .venv/ready
	$(BIN)/emberkeep play

run: .venv/ready
	$(BIN)/emberkeep run

# Quick checks come first and stop a run at once. The slower ones run beside the tests.
test: .venv/ready
	@$(MAKE) --no-print-directory --jobs 2 style .venv/compiled
	@$(MAKE) --no-print-directory --jobs 2 types suite

suite: .venv/compiled
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --quiet

# Once for all processes of a first run. The run itself reports what is wrong with the tests.
.venv/compiled: .venv/ready
	@$(BIN)/pytest --collect-only --quiet > /dev/null 2>&1 || true
	@touch $@

# The quick suite on each CPython from 3.11 on that is found on this machine, each in a fresh environment.
test-pythons:
	$(PYTHON) -m tests.pythons

check: style types

style: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: .venv/ready
	$(BIN)/mypy
	$(BIN)/python -m tests.imports
	$(BIN)/python -m tests.prose

# Measures the panels of TURNS turns of every game in the local Discord's page; needs a Chromium.
panels: .venv/ready
	$(BIN)/python -m tests.panels --turns $(or $(TURNS),200) --seed $(or $(SEED),0)

# Judges all messages with libraries for Node that are not ours, and writes docs/conformance.md; needs Node and npm.
conformance: .venv/ready
	$(BIN)/python -m tests.conformance

# What is measured, in about two minutes; FILE keeps it for bench-compare.
bench: .venv/ready
	$(BIN)/python -m tests.bench --out $(or $(FILE),bench.json)

# From a press to its answer and its picture, in 1, 16 and 64 campaigns: some minutes.
bench-clicks: .venv/ready
	$(BIN)/python -m tests.bench clicks --out $(or $(FILE),bench-clicks.json)

bench-compare: .venv/ready
	$(BIN)/python -m tests.bench.compare $(BEFORE) $(or $(AFTER),bench.json)

soak: .venv/ready
	$(BIN)/pytest -m soak --capture=no tests/soak
	EMBERKEEP_WHOLE=1 $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --timeout 1800
	EMBERKEEP_HISTORIES=300 $(BIN)/pytest --hypothesis-profile new_examples --timeout 1800 $(RANDOM_TESTS)
	EMBERKEEP_SEQUENCES=3000 $(BIN)/pytest --timeout 1800 tests/campaigns/runtime/test_calendars.py

# Plays CAMPAIGNS (10,000) on a virtual clock for up to MINUTES with a SEED, adds them to build/life.jsonl, and writes
# docs/life.md and docs/clocks.md. A later run goes on where this one ended.
soak-life: .venv/ready
	mkdir -p build
	$(BIN)/python -m tests.soak.life build/life.jsonl --campaigns $(or $(CAMPAIGNS),10000) \
		--minutes $(or $(MINUTES),30) --seed $(or $(SEED),1) --processes $(or $(PROCESSES),2)
	$(BIN)/python -m tests.soak.life.report build/life.jsonl
	$(BIN)/python -m tests.soak.life.clocks

# Plays matches of the levels of autopilot for MINUTES, adds them to build/strength.jsonl, and prints the tables.
strength: .venv/ready
	mkdir -p build
	$(BIN)/python -m tests.soak.balance.strength build/strength.jsonl --games $(or $(GAMES),100) --minutes $(or $(MINUTES),60)

soak-kills: .venv/ready
	EMBERKEEP_KILLS=1000 $(BIN)/pytest -m soak --capture=no tests/soak/troubles/test_kills.py

# Changes the rules of GAME in COUNT places, one at a time, and lists those that no test notices (about ten minutes).
mutate: .venv/ready
	$(BIN)/python -m tests.mutate $(GAME) --count $(or $(COUNT),300) --seed $(or $(SEED),1) --only "$(ONLY)"

rules: .venv/ready
	$(BIN)/python -m tests.rulebook

# Writes the colours of all encoded pictures (renders/*/colour_tables.json): after new colours or new kinds of pictures.
colours: .venv/ready
	$(BIN)/python -m tests.pictures.colours

# Writes the documentation that is generated from the code; a test fails while it is out of date.
docs: .venv/ready
	$(BIN)/python -m tests.documents

# The static site in build/site, with its links, size and accessibility checked. Its generator is installed for it only.
site: .venv/ready
ifdef UV
	$(UV) sync --quiet --locked --group site
else
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-site.txt
endif
	$(BIN)/python -m tests.site

# Texts and pictures for Discord's App Directory, in build/store.
store: .venv/ready
	$(BIN)/python -m tests.store

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# Everything that is installed is named with its hash in uv.lock; the requirements are its export (`make lock`).
.venv/ready: pyproject.toml uv.lock requirements-dev.txt
ifdef UV
	$(UV) sync --quiet --locked --python $(PYTHON)
else
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --require-hashes --requirement requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
endif
	touch $@

lock:
	uv lock
	uv export --quiet --no-header --no-emit-project --no-dev --group build --output-file requirements.txt
	uv export --quiet --no-header --no-emit-project --no-dev --group build --extra postgresql --output-file requirements-postgresql.txt
	uv export --quiet --no-header --no-emit-project --output-file requirements-dev.txt
	uv export --quiet --no-header --no-emit-project --only-group site --output-file requirements-site.txt
	uv export --quiet --no-header --no-emit-project --only-group speed --output-file requirements-speed.txt
	uv export --quiet --no-header --no-emit-project --only-group sentry --output-file requirements-sentry.txt
