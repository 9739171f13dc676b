"""Checks the dice, shuffles and draws of an open campaign file. Needs only Python: python check_dice.py FILE [HASH ...]

HASH is a seal from the thread. Success means: no result was changed after that post. The host may have looked ahead.
"""

import gzip
import hmac
import json
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32


def results(kind: str, size: int, many: int, key: bytes, message: str) -> list[int]:
    """Returns what the key gives: numbers below `size`, or the order of a shuffle (Fisher and Yates, from the end)."""
    blocks = (hmac.digest(key, f"{message}.{block}".encode(), "sha256") for block in count())
    draws = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    order, sizes = list(range(size)), range(size, 1, -1) if kind == "shuffle" else [size] * many
    below = [next(draw for draw in draws if draw < 2**32 - 2**32 % each) % each for each in sizes]
    for last, other in zip(range(size - 1, 0, -1), below, strict=False):
        order[last], order[other] = order[other], order[last]
    return order if kind == "shuffle" else below


@cache
def question(key: str, many: int, fingerprint: int) -> tuple[str, int, int]:
    """Returns the kind and size of the question with this fingerprint."""
    asked = [("shuffle", many, 1), *((kind, size, many) for kind in ("roll", "pick") for size in range(1, 257))]
    found = {crc32("\n".join(map(str, (-1, key, *each))).encode()): each for each in asked}
    return found.get(fingerprint, ("", 1, 1))


def hash_of(keys: dict[str, Any]) -> str:
    """Returns the hash that a post must have said about these keys."""
    link, piles = bytes.fromhex(keys["dice"] or keys["beginning"]), bytes.fromhex(keys["piles"] or keys["piles_hash"])
    for _ in range(keys["link"] if keys["dice"] else 0):
        link = sha256(link).digest()
    return sha256(link + (sha256(piles).digest() if keys["piles"] else piles)).hexdigest()


def check(body: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields each finding: hashes that were posted, results that are proved, not shown yet, or wrong."""
    hashes, branches, all_keys = dict[int, str](), {each["id"]: each for each in body["branches"]}, body.get("keys", [])
    for keys in all_keys:
        if hashes.setdefault(keys["epoch"], hash_of(keys)) != hash_of(keys):
            yield "wrong", f"epoch {keys['epoch']}, link {keys['link']}: these are other keys"
    yield from (("posted", each) for each in hashes.values())
    made = {(each["branch"], each["n"]) for each in body["decisions"]}
    for each in body["decisions"]:
        branch, n, where = each["branch"], each["n"], f"decision {each['n']} of branch {each['branch']}"
        if n > branches[branch]["from_n"] and (branch, n - 1) not in made:
            yield "wrong", f"{where} follows a missing one"
        while n < branches[branch]["from_n"]:  # it was made before this branch began
            branch = branches[branch]["parent"]
        force = [keys for keys in all_keys if keys["branch"] == branch and keys["n"] <= n][-1:]
        if each["seat"] == -1 and force:
            kind, size, many = question(each["key"], len(each["pick"]), each["fingerprint"])
            epoch, link, words, key = map(
                force[0].get, ("epoch", "link", "words", "dice" if kind == "roll" else "piles")
            )
            message = f"{branch}.{epoch}.{link}.{n}.{words}"
            right = kind and (key is None or results(kind, size, many, bytes.fromhex(key), message) == each["pick"])
            yield ("not shown yet" if key is None else "proved") if right else "wrong", f"{where}: {each['key']}"
        elif each["seat"] == -1 and any(keys["branch"] <= branch for keys in all_keys):
            yield "wrong", f"{where} has no keys"


if __name__ == "__main__":
    data = Path(sys.argv[1]).read_bytes()
    body = json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)["open"]
    findings = [*check(body or sys.exit("This file is sealed. Open files can be checked."))]
    findings += [("wrong", f"no post said {each}") for each in sys.argv[2:] if ("posted", each) not in findings]
    print(*(f"{what}: {each}" for what, each in findings if what in ("posted", "wrong")), sep="\n")
    print(sum(what == "proved" for what, _ in findings), "results are proved")
    sys.exit("wrong" in dict(findings))
