import type { Page } from "playwright-core";
import { StartError } from "../../server/start-error";
import { pseudoLanguage, type UiLanguage, uiLanguages } from "../../src/i18n/languages";
import { type Faults, faultsOf, type View } from "./faults";
import type { Personas } from "./personas";
import type { AuditedPage } from "./places";

/** What an audit covers: every page in every combination. */
export interface Matrix {
  languages: readonly UiLanguage[];
  widths: readonly number[];
  schemes: readonly View["scheme"][];
}

/** Lists as they are typed, with commas between the entries. */
export type TypedMatrix = Partial<Record<keyof Matrix, string>>;

const listOf = (typed: string): string[] => typed.split(",").filter(Boolean);

/** What is typed, of what there is. */
function chosen<T extends string>(what: string, typed: string, all: readonly T[]): T[] {
  return listOf(typed).map((one) => {
    const found = all.find((each) => each === one);
    if (found === undefined) throw new StartError(`There is no ${what} "${one}"; there are ${all.join(", ")}.`);
    return found;
  });
}

function widthOf(typed: string): number {
  if (!/^[1-9]\d{2,3}$/.test(typed)) throw new StartError(`"${typed}" is not a width in pixels, like 375.`);
  return Number(typed);
}

/**
 * The matrix that was asked for; by default, languages of every script, and a phone, a desktop, and a zoom of 400 %.
 * @throws {StartError} for what there is not
 */
export const matrixOf = ({
  languages = "en,ja,de,ko,zh",
  widths = "320,375,1280",
  schemes = "light,dark",
}: TypedMatrix): Matrix => ({
  languages: chosen("language", languages, [...uiLanguages, pseudoLanguage]),
  widths: listOf(widths).map(widthOf),
  schemes: chosen("color scheme", schemes, ["light", "dark"]),
});

/** A page as it was audited once. */
export interface Run extends View {
  name: string;
  language: UiLanguage;
  faults: Faults;
}

/**
 * Audits a page in one language at each width and in each scheme.
 * @param look sees the page in every view
 */
export async function auditPage(
  personas: Personas,
  audited: AuditedPage,
  language: UiLanguage,
  { widths, schemes }: Matrix,
  look: (page: Page, run: Run) => Promise<void> = async () => undefined,
): Promise<Run[]> {
  const runs: Run[] = [];
  let page: Page | undefined;
  for (const width of widths) {
    // A state that was brought about in one window may not last in another.
    if (!page || audited.act) page = await personas.open(audited, language, width);
    for (const scheme of schemes) {
      const view = { width, scheme };
      const run: Run = { name: audited.name, language, ...view, faults: await faultsOf(page, view) };
      await look(page, run);
      runs.push(run);
    }
  }
  return runs;
}
