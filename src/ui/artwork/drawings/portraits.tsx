import type { ReactNode } from "react";
import type { Palette } from "../palette";
import { Dots, Stroke } from "../shapes";

type Scene = { c: Palette };

const line = "#2a1a18";

/** A face, 96 × 96 with its shoulders: hair behind it, hair and glasses before it. */
const Face = ({
  skin,
  shadow,
  top,
  behind,
  children,
}: {
  skin: string;
  /** Of the neck. */
  shadow: string;
  top: string;
  behind?: ReactNode;
  children: ReactNode;
}) => (
  <>
    {behind}
    <path d="M12 96c0-18 14-25 36-25s36 7 36 25Z" fill={top} />
    <path d="M40 56h16v15q-8 9-16 0Z" fill={shadow} />
    <circle cx="30" cy="43" r="4.5" fill={skin} />
    <circle cx="66" cy="43" r="4.5" fill={skin} />
    <path d="M30 38c0-13 8-19 18-19s18 6 18 19v6c0 13-8 22-18 22s-18-9-18-22Z" fill={skin} />
    <Dots at={["41 43", "55 43"]} of={line} size={4} />
    <Stroke d="M48 44v6h-2.5" of={shadow} weight={2} />
    <Stroke d="M42.500 55.500q5.500 4 11 0" of={line} weight={2.2} />
    {children}
  </>
);

const glasses = (path: string) => <Stroke d={path} of={line} weight={2} />;

export const MaraLindqvist = ({ c }: Scene) => (
  <Face
    skin="#f2cdae"
    shadow="#dda985"
    top={c.deep}
    behind={
      <path
        d="M22 66c-2-8 0-16 0-26 0-18 12-28 26-28s26 10 26 28c0 10 2 18 0 26q-10 6-18 2H40q-8 4-18-2Z"
        fill="#d8ab5e"
      />
    }
  >
    <path d="M28 42c-2-18 8-26 20-26s22 8 20 26c-4-4-6-9-7-14-8 4-20 5-26 3-3 4-5 8-7 11Z" fill="#e5bd74" />
    {glasses(
      "M34 43a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0Zm15 0a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0Z",
    )}
    <path d="M36 72q12 10 24 0l2 3q-14 11-28 0Z" fill={c.second} />
  </Face>
);

export const TobiasOkafor = ({ c }: Scene) => (
  <Face skin="#8a5638" shadow="#6d4029" top={c.deep}>
    <path d="M29 40c-3-18 7-26 19-26s22 8 19 26c-2-5-3-9-5-11-8-3-20-3-28 0-2 2-3 6-5 11Z" fill="#1d1412" />
    <path
      d="M30 44c0 14 8 23 18 23s18-9 18-23c-2 4-4 6-6 7-7-3-17-3-24 0-2-1-4-3-6-7Zm12 11q6-3 12 0-6 6-12 0Z"
      fill="#1d1412"
    />
    <Stroke d="M37.500 37.500q3.500-2 7 0M51.500 37.500q3.500-2 7 0" of="#1d1412" weight={2.2} />
    <path d="M38 70l10 14 10-14 6 3-8 23H40l-8-23Z" fill={c.paper} />
  </Face>
);

export const InesCarvalho = ({ c }: Scene) => (
  <Face
    skin="#e0ad88"
    shadow="#c48d68"
    top={c.pop}
    behind={
      <Dots
        at={["30 30", "48 22", "66 30", "24 46", "72 46", "24 62", "72 62", "32 72", "64 72"]}
        of="#5a3524"
        size={24}
      />
    }
  >
    <Dots at={["33 27", "43 21", "54 21", "63 28"]} of="#6a412d" size={14} />
    <Stroke d="M37.500 37.500q3.500-2 7 0M51.500 37.500q3.500-2 7 0" of="#5a3524" weight={2} />
    <Dots at={["29 53", "67 53"]} of={c.second} size={5} />
    <path d="M38 71q10 13 20 0l3 1q-13 18-26 0Z" fill={c.paper} />
  </Face>
);

export const SamiraHaddad = ({ c }: Scene) => (
  <Face
    skin="#cf9870"
    shadow="#b27b54"
    top={c.mid}
    behind={
      <>
        <circle cx="48" cy="12" r="10" fill="#231715" />
        <path d="M27 50c-4-24 6-36 21-36s25 12 21 36Z" fill="#231715" />
      </>
    }
  >
    <path d="M28 44c-2-20 8-28 20-28s22 8 20 28c-5-5-16-10-20-21-4 11-15 16-20 21Z" fill="#231715" />
    <Stroke d="M37 38q4-2.500 8 0M51 38q4-2.500 8 0" of="#231715" weight={2.2} />
    <Stroke d="M29 49v7M67 49v7" of={c.second} weight={3} />
    <path d="M36 71l12 11 12-11 5 2-14 23h-6L31 73Z" fill={c.paper} />
  </Face>
);

export const KenjiMorita = ({ c }: Scene) => (
  <Face skin="#efc8a4" shadow="#d6a47c" top="#34495a">
    <path d="M28 42c-3-20 8-29 22-29 14 0 20 10 18 29-3-4-4-8-5-13-10 1-20-1-25-5-1 6-6 12-10 18Z" fill="#22201f" />
    <Stroke d="M37.500 36.500q3.500-1.500 7 0M51.500 36.500q3.500-1.500 7 0" of="#22201f" weight={2.2} />
    {glasses("M34.500 39.500h12v8h-12ZM49.500 39.500h12v8h-12ZM46.500 42h3")}
    <path d="M38 70l10 12 10-12 5 2-6 24H39l-6-24Z" fill={c.paper} />
    <path d="M48 82l4 14h-8Z" fill={c.pop} />
  </Face>
);
