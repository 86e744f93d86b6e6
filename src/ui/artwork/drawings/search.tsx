import type { Palette } from "../palette";
import { Browser, Bubble, Check, Dots, Lens, Lines, Pointer, Sheet, Star, Stroke } from "../shapes";

type Scene = { c: Palette };

/** A page of results; a lens enlarges the first of them. */
export const Results = ({ c }: Scene) => (
  <>
    <circle cx="228" cy="70" r="104" fill={c.tint} />
    <Browser c={c} x={40} y={30} w={176} h={180}>
      <rect x="56" y="60" width="112" height="20" rx="10" fill={c.shade} />
      <Lines x={68} y={70} widths={[46]} stroke={c.ink} weight={4} />
      <rect x="48" y="92" width="160" height="46" rx="6" fill={c.pop} />
      <Lines x={60} y={108} widths={[70, 96]} stroke={c.paper} gap={14} />
      <Lines x={60} y={154} widths={[64, 110]} stroke={c.mid} gap={14} />
    </Browser>
    <Lens c={c} x={216} y={104} r={56}>
      <rect x="178" y="82" width="76" height="44" rx="6" fill={c.pop} />
      <Lines x={190} y={97} widths={[34, 52]} stroke={c.paper} gap={15} weight={7} />
      <Stroke d="M182 76a44 44 0 0 1 22-14" of={c.shade} />
    </Lens>
  </>
);

/** A gate before a page; a small crawler waits for it to open. */
export const Gate = ({ c }: Scene) => (
  <>
    <path d="M176 200V96a72 72 0 0 1 144 0v104Z" fill={c.tint} />
    <rect y="172" width="320" height="28" fill={c.shade} />
    <Sheet c={c} x={208} y={36} w={84} h={136} r={4} />
    <Lines x={222} y={56} widths={[32]} stroke={c.pop} weight={7} />
    <Lines x={222} y={76} widths={[56, 56, 44, 56, 28]} stroke={c.mid} gap={15} />
    <rect x="144" y="84" width="22" height="88" rx="4" fill={c.deep} />
    <g transform="rotate(-7 155 104)">
      <rect x="150" y="96" width="160" height="17" rx="6" fill={c.paper} />
      <path
        d="M166 96h22l-10 17h-22ZM210 96h22l-10 17h-22ZM254 96h22l-10 17h-22ZM298 96h6q6 0 6 6v11h-22Z"
        fill={c.pop}
      />
    </g>
    <circle cx="155" cy="104" r="8" fill={c.ink} />
    <Stroke d="M52 142l-14 12v18M60 152l-8 20M96 152l8 20M104 142l14 12v18" of={c.ink} />
    <path d="M78 96V82" stroke={c.ink} strokeWidth="4" />
    <circle cx="78" cy="78" r="6" fill={c.pop} />
    <rect x="44" y="96" width="68" height="60" rx="28" fill={c.deep} />
    <rect x="54" y="108" width="48" height="24" rx="12" fill={c.paper} />
    <Dots at={["70 120", "88 120"]} of={c.ink} size={9} />
  </>
);

/** A title as a label on a string, about to be clicked. */
export const TitleLabel = ({ c }: Scene) => (
  <>
    <path d="M0 0h320v64L0 148Z" fill={c.tint} />
    <Stroke d="M0 54c40-34 58 26 84 44" of={c.deep} />
    <g transform="rotate(-8 160 104)">
      <path d="M105 62h165a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H105L65 110Z" fill={c.shade} />
      <path d="M100 56h165a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H100L60 104Z" fill={c.paper} />
      <circle cx="92" cy="104" r="11" fill={c.second} />
      <circle cx="92" cy="104" r="5" fill={c.deep} />
      <Lines x={124} y={86} widths={[124]} stroke={c.pop} weight={13} />
      <Lines x={124} y={112} widths={[96, 62]} stroke={c.mid} gap={16} />
    </g>
    <Stroke d="M214 124l-8-12M236 118l4-14M204 140l-14-2" of={c.ink} />
    <Pointer c={c} x={222} y={132} />
  </>
);

/** Pages of a site, joined by links that lead to the one that matters. */
export const LinkedPages = ({ c }: Scene) => {
  const page = (x: number, y: number) => (
    <>
      <Sheet c={c} x={x} y={y} w={56} h={66} r={6} />
      <Lines x={x + 11} y={y + 16} widths={[22]} stroke={c.deep} />
      <Lines x={x + 11} y={y + 32} widths={[34, 26]} stroke={c.mid} gap={13} weight={4} />
    </>
  );
  return (
    <>
      <circle cx="160" cy="100" r="92" fill={c.tint} />
      <Stroke
        d="M80 62c30 0 34 26 60 30M80 146c28 0 34-22 56-30M240 62c-30 0-34 26-60 30M240 146c-28 0-34-22-56-30"
        of={c.deep}
      />
      {page(24, 26)}
      {page(24, 112)}
      {page(240, 26)}
      {page(240, 112)}
      <Sheet c={c} x={120} y={46} w={80} h={106} fill={c.pop} />
      <Lines x={136} y={68} widths={[34]} stroke={c.paper} weight={8} />
      <Lines x={136} y={90} widths={[48, 48, 30]} stroke={c.paper} gap={15} />
      <Dots at={["120 92", "120 116", "200 92", "200 116"]} of={c.second} size={14} />
    </>
  );
};

/** A picture in its frame, and the words that somebody who cannot see it hears. */
export const FramedPicture = ({ c }: Scene) => (
  <>
    <path d="M0 200V150q160-70 320 0v50Z" fill={c.tint} />
    <Sheet c={c} x={34} y={34} w={144} h={132} r={4} fill={c.deep} />
    <path d="M46 46h120v108H46Z" fill={c.paper} />
    <circle cx="84" cy="78" r="16" fill={c.second} />
    <path d="M46 154v-22l34-34 28 30 24-22 34 34v14Z" fill={c.mid} />
    <path d="M132 106l34 34v14h-58l-14-14Z" fill={c.deep} />
    <Bubble x={184} y={56} w={108} h={78} fill={c.pop} />
    <Lines x={202} y={78} widths={[72, 56, 66]} stroke={c.paper} gap={17} weight={6} />
    <Stroke d="M300 78q10 17 0 34" of={c.ink} />
  </>
);

/** Two curves of clicks, looked at through eyeglasses: only behind them do they come apart. */
export const Eyeglasses = ({ c }: Scene) => (
  <>
    <rect width="320" height="200" fill={c.tint} opacity=".5" />
    <Sheet c={c} x={36} y={26} w={248} h={148} />
    <path d="M56 56h208M56 86h208M56 116h208M56 146h208" stroke={c.shade} strokeWidth="2" />
    <Stroke d="M56 138c30-6 36-36 66-34s44 28 72 6 36-52 70-56" of={c.pop} weight={6} />
    <Stroke d="M56 146c40 0 50-14 76-16s60 12 132-26" of={c.mid} weight={6} />
    <path
      d="M84 118a35 35 0 1 0 70 0 35 35 0 1 0-70 0Zm84 0a35 35 0 1 0 70 0 35 35 0 1 0-70 0Z"
      fill={c.second}
      opacity=".35"
    />
    <Stroke
      d="M84 118a35 35 0 1 0 70 0 35 35 0 1 0-70 0Zm84 0a35 35 0 1 0 70 0 35 35 0 1 0-70 0ZM154 112q7-8 14 0M84 112l-44-22M238 112l44-22"
      of={c.ink}
      weight={7}
    />
  </>
);

/** An answer in full sentences, and the pages that it is taken from. */
export const Answer = ({ c }: Scene) => {
  const source = (x: number, fill: string) => (
    <>
      <Sheet c={c} x={x} y={142} w={64} h={70} r={6} fill={fill} />
      <Lines x={x + 12} y={160} widths={[24, 40, 32]} stroke={fill === c.paper ? c.mid : c.paper} gap={13} weight={4} />
    </>
  );
  return (
    <>
      <circle cx="160" cy="200" r="150" fill={c.tint} />
      {source(36, c.paper)}
      {source(128, c.pop)}
      {source(220, c.paper)}
      <Stroke d="M68 138v-24M160 138v-30M252 138v-24" of={c.ink} dash="1 8" />
      <Bubble x={48} y={24} w={224} h={84} fill={c.deep} />
      <Star x={76} y={50} r={16} fill={c.second} />
      <Lines x={104} y={46} widths={[110]} stroke={c.paper} weight={6} />
      <Lines x={104} y={66} widths={[66]} stroke={c.paper} weight={6} />
      <Lines x={68} y={88} widths={[132]} stroke={c.paper} weight={6} />
      <Dots at={["234 46", "190 66", "222 88"]} of={c.pop} size={14} />
    </>
  );
};

/** The beam of a flashlight across a page: what it reaches is checked. */
export const Flashlight = ({ c }: Scene) => (
  <>
    <Browser c={c} x={120} y={28} w={176} h={146}>
      <Lines x={138} y={66} widths={[64]} stroke={c.shade} weight={8} />
      <Lines x={138} y={92} widths={[140, 140, 140, 96]} stroke={c.shade} gap={20} weight={6} />
    </Browser>
    <path d="M78 142 198 46h98v128H132Z" fill={c.second} opacity=".45" />
    <Check x={258} y={92} of={c.deep} weight={6} />
    <Check x={258} y={118} of={c.deep} weight={6} />
    <Stroke d="M260 138l14 14M274 138l-14 14" of={c.pop} weight={6} />
    <Lines x={190} y={92} widths={[48]} stroke={c.deep} weight={6} />
    <Lines x={170} y={118} widths={[62]} stroke={c.deep} weight={6} />
    <Lines x={160} y={146} widths={[70]} stroke={c.pop} weight={6} />
    <g transform="rotate(-30 70 158)">
      <rect x="-20" y="146" width="72" height="34" rx="8" fill={c.deep} />
      <path d="M50 146 78 134v58L50 180Z" fill={c.ink} />
      <rect x="78" y="134" width="9" height="58" rx="4" fill={c.pop} />
      <rect x="8" y="156" width="22" height="12" rx="6" fill={c.second} />
    </g>
  </>
);
