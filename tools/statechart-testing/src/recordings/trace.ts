import type { AnyStateMachine, AnyStateNode } from "xstate";
import { type Command, readArguments } from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { subjectsOf } from "../cli/subjects";
import type { Requirements } from "../config";
import { nodesOf, transitionsOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import { goalsAtStart, goalsOf } from "../planner/paths";
import { edgesOf } from "../planner/plan";
import { type Planning, planning } from "../planner/planning";

/** The states, transitions, and tests for a requirement. */
export interface Trace {
  requirement: string;
  /** Ids of the states that list it. */
  states: string[];
  /** Ids of the transitions into and out of these states. */
  transitions: string[];
  /** The tests of the tour that enter one of the states: machine and number, as in `plan` and `run`. */
  tests: string[];
}

/** The requirements that a machine's states list. */
export const requirementsOf = ({ meta }: AnyStateNode): string[] => meta?.requirements ?? [];

/** The states of a machine by requirement. */
function statesByRequirement(machine: AnyStateMachine): Map<string, AnyStateNode[]> {
  const named = nodesOf(machine).flatMap((node) => requirementsOf(node).map((requirement) => ({ requirement, node })));
  const groups = grouped(named, ({ requirement }) => requirement);
  return new Map([...groups].map(([requirement, some]) => [requirement, some.map(({ node }) => node)]));
}

/** The ids that each test of a plan covers. */
function takenBy({ graph, plan }: Planning): Set<string>[] {
  return plan.tests.map((test) => {
    const start = graph.starts.filter(({ input }) => input === test.input);
    return new Set([...start.flatMap(goalsAtStart), ...edgesOf(graph, test).flatMap(goalsOf)]);
  });
}

/** Traces the requirements of one machine. */
export function tracesOf(testModel: TestModel): Trace[] {
  const { machine } = testModel;
  const taken = takenBy(planning(testModel, "tour", 0));
  const transitions = [...transitionsOf(machine)];
  return [...statesByRequirement(machine)].map(([requirement, nodes]) => ({
    requirement,
    states: nodes.map(({ id }) => id),
    transitions: transitions
      .filter(([{ source, target }]) => nodes.includes(source) || target?.some((node) => nodes.includes(node)))
      .map(([, id]) => id),
    tests: taken.flatMap((ids, index) => (nodes.some(({ id }) => ids.has(id)) ? [`${machine.id} ${index + 1}`] : [])),
  }));
}

/** A replacement for `Map.groupBy`, which Node 20 lacks. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const inOrder = new Intl.Collator("en", { numeric: true });

/** One trace per requirement, over all machines. */
export function merged(traces: readonly Trace[]): Trace[] {
  const byRequirement = grouped(traces, ({ requirement }) => requirement);
  return [...byRequirement]
    .map(([requirement, some]) => ({
      requirement,
      states: some.flatMap(({ states }) => states),
      transitions: some.flatMap((one) => one.transitions),
      tests: some.flatMap(({ tests }) => tests),
    }))
    .sort((a, b) => inOrder.compare(a.requirement, b.requirement));
}

/** Problems in the traces of all machines, one sentence each. */
export function gapsOf(traces: readonly Trace[], requirements: Requirements): string[] {
  const { required, elsewhere = {}, others, file = "the configuration" } = requirements;
  const named = new Set(traces.map(({ requirement }) => requirement));
  const known = (requirement: string) => others?.test(requirement) || required.includes(requirement);
  return [
    ...required
      .filter((one) => !named.has(one))
      .map((one) => `UNCOVERED ${one}: no state lists it in meta.requirements.`),
    ...traces
      .filter(({ tests }) => tests.length === 0)
      .map((one) => `UNCOVERED ${one.requirement}: no test covers it.`),
    ...[...named]
      .filter((one) => !known(one))
      .map((one) => {
        const states = traces.find(({ requirement }) => requirement === one)?.states.join(", ");
        return `UNKNOWN ${one} (${states}): ${elsewhere[one] ?? `${file} does not list it.`}`;
      }),
  ];
}

const count = ({ length }: readonly unknown[], one: string): string => `${length} ${one}${length === 1 ? "" : "s"}`;

const traceText = ({ requirement, states, transitions, tests }: Trace): string =>
  `${requirement.padEnd(24)}${count(states, "state")}, ${count(transitions, "transition")}; tests: ${testsText(tests)}`;

/** `exam 1, 2, 5; quiz 1` */
function testsText(tests: readonly string[]): string {
  const byMachine = grouped(tests, (test) => test.split(" ")[0] ?? "");
  return [...byMachine]
    .map(([machine, some]) => `${machine} ${some.map((test) => test.split(" ")[1]).join(", ")}`)
    .join("; ");
}

export const traceCommand: Command = {
  usage: `statechart-testing trace [FILE|MACHINE|all] [--json]
Lists the states, transitions, and tests of the tour for each requirement; fails if there are none.
  --json               the same with all ids, as JSON`,

  async run(args, { say, program, config }) {
    const { values, positionals } = readArguments(`${program} trace`, args, {
      json: { type: "boolean", default: false },
    });
    const traces: Trace[] = [];
    const isWhole = await eachSubject(await subjectsOf(config, positionals[0]), say, async ({ testModel }) => {
      traces.push(...tracesOf(await testModel()));
      return true;
    });
    const all = merged(traces);
    // A single machine is not required to cover every requirement.
    const whole = (positionals[0] ?? "all") === "all" ? config.requirements : undefined;
    const gaps = gapsOf(all, whole ?? { required: [], others: /^/ });
    const { elsewhere = {} } = config.requirements ?? {};
    if (values.json) say(JSON.stringify({ traces: all, gaps, elsewhere }, null, 2));
    else for (const line of [...all.map(traceText), ...gaps]) say(line);
    return isWhole && gaps.length === 0 ? 0 : 1;
  },
};
