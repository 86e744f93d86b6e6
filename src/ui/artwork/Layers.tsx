import type { Palette } from "./palette";

/** Sheets in space, one above the other: the parts of a plan. */
export function Layers({ c }: { c: Palette }) {
  const sheet = (y: number, top: string, side: string) => (
    <>
      <path d={`M160 ${y + 62} 48 ${y}v9l112 62 112-62v-9Z`} fill={side} />
      <path d={`M160 ${y - 62} 272 ${y} 160 ${y + 62} 48 ${y}Z`} fill={top} />
    </>
  );
  return (
    <>
      <path d="M-20 60 160-40 340 60v60L160 20-20 120Z" fill={c.tint} />
      <path d="M-20 190 160 90l180 100v60H-20Z" fill={c.shade} opacity=".6" />
      {sheet(150, c.mid, c.deep)}
      <path d="M160 190 100 150l60-36 60 36Z" fill={c.shadow} opacity=".3" />
      {sheet(108, c.second, c.deep)}
      <path d="M160 138 80 94l80-44 80 44Z" fill={c.shadow} opacity=".18" />
      {sheet(66, c.paper, c.shade)}
      <g transform="matrix(.87 .48 -.87 .48 160 4)">
        <rect x="14" y="14" width="52" height="52" rx="5" fill={c.pop} />
        <path d="M78 20h38M78 34h26M78 48h34M78 62h20" stroke={c.ink} strokeWidth="5" opacity=".4" />
        <path d="M14 80h102v36H14Z" fill={c.tint} />
        <path d="m14 110 24-14 20 8 24-18 34 12" fill="none" stroke={c.deep} strokeWidth="4" />
      </g>
      <path d="M48 75v80M272 75v80" stroke={c.ink} strokeWidth="1.5" strokeDasharray="2 5" />
    </>
  );
}
