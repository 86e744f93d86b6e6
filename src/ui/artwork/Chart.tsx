import type { Palette } from "./palette";

const tops = [166, 142, 152, 116, 128, 88, 64] as const;
const left = (i: number) => 18 + i * 43;
/** A landscape of data: columns like a skyline, a curve above them, a pie for a sun. */
export function Chart({ c }: { c: Palette }) {
  // Here, because the bundler would keep calls outside for a browser too, which draws nothing.
  const curve = tops.map((top, i) => `${left(i) + 13} ${top - 22}`).join(" ");
  const sides = tops.map((top, i) => `M${left(i) + 26} ${top}l9-7V200h-9Z`).join("");
  const lids = tops.map((top, i) => `M${left(i)} ${top}l9-7h26l-9 7Z`).join("");
  const fronts = (odd: number) =>
    tops.map((top, i) => (i % 2 === odd ? `M${left(i)} ${top}h26V200h-26Z` : "")).join("");
  const dots = tops.map((top, i) => `M${left(i) + 13} ${top - 22}v.1`).join("");
  return (
    <>
      <path d="M0 40h320M0 80h320M0 120h320M0 160h320" stroke={c.ink} opacity=".1" />
      <path d="M0 138c50-40 80 6 130-28S230 32 320 50v150H0Z" fill={c.tint} />
      <path d="M0 176c60-30 110-16 160-50s90-60 160-60v134H0Z" fill={c.shade} opacity=".7" />
      <circle cx="72" cy="56" r="38" fill={c.pop} />
      <path d="M72 56 106 38a38 38 0 0 1-12 49Z" fill={c.deep} />
      <path d="M76 51V12a38 38 0 0 1 34 21Z" fill={c.second} />
      <path d={sides} fill={c.ink} />
      <path d={lids} fill={c.paper} />
      <path d={fronts(0)} fill={c.mid} />
      <path d={fronts(1)} fill={c.deep} />
      <path d="M276 64h26v136h-26Z" fill={c.pop} />
      <path d="m276 64 9-7h26l-9 7Z" fill={c.second} />
      <path d={`M${curve}`} fill="none" stroke={c.ink} strokeWidth="3" strokeLinejoin="round" />
      <path d={dots} stroke={c.ink} strokeWidth="13" strokeLinecap="round" />
      <path d={dots} stroke={c.paper} strokeWidth="7" strokeLinecap="round" />
    </>
  );
}
