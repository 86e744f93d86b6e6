import type { Palette } from "../palette";
import { Browser, Coins, Dots, Heart, Lines, Pointer, Sheet, Stroke } from "../shapes";

type Scene = { c: Palette };

/** A screen with numbers, and the flag at the decision that they lead to. */
export const Dashboard = ({ c }: Scene) => (
  <>
    <path d="M0 200V120L320 40v160Z" fill={c.tint} />
    <path d="M140 160h40l8 28h-56Z" fill={c.deep} />
    <rect x="104" y="184" width="112" height="10" rx="5" fill={c.deep} />
    <Sheet c={c} x={46} y={26} w={228} h={138} r={10} fill={c.deep} />
    <rect x="56" y="36" width="208" height="118" rx="4" fill={c.paper} />
    <path d="M72 140v-22h18v22ZM98 140v-38h18v38ZM124 140v-30h18v30Z" fill={c.mid} />
    <path d="M150 140V84h18v56Z" fill={c.pop} />
    <Stroke d="M74 90l28-18 26 8 32-24" of={c.deep} />
    <Dots at={["74 90", "102 72", "128 80"]} of={c.deep} size={10} />
    <Stroke d="M160 56V30" of={c.ink} />
    <path d="M160 28l26 8-26 9Z" fill={c.pop} />
    <circle cx="220" cy="80" r="24" fill="none" stroke={c.shade} strokeWidth="13" />
    <path d="M220 56a24 24 0 1 1-21 36" fill="none" stroke={c.second} strokeWidth="13" />
    <Lines x={192} y={126} widths={[56, 38]} stroke={c.mid} gap={13} />
  </>
);

const dial = "M70 156a90 90 0 0 1 180 0";

/** One gauge, large; the others stay small. */
export const Gauge = ({ c }: Scene) => (
  <>
    <path d="M40 168a120 120 0 0 1 240 0Z" fill={c.tint} />
    <rect y="168" width="320" height="32" fill={c.shade} />
    <path d="M52 168a108 108 0 0 1 216 0Z" fill={c.deep} />
    <path d="M62 168a98 98 0 0 1 196 0Z" fill={c.paper} />
    <path
      d={dial}
      fill="none"
      stroke={c.mid}
      strokeWidth="20"
      pathLength="100"
      strokeDasharray="34 100"
      transform="translate(16 15.6) scale(.9)"
    />
    <path
      d={dial}
      fill="none"
      stroke={c.second}
      strokeWidth="20"
      pathLength="100"
      strokeDasharray="0 36 30 100"
      transform="translate(16 15.6) scale(.9)"
    />
    <path
      d={dial}
      fill="none"
      stroke={c.pop}
      strokeWidth="20"
      pathLength="100"
      strokeDasharray="0 68 32 100"
      transform="translate(16 15.6) scale(.9)"
    />
    <path d="M152 162 216 92l-48 78Z" fill={c.ink} />
    <circle cx="160" cy="164" r="13" fill={c.ink} />
    <circle cx="160" cy="164" r="5" fill={c.second} />
    <path d="M8 168a22 22 0 0 1 44 0ZM268 168a22 22 0 0 1 44 0Z" fill={c.mid} />
    <Stroke d="M30 166l-8-12M290 166l8-12" of={c.ink} />
  </>
);

/** Three tags on one string, each with its own mark, all tied the same way. */
export const PriceTags = ({ c }: Scene) => {
  const tag = (x: number, fill: string) => (
    <>
      <path d={`M${x - 25} 90l30-20 30 20v76a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6Z`} fill={c.shade} />
      <path d={`M${x - 30} 84l30-20 30 20v76a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6Z`} fill={fill} />
      <circle cx={x} cy="86" r="7" fill={c.tint} />
      <Stroke d={`M${x} 86V48`} of={c.ink} weight={3} />
    </>
  );
  return (
    <>
      <path d="M0 0h320v104Q160 20 0 104Z" fill={c.tint} />
      <Stroke d="M-6 36q166 26 332 0" of={c.ink} />
      {tag(70, c.pop)}
      {tag(160, c.paper)}
      {tag(250, c.deep)}
      <Stroke d="M60 116a10 10 0 1 1 14 10q-4 3-4 9M70 148v.1" of={c.paper} weight={7} />
      <Stroke d="M146 120h28M146 138h28" of={c.deep} weight={7} />
      <Stroke d="M250 112v32M234 128h32" of={c.second} weight={7} />
    </>
  );
};

/** Scales that weigh what an advertisement costs against what it sells. */
export const Scales = ({ c }: Scene) => (
  <>
    <circle cx="160" cy="92" r="94" fill={c.tint} />
    <rect y="178" width="320" height="22" fill={c.shade} />
    <path d="M154 46h12v122h-12ZM118 178q0-16 16-16h52q16 0 16 16Z" fill={c.deep} />
    <Stroke d="M70 66 250 42" of={c.ink} weight={8} />
    <circle cx="160" cy="54" r="13" fill={c.second} stroke={c.ink} strokeWidth="4" />
    <Stroke d="M70 68l-32 66M70 68l32 66M250 44l-32 62M250 44l32 62" of={c.ink} weight={3} />
    <Coins c={c} x={46} y={134} count={3} />
    <path d="M26 132h88a44 28 0 0 1-88 0ZM206 104h88a44 28 0 0 1-88 0Z" fill={c.deep} />
    <path d="M232 68h36l6 36h-48Z" fill={c.pop} />
    <Stroke d="M240 74v-6a10 10 0 0 1 20 0v6" of={c.ink} />
  </>
);

/** Two alike groups, one of which sees the advertisement. */
export const Experiment = ({ c }: Scene) => {
  const phone = (x: number, fill: string) => (
    <>
      <Sheet c={c} x={x} y={28} w={88} h={148} r={14} fill={c.ink} />
      <rect x={x + 7} y="38" width="74" height="128" rx="6" fill={c.paper} />
      <rect x={x + 15} y="48" width="58" height="40" rx="4" fill={fill} />
      <Lines x={x + 17} y={104} widths={[54, 54, 36]} stroke={c.mid} gap={15} />
    </>
  );
  return (
    <>
      <path d="M0 0h160v200H0Z" fill={c.tint} />
      <path d="M160 14v172" stroke={c.ink} strokeWidth="4" strokeDasharray="8 9" />
      {phone(40, c.pop)}
      {phone(192, c.shade)}
      <path d="M74 78V58l24-8v36l-24-8h-10v-12h10" fill={c.paper} />
      <rect x="48" y="146" width="72" height="14" rx="7" fill={c.second} />
      <rect x="200" y="146" width="72" height="14" rx="7" fill={c.second} />
      <Pointer c={c} x={100} y={150} />
      <Pointer c={c} x={252} y={150} />
    </>
  );
};

/** Two columns alike except for the part that the posts have added. */
export const Uplift = ({ c }: Scene) => (
  <>
    <path d="M0 60h320v140H0Z" fill={c.tint} />
    <rect y="172" width="320" height="28" fill={c.shade} />
    <path d="M72 90h60v82H72ZM164 90h60v82h-60Z" fill={c.deep} />
    <path d="M72 126h60v46H72ZM164 126h60v46h-60Z" fill={c.mid} />
    <path d="M164 44h60v46h-60Z" fill={c.pop} />
    <path d="M60 90h208" stroke={c.ink} strokeWidth="4" strokeDasharray="7 8" />
    <Stroke d="M240 46h12v42h-12M252 67h12" of={c.ink} />
    <Heart x={194} y={68} size={24} fill={c.paper} />
    <Heart x={286} y={68} size={28} fill={c.pop} />
    <Heart x={262} y={28} size={16} fill={c.second} />
    <Heart x={300} y={34} size={12} fill={c.mid} />
  </>
);

/** Coins before the place at the top of the results that they buy. */
export const AdCoins = ({ c }: Scene) => (
  <>
    <circle cx="120" cy="92" r="98" fill={c.tint} />
    <rect y="176" width="320" height="24" fill={c.shade} />
    <Browser c={c} x={36} y={28} w={168} h={148}>
      <rect x="46" y="56" width="148" height="46" rx="6" fill={c.pop} />
      <rect x="56" y="66" width="26" height="26" rx="5" fill={c.second} />
      <Lines x={94} y={72} widths={[54, 84]} stroke={c.paper} gap={14} />
      <Lines x={56} y={120} widths={[62, 120, 50]} stroke={c.mid} gap={16} />
    </Browser>
    <Coins c={c} x={216} y={176} count={4} />
    <Coins c={c} x={264} y={176} count={7} />
    <circle cx="240" cy="94" r="24" fill={c.second} stroke={c.ink} strokeWidth="4" />
    <circle cx="240" cy="94" r="14" fill="none" stroke={c.ink} strokeWidth="2.5" />
    <Stroke d="M238 60q-8-24-36-12M214 38l-14 10 14 10" of={c.ink} />
  </>
);
