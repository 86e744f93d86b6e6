import { describe, expect, it } from "vitest";
import { explore } from "../engine/explore";
import type { Flow } from "../engine/flow";
import { planOf } from "../engine/plan";
import { misfits, wander } from "../engine/verify";

/** More than this and planning is felt; then a smaller projection does. */
const mostEdges = 7500;

const modules = import.meta.glob<Record<string, unknown>>("../*/*.model.ts", { eager: true });
const flows = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith("Flow"))
    .map(([, flow]): [string, Flow] => [path.split("/").at(-1) ?? "", flow as Flow]),
);

const kebabCase = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const complete = ({ covered, total }: { covered: number; total: number }): boolean => covered === total;

// A shared machine may be slow; what it costs is told by the number of edges.
describe.each(flows)("%s", { timeout: 60_000 }, (file, flow) => {
  const known = { graph: null as ReturnType<typeof explore> | null };
  /** Explored once for all tests, and by the first one that asks. */
  const graph = () => {
    known.graph ??= explore(flow);
    return known.graph;
  };

  it("bears its machine's name, alone in its file", () => {
    expect(file).toBe(`${kebabCase(flow.machine.id)}.model.ts`);
    expect(flows.filter(([other]) => other === file)).toHaveLength(1);
  });

  it("is explored to its end, in reasonable time", () => {
    expect(graph()).toMatchObject({ isTruncated: false, undeclared: [] });
    expect(graph().nodes.flatMap(({ edges }) => edges).length).toBeLessThan(mostEdges);
  });

  it("is toured in full", () => {
    const plan = planOf(flow, "tour", graph());
    expect(plan).toMatchObject({ unreachable: [], idle: [], isTruncated: false });
    const { states, transitions, guards, outcomes } = plan;
    expect(Object.entries({ states, transitions, guards, outcomes }).filter(([, share]) => !complete(share))).toEqual(
      [],
    );
  });

  it("goes as planned from start to end", () => {
    for (const strategy of ["tour", "1-switch"] as const)
      expect(misfits(flow, planOf(flow, strategy, graph()), graph())).toEqual([]);
  });

  it("goes as explored wherever chance leads", () => {
    expect(misfits(flow, { tests: wander(graph(), 10, 100) }, graph())).toEqual([]);
  });
});

it("has a flow in every file", () => {
  const files = Object.keys(modules).map((path) => path.split("/").at(-1));
  expect(flows.map(([file]) => file).sort()).toEqual(files.sort());
});
