import { between, type Course, mix, palette, progress, px, unit } from "./design";
import type { Slide } from "./script";

/** What a figure is told about the moment it draws. */
export interface Moment {
  /** Seconds since the slide appeared. */
  t: number;
  /** When each point appears: figures emphasise one part after the other in step with them. */
  beats: readonly number[];
  /** The numbers of the points if each one states exactly one, so that a chart agrees with them; else empty. */
  amounts: readonly number[];
  course: Course;
}

type Figure = (moment: Moment) => string;
type Place = readonly [x: number, y: number];

/** Size of the drawing board that every figure fills. */
export const board = { width: 520, height: 480 } as const;

const { surface, ink, rule, accent, leaf, mist, coral, blush } = palette;

/** How far the emphasis on point `index` has come (0–1); it goes again when the next point appears. */
function emphasis({ t, beats }: Moment, index: number): number {
  const beat = beats[index];
  if (beat === undefined) return 0;
  const next = beats[index + 1];
  return progress(t, beat, 0.5) - (next === undefined ? 0 : progress(t, next, 0.5));
}

/** How far point `index` has appeared (0–1), and it stays. */
function reached({ t, beats }: Moment, index: number): number {
  const beat = beats[index];
  return beat === undefined ? 0 : progress(t, beat, 0.6);
}

/** How many parts a figure has that shows a part for each point. */
function partsFor({ beats }: Moment, least = 3): number {
  return Math.min(5, Math.max(least, beats.length));
}

/** Which point emphasises part `part` of `parts`, when there are more parts than points; -1 for none. */
function pointFor({ beats }: Moment, part: number, parts: number): number {
  return beats.findIndex((_, index) => Math.round(((index + 1) * parts) / beats.length) - 1 === part);
}

function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, more = ""): string {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${px(Math.min(radius, w / 2, h / 2))}" fill="${fill}" ${more}/>`;
}

function circle([x, y]: Place, radius: number, fill: string, more = ""): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(Math.max(0, radius))}" fill="${fill}" ${more}/>`;
}

/** A stroke that draws itself: `share` of the path is visible. */
function stroke(d: string, share: number, colour: string, width: number, more = ""): string {
  if (share <= 0) return "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="${unit(share)} 2" ${more}/>`;
}

/** A sheet that seems to lie on the panel; the shadow is flat because a blurred one costs too many bytes. */
function sheet(x: number, y: number, width: number, height: number, radius: number, course: Course): string {
  return rect(x + 5, y + 8, width, height, radius, course.shade) + rect(x, y, width, height, radius, surface);
}

function group(share: number, rise: number, content: string): string {
  return `<g opacity="${unit(share)}" transform="translate(0 ${px((1 - share) * rise)})">${content}</g>`;
}

/** A curve that runs smoothly through all places. */
function smooth(places: readonly Place[]): string {
  const at = (index: number): Place => places[Math.min(places.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${at(0).map(px).join(" ")}`;
  for (let index = 0; index < places.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    d += `C${[...handles, ...to].map(px).join(" ")}`;
  }
  return d;
}

function gridLines(share: number): string {
  const lines = [110, 200, 290].map((y) => stroke(`M64 ${y}H456`, share, "#ffffff", 3)).join("");
  return lines + stroke("M48 382H472", share, ink, 4);
}

const bars: Figure = (moment) => {
  const { t, amounts } = moment;
  const parts = partsFor(moment);
  const highest = Math.max(...amounts);
  const width = 300 / parts;
  const pitch = 396 / parts;
  const columns = Array.from({ length: parts }, (_, index) => {
    const amount = amounts[index];
    const height = amount === undefined ? between(104, 286, (index / (parts - 1)) ** 1.5) : (286 * amount) / highest;
    const x = 62 + index * pitch + (pitch - width) / 2;
    const grown = height * progress(t, 0.4 + index * 0.2, 0.9);
    const marked = emphasis(moment, index);
    const top = 380 - grown;
    const fill = mix(mix(leaf, accent, reached(moment, index)), coral, marked);
    const flag = marked > 0.02 ? circle([x + width / 2, top - 26], 11 * marked, coral) : "";
    const foot = grown > 12 ? rect(x, 368, width, 12, 0, fill) : "";
    const name = rect(x + width / 2 - 22, 404, 44, 10, 5, mix(surface, ink, 0.22));
    return rect(x, top, width, grown, 12, fill) + foot + flag + group(progress(t, 0.5, 0.6), 0, name);
  });
  return gridLines(progress(t, 0.1, 0.8)) + columns.join("");
};

const funnel: Figure = (moment) => {
  const parts = partsFor(moment);
  const gap = 12;
  const height = (388 - gap * (parts - 1)) / parts;
  const widthAt = (y: number) => between(432, 128, y / 388);
  return Array.from({ length: parts }, (_, index) => {
    const share = progress(moment.t, 0.2 + index * 0.28, 0.7);
    const marked = emphasis(moment, index);
    const top = index * (height + gap);
    const [wide, narrow] = [widthAt(top) * share, widthAt(top + height) * share];
    const base = mix(accent, leaf, index / parts);
    const y = 46 + top;
    const d = `M${px(260 - wide / 2)} ${px(y)}H${px(260 + wide / 2)}L${px(260 + narrow / 2)} ${px(y + height)}H${px(260 - narrow / 2)}Z`;
    const fill = mix(base, coral, marked);
    const people = Math.max(1, (parts - index) * 2 - 1);
    const size = Math.min(11, height / 6);
    const dots = Array.from({ length: people }, (_, dot) =>
      circle([260 + (dot - (people - 1) / 2) * size * 3.4, y + height / 2], size, surface),
    ).join("");
    const body = `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round"/>`;
    return share <= 0 ? "" : body + group(progress(moment.t, 0.6 + index * 0.28, 0.5), 8, dots);
  }).join("");
};

const network: Figure = (moment) => {
  const { t, course } = moment;
  const pages: readonly Place[] = [
    [260, 82],
    [104, 232],
    [260, 232],
    [416, 232],
    [56, 388],
    [168, 388],
    [352, 388],
    [464, 388],
  ];
  const links: readonly Place[] = [
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
  const place = (index: number): Place => pages[index] ?? [0, 0];
  const line = ([from, to]: Place) => {
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
  // The glass comes in from the lower corner and goes to one result after the other.
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
  // Each block of the page is marked in turn, as with a highlighter.
  const blocks = [
    // The first one keeps clear of the folded corner.
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

const line: Figure = (moment) => {
  const { t } = moment;
  const values = [332, 300, 314, 238, 204, 108];
  const places = values.map((y, index): Place => [64 + index * 78, y]);
  const before = [346, 338, 342, 318, 312, 296].map((y, index): Place => [64 + index * 78, y]);
  const drawn = progress(t, 0.5, 1.9);
  const area = `${smooth(places)}L454 380L64 380Z`;
  const dots = places.map((place, index) => {
    if (index === 0) return "";
    const point = pointFor(moment, index - 1, values.length - 1);
    const marked = emphasis(moment, point);
    const shown = Math.max(progress(t, 0.7 + index * 0.3, 0.4), reached(moment, point));
    const guide = marked > 0.02 ? stroke(`M${place[0]} 378V${place[1]}`, marked, coral, 4) : "";
    return (
      guide + circle(place, (9 + marked * 8) * shown, mix(accent, coral, marked)) + circle(place, 4 * shown, surface)
    );
  });
  return (
    gridLines(progress(t, 0.1, 0.8)) +
    `<path d="${area}" fill="${accent}" opacity="${unit(0.12 * progress(t, 1.6, 0.8))}"/>` +
    `<g opacity="${unit(0.65 * progress(t, 0.4, 0.6))}"><path d="${smooth(before)}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/></g>` +
    stroke(smooth(places), drawn, accent, 9) +
    dots.join("")
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
  const at = (turn: number): Place => [260 + Math.cos(turn) * radius, 244 + Math.sin(turn) * radius];
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

const compare: Figure = (moment) => {
  const { t, course } = moment;
  const cards = (["A", "B"] as const).map((letter, index) => {
    const x = index ? 272 : 32;
    const colour = index ? coral : accent;
    const pale = index ? blush : mist;
    const share = progress(t, 0.2 + index * 0.25, 0.6);
    const marked = emphasis(moment, index);
    const y = 54 - marked * 14;
    const rows = [0, 1, 2].map((row) => {
      const width = [[150, 118, 136] as const, [112, 150, 92] as const][index]?.[row] ?? 120;
      const grown = progress(t, 0.6 + index * 0.25 + row * 0.16, 0.6);
      return rect(x + 28, y + 138 + row * 36, width * grown, 14, 7, "#c4bdae");
    });
    const shares = index ? [0.86, 0.44] : [0.52, 0.92];
    const meters = shares.map((value, row) => {
      const top = y + 268 + row * 42;
      return (
        rect(x + 28, top, 160, 22, 11, pale) +
        rect(x + 28, top, 160 * value * progress(t, 1 + row * 0.2, 0.8), 22, 11, colour)
      );
    });
    const content =
      sheet(x, y, 216, 364, 20, course) +
      rect(x, y, 216, 364, 20, "none", `stroke="${colour}" stroke-width="6" opacity="${unit(marked)}"`) +
      circle([x + 62, y + 68], 36, colour) +
      `<text x="${x + 62}" y="${px(y + 84)}" text-anchor="middle" class="numeral" fill="${index ? ink : surface}">${letter}</text>` +
      rows.join("") +
      meters.join("");
    return group(share, 24, content);
  });
  return cards.join("");
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

/** Draws the figure of a slide as it stands at a moment; empty if the slide has none. */
export function drawFigure(name: Slide["figure"], moment: Moment): string {
  if (name === "none") return "";
  return `<svg viewBox="0 0 ${board.width} ${board.height}" class="figure">${figures[name](moment)}</svg>`;
}
