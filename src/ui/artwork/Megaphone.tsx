import type { Palette } from "./palette";

/** A horn whose sound spreads in rings over the whole picture. */
export function Megaphone({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="176" cy="92" r="200" fill={c.shade} opacity=".5" />
      <circle cx="176" cy="92" r="160" fill={c.ground} />
      <circle cx="176" cy="92" r="122" fill={c.tint} />
      <circle cx="176" cy="92" r="86" fill={c.ground} />
      <g transform="rotate(-14 120 110)">
        <path d="M98 128h34l12 66h-30Z" fill={c.ink} />
        <path d="M44 98 186 30v156L44 138Z" fill={c.shadow} opacity=".16" transform="translate(8 10)" />
        <path d="M44 94 186 26v156L44 134Z" fill={c.pop} />
        <path d="M44 114h142v68L44 134Z" fill={c.shadow} opacity=".16" />
        <path d="M104 65 128 54v109l-24-8Z" fill={c.paper} />
        <rect x="14" y="90" width="36" height="48" rx="9" fill={c.deep} />
        <ellipse cx="186" cy="104" rx="22" ry="80" fill={c.deep} />
        <ellipse cx="190" cy="104" rx="14" ry="62" fill={c.ink} />
        <circle cx="192" cy="104" r="15" fill={c.second} />
      </g>
      <g transform="rotate(9 270 60)">
        <rect x="243" y="37" width="66" height="48" rx="6" fill={c.shadow} opacity=".16" />
        <rect x="238" y="31" width="66" height="48" rx="6" fill={c.paper} />
        <path d="M246 39h24v20h-24Z" fill={c.second} />
        <path d="M277 43h19M277 53h13M246 69h50" stroke={c.ink} strokeWidth="4" opacity=".4" />
      </g>
      <path d="M252 128a22 22 0 0 1 22 22h-22Z" fill={c.deep} />
      <circle cx="296" cy="126" r="9" fill={c.pop} />
      <circle cx="232" cy="176" r="6" fill={c.ink} />
      <path d="m280 168 14 8-8 14-14-8Z" fill={c.second} />
    </>
  );
}
