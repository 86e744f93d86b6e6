import type { z } from "zod/mini";

/**
 * Who may call (R10, R37): anyone; any signed-in account; who sees series; who edits content; administrators. Finer
 * rules, on the thing that is asked for, are the access function's.
 */
export type Access = "public" | "signed-in" | "series" | "editing" | "administration";

type Schema = z.core.$ZodType;

/** One call of the API as data: the server validates by it, the client is typed by it. */
export interface Endpoint {
  /** `area.verb`, unique; logs, tests and the description of the API use it. */
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Absolute path with `{name}` for parameters; ends in a slash except `v1/search` (R15). */
  path: string;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body of a success; `null` answers 204 without one. */
  reply: Schema | null;
  /** Asks for `x-csrf-token`: exactly the calls that the specification names (R17). */
  csrf?: true;
  /** Takes an `Idempotency-Key`: a repeat returns the first answer (R18). */
  idempotent?: true;
}

type In<S> = S extends Schema ? z.core.input<S> : undefined;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a caller gives: path parameters, query and body as far as the endpoint has them. */
export type ArgsOf<E extends Endpoint> = (E extends { params: infer S } ? { params: In<S> } : unknown) &
  (E extends { query: infer S } ? { query?: In<S> } : unknown) &
  (E extends { body: infer S } ? { body: In<S> } : unknown);

/** What a handler receives, validated, defaults filled in. */
export interface Received<E extends Endpoint> {
  params: E extends { params: infer S } ? Out<S> : Record<never, never>;
  query: E extends { query: infer S } ? Out<S> : Record<never, never>;
  body: E extends { body: infer S } ? Out<S> : undefined;
}

/** What an endpoint answers with; `undefined` for a 204. */
export type ReplyOf<E extends Endpoint> = Out<E["reply"]>;

/** Keeps the literal types of an endpoint while checking its form. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
