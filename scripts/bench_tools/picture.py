# SPDX-License-Identifier: MIT
"""Draws speed over depth as SVG: panels side by side, one for each position, with a line for each program.

The rates stand on a logarithmic axis. Each line is labelled at its end; labels that would touch are moved apart. The
colours follow the reader's light or dark mode.
"""
import math
from typing import NamedTuple
from xml.sax.saxutils import escape


class Series(NamedTuple):
    """A program's leaves per second by depth. The label's parts stand on lines of their own."""
    label: tuple
    color: str  # one of LINE_COLORS
    rates: dict


class Panel(NamedTuple):
    title: str
    series: list


WIDTH, HEIGHT = 960, 520
TOP, BOTTOM, LEFT = 92, 96, 118  # margins of the plots
LABEL_WIDTH, GAP = 92, 18  # right of each plot, and between panels
LINE_HEIGHT = 15

LIGHT = {"paper": "#ffffff", "ink": "#1f2933", "faint": "#66727f", "grid": "#e3e7ec", "stockfish": "#7b8794",
         "scalar": "#12805c", "avx2": "#1d6fb8", "avx512": "#7a3fc0", "table": "#c4540a"}
DARK = {"paper": "#12171d", "ink": "#e6ebf0", "faint": "#98a4b1", "grid": "#2a323c", "stockfish": "#a3adb8",
        "scalar": "#45c095", "avx2": "#61adf0", "avx512": "#b78cf5", "table": "#f6964c"}
LINE_COLORS = ["stockfish", "scalar", "avx2", "avx512", "table"]
FONTS = 'system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif'


def color_rules(colors):
    """Plain classes, since not all that shows SVG knows variables."""
    rules = [f".paper {{ fill: {colors['paper']} }}", f"text {{ fill: {colors['ink']} }}",
             f".faint {{ fill: {colors['faint']} }}", f".grid {{ stroke: {colors['grid']} }}",
             f".dot {{ stroke: {colors['paper']} }}"]
    for name in LINE_COLORS:
        rules.append(f".line.{name} {{ stroke: {colors[name]} }} .dot.{name}, .label.{name} {{ fill: {colors[name]} }}")
    return "\n".join(rules)


def style():
    return f"""
text {{ font-family: {FONTS}; font-size: 13px }}
.title {{ font-size: 20px; font-weight: 600 }}
.panel {{ font-size: 15px; font-weight: 600 }}
.label {{ font-weight: 600 }}
.line {{ fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }}
.leader {{ stroke-width: 1; stroke-dasharray: 1 4 }}
.dot {{ stroke-width: 1.5 }}
{color_rules(LIGHT)}
@media (prefers-color-scheme: dark) {{
{color_rules(DARK)}
}}
"""


def rate_name(exponent):
    """10 to that power in words."""
    group, rest = divmod(exponent, 3)
    return f"{10 ** rest} {['', 'thousand', 'million', 'billion', 'trillion'][group]}".strip()


def moved_apart(places, heights):
    """The centres of labels, none above its neighbour's end: as near to `places` (rising) as that allows."""
    blocks = []  # each: total height, wanted top, labels
    for place, height in zip(places, heights):
        blocks.append([height, place - height / 2, 1])
        while len(blocks) > 1 and blocks[-2][1] + blocks[-2][0] > blocks[-1][1]:
            height_below, top_below, count_below = blocks.pop()
            height_above, top_above, count_above = blocks[-1]
            wanted = (top_above * count_above + (top_below - height_above) * count_below) / (count_above + count_below)
            blocks[-1] = [height_above + height_below, wanted, count_above + count_below]
    centres, index = [], 0
    for _, top, count in blocks:
        for height in heights[index:index + count]:
            centres.append(top + height / 2)
            top += height
        index += count
    return centres


class Axes:
    """Where depths and rates are on the paper, for one panel."""

    def __init__(self, left, right, depths, exponents):
        self.left, self.right = left, right
        self.depths, self.exponents = depths, exponents

    def x(self, depth):
        first, last = self.depths[0], self.depths[-1]
        return self.left + (self.right - self.left) * (depth - first) / max(last - first, 1)

    def y(self, rate):
        low, high = self.exponents[0], self.exponents[-1]
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (math.log10(rate) - low) / (high - low)


def text(x, y, words, classes="", anchor="start"):
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{classes}" text-anchor="{anchor}">{escape(words)}</text>'


def grid(axes, with_names):
    for exponent in axes.exponents:
        y = axes.y(10.0 ** exponent)
        yield f'<line class="grid" x1="{axes.left:.1f}" x2="{axes.right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        if with_names:
            yield text(axes.left - 10, y + 4.5, rate_name(exponent), "faint", "end")
    for depth in axes.depths:
        yield text(axes.x(depth), HEIGHT - BOTTOM + 22, str(depth), "faint", "middle")
    yield text((axes.left + axes.right) / 2, HEIGHT - BOTTOM + 42, "depth in plies", "faint", "middle")


def line(axes, series):
    points = [(axes.x(depth), axes.y(rate)) for depth, rate in sorted(series.rates.items())]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline class="line {series.color}" points="{path}"/>'
    for x, y in points:
        yield f'<circle class="dot {series.color}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'


def labels(axes, all_series):
    """Names at the right edge of the plot, in the order of the lines' ends, and what leads there."""
    in_order = sorted(all_series, key=lambda series: -series.rates[max(series.rates)])
    places = [axes.y(series.rates[max(series.rates)]) for series in in_order]
    heights = [LINE_HEIGHT * len(series.label) + 4 for series in in_order]
    for series, place, centre in zip(in_order, places, moved_apart(places, heights)):
        end = axes.x(max(series.rates)) + 6
        x = axes.right + 14
        yield (f'<path class="line leader {series.color}" '
               f'd="M{end:.1f} {place:.1f} L{max(end, axes.right + 2):.1f} {place:.1f} L{x - 3:.1f} {centre:.1f}"/>')
        y = centre - LINE_HEIGHT * (len(series.label) - 1) / 2 + 4.5
        for number, part in enumerate(series.label):
            yield text(x, y + LINE_HEIGHT * number, part, f"label {series.color}")


def draw_panel(panel, left, right, exponents, with_names):
    depths = sorted({depth for series in panel.series for depth in series.rates})
    axes = Axes(left, right, list(range(depths[0], depths[-1] + 1)), exponents)
    yield text(left, TOP - 18, panel.title, "panel")
    yield from grid(axes, with_names)
    for series in panel.series:
        yield from line(axes, series)
    yield from labels(axes, panel.series)


def draw(title, caption, panels):
    """The picture as SVG text. `caption` is a list of lines."""
    rates = [rate for panel in panels for series in panel.series for rate in series.rates.values()]
    exponents = range(math.floor(math.log10(min(rates))), math.ceil(math.log10(max(rates))) + 1)
    plot_width = (WIDTH - LEFT - GAP * (len(panels) - 1)) / len(panels) - LABEL_WIDTH - 14
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
             f"<title>{escape(title)}</title>", f"<style>{style()}</style>",
             f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
             text(24, 36, title, "title")]
    left = LEFT
    for number, panel in enumerate(panels):
        parts += draw_panel(panel, left, left + plot_width, exponents, number == 0)
        left += plot_width + LABEL_WIDTH + 14 + GAP
    for number, words in enumerate(caption):
        parts.append(text(24, HEIGHT - 30 + 17 * number, words, "faint"))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
