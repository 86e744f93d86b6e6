import { bars, compare, funnel, line } from "./charts";
import { between, mix, palette, progress, px, unit } from "./design";
import {
  accent,
  blush,
  circle,
  coral,
  emphasis,
  type Figure,
  group,
  ink,
  leaf,
  type Moment,
  mist,
  type Point,
  partsFor,
  reached,
  rect,
  rule,
  sheet,
  stroke,
  surface,
} from "./drawing";
import type { Slide } from "./script";

/** Size of the drawing area that every figure fills. */
export const board = { width: 520, height: 480 } as const;

const network: Figure = (moment) => {
  const { t, course } = moment;
  const pages: readonly Point[] = [
    [260, 82],
    [104, 232],
    [260, 232],
    [416, 232],
    [56, 388],
    [168, 388],
    [352, 388],
    [464, 388],
  ];
  const links: readonly Point[] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [1, 5],
    [3, 6],
    [3, 7],
  ];
  // The order in which the coral visitor follows links, as indices into `links`.
  const tour = [0, 4, 2, 5, 1];
  const place = (index: number): Point => pages[index] ?? [0, 0];
  const line = ([from, to]: Point) => {
    const [a, b] = [place(from), place(to)];
    const middle = (a[1] + b[1]) / 2;
    return `M${a[0]} ${a[1]}C${a[0]} ${middle} ${b[0]} ${middle} ${b[0]} ${b[1]}`;
  };
  const drawn = links.map((link, index) => stroke(line(link), progress(t, 0.5 + index * 0.14, 0.7), leaf, 5));
  const visited = tour.map((link, index) => stroke(line(links[link] ?? [0, 0]), reached(moment, index), coral, 7));
  const cards = pages.map(([x, y], index) => {
    const stop = tour.findIndex((link) => links[link]?.[1] === index);
    const seen = index === 0 ? 1 : reached(moment, stop);
    const level = index === 0 ? 0 : index < 4 ? 1 : 2;
    const half = [46, 40, 34][level] ?? 40;
    const tall = half * 1.16;
    const head = mix(mist, index === 0 ? accent : coral, seen);
    const words = [0.1, 0.44]
      .map((row, word) => rect(x - half * 0.66, y + tall * row, half * (word ? 0.86 : 1.32), half * 0.18, 4, rule))
      .join("");
    const card =
      sheet(x - half, y - tall, half * 2, tall * 2, 12, course) +
      rect(x - half * 0.66, y - tall * 0.66, half * 1.32, tall * 0.5, 6, head) +
      words;
    return group(progress(t, 0.1 + level * 0.4 + index * 0.04, 0.5), 14, card);
  });
  return drawn.join("") + visited.join("") + cards.join("");
};

const magnifier: Figure = (moment) => {
  const { t, course, beats } = moment;
  const rows = [150, 234, 318, 402];
  const list = rows
    .map((y, index) => {
      const share = progress(t, 0.3 + index * 0.16, 0.6);
      const marked = emphasis(moment, index % rows.length);
      return group(
        share,
        12,
        rect(76, y - 16, 10, 58, 5, mix(mist, coral, marked)) +
          rect(102, y - 16, [210, 172, 232, 190][index] ?? 200, 17, 6, accent) +
          rect(102, y + 10, 312, 11, 5, rule) +
          rect(102, y + 31, [268, 292, 226, 280][index] ?? 250, 11, 5, rule),
      );
    })
    .join("");
  const search =
    rect(76, 58, 368, 48, 24, palette.paper, `stroke="${rule}" stroke-width="3"`) +
    rect(102, 75, 150 * progress(t, 0.2, 0.7), 14, 7, ink) +
    circle([416, 82], 11, "none", `stroke="${accent}" stroke-width="5"`) +
    stroke("M424 90L431 97", 1, accent, 5);
  // The magnifying glass enters from the lower corner and moves from one result to the next.
  let [x, y] = [392, 470];
  for (const [index, beat] of beats.entries()) {
    const share = progress(t, beat, 0.8);
    x = between(x, index % 2 ? 300 : 204, share);
    y = between(y, (rows[index % rows.length] ?? 150) + 10, share);
  }
  const arrival = progress(t, 0.5, 0.6);
  const glass =
    `<clipPath id="lens"><circle cx="${px(x)}" cy="${px(y)}" r="66"/></clipPath>` +
    stroke(`M${px(x + 52)} ${px(y + 52)}L${px(x + 98)} ${px(y + 98)}`, 1, ink, 20) +
    circle([x, y], 66, surface) +
    `<g clip-path="url(#lens)"><g transform="translate(${px(x)} ${px(y)}) scale(1.5) translate(${px(-x)} ${px(-y)})">${list}</g></g>` +
    circle([x, y], 68, "none", `stroke="${ink}" stroke-width="10"`);
  return `${sheet(46, 28, 428, 424, 20, course)}${search}${list}<g opacity="${unit(arrival)}">${glass}</g>`;
};

const document: Figure = (moment) => {
  const { t, course } = moment;
  const write = (order: number, width: number) => width * progress(t, 0.3 + order * 0.14, 0.6);
  // Each block of the page is marked in turn, as if with a highlighter.
  const blocks = [
    // The first one leaves room for the folded corner.
    { y: 70, width: 236, height: 62 },
    { y: 142, width: 296, height: 120 },
    { y: 272, width: 296, height: 66 },
    { y: 350, width: 296, height: 66 },
  ];
  const marks = blocks
    .map(({ y, width, height }, index) => {
      const swept = reached(moment, index);
      const fill = mix(mist, blush, emphasis(moment, index));
      return rect(112, y, width * swept, height, 10, fill) + rect(86, y, 8, height * swept, 4, coral);
    })
    .join("");
  const words = (y: number, order: number, width: number) => rect(130, y, write(order, width), 12, 6, "#b9b3a5");
  const picture = progress(t, 0.7, 0.6);
  return (
    `<path d="M86 36h268l80 80v340a16 16 0 0 1-16 16h-332a16 16 0 0 1-16-16v-404a16 16 0 0 1 16-16z" fill="${course.shade}" transform="translate(5 -6)"/>` +
    `<path d="M86 24h268l80 80v340a16 16 0 0 1-16 16h-332a16 16 0 0 1-16-16v-404a16 16 0 0 1 16-16z" fill="${surface}"/>` +
    `<path d="M354 24l80 80h-64a16 16 0 0 1-16-16z" fill="${mist}"/>` +
    marks +
    rect(130, 80, write(0, 208), 20, 7, accent) +
    rect(130, 110, write(1, 150), 12, 6, "#b9b3a5") +
    group(
      picture,
      10,
      `${rect(130, 154, 260, 96, 10, mist)}${circle([184, 186], 15, coral)}<path d="M136 244l70-50 44 30 50-46 84 66z" fill="${accent}"/>`,
    ) +
    [words(284, 4, 260), words(306, 5, 238), words(362, 6, 260), words(384, 7, 196)].join("")
  );
};

const check: Figure = (moment) => {
  const { t, course } = moment;
  const parts = partsFor(moment, 2);
  const step = 340 / parts;
  const rows = Array.from({ length: parts }, (_, index) => {
    const y = 96 + step * (index + 0.5);
    const done = reached(moment, index);
    const marked = emphasis(moment, index);
    const width = [214, 168, 232, 190, 206][index] ?? 200;
    const content =
      rect(
        112,
        y - 25,
        50,
        50,
        14,
        mix(surface, mix(accent, coral, marked), done),
        `stroke="${mix(rule, mix(accent, coral, marked), done)}" stroke-width="4"`,
      ) +
      stroke(`M125 ${px(y)}l9 10l16 -19`, done, surface, 7) +
      rect(184, y - 16, width, 14, 7, mix("#b9b3a5", ink, done)) +
      rect(184, y + 8, width * 0.66, 11, 5, rule);
    return group(progress(t, 0.3 + index * 0.16, 0.5), 12, content);
  });
  const clip = rect(186, 12, 148, 44, 14, accent) + circle([260, 20], 18, accent) + circle([260, 22], 7, course.tint);
  return sheet(76, 34, 368, 424, 22, course) + group(progress(t, 0.1, 0.5), -10, clip) + rows.join("");
};

const cycle: Figure = (moment) => {
  const { t } = moment;
  const parts = partsFor(moment, 2);
  const radius = 156;
  const size = parts > 4 ? 48 : 54;
  const angle = (part: number) => (part / parts) * Math.PI * 2 - Math.PI / 2;
  const at = (turn: number): Point => [260 + Math.cos(turn) * radius, 244 + Math.sin(turn) * radius];
  const margin = (size + 16) / radius;
  const arcs = Array.from({ length: parts }, (_, index) => {
    const share = progress(t, 0.5 + index * 0.22, 0.6);
    const [start, end] = [at(angle(index) + margin), at(angle(index + 1) - margin - 0.03)];
    const colour = mix(leaf, coral, emphasis(moment, index));
    // The head points along the tangent at the end of the arc.
    const turn = ((angle(index + 1) - margin) * 180) / Math.PI + 90;
    const head = `<path d="M-13 -13L5 0L-13 13" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" transform="translate(${end.map(px).join(" ")}) rotate(${px(turn)})" opacity="${share > 0.9 ? 1 : 0}"/>`;
    return (
      stroke(`M${start.map(px).join(" ")}A${radius} ${radius} 0 0 1 ${end.map(px).join(" ")}`, share, colour, 8) + head
    );
  });
  const nodes = Array.from({ length: parts }, (_, index) => {
    const share = progress(t, 0.2 + index * 0.22, 0.5);
    const [x, y] = at(angle(index));
    const marked = emphasis(moment, index);
    const done = reached(moment, index);
    const fill = mix(mix(surface, accent, done), coral, marked);
    const numeral = mix(mix(accent, surface, done), palette.ink, marked);
    return (
      circle([x, y], size * share, fill, `stroke="${mix(accent, coral, marked)}" stroke-width="5"`) +
      `<text x="${px(x)}" y="${px(y + 15)}" text-anchor="middle" class="numeral" fill="${numeral}" opacity="${unit(share)}">${index + 1}</text>`
    );
  });
  return arcs.join("") + nodes.join("");
};

const figures: Readonly<Record<Exclude<Slide["figure"], "none">, Figure>> = {
  bars,
  funnel,
  network,
  magnifier,
  document,
  line,
  check,
  cycle,
  compare,
};

/** Draws a slide's figure at a given moment; empty if the slide has none. */
export function drawFigure(name: Slide["figure"], moment: Moment): string {
  if (name === "none") return "";
  return `<svg viewBox="0 0 ${board.width} ${board.height}" class="figure">${figures[name](moment)}</svg>`;
}
