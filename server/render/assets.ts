import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rendered } from "../../src/entry.server";

/** What the first HTML of a page links to. */
export interface Assets {
  /** The module that starts the page. */
  entry: string;
  /** Modules that the page will need at once. */
  preloads: (page: Pick<Rendered, "view" | "area" | "texts" | "language" | "dehydrated">) => string[];
  /** Markup for the head that only development needs. */
  development: string;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * The files that contain these modules, plus the files that those import. Modules that are in no file add none. A
 * module that starts with `/` matches the site's one source that ends with it: a file name occurs in one domain only.
 */
export type BuiltScripts = (modules: readonly string[]) => Set<string>;

/** Scripts of the built client, from its manifest. */
export function builtScripts(clientFolder: string): BuiltScripts {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const ids = Object.keys(manifest);
  const idOf = (module: string): string =>
    module.startsWith("/") ? (ids.find((id) => id.startsWith("src/") && id.endsWith(module)) ?? "") : module;
  return (modules) => {
    const found = new Set<string>();
    const add = (module: string) => {
      const chunk = manifest[idOf(module)];
      if (!chunk || found.has(chunk.file)) return;
      found.add(chunk.file);
      for (const next of chunk.imports ?? []) add(next);
    };
    for (const id of modules) add(id);
    return found;
  };
}

/** Assets of the built client. */
export function builtAssets(clientFolder: string): Assets {
  const built = builtScripts(clientFolder);
  const url = (file: string) => `/academy/${file}`;
  const entryId = "src/entry.client.tsx";
  const [entry] = built([entryId]);
  if (!entry) throw new Error(`The manifest in ${clientFolder} has no entry; build again.`);
  return {
    entry: url(entry),
    preloads: ({ view, area, texts, language, dehydrated }) => {
      const files = built([
        entryId,
        ...(view ? [`/${view}/screen.ts`] : []),
        ...["index", ...texts].map((namespace) => `src/i18n/locales/${language}/${namespace}.ts`),
        // A visitor's page calls nothing by itself.
        ...(dehydrated.isVisitor ? [] : ["/api/browser.ts", ...(area ? [`/api/${area}.ts`] : [])]),
      ]);
      files.delete(entry);
      return [...files].map(url);
    },
    development: "",
  };
}
