import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeText } from "statechart-testing/cli/files";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import {
  mergedScreenshots,
  type ScreenshotEntry,
  type ScreenshotVariant,
  screenshotFile,
} from "statechart-viewer/chart/screenshots";
import { z } from "zod";

/** A page under test that can take screenshots. */
export interface Subject {
  picture(variant: ScreenshotVariant, quality: number): Promise<Buffer>;
}

const index = z.array(
  z.object({
    machine: z.string(),
    state: z.string(),
    file: z.string(),
    language: z.string(),
    theme: z.enum(["light", "dark"]),
    width: z.number(),
    date: z.string(),
  }),
);

/** A folder's index; empty if there is none yet. @throws {UsageError} for an unreadable index */
export function readScreenshots(folder: string): ScreenshotEntry[] {
  const file = join(folder, "screenshots.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (thrown) {
    if ((thrown as { code?: string }).code === "ENOENT") return [];
    throw new UsageError(`${file} cannot be read (${messageOf(thrown)}).`, { cause: thrown });
  }
  try {
    return index.parse(JSON.parse(text));
  } catch (cause) {
    throw new UsageError(`${file} is not an index of screenshots; delete the folder and take them again.`, { cause });
  }
}

/** The screenshots of a machine's states from one run: one for each state and variant. */
export class Album {
  private readonly taken: ScreenshotEntry[] = [];

  /** @param states ids of the requested states. @param quality of the files, from 0 to 100 */
  constructor(
    private readonly folder: string,
    private readonly machine: string,
    readonly states: readonly string[],
    private readonly variants: readonly ScreenshotVariant[],
    private readonly quality: number,
    /** The scale of the files: 1 for one file pixel per CSS pixel. */
    readonly scale = 1,
  ) {}

  /** Ids of the states without a screenshot in a language. */
  missing(language: string): string[] {
    const wanted = this.variants.filter((variant) => variant.language === language);
    return this.states.filter((state) => wanted.some((variant) => !this.has(state, variant)));
  }

  private has(state: string, variant: ScreenshotVariant): boolean {
    const file = screenshotFile(this.machine, state, variant);
    return this.taken.some((screen) => screen.file === file);
  }

  /** Takes the missing screenshots of a page's current states. */
  async take(subject: Subject, states: readonly string[], language: string): Promise<void> {
    for (const variant of this.variants.filter((one) => one.language === language)) {
      const wanted = states.filter((state) => this.states.includes(state) && !this.has(state, variant));
      if (wanted.length === 0) continue;
      const picture = await subject.picture(variant, this.quality);
      for (const state of wanted) this.keep(state, variant, picture);
    }
  }

  private keep(state: string, variant: ScreenshotVariant, picture: Buffer): void {
    const file = screenshotFile(this.machine, state, variant);
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
    const { language, theme, width } = variant;
    this.taken.push({
      machine: this.machine,
      state,
      file,
      language,
      theme,
      width,
      date: new Date().toISOString(),
    });
  }

  /** Adds what was taken to the folder's index. */
  save(): void {
    const all = mergedScreenshots(readScreenshots(this.folder), this.taken);
    const lines = all.map((screen) => JSON.stringify(screen));
    writeText(join(this.folder, "screenshots.json"), lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`);
  }
}
