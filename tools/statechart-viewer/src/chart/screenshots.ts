/** A variant of a screenshot: interface language, theme, and window width in CSS pixels. */
export interface ScreenshotVariant {
  /** The interface language: one of `src/i18n/languages.ts`. */
  language: string;
  theme: "light" | "dark";
  width: number;
}

/** A screenshot of the real page in a state. */
export interface ScreenshotEntry extends ScreenshotVariant {
  machine: string;
  /** The id of an innermost state; if several are active at once, each has its own entry. */
  state: string;
  /** The path in the index's folder, with slashes: `lesson/lesson.waiting.en.light.375.webp`. */
  file: string;
  /** When it was taken, ISO 8601. */
  date: string;
}

/** The path of a state's screenshot. */
export const screenshotFile = (machine: string, state: string, { language, theme, width }: ScreenshotVariant): string =>
  `${machine}/${state}.${language}.${theme}.${width}.webp`;

/** Merges several indexes in a fixed order; of two screenshots of the same variant, the newer one wins. */
export function mergedScreenshots(...indexes: readonly (readonly ScreenshotEntry[])[]): ScreenshotEntry[] {
  const newest = new Map<string, ScreenshotEntry>();
  for (const screen of indexes.flat()) {
    const key = screenshotFile(screen.machine, screen.state, screen);
    const known = newest.get(key);
    if (!known || known.date <= screen.date) newest.set(key, screen);
  }
  return [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, screen]) => screen);
}
