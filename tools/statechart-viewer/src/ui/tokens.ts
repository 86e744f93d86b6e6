/** The colors of one mode, by purpose; each becomes the custom property `--color-<name>`. */
export type Colors = Record<ColorName, string>;

/** Light mode: ink on warm paper. */
const light = {
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
  "highlight-ink": "#a83c14",
  danger: "#b3271e",
  "danger-soft": "#fbe3df",
  "danger-ink": "#97211a",
  "warning-soft": "#faeac4",
  "warning-ink": "#714a00",
  "success-soft": "#d9edd9",
  "success-ink": "#1c5c2e",
  "info-soft": "#dbe8f3",
  "info-ink": "#1b4f7d",
  focus: "#0b5d4b",
  inverse: "#12261f",
  "on-inverse": "#f4efe4",
};

export type ColorName = keyof typeof light;

/** Dark mode: the same roles on deep ink-green. */
const dark: Colors = {
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
  "highlight-ink": "#ffab88",
  danger: "#ff8a7d",
  "danger-soft": "#43201c",
  "danger-ink": "#ffb0a6",
  "warning-soft": "#3b2f12",
  "warning-ink": "#f3cd7a",
  "success-soft": "#17381f",
  "success-ink": "#8fd99d",
  "info-soft": "#16314a",
  "info-ink": "#9dcbf2",
  focus: "#8be2c8",
  inverse: "#1d3029",
  "on-inverse": "#f3eee3",
};

/** The colors of drawings, pages, and the viewer, in both modes. */
export interface Theme {
  light: Colors;
  dark: Colors;
}

/** The default theme, unless a project has its own colors. */
export const defaultTheme: Theme = { light, dark };

/** Breakpoints of the layout, as minimum widths in pixels. */
export const breakpoints = { sm: 768, md: 960, lg: 1140, xxl: 1440 } as const;

/** Tokens that are the same in both modes; each becomes `--<name>`. */
export const constants = {
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-5": "1.25rem",
  "space-6": "1.5rem",
  "space-8": "2rem",
  "space-10": "2.5rem",
  "space-16": "4rem",
  gutter: "1rem",
  "radius-s": "6px",
  "radius-m": "10px",
  "radius-l": "14px",
  "font-body": '"Figtree Variable", Figtree, system-ui, sans-serif',
  "font-heading": '"Bricolage Grotesque Variable", "Figtree Variable", system-ui, sans-serif',
  "font-code": 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  "text-xs": "0.75rem",
  "text-s": "0.8125rem",
  "text-ui": "0.875rem",
  "text-body": "0.875rem",
  "text-h4": "1.0625rem",
  "text-h3": "clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)",
  "text-h2": "clamp(1.5rem, 1.25rem + 1.15vw, 2.125rem)",
  "text-h1": "clamp(2rem, 1.5rem + 2.3vw, 3.25rem)",
  "leading-ui": "1.4",
  "leading-body": "1.6",
  "width-page": "77.5rem",
  "motion-fast": "120ms",
};
