/** The colors of one mode; every name becomes the custom property `--color-<name>`. */
export type Colours = typeof light;

/** Light mode: ink on warm paper. */
export const light = {
  paper: "#faf6ee",
  surface: "#fffdf9",
  sunken: "#f1eadd",
  ink: "#14231d",
  "ink-soft": "#46564e",
  "ink-faint": "#5c6a62",
  rule: "#e3dbcb",
  "rule-strong": "#cdc3b0",
  control: "#857f70",
  accent: "#0b5d4b",
  "accent-hover": "#084638",
  "accent-soft": "#dcebe2",
  "accent-ink": "#0a5343",
  "on-accent": "#fffdf9",
  highlight: "#ec6a3c",
  "highlight-soft": "#fce4d6",
  "highlight-ink": "#a83c14",
  "on-highlight": "#1c0f08",
  danger: "#b3271e",
  "danger-hover": "#8f1d16",
  "danger-soft": "#fbe3df",
  "danger-ink": "#97211a",
  "on-danger": "#fffdf9",
  "warning-soft": "#faeac4",
  "warning-ink": "#714a00",
  "success-soft": "#d9edd9",
  "success-ink": "#1c5c2e",
  "info-soft": "#dbe8f3",
  "info-ink": "#1b4f7d",
  focus: "#0b5d4b",
  inverse: "#12261f",
  "on-inverse": "#f4efe4",
  "on-inverse-soft": "#b9c8be",
  scrim: "#0c1612",
};

/** Dark mode: the same roles on deep ink-green. */
export const dark: Colours = {
  paper: "#0e1814",
  surface: "#15221d",
  sunken: "#0a120f",
  ink: "#f3eee3",
  "ink-soft": "#bcc8c0",
  "ink-faint": "#98a79f",
  rule: "#26362f",
  "rule-strong": "#3a4d44",
  control: "#74877d",
  accent: "#63cfae",
  "accent-hover": "#8be2c8",
  "accent-soft": "#17382e",
  "accent-ink": "#7fdcbf",
  "on-accent": "#06231b",
  highlight: "#ff8f63",
  "highlight-soft": "#40241a",
  "highlight-ink": "#ffab88",
  "on-highlight": "#260f05",
  danger: "#ff8a7d",
  "danger-hover": "#ffaaa0",
  "danger-soft": "#43201c",
  "danger-ink": "#ffb0a6",
  "on-danger": "#2b0704",
  "warning-soft": "#3b2f12",
  "warning-ink": "#f3cd7a",
  "success-soft": "#17381f",
  "success-ink": "#8fd99d",
  "info-soft": "#16314a",
  "info-ink": "#9dcbf2",
  focus: "#8be2c8",
  inverse: "#1d3029",
  "on-inverse": "#f3eee3",
  "on-inverse-soft": "#b9c8be",
  scrim: "#040806",
};

/**
 * The colors of drawings in dark mode, as `--art-<name>`. In light mode, each drawing has the colors that follow from its
 * own background (src/ui/artwork/palette.ts), of which dark mode keeps a trace.
 */
export const darkArtwork = {
  ground: "#15231d",
  trace: "0.1",
  tint: "rgb(255 255 255 / 0.06)",
  shade: "rgb(0 0 0 / 0.28)",
  mid: "#5a9f87",
  deep: "#83c6ab",
  paper: "#465d53",
  ink: "#efe8d9",
  shadow: "#000",
  pop: "#e87a52",
  second: "#dba94f",
};

/** What changes for people who ask for more contrast: nothing is faint, and every edge can be seen. */
export const withMoreContrast = ({ ink, control }: Colours) => ({
  "ink-soft": ink,
  "ink-faint": ink,
  rule: control,
  "rule-strong": ink,
  control: ink,
});

/** Shadows per mode: in dark mode, a shadow must be deeper to be visible. */
export const shadows = {
  light: {
    low: "0 1px 2px rgb(40 32 16 / 0.06)",
    mid: "0 1px 2px rgb(40 32 16 / 0.05), 0 8px 20px -8px rgb(40 32 16 / 0.16)",
    high: "0 2px 6px rgb(40 32 16 / 0.06), 0 28px 56px -16px rgb(40 32 16 / 0.28)",
  },
  dark: {
    low: "0 1px 2px rgb(0 0 0 / 0.3)",
    mid: "0 1px 2px rgb(0 0 0 / 0.3), 0 10px 24px -8px rgb(0 0 0 / 0.5)",
    high: "0 2px 6px rgb(0 0 0 / 0.3), 0 28px 56px -16px rgb(0 0 0 / 0.7)",
  },
};

/** Layout breakpoints, as minimum widths in pixels. */
export const breakpoints = { xs: 0, x: 375, xm: 500, sm: 768, md: 960, lg: 1140, xl: 1280, xxl: 1440 } as const;

/** Name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** The sizes a spinner comes in, in pixels. */
export const spinnerSizes = [16, 20, 24, 32, 48, 72] as const;

/** One of the spinner's sizes. */
export type SpinnerSize = (typeof spinnerSizes)[number];

const latinBody = '"Figtree Variable", "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", system-ui';
const latinHeading =
  '"Bricolage Grotesque Variable", "Bricolage Arial", "Bricolage Roboto", "Bricolage DejaVu", system-ui';

/**
 * Typefaces of the languages whose characters have other shapes elsewhere, as devices have them: Chinese set in a
 * Japanese face looks foreign. `sans-serif` then finds what the device has for the page's language.
 */
const faces = {
  ja: '"Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP"',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"',
  zh: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',
};

/** The font stacks of these languages, as custom properties. */
export const stacksByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(faces).map(([language, own]) => [
    language,
    {
      "font-body": `${latinBody}, ${own}, sans-serif`,
      "font-heading": `${latinHeading}, ${own}, sans-serif`,
    },
  ]),
);

/** Everything that is the same in both modes; every name becomes `--<name>`. */
export const constants = {
  // Space: a 4 px grid; the number counts grid steps.
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-5": "1.25rem",
  "space-6": "1.5rem",
  "space-8": "2rem",
  "space-10": "2.5rem",
  "space-12": "3rem",
  "space-16": "4rem",
  "space-20": "5rem",
  "space-24": "6rem",
  "section-gap": "60px",
  gutter: "1rem",

  "radius-s": "6px",
  "radius-m": "10px",
  "radius-l": "14px",
  "radius-xl": "20px",
  "radius-full": "999px",

  "font-body": `${latinBody}, sans-serif`,
  "font-heading": `${latinHeading}, sans-serif`,
  "font-code": 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',

  // 14 px is the size of controls and notes; headings grow with the window between two limits.
  "text-xs": "0.75rem",
  "text-s": "0.8125rem",
  "text-ui": "0.875rem",
  "text-body": "0.875rem",
  "text-reading": "1rem",
  "text-lead": "clamp(1.0625rem, 0.98rem + 0.4vw, 1.25rem)",
  "text-h4": "1.0625rem",
  "text-h3": "clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)",
  "text-h2": "clamp(1.5rem, 1.25rem + 1.15vw, 2.125rem)",
  "text-h1": "clamp(2rem, 1.5rem + 2.3vw, 3.25rem)",
  "text-display": "clamp(2.5rem, 1.55rem + 4.3vw, 4.75rem)",
  "leading-tight": "1.08",
  "leading-heading": "1.2",
  "leading-ui": "1.4",
  "leading-body": "1.6",

  "width-page": "77.5rem",
  "width-reading": "43rem",
  "width-form": "28rem",

  // A list to choose from: its maximum height, and its lines in the two sizes (section 9).
  "list-height": "240px",
  "list-item-l": "40px",
  "list-item-m": "32px",

  "z-footer": "10",
  "z-header": "100",
  "z-menu": "200",
  "z-dialog": "300",
  "z-skip": "400",

  "motion-fast": "120ms",
  "motion-base": "200ms",
  "motion-slow": "320ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
};

/** Each text color with the backgrounds it is used on; a unit test checks every pair for AA in both modes. */
export const textPairs: readonly (readonly [text: keyof Colours, ...backgrounds: (keyof Colours)[]])[] = [
  ["ink", "paper", "surface", "sunken", "accent-soft", "highlight-soft"],
  ["ink", "danger-soft", "warning-soft", "success-soft", "info-soft"],
  ["ink-soft", "paper", "surface", "sunken", "accent-soft"],
  ["ink-faint", "paper", "surface", "sunken"],
  ["accent", "paper", "surface", "sunken", "accent-soft"],
  ["accent-ink", "paper", "surface", "sunken", "accent-soft"],
  ["on-accent", "accent", "accent-hover"],
  ["highlight-ink", "paper", "surface", "sunken", "highlight-soft"],
  ["on-highlight", "highlight"],
  ["on-danger", "danger", "danger-hover"],
  ["danger-ink", "paper", "surface", "sunken", "danger-soft"],
  ["warning-ink", "paper", "surface", "sunken", "warning-soft"],
  ["success-ink", "paper", "surface", "sunken", "success-soft"],
  ["info-ink", "paper", "surface", "sunken", "info-soft"],
  ["on-inverse", "inverse"],
  ["on-inverse-soft", "inverse"],
];

/** Lines that carry meaning (control borders, focus, progress) with their backgrounds: 3 to 1 in both modes. */
export const linePairs: typeof textPairs = [
  ["control", "paper", "surface", "sunken"],
  ["focus", "paper", "surface", "sunken"],
  ["accent", "sunken", "surface", "accent-soft"],
  ["highlight", "inverse"],
];
