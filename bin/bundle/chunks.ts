import { resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { callsModule, firstPages } from "./first-pages.ts";
import { type Graph, sharedChunks } from "./sharing.ts";

/** Names of the chunks that several pages share, by their module ids. */
const names = new Map<string, string>();

/** A name for each chunk, after its largest module. */
function nameChunks(graph: Graph, chunks: readonly ReadonlySet<string>[]): void {
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0;
  names.clear();
  for (const [at, ids] of chunks.entries()) {
    const largest = [...ids].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
    const name = at === 0 ? "base" : `${largest.replace(/^.*\/|\.\w+$/g, "")}-${at}`;
    for (const id of ids) names.set(id, name);
  }
}

/** Plans the chunks once all modules are known. Fails the build if a first page names a module that nothing imports. */
export const chunks: Plugin = {
  name: "chunks",
  apply: "build",
  buildEnd(error) {
    if (error) return;
    const graph = new Map(
      [...this.getModuleIds()].map((id) => {
        const { importedIds = [], dynamicallyImportedIds = [], code } = this.getModuleInfo(id) ?? {};
        return [id, { imports: [...importedIds], later: [...dynamicallyImportedIds], size: code?.length ?? 0 }];
      }),
    );
    const [entry] = [...graph.keys()].filter((id) => this.getModuleInfo(id)?.isEntry);
    if (!entry) return this.error("The build has no entry.");
    const imported = new Set([...graph.values()].flatMap(({ later }) => later));
    const visits = Object.entries(firstPages).flatMap(([page, { modules, calls = [], near }]) =>
      // A visitor's page and a learner's. What comes near is loaded after them: its code belongs in no chunk that they
      // wait for.
      [modules, [...modules, callsModule, ...calls], ...(near ? [near] : [])].map((files) =>
        files.map((file) => {
          const id = normalizePath(resolve(file));
          if (!imported.has(id))
            this.error(
              `${file}, which bin/bundle/first-pages.ts names for the ${page}, is imported nowhere by import().`,
            );
          return id;
        }),
      ),
    );
    nameChunks(graph, sharedChunks(graph, entry, visits));
  },
};

/** How the bundler groups the browser's modules. A module does not pull in its imports: each has its own chunk. */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [{ debugName: "shared", name: (id: string) => names.get(id) ?? null }],
};
