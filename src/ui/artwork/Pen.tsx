import type { Palette } from "./palette";

/** A large nib that writes its line across layered pages. */
export function Pen({ c }: { c: Palette }) {
  return (
    <>
      <path d="M0 200V96A104 104 0 0 1 104 200Z" fill={c.shade} />
      <circle cx="292" cy="24" r="96" fill={c.tint} />
      <g transform="rotate(7 90 120)">
        <rect x="46" y="38" width="128" height="190" rx="6" fill={c.shadow} opacity=".15" />
        <rect x="40" y="32" width="128" height="190" rx="6" fill={c.second} />
      </g>
      <g transform="rotate(-6 90 120)">
        <rect x="34" y="30" width="128" height="200" rx="6" fill={c.shadow} opacity=".15" />
        <rect x="28" y="24" width="128" height="200" rx="6" fill={c.paper} />
        <path d="M42 44h70" stroke={c.ink} strokeWidth="9" />
        <path d="M42 60h98M42 70h86" stroke={c.ink} strokeWidth="3" opacity=".35" />
        <path d="M42 84h100v44H42Z" fill={c.tint} />
        <path d="m42 128 34-34 22 20 14-12 30 26Z" fill={c.deep} />
        <circle cx="122" cy="98" r="7" fill={c.pop} />
      </g>
      <path
        d="M-8 182c40-34 58 20 88-8s14-34 34-22 18 8 42 6"
        fill="none"
        stroke={c.pop}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(156 158) rotate(44)">
        <path d="M8 8c-6-22-28-40-28-72l10-40h52l10 40c0 32-30 50-44 72Z" fill={c.shadow} opacity=".16" />
        <path d="M-24-250h48v138h-48Z" fill={c.deep} />
        <path d="M8-250h16v138H8Z" fill={c.shadow} opacity=".35" />
        <path d="M-16-250h6v138h-6Z" fill="#fff" opacity=".22" />
        <path d="M0 0c-4-24-30-40-30-74l9-36h42l9 36C30-40 4-24 0 0Z" fill={c.second} />
        <path d="M0 0v-110h21l9 36C30-40 4-24 0 0Z" fill={c.shadow} opacity=".16" />
        <path d="M-25-124h50v16h-50Z" fill={c.pop} />
        <path d="M0-6v-50" stroke={c.ink} strokeWidth="2.5" />
        <circle cy="-62" r="6" fill={c.ink} />
      </g>
    </>
  );
}
