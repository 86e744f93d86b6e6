import { resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { callsModule, entryModule, firstPages } from "./first-pages.ts";
import { type Graph, sharedChunks } from "./sharing.ts";

/** Names of the chunks that several pages share, by their module ids. */
const names = new Map<string, string>();

/** A name for each chunk, after its largest module, with a number where two would have the same. */
function nameChunks(graph: Graph, chunks: readonly ReadonlySet<string>[]): void {
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0;
  names.clear();
  for (const [at, ids] of chunks.entries()) {
    const largest = [...ids].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
    const own = at === 0 ? "base" : largest.replace(/^.*\/|\.\w+$/g, "");
    const name = [...names.values()].includes(own) ? `${own}-${at}` : own;
    for (const id of ids) names.set(id, name);
  }
}

/** The modules that are imported by `import()` or by their address, each with the file that it is in. */
export const modulesFile = ".vite/modules.json";

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
    const entry = normalizePath(resolve(entryModule));
    if (!graph.has(entry)) return this.error("The build has no entry.");
    const imported = new Set([...graph.values()].flatMap(({ later }) => later));
    const visits = Object.entries(firstPages).flatMap(([page, { modules, calls = [], answered = [], near }]) => {
      const learners = [...modules, callsModule, ...calls];
      // A visitor's page, a learner's until it listens, and all that a learner's has once its user has scrolled.
      return [modules, learners, ...(near ? [[...learners, ...answered, ...near]] : [])].map((files) =>
        files.map((file) => {
          const id = normalizePath(resolve(file));
          if (!imported.has(id))
            this.error(
              `${file}, which bin/bundle/first-pages.ts names for the ${page}, is imported nowhere by import().`,
            );
          return id;
        }),
      );
    });
    nameChunks(graph, sharedChunks(graph, entry, visits));
  },
  // The manifest has one module of each file at most.
  generateBundle(_, bundle) {
    const isOpened = (id: string) => {
      const { isEntry = false, dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
      return isEntry || dynamicImporters.length > 0;
    };
    const root = `${normalizePath(resolve("."))}/`;
    const files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === "chunk"
        ? chunk.moduleIds.filter(isOpened).map((id) => [id.replace(root, ""), chunk.fileName] as const)
        : [],
    );
    this.emitFile({ type: "asset", fileName: modulesFile, source: JSON.stringify(Object.fromEntries(files.sort())) });
  },
};

/** How the bundler groups the browser's modules. A module does not pull in its imports: each has its own chunk. */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: "shared",
      // Helpers of the bundler, which several files import.
      name: (id: string) => names.get(id) ?? (id.includes("rolldown/runtime") ? "base" : null),
    },
  ],
};
