import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rendered } from "../../src/entry.server";

/** What the first HTML of a page links to. */
export interface Assets {
  /** The module that starts the page. */
  entry: string;
  /** Modules that the page will need at once. */
  preloads: (page: Pick<Rendered, "view" | "area" | "texts" | "language">) => string[];
  /** Markup for the head that only development needs. */
  development: string;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** Assets of the built client, by its manifest. */
export function builtAssets(clientFolder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const withImports = (id: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[id];
    if (chunk && !found.has(chunk.file)) {
      found.add(chunk.file);
      for (const next of chunk.imports ?? []) withImports(next, found);
    }
    return found;
  };
  const url = (file: string) => `/academy/${file}`;
  const entry = manifest["src/entry.client.tsx"];
  if (!entry) throw new Error(`The manifest in ${clientFolder} has no entry; build anew.`);
  return {
    entry: url(entry.file),
    preloads: ({ view, area, texts, language }) => {
      const files = withImports("src/entry.client.tsx");
      if (view) withImports(`src/views/${view}/screen.ts`, files);
      if (area) withImports(`src/services/${area}.ts`, files);
      for (const piece of ["index", ...texts]) withImports(`src/i18n/locales/${language}/${piece}.ts`, files);
      files.delete(entry.file);
      return [...files].map(url);
    },
    development: "",
  };
}
