import { UsageError } from "statechart-testing/cli/usage-error";
import type { ScreenshotVariant } from "statechart-viewer/chart/screenshots";
import { pseudoLanguage, uiLanguages } from "../../../src/i18n/languages";

/** The variant options as typed: lists with commas. */
export const variantOptions = {
  languages: { type: "string", default: "en" },
  themes: { type: "string", default: "light" },
  widths: { type: "string", default: "375" },
} as const;

export const variantUsage = `  --languages=en,es    interface languages (en)
  --themes=light,dark  light, dark, or both (light)
  --widths=375,1280    window widths in pixels, from 320 to 2560 (375)`;

const parts = (typed: string): string[] => [...new Set(typed.split(",").filter(Boolean))];

/** @throws {UsageError} that names the valid values */
function chosen<T>(option: string, typed: string, read: (part: string) => T | undefined, all: string): T[] {
  const list = parts(typed);
  if (list.length === 0) throw new UsageError(`--${option} is empty; take ${all}.`);
  return list.map((part) => {
    const value = read(part);
    if (value === undefined) throw new UsageError(`--${option} has "${part}"; take ${all}.`);
    return value;
  });
}

/** The requested variants: every combination of language, theme, and width. @throws {UsageError} for an invalid one */
export function chosenVariants(typed: { languages: string; themes: string; widths: string }): ScreenshotVariant[] {
  const known: readonly string[] = [...uiLanguages, pseudoLanguage];
  const languages = chosen(
    "languages",
    typed.languages,
    (part) => known.find((language) => language === part),
    `some of ${known.join(", ")}`,
  );
  const themes = chosen(
    "themes",
    typed.themes,
    (part) => (["light", "dark"] as const).find((theme) => theme === part),
    "light, dark or both",
  );
  const widths = chosen(
    "widths",
    typed.widths,
    (part) => (/^\d{3,4}$/.test(part) && Number(part) >= 320 && Number(part) <= 2560 ? Number(part) : undefined),
    "whole numbers from 320 to 2560",
  );
  return languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width): ScreenshotVariant => ({ language, theme, width }))),
  );
}

/** The distinct languages of some variants. */
export const languagesOf = (variants: readonly ScreenshotVariant[]): string[] => [
  ...new Set(variants.map(({ language }) => language)),
];
