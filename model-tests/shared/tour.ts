import { DomSession, nameOf, unusedOf } from "../drivers/dom-session";
import type { Used } from "../drivers/drift";
import type { Screen } from "../drivers/screen-tests";
import { explore, type Graph } from "../engine/explore";
import { planOf } from "../engine/plan";
import { wander } from "../engine/verify";
import type { PlannedTest } from "../engine/walks";

/** What a whole tour did not need. */
interface Leftover {
  /** Events that can be done by hand and never were. */
  neverByHand: string[];
  /** Excuses and ignored controls that nothing needed. */
  unused: string[];
}

/** Beside the tour: walks wherever chance leads, because pages remember more than their places tell. */
const strolls = 2;
const strollLength = 50;

/** How many places an event is tried at by hand, from the nearest on. */
const mostPlaces = 10;

const eventsOf = (screen: Screen): string[] => [
  ...Object.keys(screen.does),
  ...Object.entries(screen.children).flatMap(([id, part]) => Object.keys(part.does).map((type) => `${id}: ${type}`)),
];

/** The nearest ways to an event: the tour may have come to it behind a dialog. */
const waysTo = ({ nodes }: Graph, event: string): PlannedTest[] =>
  nodes
    .flatMap(({ input, path, edges }) => {
      const edge = edges.find(({ step }) => step.kind === "event" && nameOf(step) === event);
      return edge ? [{ input, steps: [...path, edge.step] }] : [];
    })
    .slice(0, mostPlaces);

interface Walking {
  used?: Used;
  /** How long the page may take to show something, in milliseconds. */
  patience?: number;
  /** Told before the start, which is step 0, before each step, and before the page is closed. */
  onStep?(step: number | "end"): void;
}

/** Walks a test by hand. @returns what was done so. @throws {Error} with the first thing that is not as it should be */
export async function walk(
  screen: Screen,
  { input, steps }: PlannedTest,
  { used, patience, onStep = () => undefined }: Walking = {},
): Promise<ReadonlySet<string>> {
  onStep(0);
  const session = await DomSession.open(screen, screen.flow, input, used, patience);
  try {
    await session.check();
    for (const [index, step] of steps.entries()) {
      onStep(index + 1);
      await session.perform(step);
      await session.check();
    }
    return session.byHand;
  } finally {
    onStep("end");
    session.stop();
  }
}

/**
 * Walks the whole tour of a screen's flow by hand; `go` may walk each test in its own way.
 * @throws {Error} with the first thing that is not as it should be
 */
export async function tour(
  screen: Screen,
  go: (test: PlannedTest, used: Used) => Promise<ReadonlySet<string>> = (test, used) => walk(screen, test, { used }),
): Promise<Leftover> {
  const graph = explore(screen.flow);
  const { tests } = planOf(screen.flow, "tour", graph);
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
