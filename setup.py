"""Build steps that pyproject.toml cannot express.

The rulebook, the client's texts and the messages of each language become archives. Source packages
are reproducible. ``RIVERBOAT_COMPILED=1`` compiles the engine (decision 162).
"""

import gzip
import json
import lzma
import os
import re
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

DOCS = Path("docs")
RULES = "rules"
PAGES_FOLDER = Path("riverboat", "web", "rules")
PAGES = "pages.zip"  # ARCHIVE_NAME in rulebook.py
CLIENT = Path("riverboat", "web", "static")
PLAIN = "plain.tar.xz"  # ARCHIVE_NAME in web/pages/plain_files.py
NAMES = "plain.txt"  # NAME_LIST_FILE there
WORDS = Path("riverboat", "words")
MESSAGES = "messages.json.xz"  # ARCHIVE_NAME in words/message_files.py
RENAMED_CODES = "renamed_codes.toml"  # RENAMED_CODES_NAME there


class BuildWithArchives(build_py):
    """Package build with archives; an editable installation reads the files in the clone."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        archive_pages(DOCS / RULES, Path(self.build_lib, PAGES_FOLDER))
        for translated in sorted(DOCS.glob(f"??/{RULES}")):
            archive_pages(translated, Path(self.build_lib, PAGES_FOLDER, translated.parent.name))
        archive_plain_files(Path(self.build_lib, CLIENT))
        for language in sorted(Path(self.build_lib, WORDS).glob("*/language.toml")):
            archive_messages(language.parent)
        compress_renamed_codes(Path(self.build_lib, WORDS))


def archive_pages(pages: Path, target: Path) -> None:
    """Write the rulebook's pages in one language to a zip file, all with the same timestamp."""
    target.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target / PAGES, "w") as archive:
        for page in sorted(pages.glob("*.md")):
            member = zipfile.ZipInfo(page.name)
            archive.writestr(member, page.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def archive_plain_files(client: Path) -> None:
    """Move the client's files that have a copy in brotli to one archive.

    Only the first load of a table or the lobby keeps its copies.
    """
    copies = sorted(client.rglob("*.br"))
    if not any(copy.with_suffix("").exists() for copy in copies):
        return  # not built, or archived by an earlier run in the same folder
    with tarfile.open(client / PLAIN, "w:xz", preset=9, format=tarfile.PAX_FORMAT) as archive:
        for file in [copy.with_suffix("") for copy in copies]:
            member = tarfile.TarInfo(file.relative_to(client).as_posix())
            member.size = file.stat().st_size
            with file.open("rb") as content:
                archive.addfile(member, content)
    names = [copy.with_suffix("").relative_to(client).as_posix() for copy in copies]
    client.joinpath(NAMES).write_text("\n".join(names) + "\n", "utf-8")
    first_load_names = first_load(client)
    for copy in copies:
        file = copy.with_suffix("")
        if file.name not in first_load_names:
            copy.unlink()
        file.unlink()


FIRST_LOAD_SCRIPT = re.compile(r"(?:TablePage|Lobby|[a-z]{2})-[\w-]{8}\.js")
IMPORTED_SCRIPT = re.compile(r"""(?:from|import)\s*["'`]\./([\w~.-]+\.js)["'`]""")


def first_load(client: Path) -> set[str]:
    """Return names of scripts and styles that a browser fetches for its first page."""
    assets = client / "assets"
    page = client.joinpath("index.html").read_text("utf-8")
    names = [file.name for file in assets.iterdir()]
    pending_names = [name for name in names if name in page or FIRST_LOAD_SCRIPT.fullmatch(name)]
    loaded_names = {file.name for file in assets.glob("*.css")}
    while pending_names:
        name = pending_names.pop()
        if name not in loaded_names:
            loaded_names.add(name)
            pending_names += IMPORTED_SCRIPT.findall(assets.joinpath(name).read_text("utf-8"))
    return loaded_names


def compress(content: bytes) -> bytes:
    """Return an xz archive, which is 15 % smaller than one of zlib."""
    return lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)


def archive_messages(language: Path) -> None:
    """Move the Fluent files of a language to one archive (``words/message_files.py``)."""
    files = sorted(language.rglob("*.ftl"))
    if not files:
        return  # archived by an earlier run in the same folder
    areas = {
        file.relative_to(language).with_suffix("").as_posix(): file.read_text("utf-8")
        for file in files
    }
    text = json.dumps(areas, ensure_ascii=False, separators=(",", ":"))
    language.joinpath(MESSAGES).write_bytes(compress(text.encode()))
    for file in files:
        file.unlink()


def compress_renamed_codes(words: Path) -> None:
    """Compress the table of renamed message codes (``words/message_files.py``)."""
    table = words / RENAMED_CODES
    if table.exists():  # else compressed by an earlier run in the same folder
        words.joinpath(f"{RENAMED_CODES}.xz").write_bytes(compress(table.read_bytes()))
        table.unlink()


class ReproducibleSdist(sdist):
    """Source package whose bytes depend only on the sources and SOURCE_DATE_EPOCH."""

    def make_archive(self, *arguments, **named):  # type: ignore[no-untyped-def]
        archive_name = super().make_archive(*arguments, **named)
        if (epoch := os.environ.get("SOURCE_DATE_EPOCH")) and archive_name.endswith(".tar.gz"):
            repack(Path(archive_name), int(epoch))
        return archive_name


def repack(archive: Path, timestamp: int) -> None:
    """Sort the files of an archive, and set their time, owner and permissions."""
    uncompressed = BytesIO()
    with (
        tarfile.open(archive) as source,
        tarfile.open(fileobj=uncompressed, mode="w", format=tarfile.PAX_FORMAT) as target,
    ):
        for member in sorted(source.getmembers(), key=lambda file: file.name):
            member.mtime, member.uid, member.gid = timestamp, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            target.addfile(member, source.extractfile(member) if member.isfile() else None)
    compressed = BytesIO()
    with gzip.GzipFile("", "wb", 9, compressed, timestamp) as stream:
        stream.write(uncompressed.getvalue())
    archive.write_bytes(compressed.getvalue())


COMPILED = os.environ.get("RIVERBOAT_COMPILED") == "1"
COMPILER = ["mypy==2.4.1", "msgspec>=0.21"]  # mypy as in requirements/dev.txt
COMPILED_MODULES = """
    bots/betting_policy bots/random_discards
    engine/betting/bring_in engine/betting/legal_actions engine/betting/openers
    engine/betting/raises
    engine/cards/card_checks engine/cards/deals_due engine/cards/draw_rounds
    engine/cards/upcard_order
    engine/play
    engine/pots/pot_awards engine/pots/pushed_pots engine/pots/settlement engine/pots/showdown
    engine/state/card_reducers engine/state/compiled_game engine/state/hand_reducer
    engine/state/hand_state engine/state/seat_masks
    ranking/card_keys ranking/high_order ranking/lazy_table ranking/low_order
    sim/hands/hand_simulator sim/hands/shuffling
""".split()
"""Modules on the path of every hand, except those that define a ``msgspec.Struct``: mypyc drops its
class arguments (``frozen=True``)."""
TYPED_MODULES = (
    "cards engine ranking words bots/betting_policy.py bots/random_discards.py sim/hands".split()
)
"""Modules whose types mypyc reads; names of all others are Any."""


def compiled_extensions() -> list[Extension]:
    """Return the engine's extensions, compiled by mypyc; none if not building or not requested."""
    if not COMPILED or not {"build", "build_ext", "bdist_wheel", "editable_wheel"} & {*sys.argv}:
        return []
    from mypyc.build import mypycify

    src = Path("src", "riverboat")
    os.environ["MYPYPATH"] = "src"
    mypyc_options = (
        "--config-file= --explicit-package-bases --follow-imports=skip --python-version=3.11"
    )
    typed_paths = [path for name in TYPED_MODULES for path in _module_paths(src / name)]
    extensions: list[Extension] = mypycify(
        [*mypyc_options.split(), *map(str, typed_paths)],
        only_compile_paths=[str(src / f"{name}.py") for name in COMPILED_MODULES],
        opt_level="2",
        debug_level="0",
        group_name="riverboat",
    )
    return extensions


def _module_paths(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


# The kernel uses the limited API, so one wheel serves Python 3.11 and later. A compiled engine
# needs one wheel for each Python version, and a separate build folder.
OPTIONS = (
    {"build": {"build_base": "build/compiled"}}
    if COMPILED
    else {"bdist_wheel": {"py_limited_api": "cp311"}}
)
setup(
    cmdclass={"build_py": BuildWithArchives, "sdist": ReproducibleSdist},
    ext_modules=compiled_extensions(),
    options=OPTIONS,
    setup_requires=COMPILER if COMPILED else [],
)
