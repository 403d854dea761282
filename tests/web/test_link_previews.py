"""Link previews for messengers, icons, and compressed files."""

from __future__ import annotations

import gzip
import html
import json
import re
import tarfile
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.web.pages.plain_files import ARCHIVE_NAME, NAME_LIST_FILE
from riverboat.web.server_config import ServerConfig
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import CONFIG, OpenTestRoom, open_test_room, run_async_test

REPOSITORY_ROOT = Path(__file__).resolve().parents[2]
PUBLIC_FOLDER = REPOSITORY_ROOT / "client" / "public"
PAGE_HTML = (REPOSITORY_ROOT / "client" / "index.html").read_text(encoding="utf-8")
SCRIPT = b"let chips = 1;" * 100


def build_client_config(folder: Path) -> ServerConfig:
    """Return a config with a built client whose script exists in three encodings."""
    assets = folder / "assets"
    assets.mkdir()
    (folder / "index.html").write_text(PAGE_HTML, encoding="utf-8")
    script = assets / "app-1a2b3c4d.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".br").write_bytes(b"in brotli")
    for file in PUBLIC_FOLDER.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    return replace(CONFIG, static=str(folder))


async def read_preview_tags(room: OpenTestRoom, path: str, **headers: str) -> dict[str, str]:
    """Return the meta tags that a messenger without cookies reads."""
    response = await room.visitor().http.get(path, headers=headers)
    matches = re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', response.text)
    assert len(matches) == len(dict(matches)), response.text
    return {name: html.unescape(content) for name, content in matches}


def test_open_table_preview_shows_game_and_seats(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_test_room(build_client_config(tmp_path)) as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table_options = {"game": "plo 5/10", "name": 'Ann\'s <"Friday"> & friends'}
            table = await open_table(ann, **table_options)
            await seat_players(table, ann, bob, chips=400)
            tags = await read_preview_tags(room, f"/t/{table}")
            assert tags["og:title"] == 'Ann\'s <"Friday"> & friends'
            assert tags["og:description"] == (
                "Pot-limit Omaha 5/10. Hosted by Ann, 4 of 6 seats free."
            )
            assert tags["og:url"] == f"http://room.test/t/{table}"
            assert tags["og:image"] == "http://room.test/preview.png"
            czech_header = {"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.8"}
            assert (await read_preview_tags(room, f"/t/{table}", **czech_header))[
                "og:description"
            ] == ("Pot-limit Omaha 5/10. Pořádá Ann, volná místa: 4 z 6.")
            assert (await read_preview_tags(room, "/", **czech_header))[
                "og:description"
            ].startswith("Herna pro")

    run_async_test(run_scenario)


def test_private_table_preview_needs_invitation(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_test_room(build_client_config(tmp_path)) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True, name="Friday")
            other_table = await open_table(ann, private=True, name="Saturday")
            room_tags = await read_preview_tags(room, "/")
            assert room_tags["og:title"] == "riverboat"
            for link in (f"/t/{table}", f"/t/{table}?invite=nonsense", "/t/nowhere"):
                link_tags = await read_preview_tags(room, link)
                assert link_tags | {"og:url": ""} == room_tags | {"og:url": ""}, link
            table_invitation = room.app_state.tokens.table_invitation(table)
            assert (await read_preview_tags(room, f"/t/{table}?invite={table_invitation}"))[
                "og:title"
            ] == "Friday"
            host_invitation = room.app_state.tokens.host_invitation(table)
            assert (await read_preview_tags(room, f"/t/{table}?invite={host_invitation}"))[
                "og:title"
            ] == "Friday"
            assert (await read_preview_tags(room, f"/t/{other_table}?invite={table_invitation}"))[
                "og:title"
            ] == "riverboat"

    run_async_test(run_scenario)


def test_preview_uses_public_url(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_test_room(build_client_config(tmp_path)) as room:
            room.app_state.public_urls = ("http://192.168.1.20:8000",)
            tags = await read_preview_tags(room, "/", Host="localhost:8000")
            assert tags["og:image"] == "http://192.168.1.20:8000/preview.png"

    run_async_test(run_scenario)


# Icons and files --------------------------------------------------------------------------------


def test_files_named_by_page_and_manifest_exist() -> None:
    file_names = re.findall(r'<link rel="[\w -]+" href="/([^"]+)"', PAGE_HTML)
    manifest = json.loads((PUBLIC_FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))
    file_names += [icon["src"].lstrip("/") for icon in manifest["icons"]]
    assert {"favicon.ico", "apple-touch-icon.png", "manifest.webmanifest"} <= set(file_names)
    for name in (*file_names, "preview.png"):
        assert (PUBLIC_FOLDER / name).is_file(), name


@pytest.mark.parametrize("name, size", [("icon-192.png", 192), ("icon-512.png", 512)])
def test_icon_has_named_size(name: str, size: int) -> None:
    image = (PUBLIC_FOLDER / name).read_bytes()
    assert image.startswith(b"\x89PNG")
    assert [int.from_bytes(image[offset : offset + 4], "big") for offset in (16, 20)] == [
        size,
        size,
    ]


@pytest.mark.parametrize(
    "path, media",
    [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.ico", "image/x-icon"),
        ("/apple-touch-icon.png", "image/png"),
        ("/preview.png", "image/png"),
    ],
)
def test_icon_has_media_type_and_one_day_cache(tmp_path: Path, path: str, media: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(build_client_config(tmp_path)) as room:
            response = await room.visitor().get(path)
            assert response.status_code == 200
            assert response.headers["content-type"].partition(";")[0] == media
            assert response.headers["cache-control"] == "public, max-age=86400"

    run_async_test(run_scenario)


def test_archived_script_without_a_brotli_copy_is_compressed_with_gzip(tmp_path: Path) -> None:
    config = build_client_config(tmp_path)
    script = tmp_path / "assets" / "app-1a2b3c4d.js"
    move_to_archive(tmp_path, script)
    script.with_name(script.name + ".br").unlink()

    async def run_scenario() -> None:
        async with open_test_room(config) as room:
            http = room.visitor().http
            response = await http.get("/assets/app-1a2b3c4d.js")
            assert response.headers["content-encoding"] == "gzip"
            assert response.content == SCRIPT
            assert (await http.get("/assets/other-1a2b3c4d.js")).status_code == 404
            assert (await http.get(f"/{NAME_LIST_FILE}")).status_code == 404

    run_async_test(run_scenario)


def move_to_archive(folder: Path, script: Path) -> None:
    """Move a file to the archive, as in an installed package."""
    with tarfile.open(folder / ARCHIVE_NAME, "w:xz") as archive:
        archive.add(script, script.relative_to(folder).as_posix())
    (folder / NAME_LIST_FILE).write_text(f"{script.relative_to(folder).as_posix()}\n", "utf-8")
    script.unlink()


@pytest.mark.parametrize("is_archived", [False, True])
@pytest.mark.parametrize(
    "accept_encoding, encoding",
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_script_encoding_follows_accept_encoding(
    tmp_path: Path, accept_encoding: str, encoding: str | None, is_archived: bool
) -> None:
    config = build_client_config(tmp_path)
    if is_archived:
        move_to_archive(tmp_path, tmp_path / "assets" / "app-1a2b3c4d.js")

    async def run_scenario() -> None:
        async with open_test_room(config) as room:
            http = room.visitor().http
            assert (await http.get(f"/{ARCHIVE_NAME}")).status_code == 404
            headers = {"Accept-Encoding": accept_encoding}
            async with http.stream("GET", "/assets/app-1a2b3c4d.js", headers=headers) as answer:
                received_bytes = b"".join([chunk async for chunk in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["cache-control"]
            expected_bytes = {"br": b"in brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[
                encoding
            ]
            assert len(received_bytes) == len(expected_bytes)
            assert encoding == "gzip" or received_bytes == expected_bytes

    run_async_test(run_scenario)
