import type { Graph } from "../planner/explore";
import type { PlannedTest } from "../planner/paths";
import { planOf } from "../planner/plan";
import { graphOf } from "../planner/planning";
import { wander } from "../planner/verify";
import { DomSession, nameOf, unusedOf } from "./dom-session";
import type { Used } from "./drift";
import type { Mount } from "./mount";
import type { Screen } from "./screen-tests";

/** What a complete tour did not need. */
export interface Leftover {
  /** Events that a person can cause but the tour never did. */
  neverByHand: string[];
  /** Unused allowed differences and ignored controls. */
  unused: string[];
}

/** In addition to the tour: random paths, because pages remember more than their states show. */
const strolls = 2;
const strollLength = 50;

/** The maximum number of places in which an event is tried on the page, nearest first. */
const maxStates = 10;

const eventsOf = (screen: Screen): string[] => [
  ...Object.keys(screen.does),
  ...Object.entries(screen.children).flatMap(([id, part]) => Object.keys(part.does).map((type) => `${id}: ${type}`)),
];

/** The shortest paths to an event: the tour may have reached it behind a dialog. */
const waysTo = ({ nodes }: Graph, event: string): PlannedTest[] =>
  nodes
    .flatMap(({ input, path, edges }) => {
      const edge = edges.find(({ step }) => step.kind === "event" && nameOf(step) === event);
      return edge ? [{ input, steps: [...path, edge.step] }] : [];
    })
    .slice(0, maxStates);

/** Options of a test on the page. */
export interface PathOptions {
  used?: Used;
  /** How long the page may take to show something, in milliseconds. */
  timeoutMs?: number;
  /** Called before the start, which is step 0, before each step, and before the page closes. */
  onStep?(step: number | "end"): void;
  /** Called when the page shows the start, and when it shows the result of a step. */
  onShown?(session: DomSession): Promise<void>;
}

/** Runs a test on the page. @returns what was done on the page. @throws {Error} with the first difference */
export async function runPath(
  screen: Screen,
  mount: Mount,
  { input, steps }: PlannedTest,
  { used, timeoutMs, onStep = () => undefined, onShown = async () => undefined }: PathOptions = {},
): Promise<ReadonlySet<string>> {
  onStep(0);
  const session = await DomSession.open(screen, mount, screen.testModel, input, { used, timeoutMs });
  try {
    await session.check();
    await onShown(session);
    for (const [index, step] of steps.entries()) {
      onStep(index + 1);
      await session.perform(step);
      await session.check();
      await onShown(session);
    }
  } finally {
    onStep("end");
    await session.stop();
  }
  if (session.left.length > 0)
    throw new Error(`LEFT BEHIND when the view of ${screen.testModel.machine.id} closed: ${session.left.join(", ")}`);
  return session.byHand;
}

/**
 * Runs the complete tour of a screen's test model on the page; `go` may run each test in its own way.
 * @throws {Error} with the first difference
 */
export async function tour(
  screen: Screen,
  mount: Mount,
  go: (test: PlannedTest, used: Used) => Promise<ReadonlySet<string>> = (test, used) =>
    runPath(screen, mount, test, { used }),
): Promise<Leftover> {
  const graph = graphOf(screen.testModel);
  const { tests } = planOf(screen.testModel, "tour", graph);
  const used: Used = new Set();
  const byHand = new Set<string>();
  const note = async (test: PlannedTest) => {
    for (const event of await go(test, used)) byHand.add(event);
  };
  for (const test of [...tests, ...wander(graph, strolls, strollLength)]) await note(test);
  for (const event of eventsOf(screen)) for (const way of waysTo(graph, event)) if (!byHand.has(event)) await note(way);
  return {
    neverByHand: eventsOf(screen).filter((event) => !byHand.has(event) && waysTo(graph, event).length > 0),
    unused: unusedOf(screen, used),
  };
}
