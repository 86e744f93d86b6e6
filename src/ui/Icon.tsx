import { styled } from "styled-components";

// Drawn on a 24-pixel grid with a round 1.75 stroke; each entry is one path.
const paths = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5",
  play: "M8 5.4v13.2a.6.6 0 0 0 .9.5l10.6-6.6a.6.6 0 0 0 0-1L8.9 4.9a.6.6 0 0 0-.9.5Z",
  pause: "M8.5 5v14M15.5 5v14",
  check: "m5 12.8 4.6 4.7L19.5 7",
  cross: "M6 6l12 12M18 6 6 18",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  bell: "M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 16.5ZM10 20.5h4",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2ZM12 6.5V20",
  quiz: "M4 5.5l1.5 1.5L8 4.5M4 12l1.5 1.5L8 11M4 18.5 5.5 20 8 17.5M11.5 6H20M11.5 12.5H20M11.5 19H20",
  video:
    "M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM10 9.2v5.6l4.7-2.8L10 9.2Z",
  file: "M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9l-5.5-5.5ZM13.5 3.5V9H19M8.5 13h7M8.5 16.5h5",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15",
  certificate: "M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM8.7 12.8 7.5 20.5l4.5-2.5 4.5 2.5-1.2-7.7",
  "arrow-left": "M20 12H4.5M10.5 6l-6 6 6 6",
  "arrow-right": "M4 12h15.5M13.5 6l6 6-6 6",
  "chevron-down": "m6 9.5 6 6 6-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  globe:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.6 3.7 5.4 3.7 8.5s-1.2 5.9-3.7 8.5c-2.5-2.6-3.7-5.4-3.7-8.5S9.5 6.1 12 3.5Z",
  user: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  monitor:
    "M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM12 16.5v3.5M8 20h8",
  warning: "M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1",
  refresh: "M19.5 9A8 8 0 0 0 5 7.5L3.5 9.5M3.5 4.5v5h5M4.5 15A8 8 0 0 0 19 16.5l1.5-2M20.5 19.5v-5h-5",
  lock: "M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5",
  "wifi-off":
    "M3.5 3.5l17 17M2.5 9.5c1.5-1.3 3.2-2.3 5-2.9M11 5.6c4-.2 7.7 1.3 10.5 3.9M5.8 13c1.3-1.1 2.8-1.9 4.4-2.2M15 11.3c1.2.4 2.3 1 3.2 1.7M9 16.3a4.7 4.7 0 0 1 6 0M12 19.7v.1",
  trash: "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
  bookmark: "M6.5 4h11v16.5l-5.5-4.2-5.5 4.2V4Z",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8L12 3.5Z",
} as const;

/** The name of a drawn icon. */
export type IconName = keyof typeof paths;

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: -0.2em;
`;

type IconProps = ({ name: IconName; path?: undefined } | { name?: undefined; path: string }) & {
  /** Width and height in pixels at the usual text size; it grows with the text. */
  size?: number | undefined;
  /** The icon's meaning if no text says it; without it the icon is decoration. */
  title?: string | undefined;
  /** Fills the shape with the text color, as for a chosen star or a play button. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A stroke icon in the color of the text around it: one that pages share, by name, or the path of one that only a few
 * pages load, drawn on the same grid.
 */
export function Icon({ name, path, size = 20, title, filled = false, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <Drawing
      className={className}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      data-directional={name?.startsWith("arrow-") || undefined}
    >
      <path d={path ?? paths[name]} />
    </Drawing>
  );
}
