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
  /** The hash of its machine's view when it was taken; screenshots of earlier versions have none. */
  view?: string | undefined;
  /** Ids of the other innermost states in which it was taken: parallel states share a screenshot. */
  among?: readonly string[] | undefined;
  /** Whether the view has changed since; added by the server, if it knows. */
  isOutdated?: boolean | undefined;
}

/** The hashes of views today, by machine and language: a screenshot is out of date if it has another one. */
export type ViewHashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a view has changed since its screenshot was taken; false if the view is not known. */
export function isOutdated({ machine, language, view }: ScreenshotEntry, views: ViewHashes): boolean {
  const today = views[machine]?.[language];
  return today !== undefined && today !== view;
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
