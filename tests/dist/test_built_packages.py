"""The built wheel and source package: contents and installation, for ``make dist``."""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import httpx
import pytest

from riverboat.rulebook import ARCHIVE_NAME as PAGES
from riverboat.web.pages.plain_files import ARCHIVE_NAME, NAME_LIST_FILE
from riverboat.words.message_files import ARCHIVE_NAME as MESSAGES
from tests.dist.recompress import recompress
from tests.dist.sbom import parse_pins
from tests.limits import HANG

ROOT = Path(__file__).parents[2]
DIST_FOLDER = os.environ.get("RIVERBOAT_DIST", "")
RULE_PAGE_NAMES = {page.name for page in (ROOT / "docs" / "rules").glob("*.md")}
CZECH_PAGE_NAMES = {page.name for page in (ROOT / "docs" / "cs" / "rules").glob("*.md")}

pytestmark = pytest.mark.skipif(not DIST_FOLDER, reason="nothing is built: make dist does it")


def built_package(pattern: str) -> Path:
    """Return the only built file that matches."""
    [path] = Path(DIST_FOLDER).glob(pattern)
    return path


@pytest.fixture(scope="module")
def installed_environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the wheel installed, without dependencies."""
    install_folder = tmp_path_factory.mktemp("installed")
    pip_command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip_command, "--target", install_folder, built_package("*.whl")], check=True)
    return install_folder


def environ(installed_environment: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(installed_environment)}


def test_wheel_contains_pages_and_rulebook_without_sources() -> None:
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        names = set(wheel.namelist())
    assert "riverboat/web/static/index.html" in names
    assert not [name for name in names if name.endswith(".md") and "/rules/" in name]
    assert "riverboat/py.typed" in names
    assert not [name for name in names if name.endswith((".c", ".h", ".svelte", ".pyc"))]
    assert not [name for name in names if name.startswith(("tests/", "bench/", "client/"))]


def test_rulebook_pages_of_a_language_are_one_archive() -> None:
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        for language_folder, pages in (("", RULE_PAGE_NAMES), ("cs/", CZECH_PAGE_NAMES)):
            packed_pages = BytesIO(wheel.read(f"riverboat/web/rules/{language_folder}{PAGES}"))
            with zipfile.ZipFile(packed_pages) as archive:
                assert set(archive.namelist()) == pages


MEGABYTE = 1_000_000
PART_SIZE_LIMITS = {
    "riverboat/floor": 2.2,
    "riverboat/web": 1.65,
    "riverboat/bots": 0.7,
    "riverboat/words": 0.51,
    "riverboat/kernel": 0.32,
    "riverboat/notation": 0.345,
    "the rest": 1.79,
}
"""Compressed megabytes of each part of the wheel (docs/decisions/227, 243 and 259)."""
WHEEL_SIZE_LIMIT = 7.65
INSTALLED_SIZE_LIMIT = 14.35


def test_wheel_stays_within_limits_by_part() -> None:
    sizes = dict.fromkeys(PART_SIZE_LIMITS, 0)
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        files = wheel.infolist()
    for file in files:
        package = "/".join(file.filename.split("/")[:2])
        sizes[package if package in PART_SIZE_LIMITS else "the rest"] += file.compress_size
    assert {
        name: size for name, size in sizes.items() if size > PART_SIZE_LIMITS[name] * MEGABYTE
    } == {}
    assert built_package("*.whl").stat().st_size < WHEEL_SIZE_LIMIT * MEGABYTE
    assert sum(file.file_size for file in files) < INSTALLED_SIZE_LIMIT * MEGABYTE


def test_client_texts_are_in_one_archive_and_the_first_load_in_brotli() -> None:
    """No archived file is in the wheel as text."""
    client_prefix = "riverboat/web/static/"
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        names = {
            name.removeprefix(client_prefix) for name in wheel.namelist() if client_prefix in name
        }
        archive = BytesIO(wheel.read(client_prefix + ARCHIVE_NAME))
        listed_names = wheel.read(client_prefix + NAME_LIST_FILE).decode().splitlines()
    with tarfile.open(fileobj=archive) as tar_archive:
        archived_names = {*tar_archive.getnames()}
    assert archived_names == {*listed_names}
    assert not archived_names & names
    brotli_names = {name.removesuffix(".br") for name in names if name.endswith(".br")}
    assert brotli_names < archived_names
    first_load_names = {
        re.sub(r"assets/(.+)-[\w-]{8}(\.\w+)", r"\1\2", name) for name in brotli_names
    }
    assert first_load_names > {
        "index.js",
        "felt.js",
        "TablePage.js",
        "TablePage.css",
        "Lobby.js",
        "cs.js",
    }
    assert not {
        name for name in first_load_names if name.startswith(("floor.", "study.", "Admin"))
    } - {"Admin.css"}


def test_messages_of_a_language_are_one_archive() -> None:
    """The archive has every Fluent file of the sources."""
    words_folder = ROOT / "src" / "riverboat" / "words"
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        names = wheel.namelist()
        for language in words_folder.glob("*/language.toml"):
            folder = language.parent
            packed_messages = wheel.read(f"riverboat/words/{folder.name}/{MESSAGES}")
            areas = {
                path.relative_to(folder).with_suffix("").as_posix(): path.read_text("utf-8")
                for path in folder.rglob("*.ftl")
            }
            assert json.loads(lzma.decompress(packed_messages)) == areas
    assert not [name for name in names if name.endswith(".ftl")]


def test_old_message_codes_are_decoded_from_the_compressed_table(
    installed_environment: Path,
) -> None:
    decode_code = (
        "from riverboat.words.phrase_codes import decode_phrase\n"
        "print(type(decode_phrase({'say': 'AProperCut'})).__name__)"
    )
    decoded_output = subprocess.check_output(
        [sys.executable, "-c", decode_code], env=environ(installed_environment), text=True
    )
    assert decoded_output == "ProperCut\n"
    assert not installed_environment.joinpath("riverboat/words/renamed_codes.toml").exists()


def test_source_package_contains_built_client() -> None:
    with tarfile.open(built_package("*.tar.gz")) as source_archive:
        names = {name.partition("/")[2] for name in source_archive.getnames()}
    assert "src/riverboat/web/static/index.html" in names
    assert {f"docs/rules/{page}" for page in RULE_PAGE_NAMES} <= names
    assert {f"docs/cs/rules/{page}" for page in CZECH_PAGE_NAMES} <= names
    assert any(name.endswith("kernel/c/kernel.h") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "client/"))]
    assert "requirements/runtime.txt" in names, "the image is made of this package alone"


PHH_HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AhKh", "d dh p2 QcQd", "p2 cbr 200", "p1 f"]
"""


def readme_install_command() -> str:
    """Return the command by which the README installs a wheel."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    [line] = re.findall(r"`make dist`[^`]+ install it: `(pip install [^`]+ dist[^`]+)`", text)
    return str(line).replace("dist/", f"{DIST_FOLDER}/")


def test_installed_package_runs_every_main_task(tmp_path: Path) -> None:
    """Install in an empty environment; dependencies come from the package index."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    scripts_folder = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    program = str(scripts_folder / "riverboat")
    clean_environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    }
    clean_environment |= {
        "PATH": f"{scripts_folder}{os.pathsep}{clean_environment['PATH']}",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    install_result = subprocess.run(
        readme_install_command(),
        shell=True,
        cwd=ROOT,
        env=clean_environment,
        capture_output=True,
        text=True,
    )
    if install_result.returncode:
        pytest.skip(f"no index answers: {install_result.stderr.strip().splitlines()[-1]}")
    (tmp_path / "hand.phh").write_text(PHH_HAND, encoding="utf-8")

    def read_output(*command_words: str) -> str:
        return subprocess.check_output(
            [program, *command_words], env=clean_environment, text=True, cwd=tmp_path, timeout=120
        )

    assert "Exact" in read_output("equity", "AKs", "QQ+", "--board", "Qh 7c 2d")
    assert "BET-10" in read_output("rules", "BET-10")
    assert "kapitola" in read_output("rules", "--lang", "cs")
    assert "BYND-15" in read_output("rule", "one chip 500, bet 100")
    assert "1" in read_output("replay", "hand.phh")
    assert read_output("tournament", "structure", "20")
    serve_command = [program, "serve", "--port", "0", "--begin", "--data", str(tmp_path / "room")]
    process = subprocess.Popen(
        serve_command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=clean_environment
    )
    try:
        assert process.stdout is not None
        first_line = process.stdout.readline()
        with httpx.Client(timeout=HANG) as http:
            base_url = re.sub(
                r"^.*?(http://)localhost", r"\g<1>127.0.0.1", first_line.strip()
            ).split("/t/")[0]
            assert '<div id="app">' in http.get(base_url).text
    finally:
        process.terminate()
        process.wait(60)
        if process.stdout is not None:
            process.stdout.close()


def test_installed_room_serves_pages_and_rulebook(
    installed_environment: Path, tmp_path: Path
) -> None:
    print_path_code = "import riverboat; print(riverboat.__file__)"
    output = subprocess.check_output(
        [sys.executable, "-c", print_path_code],
        env=environ(installed_environment),
        text=True,
        cwd=tmp_path,
    )
    assert Path(output.strip()).is_relative_to(installed_environment)
    process = subprocess.Popen(
        [sys.executable, "-m", "riverboat", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environ(installed_environment),
    )
    try:
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        with httpx.Client(base_url=base, timeout=HANG) as http:
            assert '<div id="app">' in http.get("/").text
            assert http.get("/rules").status_code == 200
            assert "Kniha pravidel" in http.get("/rules?lang=cs").text
            assert http.get("/api/options").status_code == 200
            [script_path] = re.findall(r'src="(/assets/[^"]+\.js)"', http.get("/").text)
            script_bytes = (ROOT / "src/riverboat/web/static" / script_path.strip("/")).read_bytes()
            for encoding in ("gzip", "identity"):
                response = http.get(script_path, headers={"Accept-Encoding": encoding})
                assert response.content == script_bytes
    finally:
        process.terminate()
        process.wait(HANG)
        if process.stdout is not None:
            process.stdout.close()


def test_installed_command_completes_in_every_shell(
    installed_environment: Path, tmp_path: Path
) -> None:
    program = installed_environment / "bin" / "riverboat"
    shell_requests = {
        "bash": {"COMP_WORDS": "riverboat equ", "COMP_CWORD": "1"},
        "zsh": {"_TYPER_COMPLETE_ARGS": "riverboat equ"},
        "fish": {
            "_TYPER_COMPLETE_ARGS": "riverboat equ",
            "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        },
    }
    for shell, completion_variables in shell_requests.items():
        source_environment = environ(installed_environment) | {
            "_RIVERBOAT_COMPLETE": f"source_{shell}"
        }
        script = subprocess.check_output([program], env=source_environment, text=True, cwd=tmp_path)
        assert f"_RIVERBOAT_COMPLETE=complete_{shell}" in script
        completion_environment = (
            environ(installed_environment)
            | completion_variables
            | {"_RIVERBOAT_COMPLETE": f"complete_{shell}"}
        )
        process = subprocess.run(
            [program],
            env=completion_environment,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            check=False,
        )
        assert "equity" in process.stdout, shell


def test_bash_loads_completion_script(installed_environment: Path, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(
        subprocess.check_output(
            [installed_environment / "bin" / "riverboat"],
            env=environ(installed_environment) | {"_RIVERBOAT_COMPLETE": "source_bash"},
            text=True,
        )
    )
    typed_line = (
        f"PATH={installed_environment}/bin:$PATH; . ./script; "
        "COMP_WORDS=(riverboat push); COMP_CWORD=1; "
        "_riverboat_completion riverboat push riverboat; echo ${COMPREPLY[@]}"
    )
    output = subprocess.check_output(
        ["bash", "-c", typed_line], env=environ(installed_environment), text=True, cwd=tmp_path
    )
    assert output.split() == ["push-fold"]


def test_builds_are_reproducible(tmp_path: Path) -> None:
    """Build again from another folder at another time, and compare the bytes."""
    with tarfile.open(built_package("*.tar.gz")) as source_archive:
        source_archive.extractall(tmp_path, filter="data")
    [source_folder] = tmp_path.iterdir()
    with zipfile.ZipFile(built_package("*.whl")) as wheel:
        build_time = datetime(*wheel.infolist()[0].date_time, tzinfo=UTC)
    build_environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date_epoch(build_time))}
    build_command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        str(tmp_path / "again"),
    ]
    for name, path in (("--sdist", ROOT), ("--wheel", source_folder)):
        subprocess.run(
            [*build_command, name, str(path)],
            check=True,
            env=build_environment,
            stdout=subprocess.DEVNULL,
        )
    [built_again] = (tmp_path / "again").glob("*.whl")
    recompress(built_again)
    for pattern in ("*.tar.gz", "*.whl"):
        [created_path] = (tmp_path / "again").glob(pattern)
        assert created_path.read_bytes() == built_package(pattern).read_bytes(), created_path.name


def source_date_epoch(build_time: datetime) -> int:
    """Return the commit's timestamp; zip files store even seconds only."""
    with gzip.open(built_package("*.tar.gz")) as tar_stream:
        tar_stream.peek(1)
        assert tar_stream.mtime is not None
        assert abs(tar_stream.mtime - build_time.timestamp()) <= 2
        return tar_stream.mtime


def test_sbom_lists_runtime_dependencies() -> None:
    sbom = json.loads(built_package("*.cdx.json").read_text("utf-8"))
    assert (sbom["bomFormat"], sbom["metadata"]["component"]["name"]) == (
        "CycloneDX",
        "riverboat",
    )
    pinned_digests = parse_pins((ROOT / "requirements" / "runtime.txt").read_text("utf-8"))
    named_components = {
        (component["name"], component["version"]) for component in sbom["components"]
    }
    assert named_components == set(pinned_digests)
    assert all(
        component["purl"].startswith("pkg:pypi/") and component["hashes"]
        for component in sbom["components"]
    )
    digest = hashlib.sha256(built_package("*.whl").read_bytes()).hexdigest()
    assert digest in {digest["content"] for digest in sbom["metadata"]["component"]["hashes"]}
