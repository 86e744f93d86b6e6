import type { AnyMachineSnapshot } from "xstate";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import { stepLabel } from "./step";

/** The events that a test model sends, and which of them each state of its machine handles. */
interface EventAlphabet {
  types: string[];
  heard: Map<string, string[]>;
}
const alphabets = new WeakMap<TestModel, EventAlphabet>();

/** Whether an event descriptor matches a type: `*` matches any, `a.*` also matches `a` and `a.b`. */
export const isFor = (type: string) => (descriptor: string) =>
  descriptor === type ||
  descriptor === "*" ||
  (descriptor.endsWith(".*") && `${type}.`.startsWith(descriptor.slice(0, -1)));

function alphabetOf(testModel: TestModel): EventAlphabet {
  const known = alphabets.get(testModel);
  if (known) return known;
  const states = nodesOf(testModel.machine).map(({ id, transitions }) => ({
    id,
    descriptors: [...transitions.keys()],
  }));
  const named = states
    .flatMap(({ descriptors }) => descriptors)
    .filter((type) => !type.startsWith("xstate.") && !type.endsWith("*"));
  // Types that only a wildcard matches come from the test model.
  const types = [...new Set([...named, ...Object.keys(testModel.events)])];
  const heard = new Map(
    states.map(({ id, descriptors }) => [id, types.filter((type) => descriptors.some(isFor(type)))] as const),
  );
  const found = { types, heard };
  alphabets.set(testModel, found);
  return found;
}

/** The events that a machine handles in its current state. */
export function heardAt(testModel: TestModel, { _nodes: nodes }: AnyMachineSnapshot): string[] {
  const { types, heard } = alphabetOf(testModel);
  const now = new Set(nodes.flatMap(({ id }) => heard.get(id) ?? []));
  return types.filter((type) => now.has(type));
}

/** The payloads of an event by case; an event without a payload has one empty case. */
export const casesOf = ({ events }: TestModel, type: string): Record<string, unknown> =>
  (events as Record<string, Record<string, unknown>>)[type] ?? { "": {} };

/** The events of a test model that would have an effect now: `answer.choose (true)`. */
export function enabledIn(testModel: TestModel, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== "active") return [];
  return heardAt(testModel, snapshot).flatMap((type) =>
    Object.entries(casesOf(testModel, type))
      .filter(([, one]) => {
        const payload: unknown = typeof one === "function" ? one(snapshot.context) : one;
        return snapshot.can({ type, ...(payload as object) });
      })
      .map(([name]) => stepLabel({ kind: "event", actor: "", type, case: name })),
  );
}
