import { closest } from "statechart-testing/cli/closest";
import { UsageError } from "statechart-testing/cli/usage-error";
import type { Chart } from "./chart";
import type { Box, DrawnLine, Point } from "./layout";

/** A way of a user through several machines, in the order in which they are met. */
export interface Journey<Machine extends string = string> {
  title: string;
  steps: readonly JourneyStep<Machine>[];
}

export interface JourneyStep<Machine extends string = string> {
  machine: Machine;
  /** What the user does there, as a short command: "Enroll". */
  does: string;
  /** Ids of innermost states and of transitions of the machine: whenever one is entered or taken, the step was done. */
  counted: readonly string[];
}

/** Journeys by the name that addresses have. */
export type Journeys<Machine extends string = string> = Readonly<Record<string, Journey<Machine>>>;

/** A machine on the map. */
export interface MappedMachine {
  machine: string;
  title: string;
  group: string;
  /** Does not count the machine itself. */
  states: number;
}

/** A machine that runs another one, or that a journey leads from to another one. */
export interface MapLink {
  from: string;
  to: string;
  /** Whether the first machine runs the second one. */
  runs: boolean;
  /** The names of the journeys that lead from the first machine to the second one. */
  journeys: readonly string[];
}

/** All machines, and how they belong together. */
export interface MachineMap {
  machines: readonly MappedMachine[];
  links: readonly MapLink[];
  journeys: Journeys;
}

/** The positions of everything on the map. */
export interface MapLayout {
  width: number;
  height: number;
  /** By machine. */
  machines: Readonly<Record<string, Box>>;
  /** By group. */
  groups: Readonly<Record<string, Box>>;
  /** In the order of the map's links, from one machine to the other. */
  lines: readonly (readonly Point[])[];
  /** The texts of the machines, and of the groups. */
  texts: readonly DrawnLine[];
  /** A note if the usual layout failed and a simpler one was used. */
  note: string | null;
}

export interface DrawnMap {
  map: MachineMap;
  layout: MapLayout;
}

/** What there is instead of a name that does not exist. */
function hintOf(said: string, known: readonly string[]): string {
  const near = closest(said, known);
  return near === null ? `take one of ${known.join(", ")}` : `did you mean "${near}"?`;
}

/** What is counted of a machine: transitions, and entries into innermost states. */
const countedOf = ({ states, transitions }: Chart): string[] =>
  [...states.filter(({ kind }) => kind === "atomic" || kind === "final"), ...transitions].map(({ id }) => id);

/** @throws {UsageError} if a journey names a machine, or counts something, that does not exist */
function checkJourneys(journeys: Journeys, charts: readonly Chart[]): void {
  const machines = charts.map(({ machine }) => machine);
  for (const [name, { steps }] of Object.entries(journeys))
    for (const { machine, counted } of steps) {
      const chart = charts.find((one) => one.machine === machine);
      if (!chart)
        throw new UsageError(
          `The journey "${name}" leads through "${machine}", which is no machine; ${hintOf(machine, machines)}`,
        );
      const known = countedOf(chart);
      const gone = counted.find((id) => !known.includes(id));
      if (gone !== undefined)
        throw new UsageError(
          `The journey "${name}" counts "${gone}", which is no innermost state or transition of "${machine}"; ${hintOf(gone, known)}`,
        );
    }
}

/** The journey of this name, or the first one; none if there is no such journey. */
export const journeyNamed = ({ journeys }: MachineMap, name: string | null): Journey | undefined =>
  journeys[name ?? Object.keys(journeys)[0] ?? ""];

/** Maps the machines of charts. @throws {UsageError} if a journey names what does not exist */
export function mapOf(charts: readonly Chart[], journeys: Journeys): MachineMap {
  const ids = charts.map(({ machine }) => machine);
  checkJourneys(journeys, charts);
  const links = new Map<string, MapLink>();
  const add = (from: string, to: string, change: (link: MapLink) => MapLink) => {
    const key = `${from} ${to}`;
    links.set(key, change(links.get(key) ?? { from, to, runs: false, journeys: [] }));
  };
  for (const { machine, runs } of charts)
    for (const run of runs) if (ids.includes(run)) add(machine, run, (link) => ({ ...link, runs: true }));
  for (const [name, { steps }] of Object.entries(journeys))
    for (const [index, { machine }] of steps.entries()) {
      const before = steps[index - 1];
      if (before && before.machine !== machine)
        add(before.machine, machine, (link) => ({ ...link, journeys: [...new Set([...link.journeys, name])] }));
    }
  return {
    machines: charts.map(({ machine, title, group, states }) => ({ machine, title, group, states: states.length - 1 })),
    links: [...links.values()],
    journeys,
  };
}
