import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rendered } from "../../src/entry.server";
import { pseudoLanguage, type UiLanguage } from "../../src/i18n/languages";
import type { TextFiles } from "../../src/i18n/page-i18n";
import { laterNamespaces, type Namespace } from "../../src/i18n/translation";

/** What the first HTML of a page links to. */
export interface Assets {
  /** The module that starts the page. */
  entry: string;
  /** Modules that the page will need at once. */
  preloads: (page: Pick<Rendered, "view" | "area" | "dehydrated">) => string[];
  /** The file with a module's source; missing in development, where modules have no files. */
  fileOf?: (module: string) => string | undefined;
  /** Where the texts of a language are that a page does not come with. */
  textFiles: (language: UiLanguage) => TextFiles;
  /** Markup for the head that only development needs. */
  development: string;
}

/** The source of a namespace. The pseudo-language is made from English in the browser. */
export const textSource = (language: UiLanguage, namespace: Namespace): string =>
  `src/i18n/locales/${language === pseudoLanguage ? "en" : language}/${namespace}.ts`;

/** Where the texts of a language are. @param addressOf a source */
export const textFilesAt = (language: UiLanguage, addressOf: (source: string) => string): TextFiles =>
  Object.fromEntries(laterNamespaces.map((namespace) => [namespace, addressOf(textSource(language, namespace))]));

interface Chunk {
  file: string;
  /** Keys in the manifest. */
  imports?: string[];
}

/**
 * The files that contain these modules, plus the files that those import. Modules that are in no file add none. A
 * module that starts with `/` matches the site's one source that ends with it: a file name occurs in one domain only.
 */
export type BuiltScripts = (modules: readonly string[]) => Set<string>;

/** Scripts of the built client, from what the build says about them (`bin/bundle/chunks.ts`). */
export function builtScripts(clientFolder: string): BuiltScripts {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(clientFolder, ".vite", name), "utf8"));
  const manifest = read("manifest.json") as Record<string, Chunk>;
  const fileOf = new Map(Object.entries(read("modules.json") as Record<string, string>));
  const importsOf = new Map(
    Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map((key) => manifest[key]?.file ?? "")]),
  );
  const ids = [...fileOf.keys()];
  const idOf = (module: string): string =>
    module.startsWith("/") ? (ids.find((id) => id.startsWith("src/") && id.endsWith(module)) ?? "") : module;
  return (modules) => {
    const found = new Set<string>();
    const add = (file: string | undefined) => {
      if (!file || found.has(file)) return;
      found.add(file);
      for (const next of importsOf.get(file) ?? []) add(next);
    };
    for (const module of modules) add(fileOf.get(idOf(module)));
    return found;
  };
}

/** Assets of the built client. */
export function builtAssets(clientFolder: string): Assets {
  const built = builtScripts(clientFolder);
  const url = (file: string) => `/academy/${file}`;
  // The module's own file comes first.
  const fileOf = (module: string) => [...built([module])].map(url)[0];
  const entryId = "src/entry.client.tsx";
  const [entry] = built([entryId]);
  if (!entry) throw new Error(`The manifest in ${clientFolder} has no entry; build again.`);
  const files = new Map<UiLanguage, TextFiles>();
  return {
    entry: url(entry),
    preloads: ({ view, area, dehydrated }) => {
      const files = built([
        entryId,
        ...(view ? [`/${view}/screen.ts`] : []),
        // A visitor's page calls nothing by itself.
        ...(dehydrated.isVisitor ? [] : ["/api/browser.ts", ...(area ? [`/api/${area}.ts`] : [])]),
      ]);
      files.delete(entry);
      return [...files].map(url);
    },
    fileOf,
    textFiles: (language) => {
      const known = files.get(language) ?? textFilesAt(language, (source) => fileOf(source) ?? "");
      files.set(language, known);
      return known;
    },
    development: "",
  };
}
