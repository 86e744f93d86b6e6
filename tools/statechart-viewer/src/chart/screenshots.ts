/** How a page is looked at: its language, its colours, the width of its window in CSS pixels. */
export interface ScreenshotVariant {
  /** Of the interface: one of `src/i18n/languages.ts`. */
  language: string;
  theme: "light" | "dark";
  width: number;
}

/** A screenshot of the real page in a state. */
export interface ScreenshotEntry extends ScreenshotVariant {
  machine: string;
  /** The id of an innermost state; where several are active at once, each has an entry of its own. */
  state: string;
  /** Below the folder of the index, with slashes: `lesson/lesson.waiting.en.light.375.webp`. */
  file: string;
  /** When it was taken, ISO 8601. */
  date: string;
}

/** Where the picture of a state lies. */
export const screenshotFile = (machine: string, state: string, { language, theme, width }: ScreenshotVariant): string =>
  `${machine}/${state}.${language}.${theme}.${width}.webp`;

/** One index of several, in a fixed order; of two pictures of the same the newer one counts. */
export function mergedScreenshots(...indexes: readonly (readonly ScreenshotEntry[])[]): ScreenshotEntry[] {
  const newest = new Map<string, ScreenshotEntry>();
  for (const screen of indexes.flat()) {
    const key = screenshotFile(screen.machine, screen.state, screen);
    const known = newest.get(key);
    if (!known || known.date <= screen.date) newest.set(key, screen);
  }
  return [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, screen]) => screen);
}
