import type { z } from "zod/mini";

/**
 * Who may call (R10, R37): anyone, any signed-in account, accounts that can see series, content editors, or
 * administrators. The access function has the finer rules about the requested object.
 */
export type Access = "public" | "signed-in" | "series" | "editing" | "administration";

type Schema = z.core.$ZodType;

/** One API call as data: the server validates with it, the client gets its types from it. */
export interface Endpoint {
  /** `area.verb`, unique; used in logs, tests and the API description. */
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Absolute path with `{name}` for parameters; ends in a slash except `v1/search` (R15). */
  path: string;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body of a success; `null` answers 204 without a body. */
  reply: Schema | null;
  /** Requires `x-csrf-token`: exactly the calls that the specification names (R17). */
  csrf?: true;
  /** Staff have to have confirmed with their password within the last 15 minutes (R60). */
  confirmed?: true;
  /** Must come from a page of this site: without the header `Origin` it is rejected as from another site. */
  fromPage?: true;
  /** Accepts an `Idempotency-Key`: a repeat returns the first answer (R18). */
  idempotent?: true;
  /**
   * Accepts a `Command-Order`: if an earlier command of a device arrives after a later one about the same subject, it
   * replaces nothing.
   */
  ordered?: true;
}

type In<S> = S extends Schema ? z.core.input<S> : undefined;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a caller passes: path parameters, query and body, as far as the endpoint has them. */
export type ArgsOf<E extends Endpoint> = (E extends { params: infer S } ? { params: In<S> } : unknown) &
  (E extends { query: infer S } ? { query?: In<S> } : unknown) &
  (E extends { body: infer S } ? { body: In<S> } : unknown);

/** What a handler receives, validated, defaults filled in. */
export interface Received<E extends Endpoint> {
  params: E extends { params: infer S } ? Out<S> : Record<never, never>;
  query: E extends { query: infer S } ? Out<S> : Record<never, never>;
  body: E extends { body: infer S } ? Out<S> : undefined;
}

/** What an endpoint returns; `undefined` for a 204. */
export type ReplyOf<E extends Endpoint> = Out<E["reply"]>;

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
