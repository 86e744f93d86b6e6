import type { Palette } from "../palette";
import { Browser, Bubble, Check, Dots, Lines, Person, Plant, Sheet, Star, Stroke } from "../shapes";

type Scene = { c: Palette };

const pencil = "M0 0h112v20H0ZM112 0l26 10-26 10Z";

/** A page that is being written, with a picture and a pencil. */
export const Manuscript = ({ c }: Scene) => (
  <>
    <circle cx="116" cy="96" r="96" fill={c.tint} />
    <rect y="174" width="320" height="26" fill={c.shade} />
    <Sheet c={c} x={70} y={24} w={132} h={168} r={4} />
    <Lines x={88} y={48} widths={[78]} stroke={c.pop} weight={10} />
    <rect x="86" y="66" width="100" height="44" rx="4" fill={c.second} />
    <path d="M86 110V98l26-18 22 18 16-10 36 22Z" fill={c.deep} />
    <Lines x={88} y={128} widths={[96, 96, 44]} stroke={c.mid} gap={16} />
    <g transform="translate(246 66) rotate(128)">
      <path d={pencil} fill={c.shade} transform="translate(2 -8)" />
      <path d="M0 0h112v20H0Z" fill={c.pop} />
      <path d="M0 0h112v7H0Z" fill={c.second} />
      <path d="M112 0l26 10-26 10Z" fill={c.paper} />
      <path d="M128 6l10 4-10 4Z" fill={c.ink} />
      <path d="M-14 0H0v20h-14q-6 0-6-6V6q0-6 6-6Z" fill={c.deep} />
    </g>
    <path d="M252 146h44l-6 40h-32Z" fill={c.deep} />
    <Plant c={c} x={274} y={146} size={0.8} />
  </>
);

/** A brief, and the two who agree on it. */
export const Clipboard = ({ c }: Scene) => (
  <>
    <path d="M0 140q160-44 320 0v60H0Z" fill={c.tint} />
    <Person x={56} y={140} head={c.second} body={c.deep} size={1.15} />
    <Person x={264} y={140} head={c.pop} body={c.mid} size={1.15} />
    <Bubble x={24} y={36} w={64} h={36} fill={c.paper} />
    <Lines x={40} y={50} widths={[32, 20]} stroke={c.mid} gap={10} weight={4} />
    <Bubble x={232} y={36} w={64} h={36} fill={c.paper} right />
    <Check x={254} y={54} of={c.pop} />
    <Sheet c={c} x={104} y={40} w={112} h={144} fill={c.second} />
    <path d="M114 54h92v120h-92Z" fill={c.paper} />
    <rect x="138" y="30" width="44" height="22" rx="6" fill={c.ink} />
    <Check x={126} y={78} of={c.pop} />
    <Check x={126} y={106} of={c.pop} />
    <Check x={126} y={134} of={c.pop} />
    <Lines x={158} y={76} widths={[36, 28, 36]} stroke={c.deep} gap={28} />
    <Lines x={158} y={160} widths={[20]} stroke={c.mid} />
  </>
);

/** From an idea over a draft to a page, along one path. */
export const Idea = ({ c }: Scene) => (
  <>
    <path d="M0 200v-62q60-40 130-14t190-40v116Z" fill={c.tint} />
    <Stroke d="M66 150c10 36 60 38 84 12M186 134c12 26 34 26 48 12" of={c.ink} dash="1 9" />
    <circle cx="62" cy="78" r="38" fill={c.second} />
    <path d="M44 108h36v16a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8Z" fill={c.deep} />
    <Stroke d="M52 84l10 10 10-10M62 94v14" of={c.ink} />
    <Stroke d="M62 28V18M22 44l-7-7M102 44l7-7M14 80H6" of={c.pop} />
    <g transform="rotate(-6 152 108)">
      <Sheet c={c} x={122} y={66} w={62} h={84} r={4} />
      <Lines x={134} y={84} widths={[26]} stroke={c.deep} weight={6} />
      <Lines x={134} y={102} widths={[38, 38, 22]} stroke={c.mid} gap={13} weight={4} />
      <Stroke d="M132 114l42-12" of={c.pop} />
    </g>
    <Browser c={c} x={206} y={42} w={100} h={100}>
      <rect x="216" y="70" width="80" height="28" rx="4" fill={c.pop} />
      <Lines x={218} y={112} widths={[76, 52]} stroke={c.mid} gap={14} />
    </Browser>
  </>
);

/** An assistant that shows what it has drafted. */
export const Robot = ({ c }: Scene) => (
  <>
    <circle cx="112" cy="104" r="96" fill={c.tint} />
    <Stroke d="M110 46V30" of={c.ink} weight={5} />
    <Star x={110} y={22} r={14} fill={c.pop} />
    <rect x="58" y="46" width="104" height="84" rx="30" fill={c.deep} />
    <path
      d="M50 78h8v24h-8a6 6 0 0 1-6-6V84a6 6 0 0 1 6-6ZM170 78h-8v24h8a6 6 0 0 0 6-6V84a6 6 0 0 0-6-6Z"
      fill={c.second}
    />
    <rect x="72" y="62" width="76" height="48" rx="20" fill={c.paper} />
    <Dots at={["94 84", "126 84"]} of={c.ink} size={13} />
    <Stroke d="M102 98q8 6 16 0" of={c.ink} />
    <path d="M48 200v-22a36 36 0 0 1 36-36h52a36 36 0 0 1 36 36v22Z" fill={c.mid} />
    <circle cx="110" cy="172" r="12" fill={c.second} />
    <Sheet c={c} x={192} y={40} w={100} h={132} r={4} />
    <Lines x={208} y={62} widths={[48]} stroke={c.pop} weight={8} />
    <Lines x={208} y={86} widths={[68, 68, 52]} stroke={c.mid} gap={15} />
    <Lines x={208} y={134} widths={[30]} stroke={c.deep} />
    <Check x={262} y={150} of={c.pop} />
    <Stroke d="M164 160q16 8 34-8" of={c.mid} weight={16} />
  </>
);

/** A text with notes at its margin: some by an assistant, the last word by an editor. */
export const StickyNotes = ({ c }: Scene) => (
  <>
    <path d="M320 0v200H150Z" fill={c.tint} />
    <Sheet c={c} x={40} y={22} w={140} h={190} r={4} />
    <Lines x={58} y={46} widths={[66]} stroke={c.deep} weight={8} />
    <Lines x={58} y={70} widths={[104, 88, 104, 60, 104, 92, 104]} stroke={c.mid} gap={18} />
    <Stroke d="M58 106h104" of={c.second} weight={13} />
    <Lines x={58} y={106} widths={[104]} stroke={c.ink} />
    <Stroke d="M56 142q8-8 14 0t14 0 14 0 14 0 14 0" of={c.pop} />
    <Stroke d="M166 106h34M134 142h66" of={c.ink} weight={3} dash="1 7" />
    <g transform="rotate(3 234 72)">
      <Sheet c={c} x={202} y={36} w={76} h={72} r={4} fill={c.second} />
      <Star x={240} y={72} r={24} fill={c.ink} />
    </g>
    <g transform="rotate(-4 240 146)">
      <Sheet c={c} x={206} y={116} w={76} h={62} r={4} fill={c.pop} />
      <Check x={230} y={146} of={c.paper} weight={8} />
    </g>
  </>
);

/** A letter that comes out of its envelope. */
export const Envelope = ({ c }: Scene) => (
  <>
    <circle cx="160" cy="110" r="100" fill={c.tint} />
    <path d="M76 100 160 44l84 56v84H76Z" fill={c.deep} />
    <Sheet c={c} x={100} y={22} w={120} h={130} r={4} />
    <Lines x={118} y={46} widths={[52]} stroke={c.pop} weight={9} />
    <Lines x={118} y={68} widths={[84, 84, 60]} stroke={c.mid} gap={15} />
    <path d="M76 100l84 56 84-56v78a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8Z" fill={c.second} />
    <path d="M78 184l58-44 24 16 24-16 58 44q-2 2-6 2H84q-4 0-6-2Z" fill={c.pop} />
    <path d="M254 60l52-26-18 54-12-16-14 12 4-18Z" fill={c.paper} />
    <path d="M266 66l40-32-30 38-14 12Z" fill={c.mid} />
    <Stroke d="M262 102q-2 20 14 34" of={c.ink} dash="1 8" />
    <Stroke d="M34 94q0 22-14 34" of={c.ink} dash="1 8" />
    <path d="M20 74l42-12-22 38-6-14-14 4 8-12Z" fill={c.paper} />
    <path d="M28 78l34-16-28 24-14 4Z" fill={c.mid} />
  </>
);
