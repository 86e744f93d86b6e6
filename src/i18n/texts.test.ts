import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type LaterNamespace, laterNamespaces, namespaces } from "./translation";

const read = (file: string) => readFileSync(file, "utf8");

/** Imports that bring their texts with them. */
const withTexts = /withTexts\(\s*(?:async )?\(\) => [^)]*import\("([^"]+)"\)[^"]*((?:"[\w-]+"(?:,\s*)?)+)/g;
/** Code without texts of its own, or with separate namespaces. */
const isOutside = (file: string) =>
  !/^src\/(account|catalogue|courses|exams|certificates|library|engagement|components|shell|ui|screens|telemetry\/recording)\//.test(
    file,
  );

const fileOf = (from: string, path: string): string | undefined =>
  ["", ".ts", ".tsx"]
    .map((end) => join(dirname(from), path) + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** A source with all that it shows: what it imports now or later, but for what brings its texts along. */
function shownBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || isOutside(file)) return found;
  found.add(file);
  const source = read(file)
    .replaceAll(withTexts, "")
    .replaceAll(/import type [^;]*;/g, "");
  for (const [, path = ""] of source.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const next = fileOf(file, path);
    if (next) shownBy(next, found);
  }
  return found;
}

interface Shown {
  entry: string;
  namespaces: LaterNamespace[];
}
const namespacesIn = (named: string) => laterNamespaces.filter((namespace) => named.includes(`"${namespace}"`));

const domains = ["account", "catalogue", "courses", "exams", "certificates", "library", "engagement"];
/** Pages with the namespaces that their routes declare. */
const pages = domains.flatMap((domain) =>
  [...read(`src/${domain}/routes.tsx`).matchAll(/view: "([\w-]+)",\s*texts: \[([^\]]*)\]/g)].map(
    ([, view, named = ""]): Shown => ({ entry: `src/${domain}/${view}/screen.ts`, namespaces: namespacesIn(named) }),
  ),
);
/** The course lists name their namespaces one by one: those that all of them name. */
const lists: Shown = { entry: "src/catalogue/catalogue/screen.ts", namespaces: ["catalogue"] };
/** The namespaces that every page has. */
const shell: Shown = { entry: "src/shell/Shell.tsx", namespaces: [] };
/** Parts that bring their texts with them, in addition to those of their page, which only their types name. */
const parts = [...domains, "components", "shell"]
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" }).map((name) => join("src", folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test(ing)?\./.test(name))
  .flatMap((file) =>
    [...read(file).matchAll(withTexts)].flatMap(([, path = "", named = ""]): Shown[] => {
      const entry = fileOf(file, path);
      return entry ? [{ entry, namespaces: namespacesIn(named) }] : [];
    }),
  );

/** Groups of texts that a source uses. */
const askedIn = (file: string): string[] =>
  [...read(file).matchAll(/\bt\(\s*["`]([a-zA-Z]+)\./g)].flatMap(([, group]) => group ?? []);

describe("the namespaces of the texts", () => {
  const groups = new Map<"common" | LaterNamespace, string[]>();

  beforeAll(async () => {
    for (const namespace of namespaces) {
      const { texts } = (await import(`./locales/en/${namespace}.ts`)) as { texts: object };
      groups.set(namespace, Object.keys(texts));
    }
  });

  it("are declared by the routes of pages, and by parts", () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(parts.length).toBeGreaterThan(3);
  });

  it.each([...pages, lists, shell, ...parts])(
    "contain all texts that $entry shows: $namespaces",
    ({ entry, namespaces }) => {
      const there = (["common", ...namespaces] as const).flatMap((namespace) => groups.get(namespace) ?? []);
      const lacking = [...shownBy(entry)].flatMap((file) =>
        askedIn(file)
          .filter((group) => !there.includes(group))
          .map((group) => `${file}: ${group}`),
      );
      expect(lacking).toEqual([]);
    },
  );

  it("have distinct keys", () => {
    const all = [...groups.values()].flat();
    expect(all.filter((group, index) => all.indexOf(group) !== index)).toEqual([]);
  });
});
