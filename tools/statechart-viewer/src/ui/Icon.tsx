// Drawn on a 24-pixel grid with a round stroke; each entry is one path.
const paths = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5",
  check: "m5 12.8 4.6 4.7L19.5 7",
  warning: "M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1",
  "chevron-down": "m6 9.5 6 6 6-6",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** A decorative stroke icon in the color of the surrounding text. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number | undefined }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size < 20 ? 2 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
);
