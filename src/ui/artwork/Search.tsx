import type { Palette } from "./palette";

const cards = [0, 1, 2] as const;

/** Results that climb like stairs; a lens magnifies the first. */
export function Search({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="238" cy="58" r="104" fill={c.tint} />
      <circle cx="238" cy="58" r="74" fill={c.shade} opacity=".5" />
      {cards.map((i) => (
        <g key={i} transform={`translate(${14 + i * 34} ${126 - i * 44})`}>
          <rect x="5" y="7" width="156" height="60" rx="9" fill={c.shadow} opacity=".16" />
          <rect width="156" height="60" rx="9" fill={i === 2 ? c.paper : i === 1 ? c.mid : c.deep} />
          <rect x="12" y="12" width="36" height="36" rx="6" fill={i === 0 ? c.pop : i === 1 ? c.deep : c.second} />
          <path
            d="M60 20h72M60 32h52M60 43h62"
            stroke={i === 0 ? c.tint : c.ink}
            strokeWidth="4"
            strokeLinecap="round"
            opacity={i === 0 ? 0.6 : 0.28}
          />
        </g>
      ))}
      <path d="m252 138 62 62" stroke={c.ink} strokeWidth="24" strokeLinecap="round" opacity=".18" />
      <path d="m240 122 66 66" stroke={c.ink} strokeWidth="20" strokeLinecap="round" />
      <path d="m262 144 12 12" stroke={c.pop} strokeWidth="20" />
      <circle cx="202" cy="84" r="60" fill={c.ink} />
      <circle cx="202" cy="84" r="48" fill={c.paper} />
      <path d="M154 88a48 48 0 0 0 96 0 74 74 0 0 1-96 0Z" fill={c.tint} />
      <path d="M174 66h58" stroke={c.pop} strokeWidth="13" strokeLinecap="round" />
      <path d="M174 88h46M174 104h34" stroke={c.deep} strokeWidth="8" strokeLinecap="round" />
      <path d="M162 66a44 44 0 0 1 26-24" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
