import type { AnyStateMachine } from "xstate";
import type { Gap, InferredData } from "../inference/infer";
import { BrokenStep, explore, type Graph } from "../planner/explore";
import { isFor } from "../simulator/event-alphabet";
import { probeContext } from "./context-probe";
import { nodesOf } from "./identify";
import { probePayloads } from "./payload-probe";
import type { Outcome, TestData, TestModel } from "./test-model";

/** With more places than this, the context is treated as unbounded. */
const maxPlaces = 300;

type Outcomes = TestModel["outcomes"];

/** An example event for each wildcard that none of these types reaches: `mouse.any` for `mouse.*`, `any` for `*`. */
function wildcardEvents(machine: AnyStateMachine, types: readonly string[]): Record<string, Record<string, object>> {
  const open = nodesOf(machine).flatMap(({ transitions }) => {
    const descriptors = [...transitions.keys()];
    const isTaken = (wildcard: string) =>
      types.some((type) => {
        const best = descriptors.filter(isFor(type)).sort((one, other) => other.length - one.length)[0];
        return best === wildcard;
      });
    return descriptors.filter((type) => (type === "*" || type.endsWith(".*")) && !isTaken(type));
  });
  return Object.fromEntries(open.map((type) => [type.replace("*", "any"), { "": {} }]));
}

/** A context as text. Actors appear as their ids, because each new actor has a different session id. */
const textOf = (context: unknown): string =>
  JSON.stringify(context, function (this: Record<string, unknown>, key, value) {
    const raw = this[key] as { sessionId?: string; id?: string } | null;
    return typeof raw === "object" && raw?.sessionId !== undefined ? raw.id : value;
  });

/** Outcomes by actor: those that are given count. A promise can always fail, so it gets an error if none is given. */
function mergedOutcomes(given: Outcomes, inferred: InferredData["outcomes"]): Outcomes {
  const isError = (outcome: Outcome<never>) => "error" in outcome;
  const merged = Object.entries(given).map(([actor, cases]) => {
    const error = inferred[actor]?.error;
    const all = Object.values(cases);
    // An actor without outcomes never ends.
    return [actor, error && all.length > 0 && !all.some(isError) ? { ...cases, error } : cases] as const;
  });
  return { ...inferred, ...Object.fromEntries(merged) };
}

/** A test model made of what is given and of what types say, and what is still missing. */
interface DefaultModel {
  model: TestModel;
  gaps: Gap[];
  /** Findings that do not prevent tests, in sentences. */
  notes: string[];
}

/** Explores a machine that may lack data. */
class Draft {
  readonly gaps: Gap[] = [];
  readonly notes: string[] = [];
  private model: TestModel;

  constructor(
    private readonly given: TestData,
    private readonly inferred: InferredData,
  ) {
    const { machine, ...more } = given;
    const written = { ...inferred.events, ...given.events };
    this.model = {
      ...more,
      machine,
      inputs: given.inputs ?? inferred.inputs ?? { "": undefined },
      events: { ...wildcardEvents(machine, Object.keys(written)), ...written } as never,
      outcomes: mergedOutcomes(given.outcomes ?? {}, inferred.outcomes),
    };
    const isGiven = ({ of, name }: Gap): boolean =>
      of === "input" ? given.inputs !== undefined : name in ((of === "event" ? given.events : given.outcomes) ?? {});
    this.gaps.push(...inferred.gaps.filter((gap) => !isGiven(gap)));
  }

  finish(): DefaultModel {
    const exact: TestModel = { ...this.model, project: this.given.project ?? textOf };
    // Without its data, a machine shows little, and its errors mislead.
    const graph = this.gaps.length > 0 ? null : this.explored(exact);
    const model = graph?.isTruncated && this.given.project === undefined ? this.bounded(exact) : exact;
    return { model: this.onlyRunning(model, graph), gaps: this.gaps, notes: this.notes };
  }

  /** A model that tells apart only what guards read: the rest of the context has too many values, such as a counter. */
  private bounded(exact: TestModel): TestModel {
    const read = [...probeContext(exact)];
    const fieldsOf = (context: Record<string, unknown>) => textOf(read.map((field) => [field, context[field]]));
    const model: TestModel = { ...exact, project: fieldsOf };
    // What guards read can be a counter, too.
    return explore(model, maxPlaces).isTruncated ? { ...model, maxPlaces } : model;
  }

  /** Explores the machine; null if it cannot be explored without what is missing. */
  private explored(model: TestModel): Graph | null {
    const payloads = probePayloads(model);
    probeContext(model);
    const untyped = () =>
      [...payloads].filter(([type]) => !(type in this.inferred.events) && !(type in (this.given.events ?? {})));
    try {
      const graph = explore(model, maxPlaces);
      this.addUntyped(untyped());
      for (const name of graph.undeclared) this.gaps.push({ of: "actor", name, why: "no type says how it ends" });
      return graph;
    } catch (thrown) {
      if (thrown instanceof BrokenStep) {
        if (this.dropError(model, thrown)) return this.explored(model);
        this.addUntyped(untyped());
      } else if (this.given.inputs === undefined && this.inferred.inputs === null)
        this.gaps.push({ of: "input", name: "", why: `without one, it fails (${(thrown as Error).message})` });
      if (this.gaps.length === 0) throw thrown;
      return null;
    }
  }

  private addUntyped(reads: readonly (readonly [type: string, names: ReadonlySet<string>])[]): void {
    for (const [name, fields] of reads) {
      const list = [...fields].map((field) => `\`${field}\``).join(", ");
      this.gaps.push({ of: "event", name, why: `the machine reads ${list}, and no type says what that is` });
    }
  }

  /** Leaves out the error of an actor that no transition takes: it would stop the machine. @returns whether it was that */
  private dropError({ outcomes, machine }: TestModel, { step }: BrokenStep): boolean {
    if (step.kind !== "outcome" || step.actor !== "") return false;
    const { invoke } = step;
    const cases = outcomes[invoke];
    if (step.case !== "error" || !cases || cases.error !== this.inferred.outcomes[invoke]?.error) return false;
    delete cases.error;
    this.notes.push(
      `UNHANDLED error(${invoke}): if ${invoke} fails, ${machine.id} stops, because no transition takes the error; add onError.`,
    );
    return true;
  }

  /** Without the outcomes of actors that the machine never starts: the file may have other machines that do. */
  private onlyRunning(model: TestModel, graph: Graph | null): TestModel {
    if (!graph) return model;
    const invoked = nodesOf(model.machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    const steps = graph.nodes.flatMap(({ edges }) => edges.map(({ step }) => step));
    const ended = steps.flatMap((step) => (step.kind === "outcome" ? [step.invoke] : []));
    const known = new Set([...invoked, ...ended, ...Object.keys(this.given.outcomes ?? {})]);
    const isKnown = ([id, cases]: [string, object]) => known.has(id) || Object.keys(cases).length === 0;
    return { ...model, outcomes: Object.fromEntries(Object.entries(model.outcomes).filter(isKnown)) };
  }
}

/**
 * Builds the test model of a machine that has none, or only a part of one: the rest comes from types, and what no type
 * provides is listed. States with different contexts are different places; if that makes too many, only what guards read
 * of the context counts.
 * @throws {Error} if the machine fails although nothing is missing
 */
export const defaultModel = (given: TestData, inferred: InferredData): DefaultModel =>
  new Draft(given, inferred).finish();
