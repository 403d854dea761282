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


def digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def random_bytes(seed: bytes, label: str) -> Iterator[int]:
    number = 0
    while True:
        yield from digest(label.encode("ascii") + b"\x00" + seed + number.to_bytes(4, "big"))
        number += 1


def shuffle_numbers(n: int, numbers: Iterator[int]) -> list[int]:
    order = list(range(n))
    for position in range(n - 1, 0, -1):
        byte = next(numbers)
        while byte >= 256 - 256 % (position + 1):
            byte = next(numbers)
        j = byte % (position + 1)
        order[j], order[position] = order[position], order[j]
    return order


def deal_order(root: str, cuts: Any, n: int) -> list[int]:
    cut_seed = bytes.fromhex(root)
    for chair, cut in cuts:
        cut_seed += bytes([chair]) + bytes.fromhex(cut)
    return shuffle_numbers(n, random_bytes(digest(cut_seed), "cut"))


def merkle_root(opening: Any) -> str:
    position = opening["position"]
    salt = bytes.fromhex(opening["salt"])
    node = digest(b"\x00" + bytes([position]) + opening["card"].encode("ascii") + salt)
    for sibling in map(bytes.fromhex, opening["path"]):
        pair = node + sibling if position % 2 == 0 else sibling + node
        node = digest(b"\x01" + pair)
        position //= 2
    return node.hex()


def pile_problems(index: int, pile: Any, cuts: Any, cards: set[str]) -> Iterator[str]:
    order = deal_order(pile["root"], cuts, pile["size"])
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
        if merkle_root(opening) != pile["root"]:
            yield f"{location}: does not lead to the root"


def proof_problems(proof: Any) -> Iterator[str]:
    cards = DECKS[proof["deck"]]
    if proof["piles"][0]["size"] != len(cards):
        yield "another deck"
    chairs = [chair for chair, _ in proof["cuts"]]
    if chairs != sorted(set(chairs)):
        yield "cuts out of order"
    for index, pile in enumerate(proof["piles"]):
        yield from pile_problems(index, pile, proof["cuts"], cards)


def card_problems(proof: Any, cards: Any) -> Iterator[str]:
    opened_cards = {
        (index, opening["dealt"]): opening["card"]
        for index, pile in enumerate(proof["piles"])
        for opening in pile["openings"]
    }
    for index, deal_index, card in cards:
        if opened_cards.get((index, deal_index)) != card:
            yield f"pile {index}, card {deal_index}: {card} was seen and is not proved"


def compute_head(log: Any) -> str:
    chain_hash = digest(b"riverboat roots\x00" + log["stream"].encode())
    for line in log["lines"]:
        chain_hash = digest(chain_hash + line.encode())
    return chain_hash.hex()


def log_problems(proof: Any, log: Any) -> Iterator[str]:
    """Compare the log's entries for this hand with the proof."""
    hand, cuts = proof["hand"], proof["cuts"]
    expected_lines = [
        f"sealed {hand} {proof['piles'][0]['root']}",
        " ".join([f"cut {hand}", *[f"{chair}:{cut}" for chair, cut in cuts]]),
    ]
    for count, pile in enumerate(proof["piles"][1:], 1):
        expected_lines.append(f"reshuffled {hand} {count} {pile['root']}")
    lines = [line for line in log["lines"] if line.split()[1] == str(hand)]
    # A deck may be sealed again before any card is dealt from it: the last seal counts.
    seals = [index for index, line in enumerate(lines) if line.startswith("sealed")]
    if lines[seals[-1] if seals else 0 :] != expected_lines:
        yield f"the log has other entries for hand {hand}"


def find_problems(case: Any) -> list[str]:
    found_problems = [*proof_problems(case["proof"]), *card_problems(case["proof"], case["cards"])]
    if "log" in case:
        found_problems += log_problems(case["proof"], case["log"])
    return found_problems


def main() -> int:
    case = json.load(sys.stdin)
    case_problems = find_problems(case)
    if "log" in case:
        print("head", compute_head(case["log"]))
    for problem in case_problems:
        print("wrong:", problem)
    return 1 if case_problems else 0


if __name__ == "__main__":
    sys.exit(main())
