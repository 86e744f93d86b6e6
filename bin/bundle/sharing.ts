/** A module in the bundler's graph. */
export interface Module {
  /** Its static imports, by `import … from`. */
  imports: readonly string[];
  /** Its dynamic imports, by `import()`. */
  later: readonly string[];
  /** In characters. */
  size: number;
}
export type Graph = ReadonlyMap<string, Module>;

/** Modules that are loaded together, by their ids. */
export type Visit = readonly string[];

/**
 * The cost of one more file in a load, in characters of source: headers, worse compression, time on slow processors, and
 * one of the few requests that a first page may make (`model-tests/browser/first-requests.browser.test.ts`).
 */
const fileCost = 18_000;
/** How much more a first page counts than any other. */
const firstWeight = 30;

interface Chunk {
  ids: Set<string>;
  size: number;
  /** The numbers of the visits that load it. */
  visits: Set<number>;
}

/** These modules with all their direct and indirect imports. */
function withImports(graph: Graph, ids: readonly string[], found = new Set<string>()): Set<string> {
  for (const id of ids) {
    const module = graph.get(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    withImports(graph, module.imports, found);
  }
  return found;
}

/** Whether merging two chunks would make the result wait for itself through other chunks. */
function hasDetour(from: Chunk, to: Chunk, imports: Map<Chunk, Set<Chunk>>): boolean {
  const seen = new Set<Chunk>([from]);
  const open = [...(imports.get(from) ?? [])].filter((chunk) => chunk !== to);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...(imports.get(chunk) ?? []));
  }
  return false;
}

/** Which chunks a chunk's modules import. */
function importsOf(graph: Graph, chunks: readonly Chunk[]): Map<Chunk, Set<Chunk>> {
  const chunkOf = new Map(chunks.flatMap((chunk) => [...chunk.ids].map((id) => [id, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const imported = [...chunk.ids].flatMap((id) => graph.get(id)?.imports ?? []).map((id) => chunkOf.get(id));
      return [chunk, new Set(imported.filter((other) => other !== undefined && other !== chunk))] as [
        Chunk,
        Set<Chunk>,
      ];
    }),
  );
}

/** What all visits together save if two chunks are merged: files, minus code that is then loaded without need. */
function savingOf(
  one: Chunk,
  other: Chunk,
  weights: readonly number[],
  imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>,
): number {
  /** What a visit loads with a chunk that it does not need: its code, and the chunks that this imports. */
  const costOf = (chunk: Chunk, visit: number): number =>
    [...(imports.get(chunk) ?? [])].reduce(
      (all, next) => (next.visits.has(visit) ? all : all + next.size + fileCost),
      chunk.size,
    );
  let saving = 0;
  for (const [visit, weight] of weights.entries()) {
    const [needsOne, needsOther] = [one.visits.has(visit), other.visits.has(visit)];
    if (needsOne && needsOther) saving += weight * fileCost;
    else if (needsOne) saving -= weight * costOf(other, visit);
    else if (needsOther) saving -= weight * costOf(one, visit);
  }
  return saving;
}

/** Merges chunks as long as that saves something, the pair with the largest saving first. */
function joined(graph: Graph, chunks: Chunk[], weights: readonly number[]): Chunk[] {
  for (;;) {
    const imports = importsOf(graph, chunks);
    const pairs = chunks.flatMap((one, at) =>
      chunks.slice(at + 1).map((other) => ({ one, other, saving: savingOf(one, other, weights, imports) })),
    );
    const best = pairs
      .filter(({ saving }) => saving > 0)
      .sort((a, b) => b.saving - a.saving)
      .find(({ one, other }) => !hasDetour(one, other, imports) && !hasDetour(other, one, imports));
    if (!best) return chunks;
    const { one, other } = best;
    const union: Chunk = {
      ids: new Set([...one.ids, ...other.ids]),
      size: one.size + other.size,
      visits: new Set([...one.visits, ...other.visits]),
    };
    chunks = chunks.map((chunk) => (chunk === one ? union : chunk)).filter((chunk) => chunk !== other);
  }
}

/** The root that a root always follows: all of its `import()`s are in what that one alone reaches. */
function followedBy(graph: Graph, root: string, rootsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const importers = [...graph].filter(([, { later }]) => later.includes(root)).map(([id]) => rootsOf.get(id) ?? []);
  const [one = ""] = importers[0] ?? [];
  return one !== "" && importers.every((those) => those.length === 1 && those[0] === one) ? [one] : [];
}

/**
 * Decides which modules share a chunk. The first chunk is what the entry imports statically.
 * What several `import()`s reach, and what a first page loads by one, is merged if that saves visits more in files than
 * it costs them in unneeded code. What a single other `import()` reaches stays with it and is in none of these.
 */
export function sharedChunks(graph: Graph, entry: string, firstVisits: readonly Visit[]): ReadonlySet<string>[] {
  const first = withImports(graph, [entry]);
  const roots = new Set([...graph.values()].flatMap(({ later }) => later).filter((id) => !first.has(id)));
  const rootsOf = new Map<string, string[]>();
  for (const root of roots) {
    for (const id of withImports(graph, [root]))
      if (!first.has(id)) rootsOf.set(id, [...(rootsOf.get(id) ?? []), root]);
  }
  const firstRoots = new Set(firstVisits.flat());
  const several = [...rootsOf].filter(([, [one = "", ...others]]) => others.length > 0 || firstRoots.has(one));
  const firstScreens = new Set(firstVisits.map(([screen]) => screen));
  // Texts share nothing and are loaded next to a page, so their savings and costs do not matter.
  const others = [...new Set(several.flatMap(([, those]) => those))].filter((root) => !firstScreens.has(root));
  const visits = [...firstVisits, ...others.map((root) => [root, ...followedBy(graph, root, rootsOf)])];
  const weights = visits.map((_, visit) => (visit < firstVisits.length ? firstWeight : 1));

  const shared = new Map<string, Chunk>();
  for (const [id, those] of several) {
    const key = those.join("\n");
    const loading = visits.flatMap((visit, number) => (visit.some((root) => those.includes(root)) ? [number] : []));
    const chunk = shared.get(key) ?? { ids: new Set(), size: 0, visits: new Set(loading) };
    chunk.ids.add(id);
    chunk.size += graph.get(id)?.size ?? 0;
    shared.set(key, chunk);
  }
  const base: Chunk = { ids: first, size: 0, visits: new Set(visits.keys()) };
  return joined(graph, [base, ...shared.values()], weights).map(({ ids }) => ids);
}
