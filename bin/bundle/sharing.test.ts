import { describe, expect, test } from "vitest";
import { type Graph, sharedChunks } from "./sharing";

/** A graph given by what its modules import, immediately and later; all have the same size unless specified. */
const graphOf = (modules: Record<string, { imports?: string[]; later?: string[]; size?: number }>): Graph =>
  new Map(
    Object.entries(modules).map(([id, { imports = [], later = [], size = 1_000 }]) => [id, { imports, later, size }]),
  );
const named = (chunks: readonly ReadonlySet<string>[]) => chunks.map((ids) => [...ids].sort());

describe("modules are grouped by their importers", () => {
  test("the first chunk is what the entry imports, with all their imports, but not what it imports later", () => {
    const graph = graphOf({
      entry: { imports: ["shell"], later: ["calls"] },
      shell: { imports: ["button"], later: ["home"] },
      button: {},
      calls: { imports: ["http"] },
      http: {},
      home: { imports: ["button"] },
    });

    expect(named(sharedChunks(graph, "entry", []))).toEqual([["button", "entry", "shell"]]);
  });

  test("what only one screen reaches stays with it, even if it is named after something else", () => {
    const graph = graphOf({
      entry: { later: [] },
      routes: { later: ["home", "terms"] },
      home: { imports: ["moved/elsewhere"] },
      "moved/elsewhere": {},
      terms: {},
    });

    expect(named(sharedChunks(graph, "entry", []))).toEqual([["entry"]]);
  });

  test("modules that all first pages need join the first chunk, large and rarely needed ones do not", () => {
    const graph = graphOf({
      entry: { imports: ["routes"] },
      routes: { later: ["home", "courses", "profile", "editing"] },
      home: { imports: ["card"], size: 100_000 },
      courses: { imports: ["card"], size: 100_000 },
      profile: { imports: ["dialog"] },
      editing: { imports: ["dialog"] },
      card: {},
      dialog: { size: 150_000 },
    });

    expect(named(sharedChunks(graph, "entry", [["home"], ["courses"]]))).toEqual([
      ["card", "entry", "routes"],
      ["home"],
      ["courses"],
      ["dialog"],
    ]);
  });

  test("what a first page loads by itself joins what it always needs as well", () => {
    const graph = graphOf({
      entry: { later: ["calls"] },
      routes: { later: ["home", "courses", "terms", "search"] },
      home: { imports: ["card"] },
      courses: { imports: ["card"], size: 100_000 },
      terms: { imports: ["card"] },
      search: {},
      card: { size: 50_000 },
      calls: { imports: ["parser"], later: ["area"] },
      area: { imports: ["parser"] },
      parser: { size: 50_000 },
    });

    const chunks = named(sharedChunks(graph, "entry", [["home"], ["home", "calls"]]));

    expect(chunks).toContainEqual(["calls", "parser"]);
    // It is on all visits that count, and a rarely needed one costs less.
    expect(chunks).toContainEqual(["card", "entry", "home"]);
    expect(chunks.flat()).not.toContain("search");
  });

  test("what always follows something else does not keep apart what both need", () => {
    const graphWith = (more: string[]) =>
      graphOf({
        entry: { later: ["calls", "terms", "help", ...more] },
        terms: { imports: ["list"] },
        help: { imports: ["list"] },
        list: {},
        calls: { later: ["area"], imports: ["parser"], size: 1_000_000 },
        area: { imports: ["parser"] },
        parser: { size: 50_000 },
      });

    expect(named(sharedChunks(graphWith([]), "entry", [["calls"]]))).toContainEqual(["calls", "parser"]);
    // The area can be loaded without the calls, and would wait for them.
    expect(named(sharedChunks(graphWith(["area"]), "entry", [["calls"]]))).toContainEqual(["calls"]);
  });

  test("no two chunks wait for each other", () => {
    // `outer` joins `beside`, and both would join the first chunk, where `inner` is; `between` is too large for it.
    const graph = graphOf({
      entry: { imports: ["routes"] },
      routes: { later: ["home", "courses", "faq", "term", "terms"] },
      home: { imports: ["outer", "beside"] },
      courses: { imports: ["outer", "beside"] },
      faq: { imports: ["beside"] },
      term: { imports: ["between"] },
      terms: { imports: ["between"] },
      outer: { imports: ["between"] },
      beside: { imports: ["inner"], size: 10_000 },
      between: { imports: ["inner"], size: 1_000_000 },
      inner: {},
    });

    const chunks = sharedChunks(graph, "entry", [["home"], ["courses"]]);

    const chunkOf = (id: string) => chunks.findIndex((ids) => ids.has(id));
    const edges = [...graph]
      .flatMap(([id, { imports }]) => imports.map((other) => [chunkOf(id), chunkOf(other)] as const))
      .filter(([from, to]) => from >= 0 && to >= 0 && from !== to);
    const reaches = (from: number, goal: number): boolean =>
      edges.some(([start, end]) => start === from && (end === goal || reaches(end, goal)));
    expect(chunks.map((_, at) => at).filter((at) => reaches(at, at))).toEqual([]);
  });
});
