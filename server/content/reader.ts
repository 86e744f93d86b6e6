import { readdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { z } from "zod/mini";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import { codeOf } from "./code-of";
import { type Problem, readSource, type Source } from "./source";
import { isReadable, statOf } from "./survey";

type Schema = z.core.$ZodType;

/** A folder per item: one file without language, and one in each language. */
export interface FolderSource<Rules, Text> {
  slug: string;
  rules: Source<Rules>;
  locales: Map<ContentLocale, Text>;
}
/** A file per item with all its languages. */
export interface FileSource<Value> {
  slug: string;
  source: Source<Value>;
}
/** A file in English, and one in each other available language. */
export interface TranslatedSource<English, Translation> {
  english: Source<English>;
  translations: Map<ContentLocale, Source<Translation>>;
}
/** The rules for such folders. */
interface FolderForm<Rules extends Schema, Text extends Schema> {
  rulesFile: string;
  rules: Rules;
  textFile: string;
  text: Text;
  /** Whether another entry is allowed in the folder; none is by default. */
  belongs?: (entry: string, rules: z.core.output<Rules> | null) => boolean;
}

const isLocale = (name: string): name is ContentLocale => (contentLocales as readonly string[]).includes(name);

/** Reads files of the content folder; problems of single files are added to `problems`. */
export class Reader {
  constructor(
    readonly dir: string,
    private readonly problems: Problem[],
    /** Reading ends with an error once it is aborted. */
    private readonly signal?: AbortSignal,
  ) {}

  private named(parts: readonly string[]): string {
    return join(basename(this.dir), relative(this.dir, join(this.dir, ...parts)));
  }

  /** Whether it exists; what a link leads to does not, and the survey reports the link. */
  has(...parts: string[]): boolean {
    let path = this.dir;
    return parts.every((part) => {
      path = join(path, part);
      return statOf(path)?.isSymbolicLink() === false;
    });
  }

  complain(parts: readonly string[], message: string): void {
    this.problems.push({ file: this.named(parts), line: 1, message });
  }

  /** The entries of a folder, sorted, without links; empty if the folder does not exist. */
  async list(...parts: string[]): Promise<string[]> {
    if (!this.has(...parts)) return [];
    try {
      const entries = await readdir(join(this.dir, ...parts), { withFileTypes: true });
      return entries.flatMap((one) => (one.name.startsWith(".") || one.isSymbolicLink() ? [] : one.name)).sort();
    } catch (thrown) {
      this.complain(parts, codeOf(thrown) === "ENOTDIR" ? "is not a folder" : `cannot be read (${codeOf(thrown)})`);
      return [];
    }
  }

  /** Reads a required file. */
  async read<S extends Schema>(schema: S, ...parts: string[]): Promise<Source<z.core.output<S>>> {
    this.signal?.throwIfAborted();
    const file = this.named(parts);
    const path = join(this.dir, ...parts);
    if (!this.has(...parts)) this.complain(parts, "is missing");
    // A folder in its place gets a sentence of its own; all else that is not readable, the survey reports.
    else if (isReadable(path) || statOf(path)?.isDirectory()) return readSource(path, file, schema, this.problems);
    return { file, value: null, complain: () => undefined };
  }

  /** Reads an optional list; it is empty if missing. */
  async readList<T>(schema: z.core.$ZodType<T[]>, ...parts: string[]): Promise<Source<T[]>> {
    if (this.has(...parts)) return this.read(schema, ...parts);
    return { file: this.named(parts), value: [], complain: () => undefined };
  }

  /** Reads every `{slug}.yaml` of an area. */
  async files<S extends Schema>(area: string, schema: S): Promise<FileSource<z.core.output<S>>[]> {
    const entries = await this.list(area);
    for (const entry of entries) if (!entry.endsWith(".yaml")) this.complain([area, entry], "is not {slug}.yaml");
    const files = entries.filter((entry) => entry.endsWith(".yaml"));
    return Promise.all(
      files.map(async (file) => ({ slug: basename(file, ".yaml"), source: await this.read(schema, area, file) })),
    );
  }

  /** Reads the `{lang}.yaml` files of an area; null if the folder does not exist. */
  async translated<English extends Schema, Translation extends Schema>(
    area: string,
    english: English,
    translation: Translation,
  ): Promise<TranslatedSource<z.core.output<English>, z.core.output<Translation>> | null> {
    if (!this.has(area)) return null;
    const translations = new Map<ContentLocale, Source<z.core.output<Translation>>>();
    for (const entry of await this.list(area)) {
      const locale = basename(entry, ".yaml");
      if (!entry.endsWith(".yaml") || !isLocale(locale)) this.complain([area, entry], "is not {lang}.yaml");
      else if (locale !== "en") translations.set(locale, await this.read(translation, area, entry));
    }
    return { english: await this.read(english, area, "en.yaml"), translations };
  }

  /** The language folders of an item; anything else that does not belong there is reported. */
  async locales(area: string, slug: string, belongs: (entry: string) => boolean): Promise<ContentLocale[]> {
    const entries = await this.list(area, slug);
    for (const entry of entries)
      if (!isLocale(entry) && !belongs(entry))
        this.complain([area, slug, entry], "is neither a language nor a file that belongs here");
    if (!entries.includes("en")) this.complain([area, slug, "en"], "is missing; other languages fall back to English");
    return entries.filter(isLocale);
  }

  /** Reads a folder that has one file without language and one per language. */
  async folder<Rules extends Schema, Text extends Schema>(
    area: string,
    slug: string,
    { rulesFile, rules, textFile, text, belongs = () => false }: FolderForm<Rules, Text>,
  ): Promise<FolderSource<z.core.output<Rules>, Source<z.core.output<Text>>>> {
    const source = await this.read(rules, area, slug, rulesFile);
    const locales = new Map<ContentLocale, Source<z.core.output<Text>>>();
    const isKnown = (entry: string) => entry === rulesFile || belongs(entry, source.value);
    for (const locale of await this.locales(area, slug, isKnown)) {
      for (const entry of await this.list(area, slug, locale))
        if (entry !== textFile) this.complain([area, slug, locale, entry], `is not ${textFile}`);
      locales.set(locale, await this.read(text, area, slug, locale, textFile));
    }
    return { slug, rules: source, locales };
  }

  /** Reads every such folder of an area. */
  async folders<Rules extends Schema, Text extends Schema>(
    area: string,
    form: FolderForm<Rules, Text>,
  ): Promise<FolderSource<z.core.output<Rules>, Source<z.core.output<Text>>>[]> {
    return Promise.all((await this.list(area)).map((slug) => this.folder(area, slug, form)));
  }
}
