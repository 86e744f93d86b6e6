import { readFileSync, statSync } from "node:fs";
import type ts from "typescript";
import type { AnyStateMachine } from "xstate";
import { nodesOf } from "../model/identify";
import type { Outcome } from "../model/test-model";
import { isFor } from "../simulator/event-alphabet";
import { namelessId } from "../simulator/running-actors";
import { type ActorKind, actorKind, declaredType, machineParameter } from "./actor-logic";
import { namedPayloads, namedValues } from "./case-names";
import { ExampleMaker, type Unmade } from "./examples";
import { invokesAt, type MachineSource, machineSource, spawnedIn } from "./machine-source";
import { type TypedFile, typedFile } from "./program";
import { eventSchemas, schemaType } from "./schemas";
import { Syntax } from "./syntax";

/** Something that a test needs and that no type provides. */
export interface Gap {
  of: "input" | "event" | "actor";
  /** The event or actor. */
  name: string;
  /** Why, for messages: "property `ref` is an ActorRef". */
  why: string;
}

/** Test data derived from types. */
export interface InferredData {
  /** Inputs by name; null if no type says what the input is. */
  inputs: Record<string, unknown> | null;
  /** Payloads by event and case. */
  events: Record<string, Record<string, object>>;
  /** Outcomes by actor and case. */
  outcomes: Record<string, Record<string, Outcome<never>>>;
  gaps: Gap[];
}

/** At most this many inputs: each is another start, from which everything is explored. */
const maxInputs = 4;

/** Whether a file may have types to read: the compiler takes a second. What it imports may say more. */
const mayHaveTypes = (text: string): boolean =>
  /\b(types|schemas|invoke|input|spawn\w*)\b|(from|import) *\(?["']\./.test(text);

const files = new Map<string, { changed: number; typed: TypedFile | null }>();

function typesIn(file: string): TypedFile | null {
  const changed = statSync(file).mtimeMs;
  const known = files.get(file);
  if (known?.changed === changed) return known.typed;
  const typed = mayHaveTypes(readFileSync(file, "utf8")) ? typedFile(file) : null;
  files.set(file, { changed, typed });
  return typed;
}

const describeUnmade = ({ path, what }: Unmade, subject: string): string => {
  const said = ["any", "unknown", "generic", "recursive"].includes(what) ? `of type \`${what}\`` : what;
  const text = what === "recursive" ? "a recursive type" : what === "generic" ? "of a generic type" : said;
  return path === "" ? `${subject} is ${text}` : `property \`${path}\` is ${text}`;
};

/** Derives the test data of one machine from the types in its file. */
class Inference {
  private readonly maker: ExampleMaker;
  private readonly syntax: Syntax;
  private readonly source: MachineSource;
  private readonly found: InferredData = { inputs: null, events: {}, outcomes: {}, gaps: [] };

  constructor(
    private readonly file: TypedFile,
    private readonly exportName: string,
    private readonly machine: AnyStateMachine,
  ) {
    this.maker = new ExampleMaker(file.checker);
    this.syntax = new Syntax(file.checker);
    this.source = machineSource(this.syntax, this.syntax.exported(file.source, exportName));
  }

  all(): InferredData {
    this.inputs();
    this.events();
    this.actors();
    return this.found;
  }

  private get parts() {
    return [this.source.setup, this.source.config];
  }

  /** A type of the machine: as declared, by a schema, or else from the type of the export. */
  private typeOf(name: "events" | "input", parameter: string): ts.Type | null {
    const { checker } = this.file;
    const declared = declaredType(this.syntax, this.parts, name) ?? schemaType(checker, this.syntax, this.parts, name);
    if (declared || this.source.config) return declared;
    return machineParameter(checker, this.exportType(), parameter);
  }

  private exportType(): ts.Type {
    const { checker, source } = this.file;
    const module = checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === this.exportName);
    return symbol ? checker.getTypeOfSymbol(symbol) : checker.getUnknownType();
  }

  private inputs(): void {
    const type = this.typeOf("input", "TInput");
    // The default of a machine without an input accepts everything.
    if (!type || this.file.checker.typeToString(type) === "NonReducibleUnknown") return;
    const examples = this.maker.of(type);
    if ("values" in examples) this.found.inputs = namedValues("", examples.values.slice(0, maxInputs));
    else if (examples.unmade.path !== "")
      this.found.gaps.push({ of: "input", name: "", why: describeUnmade(examples.unmade, "it") });
  }

  private events(): void {
    const payloads = new Map<string, Record<string, unknown>[]>();
    const add = (type: string, payload: object) => {
      const { type: _, ...rest } = payload as Record<string, unknown>;
      payloads.set(type, [...(payloads.get(type) ?? []), rest]);
    };
    const fill = (types: readonly string[], event: ts.Type) => {
      const heard = types.filter((type) => this.hears(type));
      if (heard.length === 0) return;
      const examples = this.maker.of(event);
      if ("unmade" in examples)
        for (const name of heard)
          this.found.gaps.push({ of: "event", name, why: describeUnmade(examples.unmade, "it") });
      else
        for (const value of examples.values as Record<string, unknown>[])
          for (const type of heard) if (!("type" in value) || value.type === type) add(type, value);
    };
    const events = this.typeOf("events", "TEvent");
    for (const event of events?.isUnion() ? events.types : events ? [events] : []) fill(this.typesOf(event), event);
    for (const [type, payload] of eventSchemas(this.file.checker, this.syntax, this.parts)) fill([type], payload);
    for (const [type, all] of payloads) this.found.events[type] = namedPayloads(all);
  }

  /** The values of an event's `type`; none if it is any text. */
  private typesOf(event: ts.Type): string[] {
    const type = event.getProperty("type");
    const examples = type && this.maker.of(this.file.checker.getTypeOfSymbol(type));
    const values = examples && "values" in examples ? examples.values : [];
    return values.includes("") ? [] : values.map(String);
  }

  private hears(type: string): boolean {
    // Actors send XState's own events.
    if (type.startsWith("xstate.")) return false;
    return nodesOf(this.machine).some(({ transitions }) => [...transitions.keys()].some(isFor(type)));
  }

  private actors(): void {
    const { config } = this.source;
    for (const node of nodesOf(this.machine)) {
      const invokes = invokesAt(this.syntax, config, node.path);
      for (const [index, { id, src }] of node.invoke.entries()) {
        const written = this.syntax.property(invokes[index], "src");
        const isNamed = typeof src === "string" && !src.startsWith("xstate.invoke.");
        this.actor(id, isNamed ? this.named(src) : written, isNamed ? this.machine.implementations.actors[src] : null);
      }
    }
    for (const { id, logic } of spawnedIn(this.syntax, this.source)) {
      const src = this.syntax.text(logic);
      const running = src === undefined ? null : this.machine.implementations.actors[src];
      this.actor(id ?? namelessId(src), src === undefined ? logic : this.named(src), running);
    }
  }

  /** The logic with a name in `setup`, `createMachine`, or `provide`. */
  private named(name: string): ts.Expression | undefined {
    const { setup, implementations } = this.source;
    const places = [...implementations.toReversed(), setup];
    for (const place of places) {
      const found = this.syntax.property(this.syntax.property(place, "actors"), name);
      if (found) return found;
    }
    return undefined;
  }

  private actor(id: string, logic: ts.Expression | undefined, running: unknown): void {
    const found = logic && actorKind(this.file.checker, this.syntax, logic);
    if (!found || id in this.found.outcomes) return;
    const done = found.kind === "endless" ? {} : this.endings(id, found, running);
    const fails = found.kind === "promise" || found.kind === "stream" || this.takesErrorOf(id);
    if (done)
      this.found.outcomes[id] = {
        ...done,
        ...(found.kind !== "endless" && fails && { error: { error: new Error("failed") } }),
      };
  }

  /** Whether a transition is only for errors of this actor. */
  private takesErrorOf(id: string): boolean {
    return nodesOf(this.machine).some(({ transitions }) => transitions.has(`xstate.error.actor.${id}`));
  }

  /** How an actor ends without an error; null if there is no example of its output. */
  private endings(id: string, { kind, output }: ActorKind, running: unknown): Record<string, Outcome<never>> | null {
    if (kind === "stream") return { done: { output: undefined } };
    if (kind === "machine") {
      const states = Object.values((running as AnyStateMachine | null | undefined)?.root?.states ?? {});
      if (states.length > 0 && !states.some(({ type }) => type === "final")) return {};
      if (!output) return { done: { output: undefined } };
    }
    const examples: ReturnType<ExampleMaker["of"]> = output
      ? this.maker.of(output)
      : { unmade: { path: "", what: "unknown" } };
    if ("unmade" in examples) {
      this.found.gaps.push({ of: "actor", name: id, why: describeUnmade(examples.unmade, "its output") });
      return null;
    }
    const named = namedValues("done", examples.values);
    return Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, { output: value } as Outcome<never>]),
    );
  }
}

/**
 * Derives test data from the TypeScript types of a machine's file: payloads of events, inputs, and outcomes of actors.
 * @param file the path of the file @param exportName the export that is the machine
 */
export function inferData(file: string, exportName: string, machine: AnyStateMachine): InferredData | null {
  const typed = typesIn(file);
  return typed && new Inference(typed, exportName, machine).all();
}
