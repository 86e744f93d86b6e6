import type { AnyStateMachine } from "xstate";
import { explore, type Graph } from "../planner/explore";
import { nodesOf } from "./identify";
import { type MissingPayloads, probePayloads } from "./payload-probe";
import type { TestModel } from "./test-model";

/** With more places than this, the context is treated as unbounded. */
const maxPlaces = 300;

/** An example event for each wildcard: `mouse.any` for `mouse.*`, `any` for `*`. */
function wildcardEvents(machine: AnyStateMachine): Record<string, Record<string, object>> {
  const types = nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()]);
  const wildcards = types.filter((type) => type === "*" || type.endsWith(".*"));
  return Object.fromEntries(wildcards.map((type) => [type.replace("*", "any"), { "": {} }]));
}

/** A context as text. Actors appear as their ids, because each new actor has a different session id. */
const textOf = (context: unknown): string =>
  JSON.stringify(context, function (this: Record<string, unknown>, key, value) {
    const raw = this[key] as { sessionId?: string; id?: string } | null;
    return typeof raw === "object" && raw?.sessionId !== undefined ? raw.id : value;
  });

/** What the machine needs and no test model provides, in words. */
function needsOf({ undeclared }: Graph, payloads: MissingPayloads): string[] {
  return [
    ...undeclared.map((id) => `outcomes of its actor ${id}`),
    ...[...payloads].map(([type, names]) => `a payload of the event ${type} (${[...names].join(", ")})`),
  ];
}

/** A guessed test model, and what the machine still needs. */
interface DefaultModel {
  model: TestModel;
  /** In words: `outcomes of its actor fetchUser`. */
  needs: string[];
}

/**
 * Builds a test model for a machine that has none: no input, no payloads, and actors that never end. States with
 * different contexts are different places, unless that makes too many places.
 * @throws {Error} if the machine fails, for example because it reads its input
 */
export function defaultModel(machine: AnyStateMachine): DefaultModel {
  const model: TestModel = {
    machine,
    inputs: { "": undefined },
    events: wildcardEvents(machine) as never,
    outcomes: {},
  };
  const exact: TestModel = { ...model, project: textOf };
  const payloads = probePayloads(exact);
  const graph = explore(exact, maxPlaces);
  return { model: graph.isTruncated ? model : exact, needs: needsOf(graph, payloads) };
}
