import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeText } from "statechart-testing/cli/files";
import { readScreenshots } from "statechart-viewer/build/screenshots";
import {
  mergedScreenshots,
  type ScreenshotEntry,
  type ScreenshotVariant,
  screenshotFile,
} from "statechart-viewer/chart/screenshots";

/** A page under test that can take screenshots. */
export interface Subject {
  picture(variant: ScreenshotVariant, quality: number): Promise<Buffer>;
}

/** The screenshots of a machine's states from one run: one for each state and variant. */
export class Album {
  private readonly taken: ScreenshotEntry[] = [];

  /**
   * @param states ids of the requested states
   * @param quality of the files, from 0 to 100
   * @param viewOf the hash of the machine's view in a language
   */
  constructor(
    private readonly folder: string,
    private readonly machine: string,
    readonly states: readonly string[],
    private readonly variants: readonly ScreenshotVariant[],
    private readonly quality: number,
    private readonly viewOf: (language: string) => string | undefined,
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

  /** Takes the missing screenshots of a page's current states. @param states all innermost ones that are active */
  async take(subject: Subject, states: readonly string[], language: string): Promise<void> {
    for (const variant of this.variants.filter((one) => one.language === language)) {
      const wanted = states.filter((state) => this.states.includes(state) && !this.has(state, variant));
      if (wanted.length === 0) continue;
      const picture = await subject.picture(variant, this.quality);
      for (const state of wanted) {
        const among = states.filter((one) => one !== state);
        this.keep(state, variant, picture, among);
      }
    }
  }

  private keep(state: string, variant: ScreenshotVariant, picture: Buffer, among: readonly string[]): void {
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
      view: this.viewOf(language),
      ...(among.length > 0 && { among }),
    });
  }

  /** Adds what was taken to the folder's index, and removes screenshots of states that the machine no longer has. */
  save(): void {
    const known = readScreenshots(this.folder);
    const gone = known.filter(({ machine, state }) => machine === this.machine && !this.states.includes(state));
    for (const { file } of gone) rmSync(join(this.folder, file), { force: true });
    const all = mergedScreenshots(
      known.filter((screen) => !gone.includes(screen)),
      this.taken,
    );
    const lines = all.map((screen) => JSON.stringify(screen));
    writeText(join(this.folder, "screenshots.json"), lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`);
  }
}
