import type { Palette } from "../palette";
import { Bubble, Check, Dots, Heart, Lens, Lines, Sheet, Star, Stroke } from "../shapes";

type Scene = { c: Palette };

/** A laptop, and the channels that meet in it. */
export const Channels = ({ c }: Scene) => {
  const spot = (x: number, y: number, fill: string) => <circle cx={x} cy={y} r="27" fill={fill} />;
  return (
    <>
      <circle cx="160" cy="104" r="128" fill={c.tint} />
      <Stroke d="M56 62 160 116 264 62M44 144h232M160 44v70" of={c.mid} dash="1 9" />
      {spot(54, 60, c.pop)}
      {spot(44, 142, c.second)}
      {spot(160, 40, c.deep)}
      {spot(266, 60, c.second)}
      {spot(276, 142, c.pop)}
      <Stroke d="M41 51h26v18H41ZM41 52l13 10 13-10" of={c.paper} />
      <Heart x={44} y={142} size={26} fill={c.ink} />
      <Stroke d="M149 38a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM165 46l8 8" of={c.paper} />
      <path d="M258 48l20 12-20 12Z" fill={c.ink} />
      <path d="M266 138l14-8v26l-14-8h-8v-10Z" fill={c.paper} />
      <Stroke d="M288 136q4 7 0 14" of={c.paper} />
      <Sheet c={c} x={100} y={92} w={120} h={76} fill={c.ink} />
      <path d="M108 100h104v60H108Z" fill={c.paper} />
      <Stroke d="M118 148l22-16 20 8 30-26" of={c.pop} weight={5} />
      <path d="M84 168h152v6a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8Z" fill={c.deep} />
    </>
  );
};

/** A phone with a post, and what people answer. */
export const Feed = ({ c }: Scene) => (
  <>
    <path d="M0 130q80-60 160-20t160-30v120H0Z" fill={c.tint} />
    <Sheet c={c} x={108} y={20} w={104} h={196} r={16} fill={c.ink} />
    <rect x="116" y="32" width="88" height="176" rx="8" fill={c.paper} />
    <circle cx="132" cy="48" r="9" fill={c.pop} />
    <Lines x={150} y={48} widths={[36]} stroke={c.mid} />
    <rect x="124" y="64" width="72" height="66" rx="4" fill={c.second} />
    <circle cx="146" cy="86" r="10" fill={c.paper} />
    <path d="M124 130v-12l24-20 18 14 10-8 20 18v8Z" fill={c.deep} />
    <Heart x={134} y={148} size={18} fill={c.pop} />
    <Lines x={126} y={168} widths={[66, 44]} stroke={c.mid} gap={13} />
    <Bubble x={222} y={38} w={76} h={50} fill={c.pop} />
    <Heart x={260} y={64} size={30} fill={c.paper} />
    <Bubble x={20} y={70} w={78} h={48} fill={c.deep} right />
    <Dots at={["42 94", "59 94", "76 94"]} of={c.paper} size={10} />
    <Bubble x={232} y={118} w={56} h={36} fill={c.paper} />
    <Lines x={246} y={136} widths={[28]} stroke={c.mid} />
  </>
);

/** Stairs with a case on its way to the flag on top. */
export const Stairs = ({ c }: Scene) => (
  <>
    <circle cx="232" cy="74" r="66" fill={c.tint} />
    <path d="M24 200v-34h68v34Z" fill={c.mid} />
    <path d="M92 200v-62h68v62Z" fill={c.deep} />
    <path d="M160 200v-92h68v92Z" fill={c.mid} />
    <path d="M228 200V78h68v122Z" fill={c.deep} />
    <path d="M24 166h68v8H24ZM92 138h68v8H92ZM160 108h68v8h-68ZM228 78h68v8h-68Z" fill={c.paper} />
    <Stroke d="M262 78V22" of={c.ink} weight={5} />
    <path d="M262 22h38l-10 13 10 13h-38Z" fill={c.pop} />
    <Stroke d="M116 96v-8a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v8" of={c.ink} />
    <rect x="100" y="94" width="56" height="44" rx="6" fill={c.second} />
    <path d="M100 110h56v7h-56Z" fill={c.ink} />
    <rect x="122" y="106" width="12" height="14" rx="3" fill={c.paper} />
    <Stroke d="M58 152c-2-40 8-68 46-84M158 66c6-14 20-24 40-26" of={c.ink} dash="1 9" />
    <Star x={54} y={44} r={15} fill={c.second} />
    <Star x={92} y={26} r={8} fill={c.pop} />
  </>
);

/** An open box with the instruments of a search marketer. */
export const Toolbox = ({ c }: Scene) => (
  <>
    <path d="M0 156q160-90 320 0v44H0Z" fill={c.tint} />
    <g transform="rotate(-14 84 90)">
      <rect x="72" y="26" width="26" height="110" rx="4" fill={c.second} />
      <path d="M72 42h11M72 58h16M72 74h11M72 90h16" stroke={c.ink} strokeWidth="3" />
    </g>
    <Lens c={c} x={142} y={62} r={32} />
    <Stroke d="M128 66l9-9 8 6 12-13" of={c.pop} />
    <g transform="rotate(16 232 80)">
      <path d="M222 60h22v84h-22Z" fill={c.mid} />
      <path d="M213 22v20l10 8h20l10-8V22a27 27 0 0 1 4 40q-6 8-14 10h-20q-8-2-14-10a27 27 0 0 1 4-40Z" fill={c.mid} />
    </g>
    <rect x="49" y="112" width="232" height="76" rx="8" fill={c.shade} />
    <path d="M44 106h232v68a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8Z" fill={c.pop} />
    <path d="M36 100h248a6 6 0 0 1 6 6v14H30v-14a6 6 0 0 1 6-6Z" fill={c.deep} />
    <rect x="138" y="112" width="44" height="30" rx="6" fill={c.paper} />
    <Dots at={["160 128"]} of={c.ink} size={11} />
    <path d="M60 156h44M216 156h44" stroke={c.paper} strokeWidth="6" strokeLinecap="round" />
  </>
);

/** A folder of finished work with a badge. */
export const Portfolio = ({ c }: Scene) => (
  <>
    <circle cx="196" cy="90" r="92" fill={c.tint} />
    <g transform="rotate(-8 100 90)">
      <Sheet c={c} x={56} y={32} w={88} h={104} r={4} />
      <path d="M68 86V74h14v12ZM88 86V62h14v24ZM108 86V48h14v38Z" fill={c.pop} />
    </g>
    <g transform="rotate(7 190 80)">
      <Sheet c={c} x={150} y={26} w={88} h={104} r={4} />
      <rect x="162" y="38" width="64" height="36" rx="4" fill={c.second} />
      <Lines x={164} y={90} widths={[60, 40]} stroke={c.mid} gap={14} />
    </g>
    <path d="M44 92h62l14 16h164a8 8 0 0 1 8 8v40H36V100a8 8 0 0 1 8-8Z" fill={c.deep} />
    <path d="M36 116h256v64a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8Z" fill={c.mid} />
    <Stroke d="M218 116l20 22 20-22" of={c.ink} />
    <rect x="212" y="138" width="52" height="42" rx="6" fill={c.paper} />
    <circle cx="228" cy="154" r="7" fill={c.pop} />
    <path d="M217 172q0-9 11-9t11 9Z" fill={c.pop} />
    <Lines x={246} y={154} widths={[10, 10]} stroke={c.mid} gap={10} weight={4} />
    <Check x={66} y={150} of={c.paper} weight={7} />
    <Lines x={96} y={150} widths={[70]} stroke={c.paper} weight={6} />
  </>
);
