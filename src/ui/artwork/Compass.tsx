import type { Palette } from "./palette";

const ticks = [0, 30, 60, 90, 120, 150] as const;

/** A compass over layered mountains with a path to the flag. */
export function Compass({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="222" cy="98" r="124" fill={c.tint} />
      <circle cx="58" cy="52" r="32" fill={c.second} />
      <path d="M-10 150 70 66l56 58 34-30 90 70v40H-10Z" fill={c.shade} />
      <path d="m70 66-10 40 16-8 14 14 36 12Z" fill={c.paper} />
      <path d="M-10 176 52 132l58 40 60-50 90 80H-10Z" fill={c.mid} />
      <path d="M-10 200c60-40 120-30 180-10s100 10 160-20v40H-10Z" fill={c.deep} />
      <path
        d="M30 206c40-34-14-34 20-54s14-30 18-84"
        fill="none"
        stroke={c.paper}
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M70 68V34l24 9-24 9" fill={c.pop} stroke={c.ink} strokeWidth="2.5" />
      <circle cx="229" cy="107" r="84" fill={c.shadow} opacity=".18" />
      <circle cx="222" cy="98" r="84" fill={c.ink} />
      <circle cx="222" cy="98" r="72" fill={c.paper} />
      <circle cx="222" cy="98" r="52" fill="none" stroke={c.ink} strokeWidth="1.5" opacity=".4" />
      {ticks.map((angle) => (
        <path
          key={angle}
          d="M222 30v12M222 154v12"
          stroke={c.ink}
          strokeWidth={angle % 90 ? 2 : 5}
          transform={`rotate(${angle} 222 98)`}
        />
      ))}
      <g transform="rotate(38 222 98)">
        <path d="m228 40 20 66-20 64-16-64Z" fill={c.shadow} opacity=".15" />
        <path d="m222 32 16 66h-32Z" fill={c.pop} />
        <path d="m222 32 16 66h-16Z" fill={c.shadow} opacity=".18" />
        <path d="m222 164 16-66h-32Z" fill={c.deep} />
        <path d="m222 164 16-66h-16Z" fill={c.shadow} opacity=".3" />
      </g>
      <circle cx="222" cy="98" r="7" fill={c.second} stroke={c.ink} strokeWidth="3" />
    </>
  );
}
