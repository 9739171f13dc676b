"""The layout of the map on each board: sites are placed by hand, everything else follows from them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import Annotated

import yaml
from pydantic import BaseModel, ConfigDict, Field

from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Route, Site
from engine.games.tyrants.model.state import Section
from renders.canvas.lettering import NARROWEST, balanced, width

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths in px on a map of scale 1. With a `foot`, number and VP have a row of their own below the troops."""

    map: Box  # between the seats and the market
    name: int = 28  # text size of a site's name
    letters: int = 28  # text size of all other figures
    piece: int = 35  # a troop
    pitch: int = 43  # between two troop spaces of a site
    hole: int = 17  # radius of a troop space of a site
    step: int = 24  # radius of a troop space of a route
    band: int = 36  # height of the band with a name in one line
    line: int = 30  # line spacing of a name
    row: int = 52  # height of the row with the troops
    foot: int = 0
    foot_with_marker: int = 0  # least width of a foot with a control marker
    number: int = 52  # from the left edge to the first troop
    vp: int = 92  # width of a site's VP and the padding around its name
    breaks_at: int = 232  # wider names may be broken between words
    badge: int = 44
    spy: int = 40


USUAL = Measures((0, 112, 1600, 992))
LARGE = Measures(
    (0, 202, 1280, 1246),
    name=30,
    letters=30,
    piece=36,
    pitch=41,
    hole=18,
    step=23,
    band=36,
    line=32,
    row=44,
    foot=34,
    foot_with_marker=176,
    number=10,
    vp=30,
    breaks_at=170,
    badge=48,
    spy=40,
)
"""For large labels: the picture is narrower, so everything is larger on a phone."""


class Layout(BaseModel):
    """One board: its scale (1 is that of the four-player map), the centre of every site's plate, and `large` for large
    labels.

    `via` bends a route that would cross something: the route as `a-b`, and the points it passes.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    sections: tuple[Section, ...]
    scale: Annotated[float, Field(ge=1, le=2)]
    large: bool = False
    centres: dict[str, tuple[int, int]]
    via: dict[str, tuple[tuple[int, int], ...]] = {}


@dataclass(frozen=True, slots=True)
class SitePlate:
    """A site's plate: its box, the height and lines of its name's band, the centres of number and troop spaces, and the
    right end of its VP."""

    box: Box
    band: int
    lines: int
    number: Point
    vp: Point
    slots: tuple[Point, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        left, top, right, bottom = self.box
        return round(right - left), round(bottom - top)


@dataclass(frozen=True, eq=False)
class Board:
    """The geometry of one board, in px of the picture. Text of a `numbered` one has this size, so a site has its number
    in place of its name."""

    layout: Layout
    numbered: int = 0

    @property
    def measures(self) -> Measures:
        """The lengths before they are scaled."""
        return LARGE if self.layout.large else USUAL

    def scaled(self, px: float) -> int:
        """Scales a length of the four-player map to this board. The result is even, so that sprites have few sizes."""
        return 2 * round(px * self.layout.scale / 2)

    @cached_property
    def sites(self) -> Mapping[str, Site]:
        """The sites in play."""
        return {site.id: site for site in content.board().sites if site.section in self.layout.sections}

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """The routes in play."""
        return tuple(route for route in content.board().routes if route.section in self.layout.sections)

    @cached_property
    def plates(self) -> Mapping[str, SitePlate]:
        """Every site's plate."""
        return {site.id: self._plate(site) for site in self.sites.values()}

    def _plate(self, site: Site) -> SitePlate:
        of, scaled = self.measures, self.scaled
        row = scaled(of.number + 8) + site.spaces * scaled(of.pitch)
        lines = self._line_count(site, max(row - scaled(of.vp), scaled(of.breaks_at)))
        longest = max(_name_width(site, locale, scaled(of.name), lines) for locale in site.name)
        band = scaled(of.band + of.line * (lines - 1))
        foot_wide = scaled(of.foot_with_marker) if site.marker is not None else 0
        wide, high = max(math.ceil(longest) + scaled(of.vp) + 2, row, foot_wide), band + scaled(of.row + of.foot)
        x, y = self.layout.centres[site.id]
        left, top, right = x - wide / 2, y - high / 2, x + wide / 2
        level = top + band + scaled(of.row / 2)
        foot = top + high - scaled(of.foot / 2) - 2 if of.foot else level
        middle = (left + scaled(of.number) + right - scaled(8)) / 2
        first = middle - (site.spaces - 1) / 2 * scaled(of.pitch)
        return SitePlate(
            box=(left, top, right, top + high),
            band=band,
            lines=lines,
            number=(left + scaled(30), foot),
            vp=(right - scaled(10), foot if of.foot else top + band / 2),
            slots=tuple((first + i * scaled(of.pitch), level) for i in range(site.spaces)),
        )

    def _line_count(self, site: Site, room: float) -> int:
        """Returns the number of lines of a site's name in the language in which it is longest."""
        letters = self.scaled(self.measures.name)
        breakable = [locale for locale in site.name if " " in site.name[locale]]
        return 2 if any(_name_width(site, locale, letters, 1) > room for locale in breakable) else 1

    def way(self, route: Route) -> list[Point]:
        """Returns the line of a route between the edges of the plates it joins."""
        via = list(self.layout.via.get(f"{route.a}-{route.b}", ()))
        points = [self.layout.centres[route.a], *via, self.layout.centres[route.b]]
        return [self._point_on_edge(route.a, points[1]), *via, self._point_on_edge(route.b, points[-2])]

    def _point_on_edge(self, site: str, towards: Point) -> Point:
        """Returns where the line from a plate's centre towards a point crosses the plate's edge."""
        (x, y), (_, _, right, bottom) = self.layout.centres[site], self.plates[site].box
        dx, dy = towards[0] - x, towards[1] - y
        share = min((right - x) / abs(dx) if dx else math.inf, (bottom - y) / abs(dy) if dy else math.inf)
        return x + dx * share, y + dy * share

    @cached_property
    def route_spaces(self) -> Mapping[str, Point]:
        """The centre of every route space, by place: evenly along the route, from end to end on short routes."""
        found = {}
        for route in self.routes:
            way, count = self.way(route), len(route.spaces)
            short = length(way) < count * self.scaled(2.75 * self.measures.step)
            for i in range(count):
                share = (i + 0.5) / count if short else (i + 1) / (count + 1)
                found[route.place(i)] = along(way, share)
        return found

    @cached_property
    def spies_right(self) -> frozenset[str]:
        """The sites whose spies are at the right end of the upper edge, because it is free there."""
        return frozenset(site for site in self.sites if self._clear_at_right(site, 1, -18))

    @cached_property
    def markers_right(self) -> frozenset[str]:
        """The sites whose control marker is at the right end of the lower edge, because it is free there."""
        return frozenset(site for site in self.sites if self._clear_at_right(site, 3, 10))

    def _clear_at_right(self, site: str, edge: int, off: int) -> bool:
        left, _, right, _ = self.plates[site].box
        y = self.plates[site].box[edge] + self.scaled(off)
        inset = self.scaled(60 if edge == 1 else 44)
        at_left, at_right = (self._room_around(site, (x, y)) for x in (left + inset, right - inset))
        return at_right > self.scaled(32) or at_right >= at_left

    def _room_around(self, site: str, spot: Point) -> float:
        """Returns the distance from a spot beside a site's plate to the nearest other plate or route space."""
        spaces = min(math.dist(spot, other) for other in self.route_spaces.values()) - self.scaled(self.measures.step)
        plates = min(distance(spot, plate.box) for other, plate in self.plates.items() if other != site)
        return min(spaces, plates)


def distance(spot: Point, box: Box) -> float:
    """Returns the distance of a point from a box; 0 if inside."""
    left, top, right, bottom = box
    return math.hypot(max(left - spot[0], 0, spot[0] - right), max(top - spot[1], 0, spot[1] - bottom))


def _name_width(site: Site, locale: str, letters: int, lines: int) -> float:
    """Returns the width of a site's name over this number of lines. Languages other than English may be squeezed if
    necessary."""
    longest = max(width(line, letters, "bold") for line in balanced(site.name[locale], letters, lines, "bold"))
    return longest * (1 if locale == "en" else NARROWEST)


def length(way: Sequence[Point]) -> float:
    """Returns the length of a line."""
    return sum(math.dist(p, q) for p, q in pairwise(way))


def along(way: Sequence[Point], share: float) -> Point:
    """Returns the point at a share (0 to 1) of a line's length."""
    rest = length(way) * share
    for p, q in pairwise(way):
        leg = math.dist(p, q)
        if rest <= leg and leg:
            return p[0] + (q[0] - p[0]) * rest / leg, p[1] + (q[1] - p[1]) * rest / leg
        rest -= leg
    return way[-1]


@cache
def boards() -> Mapping[tuple[frozenset[str], bool], Board]:
    """Returns all boards by their sections and label size. They are read once."""
    plain = yaml.load((files("data.tyrants") / "layout.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    layouts = [Layout.model_validate(each) for each in plain["boards"]]
    return {(frozenset(layout.sections), layout.large): Board(layout) for layout in layouts}


def board_of(sections: Sequence[str], large: bool = False) -> Board:
    """Returns the board with these sections."""
    return boards()[frozenset(sections), large]
