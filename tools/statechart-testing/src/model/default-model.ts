import type { AnyStateMachine } from "xstate";
import { explore, type Graph } from "../planner/explore";
import { nodesOf } from "./identify";
import { type MissingPayloads, probePayloads } from "./payload-probe";
import type { TestModel } from "./test-model";

/** With more places than these, a context counts as one without an end. */
const maxPlaces = 300;

/** An event for each wildcard: `mouse.*` takes `mouse.any`, `*` takes `any`. */
function wildcardEvents(machine: AnyStateMachine): Record<string, Record<string, object>> {
  const types = nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()]);
  const wildcards = types.filter((type) => type === "*" || type.endsWith(".*"));
  return Object.fromEntries(wildcards.map((type) => [type.replace("*", "any"), { "": {} }]));
}

/** A context as text; actors by their ids, because each that is started bears another number. */
const textOf = (context: unknown): string =>
  JSON.stringify(context, function (this: Record<string, unknown>, key, value) {
    const raw = this[key] as { sessionId?: string; id?: string } | null;
    return typeof raw === "object" && raw?.sessionId !== undefined ? raw.id : value;
  });

/** What a machine needs that nobody has said, in words. */
function needsOf({ undeclared }: Graph, payloads: MissingPayloads): string[] {
  return [
    ...undeclared.map((id) => `outcomes of its actor ${id}`),
    ...[...payloads].map(([type, names]) => `a payload of the event ${type} (${[...names].join(", ")})`),
  ];
}

/** A test model of which everything is a guess, and what the machine needs besides. */
interface DefaultModel {
  model: TestModel;
  /** In words: `outcomes of its actor fetchUser`. */
  needs: string[];
}

/**
 * A test model for a machine of which nothing else is known: it takes no input, no event carries anything, and no actor
 * ends. States whose contexts differ are different places, unless that makes too many of them.
 * @throws {Error} where the machine breaks, for example because it reads an input
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
