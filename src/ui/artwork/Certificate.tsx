import type { Palette } from "./palette";

const leaf = "M128 178q-20 20-40 8 14-22 40-8-14-20 2-42 14 20-2 42Z";
const leaves = [0, 27, 54, 81, 108] as const;
const sides = [1, -1] as const;

/** A seal with its ribbon between two branches of laurel. */
export function Certificate({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="160" cy="100" r="122" fill={c.tint} />
      <circle
        cx="160"
        cy="100"
        r="108"
        fill="none"
        stroke={c.mid}
        strokeWidth="24"
        strokeDasharray="1 6"
        opacity=".5"
      />
      {sides.map((side) => (
        <g key={side} transform={side < 0 ? "matrix(-1 0 0 1 320 0)" : undefined}>
          <path d="M150 186A88 88 0 0 1 82 60" fill="none" stroke={c.deep} strokeWidth="3" />
          {leaves.map((angle) => (
            <path key={angle} d={leaf} fill={angle % 54 ? c.mid : c.deep} transform={`rotate(${angle} 160 98)`} />
          ))}
        </g>
      ))}
      <path d="m130 120-18 74 28-14 20 22 20-22 28 14-18-74Z" fill={c.pop} />
      <path d="M160 120h30l18 74-28-14-20 22Z" fill={c.shadow} opacity=".2" />
      <circle cx="164" cy="102" r="58" fill={c.shadow} opacity=".16" />
      <circle
        cx="160"
        cy="94"
        r="48"
        fill={c.ink}
        stroke={c.ink}
        strokeWidth="17"
        strokeDasharray="0 15.08"
        strokeLinecap="round"
      />
      <circle cx="160" cy="94" r="45" fill={c.second} />
      <path d="M128 126a45 45 0 0 0 64-64Z" fill={c.shadow} opacity=".12" />
      <circle cx="160" cy="94" r="37" fill="none" stroke={c.ink} strokeWidth="1.5" strokeDasharray="2 4" />
      <path d="m160 65 8.5 18 20 2.5-15 14 4 20-17.5-10-17.5 10 4-20-15-14 20-2.5Z" fill={c.paper} />
    </>
  );
}
