import { between, mix, progress, px, unit } from "./design";
import {
  accent,
  blush,
  circle,
  coral,
  emphasis,
  type Figure,
  gridLines,
  group,
  ink,
  leaf,
  mist,
  type Point,
  partsFor,
  pointFor,
  reached,
  rect,
  sheet,
  smooth,
  stroke,
  surface,
} from "./drawing";

export const bars: Figure = (moment) => {
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

export const funnel: Figure = (moment) => {
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

export const line: Figure = (moment) => {
  const { t } = moment;
  const values = [332, 300, 314, 238, 204, 108];
  const places = values.map((y, index): Point => [64 + index * 78, y]);
  const before = [346, 338, 342, 318, 312, 296].map((y, index): Point => [64 + index * 78, y]);
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

export const compare: Figure = (moment) => {
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
