"""A verifier of deals, written only from ``docs/explanation/the-deck.md``.

It imports only the standard library. As a program it reads one JSON document, ``{"proof": ...,
"cards": [[pile, dealt, card] ...], "log": {"stream": ..., "lines": [...]}}``, prints one line for
each problem, and exits with 1 if it finds any. *cards* are the cards that a viewer saw, each with
its pile and the number of cards dealt from that pile before it. *log* is the table's log of roots.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECKS = {
    "standard": {rank + suit for rank in RANKS for suit in SUITS},
    "short": {rank + suit for rank in RANKS[4:] for suit in SUITS},
}


def sha256_digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def iter_random_bytes(seed: bytes, label: str) -> Iterator[int]:
    block_number = 0
    while True:
        yield from sha256_digest(
            label.encode("ascii") + b"\x00" + seed + block_number.to_bytes(4, "big")
        )
        block_number += 1


def shuffle_numbers(card_count: int, random_numbers: Iterator[int]) -> list[int]:
    order = list(range(card_count))
    for position in range(card_count - 1, 0, -1):
        byte = next(random_numbers)
        while byte >= 256 - 256 % (position + 1):
            byte = next(random_numbers)
        other_position = byte % (position + 1)
        order[other_position], order[position] = order[position], order[other_position]
    return order


def compute_deal_order(root: str, cuts: Any, card_count: int) -> list[int]:
    cut_input = bytes.fromhex(root)
    for chair, cut in cuts:
        cut_input += bytes([chair]) + bytes.fromhex(cut)
    return shuffle_numbers(card_count, iter_random_bytes(sha256_digest(cut_input), "cut"))


def compute_merkle_root(opening: Any) -> str:
    position = opening["position"]
    salt = bytes.fromhex(opening["salt"])
    node = sha256_digest(b"\x00" + bytes([position]) + opening["card"].encode("ascii") + salt)
    for sibling in map(bytes.fromhex, opening["path"]):
        pair = node + sibling if position % 2 == 0 else sibling + node
        node = sha256_digest(b"\x01" + pair)
        position //= 2
    return node.hex()


def find_pile_problems(index: int, pile: Any, cuts: Any, cards: set[str]) -> Iterator[str]:
    order = compute_deal_order(pile["root"], cuts, pile["size"])
    opened_cards = set[str]()
    for opening in pile["openings"]:
        location = f"pile {index}, card {opening['dealt']}"
        if not 0 <= opening["dealt"] < pile["size"]:
            yield f"{location}: beyond the pile"
        elif order[opening["dealt"]] != opening["position"]:
            yield f"{location}: not where the cut says"
        if opening["card"] not in cards or opening["card"] in opened_cards:
            yield f"{location}: no card of this deck, or opened twice"
        opened_cards.add(opening["card"])
        if len(opening["path"]) != (pile["size"] - 1).bit_length():
            yield f"{location}: a path of the wrong length"
        if compute_merkle_root(opening) != pile["root"]:
            yield f"{location}: does not lead to the root"


def find_proof_problems(proof: Any) -> Iterator[str]:
    cards = DECKS[proof["deck"]]
    if proof["piles"][0]["size"] != len(cards):
        yield "another deck"
    chairs = [chair for chair, _ in proof["cuts"]]
    if chairs != sorted(set(chairs)):
        yield "cuts out of order"
    for index, pile in enumerate(proof["piles"]):
        yield from find_pile_problems(index, pile, proof["cuts"], cards)


def find_card_problems(proof: Any, cards: Any) -> Iterator[str]:
    opened_cards = {
        (index, opening["dealt"]): opening["card"]
        for index, pile in enumerate(proof["piles"])
        for opening in pile["openings"]
    }
    for index, deal_index, card in cards:
        if opened_cards.get((index, deal_index)) != card:
            yield f"pile {index}, card {deal_index}: {card} was seen and is not proved"


def compute_head(log: Any) -> str:
    chain_hash = sha256_digest(b"riverboat roots\x00" + log["stream"].encode())
    for line in log["lines"]:
        chain_hash = sha256_digest(chain_hash + line.encode())
    return chain_hash.hex()


def find_log_problems(proof: Any, log: Any) -> Iterator[str]:
    """Compare the log's entries for this hand with the proof."""
    hand_number, cuts = proof["hand"], proof["cuts"]
    expected_lines = [
        f"sealed {hand_number} {proof['piles'][0]['root']}",
        " ".join([f"cut {hand_number}", *[f"{chair}:{cut}" for chair, cut in cuts]]),
    ]
    for reshuffle_count, pile in enumerate(proof["piles"][1:], 1):
        expected_lines.append(f"reshuffled {hand_number} {reshuffle_count} {pile['root']}")
    hand_lines = [line for line in log["lines"] if line.split()[1] == str(hand_number)]
    # A deck may be sealed again before any card is dealt from it: the last seal counts.
    seal_indexes = [index for index, line in enumerate(hand_lines) if line.startswith("sealed")]
    if hand_lines[seal_indexes[-1] if seal_indexes else 0 :] != expected_lines:
        yield f"the log has other entries for hand {hand_number}"


def find_problems(verifier_case: Any) -> list[str]:
    found_problems = [
        *find_proof_problems(verifier_case["proof"]),
        *find_card_problems(verifier_case["proof"], verifier_case["cards"]),
    ]
    if "log" in verifier_case:
        found_problems += find_log_problems(verifier_case["proof"], verifier_case["log"])
    return found_problems


def main() -> int:
    verifier_case = json.load(sys.stdin)
    found_problems = find_problems(verifier_case)
    if "log" in verifier_case:
        print("head", compute_head(verifier_case["log"]))
    for problem in found_problems:
        print("wrong:", problem)
    return 1 if found_problems else 0


if __name__ == "__main__":
    sys.exit(main())
