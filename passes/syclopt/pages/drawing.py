"""Graphs as pictures: small ones as SVG, which notebooks show, and all of them as pages to search and unfold."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from syclopt.pages.packed import packed_json
from syclopt.pages.render import render

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_BOXES = 300
"""A graph of more boxes is no picture: it is told how many there are."""
_WIDTH, _LINE, _PADDING = 7.4, 16, 8  # of a character, of a line, around them
_ACROSS, _DOWN = 24, 44  # between boxes, between layers
_LONGEST = 60  # characters of a line
_SWEEPS = 4
_COLORS = {
    "kernel": "#ddf4ff",
    "fused": "#fbefff",
    "copy": "#dafbe1",
    "host": "#fff8c5",
    "graph": "#ffeff7",
    "problem": "#ffebe9",
}
_OTHER = "#f6f8fa"
_INK, _FAINT = "#1f2328", "#59636e"


class Box(NamedTuple):
    """A node: its name, lines below that, what it is, and what only a page tells of it."""

    name: str
    lines: Sequence[str] = ()
    kind: str = ""
    details: Sequence[str] = ()


class Edge(NamedTuple):
    """An edge, from a box to a box by their places."""

    source: int
    target: int
    label: str = ""


class Drawing(NamedTuple):
    """A graph; edges may lead in circles."""

    boxes: Sequence[Box]
    edges: Sequence[Edge]


class _Place(NamedTuple):
    x: float
    y: float
    width: float
    height: float


def svg(drawing: Drawing) -> str:
    """Return a picture, in which each box stands below those that lead to it."""
    if len(drawing.boxes) > MOST_BOXES:
        edges = f"{len(drawing.edges):,} edges"
        drawing = Drawing([Box(f"{len(drawing.boxes):,} nodes, {edges}", ("too many for a picture",))], [])
    places = _places(drawing)
    width = max((place.x + place.width for place in places), default=0) + _PADDING
    height = max((place.y + place.height for place in places), default=0) + _PADDING
    arrow = '<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}"',
            f' viewBox="0 0 {width:g} {height:g}" font-family="monospace" font-size="12">',
            f'<defs>{arrow}<path d="M0 0L8 4L0 8z" fill="{_FAINT}"/></marker></defs>',
            *(_line(edge, places) for edge in drawing.edges),
            *(_rectangle(box, place) for box, place in zip(drawing.boxes, places, strict=True)),
            "</svg>",
        )
    )


def page(title: str, drawing: Drawing, notes: str = "") -> str:
    """Return a page of one file, in which the graph can be searched and unfolded, with a text beside it.

    Raises `UsageError` where Jinja2 is not installed.
    """
    data = {"boxes": drawing.boxes, "edges": drawing.edges, "colors": _COLORS, "other": _OTHER}
    return render("graph.html.j2", title=title, notes=notes, head=packed_json(data)).decode()


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _size(box: Box) -> tuple[float, float]:
    lines = [box.name, *box.lines]
    width = _WIDTH * max(min(len(line), _LONGEST) for line in lines)
    return width + 2 * _PADDING, _LINE * len(lines) + 2 * _PADDING


def _places(drawing: Drawing) -> list[_Place]:
    layers = _ordered(_layers(drawing), drawing.edges)
    sizes = [_size(box) for box in drawing.boxes]
    widths = [sum(sizes[one][0] + _ACROSS for one in layer) - _ACROSS for layer in layers]
    found: dict[int, _Place] = {}
    y = float(_PADDING)
    for layer, width in zip(layers, widths, strict=True):
        x = _PADDING + (max(widths) - width) / 2
        for one in layer:
            found[one] = _Place(x, y, *sizes[one])
            x += sizes[one][0] + _ACROSS
        y += max(sizes[one][1] for one in layer) + _DOWN
    return [found[one] for one in range(len(drawing.boxes))]


def _layers(drawing: Drawing) -> list[list[int]]:
    """Return boxes by the longest way that leads to them; of a circle, the edge that closes it does not count."""
    after: list[list[int]] = [[] for _ in drawing.boxes]
    for edge in drawing.edges:
        after[edge.source].append(edge.target)
    depth = [0] * len(drawing.boxes)
    for one in reversed(_finished(after)):
        for other in after[one]:
            if other != one:
                depth[other] = max(depth[other], depth[one] + 1)
    layers: list[list[int]] = [[] for _ in range(max(depth, default=-1) + 1)]
    for one, at in enumerate(depth):
        layers[at].append(one)
    return [layer for layer in layers if layer]


def _finished(after: list[list[int]]) -> list[int]:
    """Return nodes so that each one comes behind those that it leads to, and cut edges that close a circle."""
    found: list[int] = []
    state = [0] * len(after)  # 1: on the way, 2: done
    for root in range(len(after)):
        stack = [(root, iter([*after[root]]))] if not state[root] else []
        if stack:
            state[root] = 1
        while stack:
            node, rest = stack[-1]
            for other in rest:
                if state[other] == 1:
                    after[node].remove(other)
                elif not state[other]:
                    state[other] = 1
                    stack.append((other, iter([*after[other]])))
                    break
            else:
                stack.pop()
                state[node] = 2
                found.append(node)
    return found


def _ordered(layers: list[list[int]], edges: Iterable[Edge]) -> list[list[int]]:
    """Return layers in which boxes stand near those that they are connected with, so that few edges cross."""
    near: dict[int, list[int]] = {}
    for edge in edges:
        near.setdefault(edge.source, []).append(edge.target)
        near.setdefault(edge.target, []).append(edge.source)
    place = {one: at - (len(layer) - 1) / 2 for layer in layers for at, one in enumerate(layer)}
    for _ in range(_SWEEPS):
        for layer in layers:
            middle = {one: _mean([place[other] for other in near.get(one, ())], place[one]) for one in layer}
            layer.sort(key=middle.__getitem__)
            place.update({one: at - (len(layer) - 1) / 2 for at, one in enumerate(layer)})
    return layers


def _mean(values: list[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise


def _rectangle(box: Box, place: _Place) -> str:
    x, y = place.x + _PADDING, place.y + _PADDING + _LINE - 4
    styles = (f'fill="{_INK}" font-weight="bold"', *[f'fill="{_FAINT}"'] * len(box.lines))
    lines = "".join(
        f'<text x="{x:g}" y="{y + _LINE * at:g}" {style}>{escape(_shortened(line))}</text>'
        for at, (style, line) in enumerate(zip(styles, (box.name, *box.lines), strict=True))
    )
    shape = f'width="{place.width:g}" height="{place.height:g}" rx="6" fill="{_COLORS.get(box.kind, _OTHER)}"'
    about = escape("\n".join((box.name, *box.lines, *box.details)))
    return f'<g><title>{about}</title><rect x="{place.x:g}" y="{place.y:g}" {shape} stroke="{_FAINT}"/>{lines}</g>'


def _line(edge: Edge, places: Sequence[_Place]) -> str:
    source, target = places[edge.source], places[edge.target]
    x, y = source.x + source.width / 2, source.y + source.height
    u, v = target.x + target.width / 2, target.y
    curve = f"M{x:g} {y:g}C{x:g} {y + _DOWN / 2:g} {u:g} {v - _DOWN / 2:g} {u:g} {v:g}"
    path = f'<path d="{curve}" fill="none" stroke="{_FAINT}" marker-end="url(#arrow)"/>'
    if not edge.label:
        return path
    words = escape(_shortened(edge.label))
    return f'{path}<text x="{(x + u) / 2:g}" y="{(y + v) / 2:g}" font-size="10" fill="{_FAINT}">{words}</text>'
