"""Finished hands as each viewer may see them."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from zipfile import ZipFile

import msgspec

from riverboat.cards import name
from riverboat.engine import from_json_lines
from riverboat.service.decks.proof import Proof, verify
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.records.table_hand_index import HandIndexEntry
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test

HIDDEN_CARD = -1


async def _play_folded_hand(room: Any, table: str, ann: Visitor, bob: Visitor) -> None:
    """Play a hand that ends without a showdown."""
    await submit_accepted(ann, table, do="begin")
    chair = room.room.task(table).view().to_act[0]
    await submit_accepted((ann, bob)[chair - 1], table, do="fold")


def _list_cards_by_player(details: dict[str, Any]) -> dict[str, list[int]]:
    """Return the cards that the facts show as dealt to each player."""
    [deal_fact] = [fact for fact in details["facts"] if fact["type"] == "HoleCardsDealt"]
    return dict(zip(details["players"], deal_fact["holdings"], strict=True))


def test_hands_are_listed_latest_first() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            assert (await ann.get(f"/api/tables/{table}/hands")).json() == []
            for _ in range(3):
                await _play_folded_hand(room, table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            hand_entries = (await ann.get(f"/api/tables/{table}/hands")).json()
            assert [hand_entry["hand"] for hand_entry in hand_entries] == [4, 3, 2, 1]
            assert hand_entries[0]["pot"] == 4
            assert sum(winner["chips"] for winner in hand_entries[0]["winners"]) == 4
            assert sum(stack["chips"] for stack in hand_entries[0]["stacks"]) == 200
            older_hands = (await ann.get(f"/api/tables/{table}/hands", before=3)).json()
            assert [hand_entry["hand"] for hand_entry in older_hands] == [2, 1]
            single_page = (await ann.get(f"/api/tables/{table}/hands", before=3, limit=1)).json()
            assert [hand_entry["hand"] for hand_entry in single_page] == [2]
            assert (await ann.get(f"/api/tables/{table}/hands", before="x")).status_code == 400

    run_async_test(run_scenario)


def test_hand_line_has_own_cards_and_result_only() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            path = f"/api/tables/{table}/hands"
            for visitor, opponent, chair in ((ann, "Bob", 1), (bob, "Ann", 2)):
                open_hand, folded_hand = (await visitor.get(path)).json()
                assert folded_hand["chair"] == chair
                assert len(folded_hand["cards"]) == 2
                assert abs(folded_hand["result"]) == 1
                assert folded_hand["shown"] == folded_hand["boards"] == []
                assert not folded_hand["showdown"]
                assert open_hand["showdown"]
                assert [len(board) for board in open_hand["boards"]] == [5]
                assert {entry["player"] for entry in open_hand["shown"]} <= {opponent}
                assert sum(net["chips"] for net in open_hand["nets"]) == 0
            _, folded_hand = (await room.visitor().get(path)).json()
            assert (folded_hand["chair"], folded_hand["cards"], folded_hand["result"]) == (0, [], 0)

    run_async_test(run_scenario)


def test_bought_chips_are_not_winnings() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            await submit_accepted(ann, table, do="buy", chips=50)
            await _play_folded_hand(room, table, ann, bob)
            last_hand, first_hand = (await ann.get(f"/api/tables/{table}/hands")).json()
            for hand_entry in (first_hand, last_hand):
                assert sum(net["chips"] for net in hand_entry["nets"]) == 0
                assert all(abs(net["chips"]) <= 2 for net in hand_entry["nets"])
            assert sum(stack["chips"] for stack in last_hand["stacks"]) == 250

    run_async_test(run_scenario)


def test_hand_search_uses_only_seen_facts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            path = f"/api/tables/{table}/hands"

            async def search_hands(visitor: Visitor, **query: Any) -> list[int]:
                return [
                    hand_entry["hand"] for hand_entry in (await visitor.get(path, **query)).json()
                ]

            hand_entries = (await ann.get(path)).json()
            entry_by_hand = {hand_entry["hand"]: hand_entry for hand_entry in hand_entries}
            card = entry_by_hand[1]["cards"][0]
            assert 1 in await search_hands(ann, search=card)
            assert 1 in await search_hands(ann, search=card.lower())
            assert 1 not in await search_hands(bob, search=card)
            assert 1 not in await search_hands(room.visitor(), search=card)
            board = entry_by_hand[3]["boards"][0][0]
            assert 3 in await search_hands(room.visitor(), search=board)
            assert (
                await search_hands(ann, search="2") == await search_hands(ann, search="#2") == [2]
            )
            assert await search_hands(ann, search="bo") == [3, 2, 1]
            assert await search_hands(ann, search="bo 1") == [1]
            assert await search_hands(ann, search="Zed") == []
            assert await search_hands(ann, showdown=True) == [3]
            assert await search_hands(ann, mine=True) == [3, 2, 1]
            assert await search_hands(room.visitor(), mine=True) == []
            won_hands = [
                hand for hand, hand_entry in entry_by_hand.items() if hand_entry["result"] > 0
            ]
            assert await search_hands(ann, won=True) == won_hands
            lost_hands = [
                hand for hand, hand_entry in entry_by_hand.items() if hand_entry["result"] < 0
            ]
            assert await search_hands(ann, lost=True) == lost_hands
            assert (await ann.get(path, search="x" * 81)).status_code == 400

    run_async_test(run_scenario)


def test_session_download_matches_viewer() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await seat_players(table, ann, bob)
            path = f"/api/tables/{table}/hands"
            assert (await ann.get(f"{path}.txt")).json()["code"] == "no-hand"
            await _play_folded_hand(room, table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await submit_accepted(ann, table, do="begin")
            await submit_accepted(ann, table, do="call-off", reason="a misdeal")
            cards = (await ann.get(path, search="1")).json()[0]["cards"]
            text = (await ann.get(f"{path}.txt")).text
            assert text.count("PokerStars Hand #") == 2
            assert text.index("Hand #1") < text.index("Hand #2")
            assert f"[{' '.join(cards)}]" in text
            assert f"[{' '.join(cards)}]" not in (await bob.get(f"{path}.txt")).text
            assert (await ann.get(f"{path}.json")).text.count('"riverboat":1') == 2
            assert (await ann.get(f"{path}.phh")).text.startswith("[1]")
            archive = ZipFile(BytesIO((await ann.get(f"{path}.zip")).content))
            file_names = [f"{table}{suffix}" for suffix in (".txt", ".phhs", ".ohh", ".jsonl")]
            assert archive.namelist() == [*file_names, "left-out.txt"]
            assert archive.read(file_names[0]).decode() == text
            assert b"hand 3" in archive.read("left-out.txt")
            spectator = room.visitor()
            assert (await spectator.get(f"{path}.zip")).json()["code"] == "no-hand"
            room.clock.advance(61)
            assert "Dealt to" not in (await spectator.get(f"{path}.txt")).text

    run_async_test(run_scenario)


def test_hand_in_progress_is_not_served() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            assert (await ann.get(f"/api/tables/{table}/hands")).json() == []
            for suffix in ("", ".txt", ".phh", ".ohh", ".json", "/page", "/proof"):
                response = await ann.get(f"/api/tables/{table}/hands/1{suffix}")
                assert response.json()["code"] == "no-hand"

    run_async_test(run_scenario)


def test_viewer_sees_own_and_shown_cards() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            for viewer, opponent in (("Ann", "Bob"), ("Bob", "Ann")):
                dealt_cards = _list_cards_by_player(
                    (await (ann if viewer == "Ann" else bob).get(path)).json()
                )
                assert HIDDEN_CARD not in dealt_cards[viewer]
                assert dealt_cards[opponent] == [HIDDEN_CARD, HIDDEN_CARD]
            dealt_cards = _list_cards_by_player((await room.visitor().get(path)).json())
            assert dealt_cards == {"Ann": [HIDDEN_CARD] * 2, "Bob": [HIDDEN_CARD] * 2}

    run_async_test(run_scenario)


def test_voluntary_show_is_delayed_for_spectators() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=10)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            cards = _list_cards_by_player((await ann.get(path)).json())["Ann"]
            room.clock.advance(9)
            await submit_accepted(ann, table, do="show", cards=[name(cards[1])])
            room.clock.advance(2)
            spectator = room.visitor()
            assert _list_cards_by_player((await spectator.get(path)).json())["Ann"] == [
                HIDDEN_CARD,
                HIDDEN_CARD,
            ]
            assert set(_list_cards_by_player((await bob.get(path)).json())["Ann"]) == {
                HIDDEN_CARD,
                cards[1],
            }
            room.clock.advance(9)
            details = (await spectator.get(path)).json()
            assert set(_list_cards_by_player(details)["Ann"]) == {HIDDEN_CARD, cards[1]}
            assert details["steps"][-1] == f"Ann shows {name(cards[1])}"
            [pile] = (await spectator.get(f"{path}/proof")).json()["piles"]
            assert [opening["card"] for opening in pile["openings"]] == [name(cards[1])]

    run_async_test(run_scenario)


def test_hand_is_served_as_sentences_and_files() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            details = (await ann.get(path)).json()
            assert details["steps"][0].startswith("No-limit hold'em 1/2")
            lines = b"\n".join(msgspec.json.encode(fact) for fact in details["facts"])
            assert from_json_lines(lines)
            text = await ann.get(f"{path}.txt")
            assert text.text.startswith("PokerStars Hand #1")
            assert f'filename="{table}-1.txt"' in text.headers["content-disposition"]
            assert 'variant = "NT"' in (await ann.get(f"{path}.phh")).text
            assert '"ohh"' in (await ann.get(f"{path}.ohh")).text
            assert (await ann.get(f"{path}.json")).text.startswith('{"riverboat":1')
            assert (await ann.get(f"{path}.pdf")).status_code == 404

    run_async_test(run_scenario)


def test_hand_files_contain_only_seen_cards() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            hand_files = {
                player: [
                    (await viewer.get(f"{path}{end}")).text for end in (".txt", ".phh", ".json")
                ]
                for player, viewer in (("Ann", ann), ("Bob", bob), ("rail", room.visitor()))
            }
            assert "Dealt to Ann" in hand_files["Ann"][0]
            assert "Dealt to" not in hand_files["rail"][0]
            assert len(set(map(str, hand_files.values()))) == 3

    run_async_test(run_scenario)


def test_replayer_policy_allows_only_own_scripts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            response = await ann.get(f"/api/tables/{table}/hands/1/page")
            assert response.headers["content-type"].startswith("text/html")
            policy = response.headers["content-security-policy"]
            assert "frame-ancestors 'self'" in policy
            assert "script-src 'self' 'sha256-" in policy
            # The page's own policy also admits the chosen colours.
            assert policy.removesuffix("; frame-ancestors 'self'") in response.text
            assert '<script src="/theme.js"></script>' in response.text
            assert "unsafe" not in policy

    run_async_test(run_scenario)


def test_proof_matches_viewers_cards() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            opening_counts = {}
            for hand in (1, 2):
                for viewer_name, visitor in (("Ann", ann), ("rail", room.visitor())):
                    response = await visitor.get(f"/api/tables/{table}/hands/{hand}/proof")
                    proof = msgspec.json.decode(response.content, type=Proof)
                    assert verify(proof) == []
                    opening_counts[hand, viewer_name] = sum(
                        len(pile.openings) for pile in proof.piles
                    )
            assert opening_counts[2, "Ann"] == 2
            assert opening_counts[2, "rail"] == 0
            assert opening_counts[1, "Ann"] >= 7

    run_async_test(run_scenario)


def test_no_proof_without_sealing_key() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            room.app_state.sealing_key = None
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            response = await ann.get(f"/api/tables/{table}/hands/1/proof")
            assert response.json()["code"] == "no-proof"

    run_async_test(run_scenario)


def test_cancelled_hand_is_listed_with_reason() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            await submit_accepted(ann, table, do="call-off", reason="a misdeal")
            [hand_entry] = (await ann.get(f"/api/tables/{table}/hands")).json()
            assert hand_entry["ended"] == {"say": "HandVoidedReason", "why": "a misdeal"}
            assert hand_entry["called_off"]
            assert hand_entry["winners"] == hand_entry["stacks"] == []
            path = f"/api/tables/{table}/hands/1"
            assert (await ann.get(path)).status_code == 200
            assert (await ann.get(f"{path}.txt")).json()["code"] == "no-words"
            assert (await ann.get(f"{path}/page")).status_code in (200, 409)

    run_async_test(run_scenario)


def test_finished_hands_are_delayed_for_spectators() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path = f"/api/tables/{table}/hands"
            assert len((await ann.get(path)).json()) == 1
            spectator = room.visitor()
            assert (await spectator.get(path)).json() == []
            assert (await spectator.get(f"{path}/1")).json()["code"] == "no-hand"
            room.clock.advance(61)
            assert len((await spectator.get(path)).json()) == 1

    run_async_test(run_scenario)


def _replay_cards_by_player(details: dict[str, Any]) -> dict[str, list[int]]:
    """Return the cards that a replay shows as dealt to each player, as numbers."""
    facts = [fact for moment in details["moments"] for fact in moment["facts"]]
    [deal_fact] = [fact for fact in facts if fact["type"] == "HoleCardsDealt"]
    players = [seat["player"] for seat in details["moments"][0]["view"]["seats"]]
    return dict(zip(players, deal_fact["holdings"], strict=True))


def test_replay_matches_table_views() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            replay = (await ann.get(f"/api/tables/{table}/hands/1/replay")).json()
            views = [moment["view"] for moment in replay["moments"]]
            assert replay["chair"] == 1
            for view in views:
                chips_of_seats = sum(seat["stack"] + seat["bet"] for seat in view["seats"])
                assert chips_of_seats + sum(pot["chips"] for pot in view["pots"]) == 200
            board_lengths = [len(view["boards"][0]) for view in views]
            assert board_lengths == sorted(board_lengths)
            assert {0, 3, 4, 5} == set(board_lengths)
            acting_chairs = [view["to_act"] for view in views if view["asks"] == "act"]
            assert len(acting_chairs) == 8
            assert views[-1]["won"]
            assert sum(seat["won"] for seat in views[-1]["seats"]) == 4
            assert all(len(moment["cards"]) == 2 for moment in replay["moments"][1:])

    run_async_test(run_scenario)


def test_replay_contains_only_seen_cards() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1/replay"
            for visitor, opponent in ((ann, "Bob"), (bob, "Ann")):
                replay = (await visitor.get(path)).json()
                assert _replay_cards_by_player(replay)[opponent] == [HIDDEN_CARD, HIDDEN_CARD]
                exposed_cards = {
                    card
                    for moment in replay["moments"]
                    for seat in moment["view"]["seats"]
                    if seat["player"] == opponent
                    for card in seat["cards"]
                }
                assert exposed_cards <= {"??"}
            replay = (await room.visitor().get(path)).json()
            assert {
                card for cards in _replay_cards_by_player(replay).values() for card in cards
            } == {HIDDEN_CARD}
            assert {tuple(moment["cards"]) for moment in replay["moments"]} == {()}

    run_async_test(run_scenario)


def test_shared_hand_shows_only_chosen_parts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True, name="Thursday")
            await ann.post(f"/api/tables/{table}/roles", name="Bob", role="player")
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            path, spectator = f"/api/tables/{table}/hands/1", room.visitor()
            ann_cards = _replay_cards_by_player((await ann.get(f"{path}/replay")).json())["Ann"]

            async def read_shared_hand(**chosen_parts: Any) -> Any:
                link = (await ann.post(f"{path}/share", **chosen_parts)).json()["link"]
                assert link.startswith("http://room.test/s/")
                return await spectator.get(f"/api/shared/{link.rsplit('/', 1)[1]}")

            shared_hand_response = await read_shared_hand()
            assert _replay_cards_by_player(shared_hand_response.json()) == {
                "Ann": ann_cards,
                "Bob": [HIDDEN_CARD, HIDDEN_CARD],
            }
            assert shared_hand_response.json()["chair"] == 1
            shared_hand_response = await read_shared_hand(cards="none")
            assert {
                card
                for cards in _replay_cards_by_player(shared_hand_response.json()).values()
                for card in cards
            } == {HIDDEN_CARD}
            shared_hand_response = await read_shared_hand(names=False)
            assert _replay_cards_by_player(shared_hand_response.json()) == {
                "1": ann_cards,
                "2": [HIDDEN_CARD, HIDDEN_CARD],
            }
            for secret_word in ("Ann", "Bob", "Thursday", table):
                assert secret_word not in shared_hand_response.text
            assert (await spectator.get(f"{path}/replay")).json()["code"] == "private"
            assert (await spectator.post(f"{path}/share")).json()["code"] == "private"
            assert (await ann.post(f"{path}/share", cards="all")).status_code == 400
            assert (await spectator.get("/api/shared/not-a-link-of-ours")).json()[
                "code"
            ] == "no-share"

    run_async_test(run_scenario)


def test_shared_hand_is_delayed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await seat_players(table, ann, bob)
            await _play_folded_hand(room, table, ann, bob)
            link = (await ann.post(f"/api/tables/{table}/hands/1/share")).json()["link"]
            path = f"/api/shared/{link.rsplit('/', 1)[1]}"
            assert (await room.visitor().get(path)).json()["code"] == "no-hand"
            room.clock.advance(61)
            assert (await room.visitor().get(path)).status_code == 200

    run_async_test(run_scenario)


def test_exposed_fold_is_no_showdown() -> None:
    def index_entry(shown_seats: tuple[int, ...], folded_seats: tuple[int, ...]) -> HandIndexEntry:
        rules = TableRules.preset("home", "no-limit hold'em 1/2")
        return HandIndexEntry(
            hand=1, first_seq=1, last_seq=9, at=0, game="", players=("Ann", "Bob"), chairs=(1, 2),
            button=0, rules=rules, shown_hands=tuple([(seat, (0, 1)) for seat in shown_seats]),
            shown_folded=folded_seats,
        )  # fmt: skip

    assert not index_entry((1,), (1,)).had_showdown
    assert index_entry((0, 1), (1,)).had_showdown
    assert index_entry((0,), ()).had_showdown
