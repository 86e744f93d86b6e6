import type { Palette } from "./palette";

const star = "M0-90C5-34 34-5 90 0 34 5 5 34 0 90-5 34-34 5-90 0-34-5-5-34 0-90Z";
const half = "M0-90C5-34 34-5 90 0 34 5 5 34 0 90Z";

/** A net of nodes that runs together into one bright spark. */
export function Spark({ c }: { c: Palette }) {
  return (
    <>
      <circle cx="216" cy="96" r="140" fill={c.shade} opacity=".6" />
      <circle cx="216" cy="96" r="102" fill={c.tint} />
      <path d="M-10 20 34 64-10 100M-10 180l44-44-44-36" fill="none" stroke={c.mid} strokeWidth="2" />
      <path
        d="M34 64l64-34 118 66L98 100 34 64l64 106L216 96M34 136l64-106M34 136l64-36M34 136l64 34"
        fill="none"
        stroke={c.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M34 64v.1M34 136v.1" stroke={c.deep} strokeWidth="30" strokeLinecap="round" />
      <path d="M34 64v.1M34 136v.1" stroke={c.tint} strokeWidth="9" strokeLinecap="round" />
      <path d="M98 30v.1" stroke={c.pop} strokeWidth="38" strokeLinecap="round" />
      <path d="M98 100v.1" stroke={c.mid} strokeWidth="38" strokeLinecap="round" />
      <path d="M98 170v.1" stroke={c.second} strokeWidth="38" strokeLinecap="round" />
      <path d={star} transform="translate(224 106) rotate(8)" fill={c.shadow} opacity=".16" />
      <g transform="translate(216 96) rotate(8)">
        <path d={star} fill={c.second} />
        <path d={half} fill={c.pop} />
        <circle r="10" fill={c.paper} />
      </g>
      <g transform="translate(287 36) scale(.3)">
        <path d={star} fill={c.deep} />
        <path d={half} fill={c.ink} />
      </g>
      <g transform="translate(290 166) scale(.22)">
        <path d={star} fill={c.mid} />
        <path d={half} fill={c.deep} />
      </g>
    </>
  );
}
