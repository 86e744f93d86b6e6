import type { ReactNode } from "react";
import type { Palette } from "./palette";

/**
 * What scenes are composed of. A scene is 320 × 200; link previews crop it to the middle 168 rows. Lines are 4 or 5
 * thick with round ends, corners have a radius of 4 or 8, and shadows fall 5 to the right and 6 down.
 */

interface Painted {
  c: Palette;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A rounded rectangle with its shadow. */
export const Sheet = ({ c, x, y, w, h, r = 8, fill = c.paper }: Painted & Box & { r?: number; fill?: string }) => (
  <>
    <rect x={x + 5} y={y + 6} width={w} height={h} rx={r} fill={c.shade} />
    <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} />
  </>
);

/** Lines of text, one below the other. */
export const Lines = ({
  x,
  y,
  widths,
  stroke,
  gap = 12,
  weight = 5,
}: {
  x: number;
  y: number;
  widths: readonly number[];
  stroke: string;
  gap?: number;
  weight?: number;
}) => (
  <path
    d={widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join("")}
    stroke={stroke}
    strokeWidth={weight}
    strokeLinecap="round"
  />
);

/** A line with round ends and corners; give it a path. */
export const Stroke = ({ d, of, weight = 4, dash }: { d: string; of: string; weight?: number; dash?: string }) => (
  <path
    d={d}
    fill="none"
    stroke={of}
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dash}
  />
);

/** Round dots of one size at these places, `x y` each. */
export const Dots = ({ at, of, size }: { at: readonly string[]; of: string; size: number }) => (
  <path d={at.map((place) => `M${place}v.1`).join("")} stroke={of} strokeWidth={size} strokeLinecap="round" />
);

/** A window of a browser, with its bar. */
export const Browser = ({ c, x, y, w, h, children }: Painted & Box & { children?: ReactNode }) => (
  <>
    <Sheet c={c} x={x} y={y} w={w} h={h} />
    <path d={`M${x} ${y + 18}v-10a8 8 0 0 1 8-8h${w - 16}a8 8 0 0 1 8 8v10Z`} fill={c.deep} />
    <Dots at={[`${x + 12} ${y + 9}`, `${x + 22} ${y + 9}`, `${x + 32} ${y + 9}`]} of={c.mid} size={5} />
    {children}
  </>
);

/** A magnifier around a center; its handle points to the lower right. */
export const Lens = ({ c, x, y, r, children }: Painted & { x: number; y: number; r: number; children?: ReactNode }) => {
  const rim = r * 0.71;
  return (
    <>
      <Stroke d={`M${x + rim} ${y + rim}l${r * 0.75} ${r * 0.75}`} of={c.ink} weight={r * 0.3} />
      <circle cx={x} cy={y} r={r} fill={c.paper} stroke={c.deep} strokeWidth={r * 0.2} />
      {children}
    </>
  );
};

/** A speech bubble whose tail is at the lower left, or at the lower right. */
export const Bubble = ({ x, y, w, h, fill, right }: Box & { fill: string; right?: boolean }) => (
  <>
    <rect x={x} y={y} width={w} height={h} rx="10" fill={fill} />
    <path d={right ? `M${x + w - 12} ${y + h - 8}v20l-20-14Z` : `M${x + 12} ${y + h - 8}v20l20-14Z`} fill={fill} />
  </>
);

/** A star of four points. */
export const Star = ({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) => {
  const k = r * 0.16;
  const far = r - k;
  return (
    <path
      d={`M${x} ${y - r}q${k} ${far} ${r} ${r}-${far} ${k}-${r} ${r}-${k}-${far}-${r}-${r} ${far}-${k} ${r}-${r}Z`}
      fill={fill}
    />
  );
};

/** The pointer of a mouse, its tip at a place. */
export const Pointer = ({ c, x, y }: Painted & { x: number; y: number }) => (
  <path
    d={`M${x} ${y}l30 24-15 2 9 17-9 5-9-18-11 11Z`}
    fill={c.ink}
    stroke={c.paper}
    strokeWidth="3"
    strokeLinejoin="round"
  />
);

/** A check mark, drawn from its left end. */
export const Check = ({ x, y, of, weight = 5 }: { x: number; y: number; of: string; weight?: number }) => (
  <Stroke d={`M${x} ${y}l6 6 12-13`} of={of} weight={weight} />
);

/** A heart around a center; it is as wide as its size. */
export const Heart = ({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) => {
  const s = size / 24;
  return (
    <path
      d="M0 10C-16-1-13-11-7-11-3-11-1-9 0-6 1-9 3-11 7-11 13-11 16-1 0 10Z"
      fill={fill}
      transform={`translate(${x} ${y}) scale(${s})`}
    />
  );
};

/** Coins, one on the other, seen from the front; `y` is the bottom. */
export const Coins = ({ c, x, y, count }: Painted & { x: number; y: number; count: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: coins have no other key and never move
        key={index}
        x={x + (index % 2) * 4}
        y={y - 13 - index * 13}
        width="46"
        height="13"
        rx="5"
        fill={c.second}
        stroke={c.ink}
        strokeWidth="2.5"
      />
    ))}
  </>
);

/** A plant of five leaves; `y` is where it grows from. */
export const Plant = ({ c, x, y, size = 1 }: Painted & { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 0q-4-34 4-66" fill="none" stroke={c.deep} strokeWidth="4" strokeLinecap="round" />
    <path d="M3-62q-14-14 2-34 14 18-2 34ZM0-42q-24 2-30-22 24-2 30 22ZM-1-20q-26 6-34-16 24-6 34 16Z" fill={c.mid} />
    <path d="M1-36q20 0 28-22-24-2-28 22ZM0-12q22 2 32-18-24-6-32 18Z" fill={c.deep} />
  </g>
);

/** Somebody from the chest up, without a face: a reader, a client, a colleague. */
export const Person = ({
  x,
  y,
  head,
  body,
  size = 1,
}: {
  x: number;
  y: number;
  head: string;
  body: string;
  size?: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-34 60v-14c0-22 14-34 34-34s34 12 34 34v14Z" fill={body} />
    <circle cy="-12" r="20" fill={head} />
  </g>
);
