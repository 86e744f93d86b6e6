import type { Palette } from "./palette";

/** Three people side by side, talking. */
export function People({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="160" cy="150" r="140" fill={c.tint} />
      <circle cx="160" cy="150" r="100" fill={c.shade} opacity=".55" />
      <path d="M8 212a58 58 0 0 1 116 0Z" fill={c.deep} />
      <path d="M54 130h26v30a13 13 0 0 1-26 0Z" fill="#7a4a30" />
      <circle cx="67" cy="114" r="28" fill="#94593a" />
      <path d="M37 114a30 30 0 0 1 60 0c-18 0-30-5-36-15-5 10-13 15-24 15Z" fill={c.ink} />
      <path d="M216 122a36 36 0 0 1 72 0v52h-72Z" fill={c.ink} />
      <path d="M196 212a58 58 0 0 1 116 0Z" fill={c.second} />
      <path d="M239 132h26v30a13 13 0 0 1-26 0Z" fill="#d59a72" />
      <circle cx="252" cy="120" r="26" fill="#ecb78f" />
      <path d="M222 124c16-4 26-12 30-22 6 10 14 16 30 18a30 30 0 0 0-60 4Z" fill={c.ink} />
      <path d="M94 220a68 68 0 0 1 136 0Z" fill={c.shadow} opacity=".18" />
      <path d="M88 222a72 72 0 0 1 144 0Z" fill={c.pop} />
      <path d="M144 122h32v36a16 16 0 0 1-32 0Z" fill="#e0ad88" />
      <circle cx="160" cy="102" r="34" fill="#f6cfae" />
      <path d="M124 108a37 37 0 1 1 72-4c-10-4-16-12-18-22-14 14-34 12-40 8-2 8-6 14-14 18Z" fill="#4a2c1c" />
      <path
        d="M136 108a9 9 0 1 0 18 0 9 9 0 1 0-18 0M166 108a9 9 0 1 0 18 0 9 9 0 1 0-18 0M154 107h12"
        fill="none"
        stroke={c.ink}
        strokeWidth="2.5"
      />
      <path
        d="M22 18h74a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H62L46 78V62H22a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z"
        fill={c.paper}
      />
      <path d="M28 33h60M28 47h38" stroke={c.mid} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M222 12h66a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-20v16l-16-16h-30a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z"
        fill={c.ink}
      />
      <path d="M255 49c-24-15-11-28 0-17 11-11 24 2 0 17Z" fill={c.pop} />
    </>
  );
}
