import type { Palette } from "../palette";
import { Check, Dots, Lens, Lines, Plant, Sheet, Star, Stroke } from "../shapes";

type Scene = { c: Palette };

/** Somebody who learns at a desk, before a window with a wide view: the home page's own picture, 480 × 300. */
export const Study = ({ c }: Scene) => (
  <>
    <path d="M84 256V152a156 142 0 0 1 312 0v104Z" fill={c.mid} opacity=".22" />
    <circle cx="322" cy="104" r="36" fill={c.second} />
    <path d="M84 256v-52q58-62 128-30 86-72 184-34v116Z" fill={c.mid} opacity=".45" />
    <path d="M84 256v-22q92-48 180-14t132-26v62Z" fill={c.mid} />
    <Stroke d="M128 116q34-64 96-72t116 14" of={c.ink} dash="1 9" />
    <Sheet c={c} x={30} y={88} w={108} h={76} />
    <rect x="38" y="96" width="92" height="42" rx="4" fill={c.deep} />
    <path d="M77 106l20 11-20 11Z" fill={c.paper} />
    <Lines x={42} y={151} widths={[52]} stroke={c.mid} />
    <Sheet c={c} x={346} y={24} w={104} h={80} />
    <path d="M360 92V74h14v18ZM380 92V62h14v30ZM400 92V50h14v42Z" fill={c.mid} />
    <path d="M420 92V38h14v54Z" fill={c.pop} />
    <Stroke d="M362 58l22-12 22-8" of={c.deep} />
    <circle cx="226" cy="36" r="23" fill={c.pop} />
    <Check x={217} y={37} of={c.paper} />
    <path d="M160 256c-2-48 20-74 70-74s72 26 70 74Z" fill={c.pop} />
    <path d="M194 118c-4 24-3 44 2 58h68c5-14 6-34 2-58Z" fill="#3b2622" />
    <path d="M216 150h28v34q-14 14-28 0Z" fill="#b9795a" />
    <path d="M202 124c0-16 12-24 28-24s28 8 28 24v14c0 20-12 34-28 34s-28-14-28-34Z" fill="#d39a76" />
    <path d="M196 130c-6-36 14-50 34-50s40 14 34 50c-10-4-16-10-20-20-10 12-28 18-48 20Z" fill="#3b2622" />
    <circle cx="250" cy="74" r="17" fill="#3b2622" />
    <Dots at={["218 141", "242 141"]} of="#2a1a18" size={5.5} />
    <Stroke d="M221 155q9 7 18 0" of="#2a1a18" weight={3} />
    <Stroke d="M176 250q2-24 14-34M284 250q-2-24-14-34" of={c.ink} weight={3} />
    <rect x="182" y="204" width="96" height="50" rx="6" fill={c.ink} />
    <circle cx="230" cy="229" r="8" fill={c.second} />
    <rect x="62" y="236" width="88" height="16" rx="4" fill={c.pop} />
    <rect x="70" y="220" width="74" height="16" rx="4" fill={c.deep} />
    <rect x="60" y="204" width="78" height="16" rx="4" fill={c.second} />
    <path d="M76 204h12v16H76ZM124 220h10v16h-10ZM78 236h12v16H78Z" fill={c.paper} />
    <Stroke d="M338 230h6a8 8 0 0 1 0 16h-6" of={c.ink} />
    <path d="M308 224h30v22a6 6 0 0 1-6 6h-18a6 6 0 0 1-6-6Z" fill={c.paper} />
    <path d="M308 224h30v8h-30Z" fill={c.deep} />
    <Plant c={c} x={400} y={216} size={1.1} />
    <path d="M378 212h44l-6 40h-32Z" fill={c.second} />
    <path d="M378 212h44l-2 10h-40Z" fill={c.pop} />
    <rect x="20" y="252" width="440" height="12" rx="6" fill={c.deep} />
    <path d="M70 264l-10 36M410 264l10 36" stroke={c.deep} strokeWidth="9" />
    <Star x={300} y={36} r={11} fill={c.second} />
  </>
);

/** A map whose path ends nowhere: the picture of a page that does not exist. */
export const Lost = ({ c }: Scene) => (
  <>
    <path d="M25 52l90-22 90 22 90-22v132l-90 22-90-22-90 22Z" fill={c.shade} />
    <path d="M20 46l90-22v132l-90 22ZM200 46l90-22v132l-90 22Z" fill={c.paper} />
    <path d="M110 24l90 22v132l-90-22Z" fill={c.paper} />
    <path d="M110 24l90 22v132l-90-22Z" fill={c.shade} opacity=".6" />
    <path d="M20 120q40-30 90-14v50l-90 22ZM200 178v-40q40-40 90-34v52Z" fill={c.mid} />
    <path d="M110 106q50 14 90 32v40l-90-22Z" fill={c.deep} />
    <circle cx="246" cy="70" r="15" fill={c.second} />
    <Stroke d="M44 142c26-6 20-52 52-60s34 30 62 22" of={c.ink} dash="1 10" weight={5} />
    <circle cx="44" cy="142" r="9" fill={c.pop} />
    <Lens c={c} x={184} y={92} r={40}>
      <Stroke d="M171 80a13 13 0 1 1 19 12q-6 4-6 12M184 116v.1" of={c.pop} weight={8} />
    </Lens>
  </>
);
