import { dirname, join } from "node:path";

/** Which files of the project import which others at run time. */
export interface ImportGraph {
  imports: ReadonlyMap<string, readonly string[]>;
  importers: ReadonlyMap<string, readonly string[]>;
}

/** Type imports are left out: they do not change a test's result, and the type check covers them. */
const runtimeImport =
  /^(?:import|export) (?!type\b)(?:[^;"]*?from )?"(\.[^"]+)"|(?<!typeof )\bimport\(\s*"(\.[^"]+)"/gm;

/** @param texts the project's source files by path */
export function importGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  const resolve = (from: string, specifier: string): string | undefined => {
    const path = join(dirname(from), specifier).replaceAll("\\", "/");
    return [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, `${path}/index.ts`].find((each) => texts.has(each));
  };
  const imports = new Map<string, string[]>();
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    const found = new Set<string>();
    for (const [, fixed, later] of text.matchAll(runtimeImport)) {
      const path = resolve(file, fixed ?? later ?? "");
      if (path) found.add(path);
    }
    imports.set(file, [...found]);
    for (const path of found) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return { imports, importers };
}
