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

/** Walks a test by hand, and notes what was done so. */
async function walk(screen: Screen, { input, steps }: PlannedTest, used: Used, byHand: Set<string>): Promise<void> {
  const session = await DomSession.open(screen, screen.flow, input, used);
  try {
    await session.check();
    for (const step of steps) {
      await session.perform(step);
      await session.check();
    }
  } finally {
    session.stop();
  }
  for (const event of session.byHand) byHand.add(event);
}

/** Walks the whole tour of a screen's flow by hand. @throws {Error} with the first thing that is not as it should be */
export async function tour(screen: Screen): Promise<Leftover> {
  const graph = explore(screen.flow);
  const { tests } = planOf(screen.flow, "tour", graph);
  const used: Used = new Set();
  const byHand = new Set<string>();
  for (const test of [...tests, ...wander(graph, strolls, strollLength)]) await walk(screen, test, used, byHand);
  for (const event of eventsOf(screen))
    for (const way of waysTo(graph, event)) if (!byHand.has(event)) await walk(screen, way, used, byHand);
  return {
    neverByHand: eventsOf(screen).filter((event) => !byHand.has(event) && waysTo(graph, event).length > 0),
    unused: unusedOf(screen, used),
  };
}
