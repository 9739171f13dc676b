"""Checks the dice, shuffles and draws of an open campaign file: python check_dice.py FILE [SEAL ...]

SEAL is what a post of the campaign named. Success means that no result was changed after that post.
"""

import gzip
import hmac
import json
import sys
from bisect import bisect_right
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32


def results(kind: str, size: int, many: int, key: bytes, message: str) -> list[int]:
    """Returns what the key gives: numbers below `size`, or the order of a shuffle (Fisher and Yates, from the end)."""
    blocks = (hmac.digest(key, f"{message}.{block}".encode(), "sha256") for block in range(2**32))
    draws = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    order, sizes = list(range(size)), range(size, 1, -1) if kind == "shuffle" else [size] * many
    below = [next(draw for draw in draws if draw < 2**32 - 2**32 % each) % each for each in sizes]
    for last, other in zip(range(size - 1, 0, -1), below, strict=False):
        order[last], order[other] = order[other], order[last]
    return order if kind == "shuffle" else below


def _question(key: str, many: int, fingerprint: int) -> tuple[str, int, int]:
    asked = [("shuffle", many, 1), *((kind, size, many) for size in range(1, 257) for kind in ("roll", "pick"))]
    fitting = (each for each in asked if crc32("\n".join(map(str, (-1, key, *each))).encode()) == fingerprint)
    return next(fitting, ("", 1, 1))


def _seal_of(keys: dict[str, Any]) -> str:
    link, piles = bytes.fromhex(keys["dice"] or keys["beginning"]), bytes.fromhex(keys["piles"] or keys["piles_hash"])
    for _ in range(min(keys["link"], 1024) if keys["dice"] else 0):
        link = sha256(link).digest()
    return sha256(link + (sha256(piles).digest() if keys["piles"] else piles)).hexdigest()


def check(body: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields findings: seals that were posted, and results that are proved, not shown yet, without keys, or wrong."""
    branches, seals = {each["id"]: each for each in body["branches"]}, dict[int, str]()
    by_branch = dict[int, list[dict[str, Any]]]()

    def keys_at(branch: int, n: int) -> tuple[int, list[dict[str, Any]]]:
        while n < branches[branch]["from_n"] and (branches[branch]["parent"] or branch) < branch:
            branch = branches[branch]["parent"]  # the decision was made before this branch began
        return branch, (own := by_branch.get(branch, []))[: bisect_right(own, n, key=lambda keys: keys["n"])][-1:]

    for keys in sorted(body.get("keys", []), key=lambda keys: (keys["branch"], keys["n"])):
        by_branch.setdefault(keys["branch"], []).append(keys)
        if seals.setdefault(keys["epoch"], sealed := _seal_of(keys)) != sealed:
            yield "wrong", f"epoch {keys['epoch']}, link {keys['link']}: these are other keys"
    yield from (("posted", each) for each in seals.values())
    made = {(each["branch"], each["n"]) for each in body["decisions"]}
    gaps = ((branch, n) for branch, n in made if n > branches[branch]["from_n"] and (branch, n - 1) not in made)
    yield from (("wrong", f"the decision before {n} of branch {branch} is missing") for branch, n in gaps)
    for each in body["decisions"]:
        n, where = each["n"], f"decision {each['n']} of branch {each['branch']}"
        branch, force = keys_at(each["branch"], n)
        if each["seat"] == -1 and force:
            kind, size, many = _question(each["key"], len(each["pick"]), each["fingerprint"])
            key, words = force[0]["dice" if kind == "roll" else "piles"], force[0]["words"]
            message = f"{branch}.{force[0]['epoch']}.{force[0]['link']}.{n}.{words}"
            right = kind and (key is None or results(kind, size, many, bytes.fromhex(key), message) == each["pick"])
            yield ("not shown yet" if key is None else "proved") if right else "wrong", f"{where}: {each['key']}"
        elif each["seat"] == -1:
            yield "wrong" if keys_at(branch, branches[branch]["from_n"] - 1)[1] else "without keys", where


if __name__ == "__main__":
    data = Path(sys.argv[1]).read_bytes()
    body = json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)["open"]
    findings = [*check(body or sys.exit("This file is sealed. Open files can be checked."))]
    findings += [("wrong", f"no post said {each}") for each in sys.argv[2:] if ("posted", each) not in findings]
    print(*(f"{what}: {each}" for what, each in findings if what in ("posted", "wrong")), sep="\n")
    print(sum(what == "proved" for what, _ in findings), "results are proved")
    sys.exit("wrong" in dict(findings))
