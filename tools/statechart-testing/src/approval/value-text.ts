import { createHash } from "node:crypto";
import type { AnyActorRef } from "xstate";
import { idOf } from "../simulator/running-actors";

/** Values with a shorter text are always written out. */
const minReferenced = 60;
/** Longer texts are cut, and end with a hash of the whole. */
const maxText = 240;

const isActor = (value: object): value is AnyActorRef => "sessionId" in value && "send" in value;

/** The parts of an object that its text consists of, with sorted keys: the order of keys is not behavior. */
function partsOf(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, part]) => [String(key), part]);
  if (value instanceof Set) return [...value].map((part, index) => [String(index), part]);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Names for large values: a text that occurs in one of them is replaced by where it comes from. */
export class References {
  private readonly names = new Map<string, string>();

  /**
   * Names a value and everything in it: `output.steps.0`. The first name of equal values stays.
   * @param name what readers know the value by, such as `output` or `context.lesson`
   */
  add(name: string, value: unknown): void {
    if (typeof value !== "object" || value === null || isActor(value)) return;
    const text = fullText(value, null);
    // Its parts are even smaller.
    if (text.length < minReferenced) return;
    if (!this.names.has(text)) this.names.set(text, name);
    for (const [key, part] of partsOf(value)) this.add(`${name}.${key}`, part);
  }

  find(text: string): string | undefined {
    return text.length < minReferenced ? undefined : this.names.get(text);
  }
}

/** A value as JSON, except for actors, errors, functions, and named values, which are written in angle brackets. */
function fullText(value: unknown, references: References | null): string {
  if (typeof value === "function") return "‹function›";
  if (typeof value === "bigint" || typeof value === "symbol") return `‹${String(value)}›`;
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof Error) return `‹${value.name}: ${value.message}›`;
  if (value instanceof Date) return JSON.stringify(value);
  if (isActor(value)) return `‹actor ${idOf(value)}›`;
  const name = references?.find(fullText(value, null));
  if (name !== undefined) return `‹${name}›`;
  if (Array.isArray(value)) return `[${value.map((part) => fullText(part, references)).join(",")}]`;
  return `{${partsOf(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${fullText(part, references)}`)
    .join(",")}}`;
}

/**
 * A value as text for a file of approved behavior. Equal values have equal texts, and different values almost always
 * different ones: a long text is cut after 240 characters and ends with a hash of the whole.
 */
export function valueText(value: unknown, references: References = new References()): string {
  const text = fullText(value, references);
  if (text.length <= maxText) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return `${text.slice(0, maxText)}… (${text.length} characters, ${hash})`;
}
